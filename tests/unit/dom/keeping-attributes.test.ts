// @vitest-environment page
import { describe, expect, it } from "vitest";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { saveAttribute } from "../../../runtime/dom/override";

const made = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe("an attribute that is restored", () => {
  it.each(['<p title="t"></p>', "<p></p>", '<p title=""></p>'])("is the same again in %s", (html) => {
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

  it("is not written when it has not changed", () => {
    const element = made('<p title="t"></p>');
    const putBack = saveAttribute(element, "title");
    let writes = 0;
    element.setAttribute = () => void writes++;
    putBack();
    expect(writes).toBe(0);
  });
});

describe("a style attribute", () => {
  it("is removed when it becomes empty", () => {
    const element = made('<p style="display: none"></p>');
    element.style.removeProperty("display");
    dropEmptyStyle(element);
    expect(element.outerHTML).toBe("<p></p>");
  });
  it("stays when it keeps other properties", () => {
    const element = made('<p style="display: none; color: red"></p>');
    element.style.removeProperty("display");
    dropEmptyStyle(element);
    expect(element.getAttribute("style")).toContain("red");
  });
});
