// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { goTo, isHere, visitable } from "../../../runtime/visit/addresses";
import { canVisit, withParts } from "../../../runtime/visit/can-visit";
import { VisitFault, type VisitFaultKind } from "../../../runtime/visit/fault";

const HERE = "https://shop.test/list?a=1";
beforeEach(() => Reflect.get(window, "happyDOM").setURL(HERE));
afterEach(() => vi.restoreAllMocks());

describe("a fetched page", () => {
  const OWN = "https://cdn.test/wyspa/core.js?v=1";
  /** The kind of fault for which a page is not shown in place; `null` when it is shown. */
  const faultOf = (body: string, { at = "/next", sent = "/next", markup = `<html>${body}</html>` } = {}) => {
    const page = new DOMParser().parseFromString(`<body>${body}`, "text/html");
    const tag = document.createElement("script");
    tag.setAttribute("src", OWN);
    const url = (path: string) => new URL(path, HERE);
    const fetched = { markup, url: url(at), policy: "", headers: new Headers() };
    try {
      canVisit(page, fetched, url(sent), { script: { nonce: "", tag }, version: "1" } as never);
      return null;
    } catch (error) {
      return error instanceof VisitFault ? error.kind : error;
    }
  };

  it("is shown when it is whole and belongs to this build", () => {
    expect(faultOf("<p>Text</p>")).toBeNull();
    expect(faultOf(`<script src="${OWN}"></script><script src="/other.js"></script>`)).toBeNull();
    expect(faultOf(`<script src="${OWN}" data-wyspa-version="1"></script>`)).toBeNull();
  });

  it.each([
    ["<html><body>", "truncated"],
    ['<HTML lang="pl">', "truncated"],
    ["<html><body></html>", null],
    ['<main id="content"></main>', null], // rendered in parts
    ["<htmlish>", null],
  ])("%s is whole, or not: %s", (markup, kind) => expect(faultOf("", { markup })).toBe(kind));

  it.each([
    ["/login.php", "/account", "", "login"],
    ["/signin", "/account", "", "login"],
    ["/next", "/account", '<div id="container" class="login_page"></div>', "login"],
    ["/login.php", "/login.php", "", null],
    ["/next", "/account", '<div id="container" class="main_page"></div>', null],
    ["/logins", "/account", "", null],
  ])("%s in answer to %s with %j is a login page or not: %s", (at, sent, body, kind) =>
    expect(faultOf(body, { at, sent })).toBe(kind),
  );

  it.each([
    ["https://cdn.test/wyspa/core.js?v=2", ""],
    ["https://other.test/core.js", ""],
    ["/wyspa/core.js", ""],
    [OWN, ' data-wyspa-version="2"'],
  ])("with the script %s%s belongs to another build", (src, more) =>
    expect(faultOf(`<script src="${src}"${more}></script>`)).toBe("build"),
  );
});

it("the parts to render are asked for in the fetched address only", () => {
  const url = new URL("/p?a=1", HERE);
  expect(withParts(url, ["content", "paging"]).search).toBe("?a=1&set_render=content%2Cpaging");
  expect([withParts(url).search, withParts(url, []).search, url.search]).toEqual(["?a=1", "?a=1", "?a=1"]);
});

it.each<[VisitFaultKind, string, string]>([
  ["login", "", "The page redirects to a login page."],
  ["sections", "#a, #b", "The two pages do not share the sections #a, #b"],
  ["network", "", "The page could not be fetched: network"],
  ["status", "500", "The page could not be fetched: status 500"],
])("the fault %s %s explains itself", (kind, what, message) =>
  expect(new VisitFault(kind, what).message).toBe(message),
);

describe("an address", () => {
  const admit = (address: string) => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    const refused = vi.fn();
    const url = visitable(address, refused);
    return [url?.href ?? null, assign.mock.calls.length, refused.mock.calls.length];
  };

  it.each([
    ["/next", "https://shop.test/next"],
    ["/next#top", "https://shop.test/next#top"],
    ["/list", "https://shop.test/list"],
    [HERE, HERE],
  ])("%s in the shop is visited", (address, url) => expect(admit(address)).toEqual([url, 0, 0]));

  it("of this page's hash is left to the browser", () => expect(admit("#top")).toEqual([null, 1, 0]));

  it("outside the shop is refused, and left to the browser", () =>
    expect(admit("http://other.test/")).toEqual([null, 1, 1]));

  it.each(["javascript:alert(1)", "mailto:a@b.pl", "http://[", "data:text/html,x"])(
    "%s is refused, and goes nowhere",
    (address) => expect(admit(address)).toEqual([null, 0, 1]),
  );

  it("is here, whatever its hash", () => {
    expect([isHere(HERE), isHere(`${HERE}#x`), isHere("https://shop.test/list")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("with a hash on this page is reloaded, and each other one opened", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    goTo(new URL(`${HERE}#x`));
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
    goTo(new URL(HERE));
    goTo(new URL("/next#x", HERE));
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([1, 2]);
  });
});
