// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { nearestName } from "../../../runtime/base/nearest-name";
import { configMistakes, jsonMistake } from "../../../runtime/config/config-mistakes";
import { configRules } from "../../../runtime/config/config-rules";
import { explicitConfig } from "../../../runtime/config/explicit-config";
import { isDoubtful } from "../../../runtime/config/is-doubtful";
import { readConfig } from "../../../runtime/config/read-config";
import { textMistakes } from "../../../runtime/config/text-keys";
import { anyJson } from "../any-text";
import { runs } from "../runs";

const islands = ["mini-basket", "search-panel", "validated-form"];
afterEach(() => document.body.replaceChildren());

/** Reads a page's configuration, from its element and the tag. @returns whether it is doubtful, and its mistakes */
function check(page: unknown, tag: Readonly<Record<string, string>> = {}) {
  const text = typeof page === "string" ? page : JSON.stringify(page ?? {});
  document.body.innerHTML = '<script type="application/json" id="wyspa-config"></script>';
  (document.getElementById("wyspa-config") as HTMLScriptElement).textContent = text;
  const script = document.createElement("script");
  Object.assign(script.dataset, tag);
  const given = explicitConfig(script);
  return {
    isDoubtful: isDoubtful(given, readConfig(given), text, (name) => islands.includes(name)),
    mistakes: [
      ...[jsonMistake(text) ?? []].flat(),
      ...configMistakes("page", given[0], islands),
      ...configMistakes("tag", given[1], islands),
    ],
  };
}

describe("a mistake in the configuration is explained in one sentence", () => {
  const rows: readonly [what: string, page: unknown, message: RegExp][] = [
    [
      "JSON that cannot be read",
      '{ "search": { "limit": 4 }',
      /is not valid JSON \(.+\)\. The whole configuration is ignored/,
    ],
    ["a list instead of an object", "[1]", /must contain a JSON object, not \[1\]/],
    ["a misspelt key", { serch: { limit: 4 } }, /no key "serch"\. Did you mean "search"\?/],
    ["a key in another spelling", { "graphql-url": "/g" }, /Did you mean "graphqlUrl"\?/],
    ["a key like no other", { colour: "red" }, /no key "colour"\. Valid names: .*accountsUrl/],
    [
      "a number as text",
      { search: { limit: "4" } },
      /"search\.limit" must be a number, not "4"\. It is ignored/,
    ],
    [
      "a misspelt key inside",
      { search: { minLenght: 3 } },
      /"search" has no key "minLenght"\. Did you mean "minLength"\?/,
    ],
    [
      "an endpoint by a relative path",
      { ajaxUrl: "ajax/get.php" },
      /"ajaxUrl" must be a path that starts with a slash, or an http\(s\) address, not "ajax\/get\.php"/,
    ],
    ["an endpoint on a host without a scheme", { basketUrl: "//shop.test/b" }, /"basketUrl" must be a path/],
    ["an endpoint that is no address", { graphqlUrl: "graphql" }, /"graphqlUrl" must be a path/],
    ["a text for an object", { search: 4 }, /"search" must be an object, not 4/],
    [
      "a word that is not allowed",
      { preset: "standart" },
      /"preset" must be "standard" or "none", not "standart"/,
    ],
    [
      "a misspelt island",
      { islands: { minibaskets: false } },
      /not an island\. Did you mean "mini-basket"\?/,
    ],
    [
      "a switch as text",
      { islands: { "mini-basket": "false" } },
      /"islands\.mini-basket" must be a boolean, or an object of the island's props, not "false"/,
    ],
    ["an unknown kind of server code", { serverCode: { snippet: false } }, /Did you mean "snippets"\?/],
    [
      "a switch of server code as text",
      { serverCode: { snippets: "no" } },
      /"serverCode\.snippets" must be a boolean/,
    ],
    ["an unknown key of measurements", { metrics: { sampel: 0.1 } }, /Did you mean "sample"\?/],
    [
      "a share of measurements as text",
      { metrics: { url: "/measure", sample: "10%" } },
      /"metrics\.sample" must be a number, not "10%"/,
    ],
    ["an unknown key of maps", { tiles: { uri: "https://tiles.example" } }, /Did you mean "url"\?/],
    ["an accounts service of another type", { accountsUrl: false }, /"boolean" does not begin with https/],
    ["a text that is a number", { texts: { "dialog.close": 5 } }, /"texts\.dialog\.close" must be a text/],
    [
      "a wrong type in the currency",
      { currency: { space: "yes" } },
      /"currency\.space" must be a boolean, not "yes"/,
    ],
  ];
  for (const [what, page, message] of rows)
    it(what, () => {
      const { isDoubtful, mistakes } = check(page);
      expect(isDoubtful).toBe(true);
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toMatch(message);
    });

  it("a misspelt attribute of the tag, but not other tools' attributes", () => {
    const { isDoubtful, mistakes } = check(undefined, { graphqlUlr: "/g", cfasync: "false", nscript: "x" });
    expect(isDoubtful).toBe(true);
    expect(mistakes).toEqual([
      'The configuration has no key "graphqlUlr". Did you mean "graphqlUrl"? See the attributes of the script tag.',
    ]);
  });
});

