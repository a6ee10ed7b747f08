// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { saveAttribute } from "../../../runtime/dom/override";

const made = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe("an attribute that is kept", () => {
  it.each(['<p title="t"></p>', "<p></p>", '<p title=""></p>'])("is in %s again as it was", (html) => {
    const element = made(html);
    const putBack = saveAttribute(element, "title");
    element.title = "other";
    putBack();
    expect(element.outerHTML).toBe(html);
    const again = saveAttribute(element, "title");
    element.removeAttribute("title");
    again();
    expect(element.outerHTML).toBe(html);
  });

  it("is not written where it has not changed", () => {
    const element = made('<p title="t"></p>');
    const putBack = saveAttribute(element, "title");
    let writes = 0;
    element.setAttribute = () => void writes++;
    putBack();
    expect(writes).toBe(0);
  });
});

describe("a style", () => {
  it("in which nothing is left goes", () => {
    const element = made('<p style="display: none"></p>');
    element.style.removeProperty("display");
    dropEmptyStyle(element);
    expect(element.outerHTML).toBe("<p></p>");
  });
  it("in which something is left stays", () => {
    const element = made('<p style="display: none; color: red"></p>');
    element.style.removeProperty("display");
    dropEmptyStyle(element);
    expect(element.getAttribute("style")).toContain("red");
  });
});
