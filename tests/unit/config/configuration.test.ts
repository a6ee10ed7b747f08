// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { explicitConfig } from "../../../runtime/config/explicit-config";
import { readConfig } from "../../../runtime/config/read-config";
import type { ShopConfig } from "../../../runtime/contracts/config";
import { anyJson, anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";

/** The configuration that a page has in each of its possible places. */
interface Said {
  /** `#wyspa-config`; a string is written unchanged. */
  page?: unknown;
  /** `data-*` of the script tag. */
  tag?: Readonly<Record<string, unknown>>;
  globals?: unknown;
  separators?: readonly [decimal: unknown, grouping: unknown];
}

function read({ page, tag, globals, separators }: Said = {}): ShopConfig {
  const script = document.createElement("script");
  for (const [key, value] of Object.entries(tag ?? {}))
    script.dataset[key] = typeof value === "string" ? value : JSON.stringify(value);
  const config = document.createElement("script");
  config.type = "application/json";
  config.id = "wyspa-config";
  config.textContent = typeof page === "string" ? page : JSON.stringify(page);
  document.body.replaceChildren(...(page === undefined ? [] : [config]));
  Reflect.set(window, "app_shop", globals);
  Reflect.set(window, "currency_decimal_separator", separators?.[0]);
  Reflect.set(window, "currency_grouping_separator", separators?.[1]);
  return readConfig(explicitConfig(script));
}

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ["app_shop", "currency_decimal_separator", "currency_grouping_separator"])
    Reflect.deleteProperty(window, name);
});

const defaults: ShopConfig = {
  enabled: true,
  graphqlUrl: "/graphql/v1/",
  graphqlMode: "literal",
  ajaxUrl: "/ajax/get.php",
  basketUrl: "/basketchange.php",
  priceType: "gross",
  currency: {
    symbol: "zł",
    mask: "### ##0,00",
    space: true,
    beforeValue: false,
    decimalSeparator: "",
    groupingSeparator: "",
  },
  language: "pol",
  languageSymbol: "pl",
  texts: {},
  search: { minLength: 2, limit: 6, debounce: 500, breadcrumbs: false, details: false },
  switches: "",
  islands: {},
  visits: {},
  preset: "standard",
  consent: "unknown",
  serverCode: {},
  accountsUrl: "",
  passkeys: {},
  tiles: {},
  reportPageErrors: false,
  metrics: { url: "", sample: 1 },
  trackingHeader: "x-iai-tracking-events",
  cookieBanner: "",
};

/** The globals of a page of the standard theme (contract A 1). */
const standard = {
  urls: { prefix: "/gfx/eng/", graphql: "/graphql/v2/" },
  vars: {
    priceType: "net",
    currency: {
      id: "EUR",
      symbol: "€",
      format: "###,##0.00",
      beforeValue: true,
      space: false,
      decimalSeparator: ".",
      groupingSeparator: ",",
    },
    language: { id: "eng", symbol: "en", name: "English" },
  },
};

describe("a page without configuration", () => {
  it("has the specification's values", () => expect(read()).toEqual(defaults));
  it("has them without a tag, too", () => expect(readConfig(explicitConfig(null))).toEqual(defaults));
});

describe("the page's globals", () => {
  it("contain the platform's values", () =>
    expect(read({ globals: standard })).toEqual({
      ...defaults,
      graphqlUrl: "/graphql/v2/",
      priceType: "net",
      currency: {
        symbol: "€",
        mask: "###,##0.00",
        space: false,
        beforeValue: true,
        decimalSeparator: ".",
        groupingSeparator: ",",
      },
      language: "eng",
      languageSymbol: "en",
    }));

  it("may be the older flat ones", () =>
    expect(
      read({
        globals: {
          vars: { symbol: "$", currency_format: "###,##0.00", currency_space: 0, currency_before_value: 1 },
        },
        separators: [",", " "],
      }).currency,
    ).toEqual({
      symbol: "$",
      mask: "###,##0.00",
      space: false,
      beforeValue: true,
      decimalSeparator: ",",
      groupingSeparator: " ",
    }));

  it("are the newer ones when both exist", () => {
    const globals = { vars: { ...standard.vars, symbol: "$", currency_format: "#", currency_space: true } };
    expect(read({ globals, separators: [";", ";"] }).currency).toEqual(read({ globals: standard }).currency);
  });

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ["1", true],
    ["0", false],
    ["true", true],
    ["false", false],
  ])("accept several spellings of a boolean: %j is %j", (written, said) => {
    const { currency } = read({ globals: { vars: { currency: { space: written, beforeValue: written } } } });
    expect([currency.space, currency.beforeValue]).toEqual([said, said]);
  });

  it.each([undefined, null, ""])("ignore %j", (written) => {
    const globals = { vars: { currency: { space: written }, currency_space: 0 } };
    expect(read({ globals }).currency.space).toBe(false);
    expect(read({ globals: { vars: { currency: { space: written } } } }).currency.space).toBe(true);
  });
});

