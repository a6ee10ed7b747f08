// @vitest-environment page
import { expect, it } from "vitest";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";

it("restores every attribute, however often it was changed", () => {
  const element = document.createElement("a");
  element.setAttribute("role", "link");
  element.setAttribute("title", "t");
  const end = new AbortController();
  const override = overrideAttributesUntilAbort(end.signal);
  override(element, "role", "button");
  override(element, "role", "tab");
  override(element, "title", null);
  override(element, "inert", "");
  expect(element.outerHTML).toBe('<a role="tab" inert=""></a>');
  override(element, "role", undefined);
  expect(element.getAttribute("role")).toBe("link");
  end.abort();
  expect(element.outerHTML).toBe('<a role="link" title="t"></a>');
});
