// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override-attributes";

it("restores every attribute, however often it was changed", () => {
  const element = document.createElement("a");
  element.setAttribute("role", "link");
  element.setAttribute("title", "t");
  const end = new AbortController();
  const lend = overrideAttributesUntilAbort(end.signal);
  lend(element, "role", "button");
  lend(element, "role", "tab");
  lend(element, "title", null);
  lend(element, "inert", "");
  expect(element.outerHTML).toBe('<a role="tab" inert=""></a>');
  lend(element, "role", undefined);
  expect(element.getAttribute("role")).toBe("link");
  end.abort();
  expect(element.outerHTML).toBe('<a role="link" title="t"></a>');
});
