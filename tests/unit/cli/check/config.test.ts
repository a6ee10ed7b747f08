import { afterEach, expect, test, vi } from "vitest";
import { islandOf } from "../../../../runtime/cli/check/hosts";
import { configMistakes, jsonMistake } from "../../../../runtime/config/config-mistakes";
import { textMistakes } from "../../../../runtime/config/text-keys";
import { found, messages } from "./found";

const config = (json: string) => `<script type="application/json" id="wyspa-config">${json}</script>`;

test.each([
  ["JSON that cannot be read", '{\n  "priceType": "net",\n}', "3:1 config-json"],
  ["a list", "[1]", "1:51 config-json"],
  ["an unknown key", '{\n  "priceTyp": "net"\n}', "2:3 config"],
  ["a wrong type", '{\n  "search": {\n    "limit": "four" } }', "3:5 config"],
  ["a misspelt island", '{ "islands": {\n "mini-baskte": false } }', "2:2 config"],
  ["a misspelt prop", '{ "islands": { "tooltip": {\n "ofset": 4 } } }', "2:2 config-props"],
  ["a wrong word", '{ "preset": "standart" }', "1:53 config"],
  ["an unknown key in an object", '{ "tiles": {\n"adress": "a" } }', "2:1 config"],
])("%s is found at its line", (_, json, expected) => {
  expect(found(config(json))).toEqual([expected]);
});

test.each([
  ["data-graphql-modes", "literals"],
  ["data-search", '{"limit":"x"}'],
  ["data-islands", '{"mini-baskte":false}'],
])("a mistake in %s of the tag is found", (name, value) => {
  expect(found(`<script src="/wyspa/wyspa.js"\n${name}='${value}'></script>`)).toEqual(["2:1 config"]);
});

test("the messages are those of the console", () => {
  const given = { islands: { "mini-baskte": false }, preset: "standart", serch: {}, search: { limit: "4" } };
  expect(messages(config(JSON.stringify(given))).sort()).toEqual(
    [...configMistakes("page", given, [...islandOf.keys()])].sort(),
  );
  expect(messages(config("{,}"))).toEqual([jsonMistake("{,}")]);
});

test.each([
  ["an element that is no script", '<div id="wyspa-config">{}</div>', "1:1 config-element"],
  ["a script that browsers run", '<script id="wyspa-config">{}</script>', "1:1 config-element"],
  ["a second configuration", `${config("{}")}\n${config("{}")}`, "2:1 config-element"],
])("%s is found", (_, markup, expected) => {
  expect(found(markup)).toContain(expected);
});

test.each([
  ["values of template code", '{ "priceType": {{ type }}, "graphqlUrl": "{{ url }}/graphql" }'],
  ["entries under a condition", '{ {% if a %}"priceType": "net",{% endif %} "language": "pol" }'],
  ["a configuration that template code writes", "{{ config }}"],
  [
    "JSON that only the server completes",
    '{ {% for a in b %}"{{ a }}": 1{% if c %},{% endif %}{% endfor %} }',
  ],
  ["an empty configuration", " "],
  ["names that the page defines", '{ "islands": { "shop-hours": false } }'],
])("no alarm for %s", (_, json) => {
  expect(found(`${config(json)}<script>wyspa.define("shop-hours", load)</script>`)).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());
/** What the build inserts. */
const insertKeys = () => vi.stubGlobal("__TEXT_KEYS__", "dialog:close|mini-basket:title products*");

test("texts are checked at their lines, with the run time's sentences", () => {
  insertKeys();
  const texts = `{ "texts": {
    "dialog.clsoe": "Zamknij",
    "mini-basket.title": { "one": "a" },
    "mini-basket.products": { "one": "a" }
  } }`;
  expect(found(config(texts))).toEqual(["2:5 texts", "3:5 texts", "4:5 texts"]);
  expect(messages(config(texts))).toEqual(textMistakes(JSON.parse(texts).texts, []));
  const tag = '<script src="/wyspa/wyspa.js"\ndata-texts=\'{"dialog.clsoe":"x"}\'></script>';
  expect(found(tag)).toEqual(["2:1 texts"]);
});

test.each([
  ["known keys", '{ "texts": { "dialog.close": "x", "mini-basket.products": { "one": "a", "many": "b" } } }'],
  ["keys of the old script", '{ "texts": { "txt_77752_1": "x", "errorCode": { "a": "b" } } }'],
  ["texts of the theme's own islands", '{ "texts": { "shop-hours.open": "x" } }'],
  ["keys and forms of template code", '{ "texts": { "{{ a }}": "x", "mini-basket.products": {{ forms }} } }'],
])("no alarm for %s", (_, json) => {
  insertKeys();
  expect(found(`${config(json)}<script>wyspa.define("shop-hours", load)</script>`)).toEqual([]);
});

test("texts are not checked by a build that has inserted no keys", () => {
  expect(found(config('{ "texts": { "dialog.clsoe": "x" } }'))).toEqual([]);
});
