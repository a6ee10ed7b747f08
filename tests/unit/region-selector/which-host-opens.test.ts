// @vitest-environment page
import { afterEach, beforeEach, expect, it } from "vitest";
import { mustOpen } from "../../../islands/region-selector/early";

const drawer = () => document.getElementById("menu_settings") as HTMLElement;
const link = () => document.querySelector("a") as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="menu_settings"><a class="select_language__open" href="#">Polska</a></div>';
  Object.assign(window, { selectLanguageParamsConfig: { show_select: "true" } });
});
afterEach(() => Reflect.deleteProperty(window, "selectLanguageParamsConfig"));

it("the link opens the selector by itself; the drawer, which uses the same block of the page, waits", () => {
  expect([mustOpen(), mustOpen(link()), mustOpen(drawer())]).toEqual([
    "region-selector",
    "region-selector",
    "",
  ]);
});

it("the same holds for the older suggestion", () => {
  document.body.insertAdjacentHTML("beforeend", '<div class="redirection"></div>');
  expect([mustOpen(), mustOpen(link()), mustOpen(drawer())]).toEqual([
    "region-selector",
    "region-selector",
    "",
  ]);
});

it("nothing opens when the server does not ask for it", () => {
  Object.assign(window, { selectLanguageParamsConfig: { show_select: "false" } });
  expect([mustOpen(), mustOpen(link())]).toEqual(["", ""]);
});
