// @vitest-environment happy-dom
/** What has the focus is asked of the document's kind: an image or form named so stands before its own member (bar S15). */
import { expect, it } from "vitest";
import { activeElement } from "../../../runtime/base/safe-dom";

it("is the focused field, whatever the document's elements are named", () => {
  document.body.innerHTML = '<img name="activeElement" alt=""><input id="field">';
  document.getElementById("field")?.focus();
  // As browsers do it for named images, forms and frames.
  Object.defineProperty(document, "activeElement", {
    configurable: true,
    get: () => document.querySelector("img"),
  });
  expect(document.activeElement?.localName).toBe("img");
  expect(activeElement()?.id).toBe("field");
});
