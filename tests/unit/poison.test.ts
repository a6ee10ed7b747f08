// @vitest-environment page
/**
 * Readers of everything that others can write (storage, cookies, configuration, answers, history) accept any value.
 * They never throw, and no value reaches a prototype (bars S13, S14).
 */
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { closedBars } from "../../islands/info-bars/closed-bars";
import { searchCache } from "../../islands/search-panel/cache";
import { getCookie } from "../../runtime/base/cookies";
import { done } from "../../runtime/base/result";
import { explicitConfig } from "../../runtime/config/explicit-config";
import { readConfig } from "../../runtime/config/read-config";
import { allows } from "../../runtime/gate/allows";
import { readProps } from "../../runtime/islands/props";
import { basketFromStorefront } from "../../runtime/platform/basket/from-storefront";
import { recall } from "../../runtime/platform/basket/recall";
import { KEY } from "../../runtime/platform/basket/remember";
import { parseAnswer } from "../../runtime/platform/storefront-data";
import { omnibusDetails } from "../../runtime/prices/omnibus-details";
import { bindTexts } from "../../runtime/texts/texts";
import { entryOf } from "../../runtime/visit/entry";
import { storageWith } from "./platform/support";
import { runs } from "./runs";

const keys = [
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "toJSON", "length"],
  ...[
    "response",
    "items",
    "basket",
    "products",
    "texts",
    "search",
    "islands",
    "currency",
    "serverCode",
    "wyspa",
  ],
];
/** JSON of an attacker: with `__proto__` as an own key, at any depth. */
const poisoned = fc
  .letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("null", "true", "0", "-1e400", '""', '"<img src=x onerror=__xss()>"', "[]", "{}"),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.array(tie("value"), { maxLength: 3 }).map((all) => `[${all.join()}]`),
      fc
        .array(fc.tuple(fc.constantFrom(...keys), tie("value")), { maxLength: 4 })
        .map((all) => `{${all.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
    ),
  }))
  .value.chain((text) => fc.constantFrom(text, text.slice(0, -1), `${text}x`, `\ufeff${text}`));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const onPage = (text: string) => {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "wyspa-config";
  element.textContent = text;
  document.head.append(element);
  Reflect.set(window, "app_shop", parsed(text));
};

const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ["closed bars", (text) => closedBars(storageWith({ closedBars: text })).has("bar1")],
  ["the remembered basket", (text) => recall(storageWith({ [KEY]: text }), "pol")],
  [
    "kept suggestions",
    (text) => searchCache(storageWith({ search_buty_pl: text }), "pl", "zł", () => null).get("buty"),
  ],
  ["an answer", (text) => parseAnswer(done(text), ["Basket", "Snippets"])],
  ["a basket", (text) => basketFromStorefront(parsed(text))],
  [
    "the configuration",
    (text) => {
      onPage(text);
      const config = readConfig(explicitConfig(null));
      allows(config, "snippets");
      return bindTexts({ a: "b" }, config.texts, config.language)("a");
    },
  ],
  [
    "props",
    (text) => {
      const host = document.createElement("div");
      host.setAttribute("data-island-props", text);
      return readProps(host, undefined, () => {});
    },
  ],
  ["the history", (text) => entryOf(parsed(text))],
  [
    "prices of a product",
    (text) => omnibusDetails(parsed(text), { priceType: "gross", format: String, t: String }),
  ],
];

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "app_shop");
});

describe("poisoned input", () => {
  it.each(readers)("has no effect in the reader of %s", (_, read) => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    fc.assert(
      fc.property(poisoned, (text) => {
        read(text);
        document.head.replaceChildren();
        expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      }),
      runs(0.25),
    );
  });

  it("has no effect in the reader of cookies", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), poisoned, (name, value) => {
        Object.defineProperty(document, "cookie", {
          configurable: true,
          get: () => `${name}=${value}; other=1; =; ${name}`,
        });
        getCookie(name);
        expect(getCookie("absent")).toBeNull();
      }),
      runs(0.25),
    );
    Reflect.deleteProperty(document, "cookie");
  });
});
