// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { mayLoadAhead } from "../../../runtime/visit/may-load-ahead";
import { isSafeAhead } from "../../../runtime/visit/safe-links";
import { linksAhead } from "./links-ahead";

beforeEach(() => Reflect.get(window, "happyDOM").setURL("https://shop.test/list"));
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

it.each(linksAhead)("%s may be loaded ahead: %s", (markup, isSafe) => {
  document.body.innerHTML = `${markup}link</a>`;
  expect(isSafeAhead(document.querySelector("a") as HTMLAnchorElement)).toBe(isSafe);
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
