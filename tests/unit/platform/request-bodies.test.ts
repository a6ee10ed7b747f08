// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { encodeJson } from "../../../runtime/base/json";
import type { BlockName } from "../../../runtime/contracts/blocks";
import { blockRequest, requestPage, storefrontBody } from "../../../runtime/platform/first-request";
import { anyJson, anyText, nastyTexts } from "../any-text";
import { runs } from "../runs";

const all: readonly BlockName[] = [
  "Basket",
  "Wishlist",
  "Comparers",
  "Projector",
  "Snippets",
  "ToplayersAndWidgets",
];

/** The body as PHP reads it. */
function asRead(body: string): Record<string, { params?: Record<string, unknown> }> {
  const form = [...new URLSearchParams(body)];
  expect(form.map(([name]) => name)).toEqual(["request"]);
  return JSON.parse(form[0]?.[1] ?? "");
}

/** Runs code on a page whose scripts added a property to a prototype, as old libraries do. */
function withProperty<Result>(prototype: object, name: string, value: unknown, use: () => Result): Result {
  Object.defineProperty(prototype, name, { value, configurable: true, enumerable: true, writable: true });
  try {
    return use();
  } finally {
    Reflect.deleteProperty(prototype, name);
  }
}

const page = { view: 4, requestUri: "/", additionalAjax: "" };

describe("the body of get.php", () => {
  it("requests each block as the platform expects it", () => {
    const params = { mobile: false, tablet: false, pc: true, request_uri: "/pl/", additional_ajax: "a" };
    const body = storefrontBody(all, { view: 3, requestUri: "/pl/", additionalAjax: "a" });
    expect(asRead(body)).toEqual({
      Basket: {},
      Wishlist: {},
      Comparers: {},
      Projector: { format: "json", params: {} },
      Snippets: { format: "json", params },
      ToplayersAndWidgets: { format: "json", params },
    });
  });

  it.each([
    [1, { mobile: true, tablet: false, pc: false }],
    [2, { mobile: false, tablet: true, pc: false }],
    [3, { mobile: false, tablet: false, pc: true }],
    [4, { mobile: false, tablet: false, pc: true }],
  ])("has the view %i as %o", (view, said) => {
    const { params } = JSON.parse(blockRequest("Snippets", { ...page, view }));
    expect(params).toMatchObject(said);
    expect(JSON.parse(blockRequest("ToplayersAndWidgets", { ...page, view }))).toEqual({
      format: "json",
      params,
    });
  });

  it("carries every address, whatever it contains", () =>
    fc.assert(
      fc.property(anyText, anyText, (requestUri, additionalAjax) => {
        const { Snippets } = asRead(storefrontBody(["Snippets"], { ...page, requestUri, additionalAjax }));
        expect(Snippets?.params).toMatchObject({ request_uri: requestUri, additional_ajax: additionalAjax });
      }),
      runs(),
    ));

  it.each([...nastyTexts.slice(0, -3), "/search.php?text=a&utm=1", "/a+b%20c%", "/?request={}"])(
    "carries %j",
    (requestUri) => {
      const { Snippets } = asRead(storefrontBody(["Snippets"], { ...page, requestUri }));
      expect(Snippets?.params?.request_uri).toBe(requestUri);
    },
  );

  it("is plain ASCII", () =>
    fc.assert(
      fc.property(anyText, (requestUri) => {
        expect(storefrontBody(["Snippets"], { ...page, requestUri })).toMatch(/^[\w.*%+=-]*$/);
      }),
      runs(0.5),
    ));
});

describe("the page's part of a request", () => {
  afterEach(() => Reflect.deleteProperty(window, "app_shop"));

  it("is what the platform wrote into it", () => {
    Reflect.set(window, "app_shop", { vars: { requestUri: "/pl/?a=1", additionalAjax: "x" } });
    expect(requestPage(2, [])).toEqual({
      url: "/ajax/get.php",
      view: 2,
      requestUri: "/pl/?a=1",
      additionalAjax: "x",
    });
  });

  it("is the page's address when the platform wrote nothing", () =>
    expect(requestPage(1, [])).toEqual({
      url: "/ajax/get.php",
      view: 1,
      requestUri: location.pathname + location.search,
      additionalAjax: "",
    }));

  it("goes to the first configured address that can be used", () => {
    const url = (...given: unknown[]) =>
      requestPage(
        1,
        given.map((ajaxUrl) => ({ ajaxUrl })),
      ).url;
    expect(url("/api/shop?data", "/other")).toBe("/api/shop?data");
    expect(url("api/shop", "/other")).toBe("/other");
    expect(url(undefined, 7)).toBe("/ajax/get.php");
  });

  it("is not a page element with a misleading id", () => {
    Reflect.set(window, "app_shop", document.createElement("form"));
    expect(requestPage(1, []).requestUri).toBe(location.pathname + location.search);
  });
});

describe("JSON on the wire", () => {
  it("is parsed to the original value", () =>
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(encodeJson(value))).toEqual(value);
        expect(encodeJson(value)).toBe(JSON.stringify(value));
      }),
      runs(),
    ));

  it.each<[string, () => object]>([
    ["Array", () => Array.prototype],
    ["Object", () => Object.prototype],
    ["String", () => String.prototype],
    ["Number", () => Number.prototype],
    ["Boolean", () => Boolean.prototype],
  ])("is the same on a page with %s.prototype.toJSON", (_, prototype) => {
    const value = { request: [{ a: "b", c: [1, true, null, "ł"] }], empty: {}, none: [] };
    const write = () => [encodeJson(value), storefrontBody(all, page)];
    const meant = [JSON.stringify(value), storefrontBody(all, page)];
    const written = withProperty(prototype(), "toJSON", () => "broken", write);
    expect(written).toEqual(meant);
  });

  it("omits undefined values, and writes null in lists", () => {
    expect(encodeJson({ a: undefined, b: [undefined, 1], c: Number.NaN })).toBe('{"b":[null,1],"c":null}');
    expect(encodeJson(undefined)).toBe("null");
  });

  it("carries keys that have a meaning on objects", () =>
    expect(encodeJson(JSON.parse('{"__proto__":{"a":1},"constructor":2}'))).toBe(
      '{"__proto__":{"a":1},"constructor":2}',
    ));
});
