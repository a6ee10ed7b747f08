// @vitest-environment page
/** Roles that elements have before they can get the focus: a screen reader reads a later one as another element. */
import { describe, expect, it } from "vitest";
import { beforePaint as namesOpener } from "../../../islands/region-selector/early";
import { beforePaint as makesCombobox } from "../../../islands/search-panel/early";
import { afterBlur } from "../../../runtime/dom/after-blur";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";

describe("before the islands have loaded", () => {
  it("the search field is a collapsed combobox", () => {
    document.body.innerHTML =
      '<form><input class="menu_search__input" name="text"><input name="text"></form>';
    const states = () =>
      [...document.querySelectorAll("input")].map((field) => [
        field.getAttribute("role"),
        field.getAttribute("aria-expanded"),
      ]);
    makesCombobox(4);
    expect(states()).toEqual([
      ["combobox", "false"],
      [null, null],
    ]);
    document.querySelector("input")?.setAttribute("aria-expanded", "true");
    makesCombobox(4); // after a visit, while the island's list is open
    expect(states()[0]).toEqual(["combobox", "true"]);
  });

  it("the opener of the region selector is a button, and stays what it is where the theme says it", () => {
    document.body.innerHTML = `<div class="select_language__open" tabindex="0"></div>`;
    namesOpener(4);
    expect(document.querySelector("div")?.getAttribute("role")).toBe("button");
    document.body.innerHTML = '<b role="tab" class="select_language__open"></b>';
    namesOpener(4);
    expect(document.querySelector("b")?.getAttribute("role")).toBe("tab");
  });
});

it("a role and a name that come while an element has the focus wait until it has lost it", () => {
  document.body.innerHTML = '<a href="#closeBar" aria-label="Zamknij pasek"></a><a href="#closeBar"></a>';
  const [first, second] = [...document.querySelectorAll("a")] as unknown as [HTMLElement, HTMLElement];
  const life = new AbortController();
  const rename = afterBlur(overrideAttributesUntilAbort(life.signal), life.signal);
  first.focus();
  for (const link of [first, second]) rename(link, "aria-label", "Zamknij: Wysyłka dziś");
  const names = () => [first, second].map((link) => link.getAttribute("aria-label"));
  expect(names()).toEqual(["Zamknij pasek", "Zamknij: Wysyłka dziś"]);
  second.focus();
  expect(names()).toEqual(["Zamknij: Wysyłka dziś", "Zamknij: Wysyłka dziś"]);
  life.abort();
  expect(names()).toEqual(["Zamknij pasek", null]);
});
