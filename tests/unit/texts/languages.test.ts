/** Maps the language names that pages and platforms use to our languages. */
import { describe, expect, it } from "vitest";
import { siteLanguages } from "../../../fixtures/regions/languages";
import { isPolish, languageOf, languages, tagOf, translationOf } from "../../../runtime/texts/languages";
import { hostileKeys } from "../any-text";

describe("the languages", () => {
  it("are those of the platform's sites, with their codes and tags", () => {
    expect(languages).toEqual(siteLanguages.map(({ id }) => id));
    expect(languages.map(tagOf)).toEqual(siteLanguages.map(({ symbol }) => symbol));
  });

  it("have the tags and the plurals that browsers know", () => {
    for (const code of languages) {
      const tag = tagOf(code) ?? "";
      expect(Intl.getCanonicalLocales(code)).toEqual([tag]);
      expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    }
  });
});

describe("the language of a page", () => {
  it.each([
    ["eng", "eng"],
    ["en", "eng"],
    ["EN-us", "eng"],
    ["deu", "ger"],
    ["de", "ger"],
    ["cs_CZ", "cze"],
    ["ron", "rum"],
    ["sk", "slo"],
    ["fra", "fre"],
    ["uk", "ukr"],
    [" hu ", "hun"],
    ["pol", "pol"],
    ["pl-PL", "pol"],
    ["lt", null],
    ["", null],
    ["-", null],
  ])("%j is %j", (said, language) => expect(languageOf(said)).toBe(language));

  it.each(hostileKeys)("%j is not one of ours", (said) => expect(languageOf(said)).toBeNull());
});

it("a page without a language is Polish, and fetches nothing for it", () => {
  expect(["pol", "pl", "pl-PL", ""].map(isPolish)).toEqual([true, true, true, true]);
  expect(["pol", "pl", "", "lt"].map(translationOf)).toEqual([null, null, null, null]);
  expect(isPolish("lt")).toBe(false);
  expect(translationOf("de-AT")).toBe("ger");
});

it("a tag exists for any language with a name, and is missing for an invalid name", () => {
  expect(["lit", "lt", "pt-BR", "eng"].map(tagOf)).toEqual(["lt", "lt", "pt-BR", "en"]);
  expect(["no language", "", "x!"].map(tagOf)).toEqual([undefined, undefined, undefined]);
});
