// @vitest-environment page
import { afterEach, expect, it } from "vitest";
import { readOptions } from "../../../islands/category-menu/options";

const names = ["dlmenu_showmore", "dlmenu_columnHeight", "dlmenu_columns", "dlmenu_wide", "submenuWidth"];
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
});

it("missing options have the platform's defaults", () => {
  expect(readOptions()).toEqual({
    showMore: true,
    mergesColumns: true,
    columnHeight: 320,
    columns: 5,
    padding: 30,
    submenuWidth: 200,
    wide: true,
    backThroughLevels: true,
  });
});

it("an empty text switches an option off, a number is used, and anything else counts as missing", () => {
  Object.assign(window, {
    dlmenu_showmore: "",
    dlmenu_wide: "",
    dlmenu_columnHeight: "480",
    dlmenu_columns: document.createElement("a"),
    submenuWidth: "-5px",
  });
  expect(readOptions()).toMatchObject({
    showMore: false,
    wide: false,
    columnHeight: 480,
    columns: 5,
    submenuWidth: 200,
  });
});
