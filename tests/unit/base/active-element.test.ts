// @vitest-environment page
/**
 * `activeElement()` reads the getter of the Document prototype, because an image or form with that name hides the
 * document's own property (bar S15).
 */
import { expect, it } from "vitest";
import { activeElement } from "../../../runtime/base/safe-dom";

it("is the focused field, whatever the names of the document's elements", () => {
  document.body.innerHTML = '<img name="activeElement" alt=""><input id="field">';
  document.getElementById("field")?.focus();
  // Browsers do this for named images, forms and frames.
  Object.defineProperty(document, "activeElement", {
    configurable: true,
    get: () => document.querySelector("img"),
  });
  expect(document.activeElement?.localName).toBe("img");
  expect(activeElement()?.id).toBe("field");
});
