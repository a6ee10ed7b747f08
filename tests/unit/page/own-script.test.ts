// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimPage } from "../../../runtime/page/claim-page";
import { findOwnScript } from "../../../runtime/page/own-script";

function tag(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "text/none"; // it is found, but never fetched
  script.setAttribute("src", src);
  document.head.append(script);
  return script;
}
const currently = (value: unknown) =>
  vi.spyOn(document, "currentScript", "get").mockReturnValue(value as null);

beforeEach(() => {
  document.head.innerHTML = '<base href="https://shop.test/pl/">';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe("our own script", () => {
  it("is the running script", () => {
    tag("/other/wyspa.js");
    const own = tag("https://cdn.test/any/path/renamed.js?v=1");
    currently(own);
    expect(findOwnScript()).toEqual({ tag: own, base: "https://cdn.test/any/path/", nonce: "" });
  });

  it("is found by its name when the browser does not expose it, as in modules", () => {
    currently(null);
    tag("/gfx/shop.js");
    const own = tag("https://cdn.test/wyspa/wyspa.js?v=7#x");
    expect(findOwnScript()).toMatchObject({ tag: own, base: "https://cdn.test/wyspa/" });
  });

  it.each(["/not-wyspa.js", "/wyspa.js.map", "/a?b=/wyspa.js", "/wyspa.jsx"])("is not %s", (src) => {
    currently(null);
    tag(src);
    expect(findOwnScript()).toEqual({ tag: null, base: "https://shop.test/pl/", nonce: "" });
  });

  it.each(["img", "form", "input", "a"])("is never an <%s> called currentScript", (name) => {
    const element = document.createElement(name);
    element.setAttribute("name", "currentScript");
    Reflect.set(element, "src", "https://evil.example/x/wyspa.js");
    currently(element);
    const own = tag("https://shop.test/wyspa/wyspa.js");
    expect(findOwnScript()).toMatchObject({ tag: own, base: "https://shop.test/wyspa/" });
  });

  it("carries the page's nonce to its chunks", () => {
    const own = tag("/wyspa/wyspa.js");
    own.nonce = "abc";
    currently(own);
    expect(findOwnScript().nonce).toBe("abc");
  });
});

describe("a page", () => {
  const keys = ["wyspa.version", "wyspa 1.0.0", "wyspa 1.1.0"].map(Symbol.for);
  beforeEach(() => {
    for (const key of keys) Reflect.deleteProperty(window, key);
  });

  it("has one runtime: the first", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect([claimPage("1.0.0"), claimPage("1.0.0")]).toEqual([true, false]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("warns once about a second runtime of another version, however many tags load it", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(["1.0.0", "1.1.0", "1.1.0", "1.0.0"].map(claimPage)).toEqual([true, false, false, false]);
    expect(warn.mock.calls).toEqual([["Wyspa:", "version 1.0.0 runs. Remove version 1.1.0."]]);
  });
});
