// @vitest-environment page
import { describe, expect, it } from "vitest";
import { wayOn } from "../../../islands/mini-basket/way-on";

const menu = '<nav id="menu_categories"><a class="nav-link" href="/odziez">Odzież</a></nav>';
const crumbs =
  '<div class="breadcrumbs"><a href="/">Sklep</a><a href="/buty">Buty</a><span>Kalosze</span></div>';
const logo = '<div id="logo"><a href="/dom"><img alt="Sklep Wydma" src="logo.svg"></a></div>';

describe("where an empty basket leads", () => {
  it.each([
    ["to the page's last breadcrumb", crumbs + menu + logo, "Buty", "/buty"],
    ["to the first category of the menu", menu + logo, "Odzież", "/odziez"],
    ["to the home page, named by the logo", logo, "Sklep Wydma", "/dom"],
  ])("%s", (_, markup, name, path) => {
    document.body.innerHTML = markup;
    const found = wayOn();
    expect(found?.name).toBe(name);
    expect(new URL(found?.url ?? "").pathname).toBe(path);
  });

  it.each([
    ["a page without links", ""],
    ["a link to this very page", `<div class="breadcrumbs"><a href="${location.pathname}">Sklep</a></div>`],
    ["a link to another host", '<div id="logo"><a href="https://evil.test/x">Sklep</a></div>'],
    ["a link that runs code", '<div id="logo"><a href="javascript:alert(1)">Sklep</a></div>'],
    ["a link without a name", '<div id="logo"><a href="/dom"><img alt="" src="logo.svg"></a></div>'],
  ])("nowhere from %s", (_, markup) => {
    document.body.innerHTML = markup;
    expect(wayOn()).toBeNull();
  });
});