describe("the winning value", () => {
  it("is the page's, then the tag's, then the globals'", () => {
    const page = { language: "ger" };
    const tag = { language: "fre", languageSymbol: "fr" };
    expect(read({ page, tag, globals: standard })).toMatchObject({
      language: "ger",
      languageSymbol: "fr",
      priceType: "net",
    });
  });

  it("is found separately for each part of the currency and of the search", () => {
    const said = read({
      page: { currency: { symbol: "PLN" }, search: { limit: 8 } },
      tag: { currency: { symbol: "EUR", space: true }, search: { limit: 9, debounce: 300 } },
      globals: standard,
    });
    expect(said.currency).toMatchObject({
      symbol: "PLN",
      space: true,
      mask: "###,##0.00",
      beforeValue: true,
    });
    expect(said.search).toEqual({
      minLength: 2,
      limit: 8,
      debounce: 300,
      breadcrumbs: false,
      details: false,
    });
  });

  it("is found separately for each text and for each island", () => {
    const said = read({
      page: { texts: { a: "page" }, islands: { "mini-basket": true } },
      tag: { texts: { a: "tag", b: "tag" }, islands: { "mini-basket": false, "search-panel": false } },
    });
    expect(said.texts).toEqual({ a: "page", b: "tag" });
    expect(said.islands).toEqual({ "mini-basket": true, "search-panel": false });
  });

  it.each([
    ["graphqlMode", "literal", "variables"],
    ["preset", "standard", "none"],
    ["consent", "denied", "granted"],
    ["priceType", "gross", "net"],
  ] as const)("is the page's for %s", (key, page, tag) => {
    expect(read({ page: { [key]: page }, tag: { [key]: tag } })[key]).toBe(page);
    expect(read({ page: { [key]: tag }, tag: { [key]: page } })[key]).toBe(tag);
    expect(read({ tag: { [key]: tag } })[key]).toBe(tag);
  });
});

describe("the tag", () => {
  it("reads texts unchanged and anything else as JSON", () =>
    expect(
      read({
        tag: {
          graphqlUrl: "/g/",
          language: "eng",
          search: '{"limit":3}',
          preset: "none",
          priceType: "net",
          consent: "granted",
        },
      }),
    ).toMatchObject({
      graphqlUrl: "/g/",
      language: "eng",
      search: { limit: 3 },
      preset: "none",
      priceType: "net",
      consent: "granted",
    }));
});

describe("an endpoint's address", () => {
  it.each(["graphqlUrl", "ajaxUrl", "basketUrl"] as const)("%s is the first usable one", (key) => {
    const read1 = (page: unknown, tag?: unknown) =>
      read({ page: { [key]: page }, ...(tag !== undefined && { tag: { [key]: tag } }) })[key];
    for (const good of ["/api/shop", "/api?shop=7", "https://api.sklep.test/x", "http://localhost:3000/x"])
      expect(read1(good)).toBe(good);
    for (const bad of [
      "",
      "/",
      "api/shop",
      "../x",
      "//other.test/x",
      "/\\other.test",
      "javascript:x",
      "ftp://a/b",
      7,
    ])
      expect([bad, read1(bad)]).toEqual([bad, defaults[key]]);
    expect(read1("api/shop", "/from-the-tag")).toBe("/from-the-tag");
  });
});

