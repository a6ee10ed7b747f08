// @vitest-environment page
/** Data that no report may contain (bar S21). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageSecrets } from "../../../runtime/platform/page-secrets";

const withFields = (markup: string) => {
  document.body.innerHTML = markup;
  return pageSecrets();
};
afterEach(() => void vi.restoreAllMocks());

describe("the secrets of a page", () => {
  it("are the values of its fields, hidden fields and text areas included, the longest first", () =>
    expect(
      withFields(
        '<form><input name="querySelectorAll" value=" Jan Kowalski "><input type="hidden" value="token-1"><input type="password" value="sekret"><textarea>Proszę dzwonić po 18:00</textarea></form>',
      ),
    ).toEqual(["Proszę dzwonić po 18:00", "Jan Kowalski", "token-1", "sekret"]));

  it("exclude labels of buttons and boxes, and texts short enough to be in every message", () =>
    expect(
      withFields(
        '<input type="submit" value="Szukaj"><input type="checkbox" value="accept"><input value="pl"><input value="1234"><input value="12345"><input>',
      ),
    ).toEqual(["12345"]));

  it("include the values of its cookies, as written and decoded", () => {
    document.body.replaceChildren();
    const cookies = "session=abc=def; name=Jan%20K; bad=%E0%A4; one=1";
    vi.spyOn(Object.getPrototypeOf(document), "cookie", "get").mockReturnValue(cookies);
    expect(new Set(pageSecrets())).toEqual(new Set(["abc=def", "Jan%20K", "Jan K", "%E0%A4"]));
  });

  it("are its fields alone when it may have no cookies", () => {
    vi.spyOn(Object.getPrototypeOf(document), "cookie", "get").mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    expect(withFields('<input value="Kowalski">')).toEqual(["Kowalski"]);
  });
});
