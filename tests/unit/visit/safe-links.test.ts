// @vitest-environment page
import { afterEach, beforeEach, expect, it } from "vitest";
import { mayLoadAhead } from "../../../runtime/visit/may-load-ahead";
import { isSafeAhead, safeLinksCondition } from "../../../runtime/visit/safe-links";
import { linksAhead } from "./links-ahead";

beforeEach(() => Reflect.get(window, "happyDOM").setURL("https://shop.test/list"));
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

it.each(linksAhead)("%s may be loaded ahead: %s", (markup, isSafe) => {
  document.body.innerHTML = `${markup}link</a>`;
  expect(isSafeAhead(document.querySelector("a") as HTMLAnchorElement)).toBe(isSafe);
});

const list = (text: string) => text.split(" ");
it.each([
  ...list("pdf zip rar 7z doc docx xls xlsx csv xml json txt jpg jpeg png webp mp3 mp4").map(
    (end) => `/files/a.${end}`,
  ),
  ...list(
    "ajax settings basket order place-order prepaid login logout signin client password shoppinglist",
  ).map((name) => `/${name}`),
  ...list("return rma subscription product-compare").flatMap((name) => [`/${name}.html`, `/en/${name}s`]),
  ...list("action operation lang curr country add remove change sort set").map(
    (name) => `/list?id=1&x_${name}_y=1`,
  ),
  "/list?x=1",
  "/list?x=1&id=2",
  "/xsearch.html/a.php",
])("the link %s may not be loaded ahead", (href) => {
  document.body.innerHTML = `<a href="${href}">link</a>`;
  expect(isSafeAhead(document.querySelector("a") as HTMLAnchorElement)).toBe(false);
});

it.each([
  ...list("text counter filter id product").map((name) => `/list?${name}=1`),
  ...list("search stock stocks product-stocks").map((name) => `/${name}.php`),
  "/files/pdf",
  "/files/a.html",
  "/news/my-basket",
  "/list?id=settings",
])("the link %s may be loaded ahead", (href) => {
  document.body.innerHTML = `<a href="${href}">link</a>`;
  expect(isSafeAhead(document.querySelector("a") as HTMLAnchorElement)).toBe(true);
});

it("the browser's rule has the same conditions: this origin, paths, query, and the link itself", () => {
  const { and } = safeLinksCondition() as { and: readonly Record<string, unknown>[] };
  const path = { not: { href_matches: expect.arrayContaining(["/basket*", "/*/basket*", "/*.pdf"]) } };
  const isReading = { href_matches: expect.arrayContaining(["/*search.php", "/*product-stocks.php"]) };
  expect(and).toEqual([
    { href_matches: ["/*"] },
    { or: [{ not: { href_matches: ["/*.php*"] } }, isReading] },
    path,
    {
      or: [
        { href_matches: { pathname: "/*", search: "" } },
        { href_matches: ["text", "counter", "filter", "id", "product"].map((name) => `/*\\?${name}*`) },
      ],
    },
    { not: { href_matches: expect.arrayContaining(["/*\\?*lang*=*", "/*\\?*add*=*"]) } },
    {
      not: {
        selector_matches: expect.stringMatching(/^\[rel~="nofollow"\], .+, \.logout_link, \[data-visit\]$/),
      },
    },
  ]);
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
