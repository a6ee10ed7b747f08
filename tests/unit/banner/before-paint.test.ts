// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforePaint } from "../../../islands/banner/early";

const root = document.documentElement;
beforeEach(() => {
  root.className = "--rabateCode --freeShipping --other";
  document.body.innerHTML = "";
});
afterEach(() => void vi.restoreAllMocks());

it("removes the space reserved for banners that the page does not have", () => {
  beforePaint();
  expect(root.className).toBe("--other");
});

it.each([
  '<div id="rabateCode"></div>',
  '<div class="rabateCode"></div>',
  '<div><a class="rabateCode__close" href=""></a></div>',
])("keeps the space reserved for a banner that exists as %s", (markup) => {
  document.body.innerHTML = markup;
  beforePaint();
  expect(root.className).toBe("--rabateCode --other");
});

it("checks a page only once it is parsed", () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  beforePaint();
  expect(root.className).toBe("--rabateCode --freeShipping --other");
  document.body.innerHTML = '<div id="freeShipping"></div>';
  state.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(root.className).toBe("--freeShipping --other");
});
