// @vitest-environment page
/** The server checks a value that a page script passes: the field's text, after the text of its prefix field. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import { serverWords } from "../../../runtime/legacy/steps/form-validation/words";

const checked = vi.fn();
const check = (markup: string) => {
  document.body.innerHTML = `<input id="prefix" value="+48"><input id="phone" value="600" ${markup}>`;
  const platform = { checkClientData: checked };
  const { validatePhoneGQL } = serverWords({ platform, texts: () => () => "" } as unknown as LegacyNeeds);
  return validatePhoneGQL({ input: document.querySelector("#phone") as HTMLInputElement });
};

beforeEach(() => {
  checked.mockReset().mockResolvedValue([{ messages: [{ code: "", message: "Zły numer" }] }]);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ["without a prefix field", "", "600"],
  ["with one", 'data-concat-from="#prefix"', "+48600"],
  ["with one that the page lacks", 'data-concat-from="#none"', "600"],
  ["with one named by an invalid selector", 'data-concat-from="#:"', "600"],
])("a field %s is checked", async (_how, markup, value) => {
  expect(await check(markup)).toBe("Zły numer");
  expect(checked.mock.calls).toEqual([[[{ id: "phone", type: "phone", value }]]]);
});
