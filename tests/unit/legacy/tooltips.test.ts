// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTooltips } from "../../../runtime/legacy/tooltips";

beforeEach(() => {
  document.body.innerHTML = '<b class="first"></b><i class="second"></i>';
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const marked = () =>
  [...document.querySelectorAll("[data-island=tooltip]")].map(({ className }) => className);

describe("tooltips of the page", () => {
  it.each(["a:eq(0", "", document.body])("with an unreadable option (%s) throw nothing", (given) => {
    const { simple_tooltip } = makeTooltips({});
    expect(() => simple_tooltip(given)).not.toThrow();
    expect(marked()).toEqual([]);
  });

  it("are found beside an invalid selector, now and later", () => {
    const { simple_tooltip, markAll } = makeTooltips({});
    simple_tooltip("[[");
    simple_tooltip(".first");
    expect(marked()).toEqual(["first"]);
    document.body.insertAdjacentHTML("beforeend", '<u class="first"></u>');
    markAll();
    expect(marked()).toEqual(["first", "first"]);
  });
});
