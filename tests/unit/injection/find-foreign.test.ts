// @vitest-environment page
/** The check that the injection corpus runs in each page: which names may contain a payload. */
import { afterEach, expect, test, vi } from "vitest";
import { findForeign } from "../../injection/find-foreign";

const PAYLOAD = "<img src=xss1\n onerror=__xss(1)> and more";
const CUT = "<img src=xss1 onerror=__xss(1)>";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function foundIn(attribute: string, value: string): number {
  vi.stubGlobal("wyspa", { version: "1" });
  const button = document.createElement("button");
  button.setAttribute(attribute, value);
  document.body.replaceChildren(button);
  return findForeign({ all: [PAYLOAD, "javascript:__xss(2)"], allowed: {} }).elements.length;
}

test.each([
  ["the whole payload", `Close: ${PAYLOAD}`],
  ["the payload in one line", `Close: ${CUT} and more.`],
  ["the beginning of the payload, cut with an ellipsis", `Close: ${CUT}…`],
])("a name may contain %s", (_, name) => {
  expect(foundIn("aria-label", name)).toBe(0);
});

test.each([
  ["the payload without its first character", `Close: ${PAYLOAD.slice(1)}`],
  ["a beginning without an ellipsis", `Close: ${CUT}`],
  ["the payload's middle, cut with an ellipsis", `Close: ${CUT.slice(1)}…`],
  ["a beginning, and more of the payload after the ellipsis", `Close: ${CUT}… __xss(1)`],
])("a name may not contain %s", (_, name) => {
  expect(foundIn("aria-label", name)).toBe(1);
});

test("other attributes contain a payload only as it is", () => {
  expect(foundIn("title", PAYLOAD)).toBe(0);
  expect(foundIn("title", `${CUT} and more`)).toBe(1);
  expect(foundIn("title", `${CUT}…`)).toBe(1);
});
