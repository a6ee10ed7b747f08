// @vitest-environment happy-dom
/** Data that no report may contain (bar S21). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageSecrets } from "../../../runtime/platform/page-secrets";

const withFields = (markup: string) => {
  document.body.innerHTML = markup;
  return pageSecrets();
};
afterEach(() => void vi.restoreAllMocks());

describe("the secrets of a page", () => {
  it("are what its fields hold, hidden ones and areas too, the longest first", () =>
    expect(
      withFields(
        '<form><input name="querySelectorAll" value=" Jan Kowalski "><input type="hidden" value="token-1"><input type="password" value="sekret"><textarea>Proszę dzwonić po 18:00</textarea></form>',
      ),
    ).toEqual(["Proszę dzwonić po 18:00", "Jan Kowalski", "token-1", "sekret"]));

  it("are not words of buttons and boxes, and nothing so short that every message has it", () =>
    expect(
      withFields(
        '<input type="submit" value="Szukaj"><input type="checkbox" value="accept"><input value="pl"><input value="1234"><input value="12345"><input>',
      ),
    ).toEqual(["12345"]));

  it("are what its cookies hold, as written and decoded", () => {
    document.body.replaceChildren();
    const cookies = "session=abc=def; name=Jan%20K; bad=%E0%A4; one=1";
    vi.spyOn(Object.getPrototypeOf(document), "cookie", "get").mockReturnValue(cookies);
    expect(new Set(pageSecrets())).toEqual(new Set(["abc=def", "Jan%20K", "Jan K", "%E0%A4"]));
  });

  it("are its fields alone where it may have no cookies", () => {
    vi.spyOn(Object.getPrototypeOf(document), "cookie", "get").mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    expect(withFields('<input value="Kowalski">')).toEqual(["Kowalski"]);
  });
});