describe("values of the wrong type", () => {
  it("are skipped for the next source", () => {
    const wrong = {
      graphqlUrl: 7,
      language: null,
      currency: { symbol: ["$"], space: "yes", mask: null },
      search: { limit: "6", minLength: null },
      texts: ["a"],
      islands: "none",
      priceType: {},
      consent: true,
    };
    expect(read({ page: wrong, globals: standard })).toEqual(read({ globals: standard }));
    expect(read({ page: { currency: [], search: 7 }, tag: { search: { limit: 3 } } }).search.limit).toBe(3);
  });

  it.each([
    ["consent", "maybe"],
    ["preset", "own"],
    ["graphqlMode", "both"],
  ] as const)("and unknown words are skipped, too: %s %s", (key, word) =>
    expect(read({ page: { [key]: word } })[key]).toBe(defaults[key]),
  );

  it("never produce an incomplete configuration", () => {
    const value = fc.oneof(anyJson, fc.constant(undefined));
    const part = fc.dictionary(fc.constantFrom(...Object.keys(defaults), ...hostileKeys), value);
    const nested = fc.record({
      currency: value,
      search: value,
      language: value,
      texts: value,
      islands: value,
    });
    fc.assert(
      fc.property(
        fc.oneof(part, nested, value, anyText),
        fc.oneof(part, nested),
        fc.oneof(fc.record({ vars: fc.oneof(nested, value), urls: value }), value),
        (page, tag, globals) => {
          const said = read({ page, tag: JSON.parse(JSON.stringify(tag)), globals });
          const shape = (own: object) =>
            Object.entries(own).map(([key, inner]) => [key, inner === null ? "null" : typeof inner]);
          expect(shape(said)).toEqual(shape(defaults));
          expect(shape(said.currency)).toEqual(shape(defaults.currency));
          expect(shape(said.search)).toEqual(shape(defaults.search));
          expect(["granted", "denied", "unknown"]).toContain(said.consent);
          expect(["gross", "net"]).toContain(said.priceType);
          for (const table of [said.texts, said.islands]) expect(Array.isArray(table)).toBe(false);
        },
      ),
      runs(0.25),
    );
    expect(Reflect.get({}, "texts")).toBeUndefined();
  });
});

describe("a misleading page", () => {
  it.each(["form", "a", "img", "div"])("has no configuration in a <%s> called app_shop", (name) => {
    const element = document.createElement(name);
    element.id = "app_shop";
    element.innerHTML = '<input name="vars"><input name="urls">';
    Reflect.set(element, "vars", { priceType: "net" });
    expect(read({ globals: element })).toEqual(defaults);
  });

  it("takes no part of its configuration from an element either", () => {
    const element = Object.assign(document.createElement("form"), {
      symbol: "$",
      format: "#",
      graphql: "//evil/",
    });
    expect(read({ globals: { vars: { currency: element, language: element }, urls: element } })).toEqual(
      defaults,
    );
  });

  it("takes no configuration from an element that only has its id", () => {
    const element = document.createElement("div");
    element.id = "wyspa-config";
    element.textContent = '{"language":"eng"}';
    document.body.append(element);
    expect(readConfig(explicitConfig(null))).toEqual(defaults);
  });

  it("keeps its own configuration despite an element with the same id", () => {
    const before = document.createElement("a");
    before.id = "wyspa-config";
    const config = document.createElement("script");
    config.id = "wyspa-config";
    config.type = "application/json";
    config.textContent = '{"language":"eng"}';
    document.body.append(before, config);
    expect(readConfig(explicitConfig(null)).language).toBe("eng");
  });

  it("may start with a byte-order mark", () =>
    expect(read({ page: '\ufeff{"language":"eng"}' }).language).toBe("eng"));

  it.each(["", "{", "null", "[]", '"x"', "<!-- -->"])("has no configuration in %j", (page) =>
    expect(read({ page })).toEqual(defaults),
  );

  it.each([
    '{"__proto__":{"language":"eng","texts":{"a":"b"}}}',
    '{"constructor":{"prototype":{"language":"eng"}}}',
  ])("changes nothing with %s", (page) => {
    expect(read({ page })).toEqual(defaults);
    expect(Reflect.get({}, "language")).toBeUndefined();
  });
});
