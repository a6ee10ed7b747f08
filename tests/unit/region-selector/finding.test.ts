// @vitest-environment page
// @vitest-environment-options { "url": "http://shop.test/pl/" }
/** Finding a country by any of its names (issue 6: any supported language, local name, ISO code, currency). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { selectorConfig } from "../../../fixtures/regions/configuration";
import { polish } from "../../../fixtures/regions/languages";
import { type CountryIndex, countryIndex, fold } from "../../../islands/region-selector/country-index";
import { countryNames } from "../../../islands/region-selector/country-names";
import { readRegions } from "../../../islands/region-selector/regions";
import { anyText } from "../any-text";

const countries =
  readRegions(selectorConfig({ recommended: "fra" }, polish, location.origin), { selectedLangId: "pol" })
    ?.countries ?? [];
const whole = (): CountryIndex => {
  const index = countryIndex(countries);
  for (const portion of countryNames(countries))
    for (const [country, names] of portion) index.add(country, names);
  return index;
};
const ids = (index: CountryIndex, text: string) => index.find(text).map(({ id }) => id);

describe("a country is found", () => {
  const index = whole();
  test.each([
    ["niemcy", "deu"],
    ["Germany", "deu"],
    ["Deutschland", "deu"],
    ["Allemagne", "deu"],
    ["Németország", "deu"],
    ["nemetorszag", "deu"],
    ["Німеччина", "deu"],
    ["DE", "deu"],
    ["deu", "deu"],
    ["CZK", "cze"],
    ["Kč", "cze"],
    ["日本", "jpn"],
    ["osterreich", "aut"],
    ["føroyar", "fro"],
    ["foroyar", "fro"],
    ["korea poł", "kor"],
    ["nowa zel", "nzl"],
    ["Éire Wielka", ""],
    ["uk", "gbr"],
    ["Anglia", "gbr"],
    ["England", "gbr"],
    ["Angleterre", "gbr"],
    ["anglicko", "gbr"],
    ["Szkocja", "gbr"],
    ["Англія", "gbr"],
    ["Großbritannien", "gbr"],
    ["Czechy", "cze"],
    ["Czech Republic", "cze"],
    ["republika czeska", "cze"],
    ["USA", "usa"],
    ["Ameryka", "usa"],
    ["сша", "usa"],
    ["ukr", "ukr"],
    ["de", "deu"],
  ])("%s → %s", (text, id) => {
    expect(ids(index, text)[0] ?? "").toBe(id);
  });
});

test.each([
  "Holandia",
  "Niderlandy",
  "Holland",
  "Hollande",
  "Hollandia",
  "Olanda",
  "Nizozemsko",
  "Голландія",
])("%s is the Netherlands", (text) => {
  const params = { selectedLangId: "pol" };
  const two = readRegions(
    [
      { id: "nld", name: "Kingdom", lang: [] },
      { id: "pol", name: "Polska", lang: [] },
    ],
    params,
  );
  const index = countryIndex(two?.countries ?? []);
  for (const portion of countryNames(two?.countries ?? []))
    for (const [country, names] of portion) index.add(country, names);
  expect(ids(index, text)).toEqual(["nld"]);
});

test("the recommended one comes first, then prefix matches; the middle of words counts only without prefix matches", () => {
  const index = whole();
  expect(ids(index, "eur")[0]).toBe("fra");
  expect(ids(index, "au").slice(0, 2)).toEqual(["aut", "aus"]);
  expect(ids(index, "emcy")).toEqual(["deu"]);
  expect(ids(index, "zzz")).toEqual([]);
  expect(ids(index, "  ")).toHaveLength(30);
});

test("without names in other languages the page's own names and codes are found", () => {
  const index = countryIndex(countries);
  expect(ids(index, "wegry")).toEqual(["hun"]);
  expect(ids(index, "huf")).toEqual(["hun"]);
});

test("diacritics and special letters are folded", () => {
  expect(fold("ŁÓDŹ  Straße Đakovo Ærø–Þór İstanbul")).toBe("lodz strasse dakovo aero thor istanbul");
});

test("folding twice changes nothing, and never throws", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
