// @vitest-environment page
import { afterEach, beforeEach, expect, it } from "vitest";
import { mayLoadAhead } from "../../../runtime/visit/may-load-ahead";
import { isSafeAhead } from "../../../runtime/visit/safe-links";
import { linksAhead, pageWithMenu } from "./links-ahead";

beforeEach(() => Reflect.get(window, "happyDOM").setURL("https://shop.test/list"));
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

const judge = (markup: string, page = pageWithMenu) => {
  document.body.innerHTML = `${page}<p id="here">${markup}link</a></p>`;
  return isSafeAhead(document.querySelector("#here a") as HTMLAnchorElement);
};

it.each(linksAhead)("%s may be loaded ahead: %s", (markup, isSafe) => expect(judge(markup)).toBe(isSafe));

it("a folder is known only by three links of the page's own menu, products or texts", () => {
  const menu = (count: number) =>
    `<nav id="menu_categories">${Array.from({ length: count }, (_, id) => `<a class="nav-link" href="/kurtki/k-${id}">k</a>`).join("")}</nav>`;
  const link = '<a href="/kurtki/zimowe-77">';
  expect([judge(link, menu(2)), judge(link, menu(3))]).toEqual([false, true]);
  expect(judge(link, menu(3).replace("menu_categories", "other"))).toBe(false);
  expect(judge(link, menu(3).replaceAll("/kurtki/k-", "https://other.test/kurtki/k-"))).toBe(false);
});

it("the first page of the page's own language may be loaded ahead, that of another one changes the language", () => {
  Reflect.get(window, "happyDOM").setURL("https://shop.test/en/list");
  expect([judge('<a href="/en/">'), judge('<a href="/de/">')]).toEqual([true, false]);
});

it("the page in the address bar needs no loading, another one of its listing may be loaded", () => {
  Reflect.get(window, "happyDOM").setURL("https://shop.test/kategoria/kurtki-102?counter=1");
  expect(judge('<a href="/kategoria/kurtki-102?counter=1">')).toBe(false);
  expect(judge('<a href="/kategoria/kurtki-102">')).toBe(true);
  expect(judge('<a href="?counter=2">')).toBe(true);
});

it.each([
  ["the default", undefined, {}, true],
  ["a shop that prerenders", "prerender", {}, true],
  ["a shop that loads nothing ahead", "none", {}, false],
  ["a shopper who saves data", undefined, { saveData: true }, false],
  ["a slow connection", undefined, { effectiveType: "3g" }, false],
] as const)("pages are loaded ahead: %s", (_name, how, connection, isAllowed) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  expect(mayLoadAhead(how)).toBe(isAllowed);
});
