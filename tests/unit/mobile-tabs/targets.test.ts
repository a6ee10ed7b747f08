// @vitest-environment page
import { afterEach, expect, it } from "vitest";
import { targetsOf } from "../../../islands/mobile-tabs/sections";

afterEach(() => document.body.replaceChildren());

function targets(ids: string, markup: string): string[] {
  document.body.innerHTML = `<aside><div id="tabs"><button></button></div>${markup}</aside><b id="out"></b>`;
  const tab = document.querySelector("button") as HTMLElement;
  tab.dataset.ids = ids;
  const [column, tabs] = ["aside", "#tabs"].map((selector) => document.querySelector(selector) as Element);
  return targetsOf(tab, column as Element, tabs as Element).map(({ id }) => id);
}

it("a tab's sections are searched for in the side column only, each once", () => {
  expect(targets("#a,.b,#a, #c ,#out", `<i id="a"></i><i id="x" class="b"></i><i id="c"></i>`)).toEqual([
    "a",
    "x",
    "c",
  ]);
});

it("one invalid selector does not affect the others, and nothing hides the tabs themselves", () => {
  expect(targets("]],,#a,div,#tabs,*", `<i id="a"></i>`)).toEqual(["a"]);
});

it("a copy is identified by its mobile place", () => {
  expect(targets("#c", `<div data-item="#c"><i id="c--clone" class="--clone"></i></div>`)).toEqual([
    "c--clone",
  ]);
});
