// @vitest-environment page
// @vitest-environment-options { "url": "http://shop.test/pl/" }
/** The selector's language, flags, and names of languages (contract A 9.3.4, 9.3.8; bar A9). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flagOf } from "../../../islands/region-selector/flags";
import { ownName } from "../../../islands/region-selector/language-name";
import { readRegions } from "../../../islands/region-selector/regions";
import { texts } from "../../../islands/region-selector/texts";
import { wordsFor } from "../../../islands/region-selector/words";
import type { IslandContext } from "../../../runtime/contracts/island";
import { bindTexts } from "../../../runtime/texts/texts";

const context = (language = "pol") =>
  ({
    texts: (table: typeof texts) => bindTexts(table, { "region-selector.take": "Biorę" }, language),
    textsIn: async (wanted: string) =>
      JSON.parse(
        readFileSync(
          join(import.meta.dirname, `../../../islands/region-selector/texts/${wanted}.json`),
          "utf8",
        ),
      ),
    store: { getState: () => ({ shop: { language } }) },
  }) as unknown as IslandContext;

const regions = (params: object) => {
  const read = readRegions([{ id: "deu", default: true, recommended: true }], params);
  if (!read) throw new Error("no regions");
  return read;
};
const recommended = (language: string) =>
  regions({ is_recommended_country: "true", recommended_lang: language });

describe("the selector's texts", () => {
  test("are the page's, with the shop's own, without a suggestion", async () => {
    const { t, tag } = await wordsFor(regions({}), context());
    expect([t("region-selector.take"), t("region-selector.title"), tag]).toEqual([
      "Biorę",
      texts["region-selector.title"],
      undefined,
    ]);
  });

  test.each([
    ["eng", "Select", "en", "5 countries"],
    ["ger", "Auswählen", "de", "5 Länder"],
    ["cze", "Vybrat", "cs", "5 zemí"],
    ["rum", "Selectați", "ro", "5 țări"],
    ["slo", "Vybrať", "sk", "5 krajín"],
    ["fre", "Sélectionner", "fr", "5 pays"],
    ["ukr", "Вибрати", "uk", "5 країн"],
    ["hun", "Kiválasztás", "hu", "5 ország"],
  ])("of a suggestion are %s", async (language, take, tag, count) => {
    const words = await wordsFor(recommended(language), context());
    expect([words.t("region-selector.take"), words.tag]).toEqual([take, tag]);
    expect(words.t("region-selector.count", { count: 5 })).toBe(count);
    expect(Object.keys(texts).filter((key) => !words.t(key as keyof typeof texts, { count: 1 }))).toEqual([]);
  });

  test("of a suggestion outside the nine languages are English, in Polish they are Polish", async () => {
    expect((await wordsFor(recommended("jpn"), context())).tag).toBe("en");
    expect((await wordsFor(recommended("pol"), context("eng"))).t("region-selector.take")).toBe("Wybierz");
    expect((await wordsFor(recommended("pol"), context())).tag).toBeUndefined();
  });
});

test("flags have the older codes that themes know; an invalid class has none", () => {
  expect(["deu", "gbr", "pol", "prt"].map(flagOf)).toEqual([
    "flag flag_ger",
    "flag flag_eng",
    "flag flag_pol",
    "flag flag_por",
  ]);
  expect(['x" onload="', "a b", ""].map(flagOf)).toEqual(["flag", "flag", "flag"]);
});

test("languages have their own names", () => {
  expect(["pol", "ger", "ukr", "hun"].map(ownName)).toEqual(["Polski", "Deutsch", "Українська", "Magyar"]);
  expect(ownName("x!")).toBeNull();
});