it("a valid configuration is not doubtful and has no mistakes", () => {
  const page = {
    search: { minLength: 3 },
    texts: { "search-panel.all": "Zobacz wszystko", "search-panel.count": { one: "1", few: "2", many: "5" } },
    islands: { "mini-basket": false, "search-panel": { limit: 3 } },
    serverCode: { instalments: true },
    passkeys: { mac: false },
    tiles: { url: "https://tiles.example/{z}/{x}/{y}.png" },
    currency: { symbol: "€", space: false },
    consent: "denied",
    metrics: { url: "https://measure.example/wyspa", sample: 0.1 },
  };
  const tag = { graphqlUrl: "/g", search: '{"minLength":2,"limit":4}', consent: "granted" };
  expect(check(page, tag).mistakes).toEqual([]);
  expect(check({ ...page, texts: {} }).isDoubtful).toBe(false);
  expect(check({ accountsUrl: "https://accounts.example/" }).isDoubtful).toBe(false);
  expect(check("").isDoubtful).toBe(false);
});

it("every key that the rules allow is known to the cheap check, too", () => {
  const { serverCode, passkeys, tiles } = configRules;
  const filled = (keys: object, value: unknown) =>
    Object.fromEntries(Object.keys(keys).map((key) => [key, value]));
  const page = {
    serverCode: filled(serverCode, true),
    passkeys: filled(passkeys, false),
    tiles: filled(tiles, "https://tiles.example"),
  };
  expect(check(page)).toEqual({ isDoubtful: false, mistakes: [] });
});

it("whatever the configuration holds, a mistake is always doubtful, so that it is always explained", () => {
  fc.assert(
    fc.property(anyJson, (page) => {
      const { isDoubtful, mistakes } = check(page);
      if (mistakes.length) expect(isDoubtful).toBe(true);
    }),
    runs(1),
  );
});

it.each(["http://accounts.example/", "//accounts.example/", "/accounts/"])(
  "the accounts service %s is explained in the words of the passkeys, which also look at it",
  (accountsUrl) =>
    expect(check({ accountsUrl }).mistakes).toEqual([
      `Passkeys are off, because the accounts service's address "${accountsUrl}" does not begin with https://. Change "accountsUrl" in the configuration, or app_shop.vars.IAIAccountsUrl.`,
    ]),
);

it("an accounts service of another type is kept, so that no other service takes its place", () =>
  expect(readConfig([{ accountsUrl: false }, {}]).accountsUrl).toBe("boolean"));

it("texts are always doubtful, because only a chunk knows all keys", () =>
  expect(check({ texts: { "dialog.close": "Zamknij" } })).toEqual({ isDoubtful: true, mistakes: [] }));

const keys = new Map([
  ["mini-basket.title", false],
  ["mini-basket.sum", false],
  ["mini-basket.products", true],
  ["dialog.close", false],
]);
const mistakesIn = (texts: Record<string, unknown>, defined: readonly string[] = []) =>
  textMistakes(texts, defined, keys);

describe("the key of a text", () => {
  it.each([
    ["mini-basket.titel", 'Did you mean "mini-basket.title"?'],
    ["dialog-close", 'Did you mean "dialog.close"?'],
    ["mini-basket.something-else", "Valid names: mini-basket.products, mini-basket.sum, mini-basket.title."],
    ["shipping", "The keys are on the page of each island, see islands/README.md."],
  ])("%s is explained", (key, help) =>
    expect(mistakesIn({ [key]: "x", "dialog.close": "y" })).toEqual([
      `"texts" names "${key}", which is not the key of a text, so it is ignored. ${help}`,
    ]),
  );

  it("may be one of the old script, or of an island that the theme has defined", () => {
    const texts = { txt_validation1: "x", errorCode: {}, formValidation: {}, "shop-hours.open": "Otwarte" };
    expect(mistakesIn(texts, ["shop-hours"])).toEqual([]);
  });
});

describe("plural forms of a text", () => {
  it.each([
    ["a misspelt form", { ones: "a" }, 'has a plural form "ones" of "mini-basket.products", which does not'],
    ["a form that is no text", { one: 1 }, 'form "one" of "mini-basket.products" in "texts" must be a text'],
    ["one form alone", { one: "a", few: "b" }, 'lacks plural forms of "mini-basket.products"'],
    ["no forms", {}, 'lacks plural forms of "mini-basket.products"'],
  ])("with %s are explained in one sentence", (_, forms, sentence) => {
    expect(mistakesIn({ "mini-basket.products": forms })).toEqual([expect.stringContaining(sentence)]);
    expect(mistakesIn({ "shop-hours.open": forms }, ["shop-hours"])).toHaveLength(1);
  });

  it("are a mistake for a text without a count", () =>
    expect(mistakesIn({ "dialog.close": { one: "a", many: "b" } })).toEqual([
      '"texts" has plural forms for "dialog.close", which has no count. Write one text.',
    ]));

  it.each([
    [{ one: "a", many: "b" }],
    [{ one: "a", other: "b" }],
    [{ one: "a", few: "b", many: "c", other: "d" }],
    ["{count} szt."],
  ])("may be %j", (text) => expect(mistakesIn({ "mini-basket.products": text })).toEqual([]));
});

describe("the nearest name", () => {
  it.each([
    ["minibasket", "mini-basket"],
    ["serach-panel", "search-panel"],
    ["validate-form", "validated-form"],
    ["map", null],
  ])("of %s is %s", (name, expected) => expect(nearestName(name, islands)).toBe(expected));
});

it.each([
  [500, []],
  ["adaptive", []],
  [
    "fast",
    [
      'The configuration\'s "search.debounce" must be a number of milliseconds or "adaptive", not "fast". It is ignored. See <script id="wyspa-config">.',
    ],
  ],
])("the debounce of the search is a number or adaptive: %j", (debounce, mistakes) => {
  expect(configMistakes("page", { search: { debounce } }, [])).toEqual(mistakes);
});
