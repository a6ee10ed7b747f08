// @vitest-environment page
/** Roles that elements have before they can get the focus: a screen reader reads a later one as another element. */
import { describe, expect, it } from "vitest";
import { beforePaint as namesOpener } from "../../../islands/region-selector/early";
import { beforePaint as makesCombobox } from "../../../islands/search-panel/early";
import { afterBlur } from "../../../runtime/dom/after-blur";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";

describe("before the islands have loaded", () => {
  it("the search field is a collapsed combobox, in the theme's form and in a marked one", () => {
    document.body.innerHTML = `<form id="menu_search"><input class="menu_search__input" name="text"></form>
      <form data-island="search-panel"><input type="hidden" name="text"><input name="text"></form>
      <form><input name="text"></form>`;
    makesCombobox(4);
    makesCombobox(4);
    const fields = [...document.querySelectorAll("input")];
    expect(fields.map((field) => [field.getAttribute("role"), field.getAttribute("aria-expanded")])).toEqual([
      ["combobox", "false"],
      [null, null],
      ["combobox", "false"],
      [null, null],
    ]);
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
  const [first, second] = [...document.querySelectorAll("a")] as [HTMLElement, HTMLElement];
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
