// @vitest-environment page
// @vitest-environment-options { "url": "http://shop.test/pl/" }
/** Reads the selector's data from the page's configuration (contract A 9.2, 9.3). */
import { describe, expect, test } from "vitest";
import { brokenConfig, hostileConfig, manyCountries } from "../../../fixtures/regions/hostile";
import { readRegions } from "../../../islands/region-selector/regions";

const own = `${location.origin}/`;
const site = (id: string, address = own) => ({ id, name: id, site: address });

describe("entries", () => {
  test("with the same id are merged: the first is kept, languages are added, flags are OR-ed", () => {
    const regions = readRegions(
      [
        { id: "pol", name: "Polska", group: "Europa", lang: [site("pol")] },
        { id: "pol", name: "Poland", group: "Elsewhere", lang: [site("eng")], recommended: true },
        { id: "deu", name: "Niemcy", group: "Europa", lang: [site("ger")], selected: true },
      ],
      { selectedLangId: "eng" },
    );
    const [first] = regions?.countries ?? [];
    expect(first).toMatchObject({ id: "pol", group: "Europa", isRecommended: true });
    expect(first?.languages.map(({ id }) => id)).toEqual(["pol", "eng"]);
    expect(first?.name).toBe("Poland"); // from the entry in the page's language
    expect(regions?.selected.id).toBe("deu");
    expect([...(regions?.groups.keys() ?? [])]).toEqual(["Europa"]);
  });

  test("of any shape are skipped or trimmed, without an exception", () => {
    const regions = readRegions(brokenConfig(own), { selectedLangId: " pol\n" });
    expect(regions?.countries.map(({ id, name }) => [id, name])).toEqual([
      ["pol", "Polska"],
      ["deu", "DEU"],
      ["__proto__", "<img src=x onerror=window.hacked=1>"],
      ['q"t', "A & B"],
    ]);
    expect(regions?.selected.id).toBe("pol");
    expect(regions?.selectedLanguage?.id).toBe("pol");
    expect(regions?.countries[0]?.languages.map(({ id }) => id)).toEqual(["pol", "eng"]);
    expect([...(regions?.groups.keys() ?? [])]).toEqual(["Europa", "default"]);
    expect(regions?.countries[3]?.currency).toBe("5");
  });

  test("have addresses and names that a template may have escaped", () => {
    const regions = readRegions([{ id: "a", lang: [{ id: "eng", site: `${own}en/?a=1&amp;b=2` }] }], null);
    expect(regions?.countries[0]?.languages[0]?.site).toBe(`${own}en/?a=1&b=2`);
  });

  test("that are all invalid produce no selector", () => {
    for (const config of [undefined, null, "", 7, {}, [], [null], [{ name: "x" }]])
      expect(readRegions(config, undefined)).toBeNull();
  });

  test("are the same whatever country_first is: the page's markup has decided what is shown", () => {
    const config = [{ id: "pol", lang: [site("pol")] }, { id: "deu" }];
    const read = (country_first?: string) => readRegions(config, { selectedLangId: "pol", country_first });
    expect(read("true")?.countries.map(({ id }) => id)).toEqual(["pol", "deu"]);
    expect([read("false"), read("")]).toEqual([read("true"), read("true")]);
  });

  test("without a group are in the default group, and a thousand of them are read", () => {
    expect(readRegions([{ id: "a" }], null)?.countries[0]?.group).toBe("default");
    const regions = readRegions(manyCountries(own), {});
    expect(regions?.countries).toHaveLength(1_000);
    expect(regions?.groups.size).toBe(4);
    expect(regions?.selected.id).toBe("c640");
  });
});

describe("the suggestion", () => {
  const config = [
    { id: "pol", name: "Polska", selected: true, lang: [site("pol")] },
    {
      id: "deu",
      name: "N",
      selectedName: "Niemcy",
      recommendedName: "Deutschland",
      defaultName: "Germany",
      lang: [site("eng")],
    },
    { id: "deu", recommended: true, default: true, lang: [site("ger", `${own}de/`)] },
  ];
  const read = (params: object) => readRegions(config, { selectedLangId: "pol", ...params });

  test("is the recommended country in its language, under its recommended name", () => {
    const suggestion = read({ is_recommended_country: "true", recommended_lang: "ger" })?.suggestion;
    expect(suggestion).toMatchObject({ kind: "recommended", language: { id: "ger" } });
    expect(suggestion?.country.name).toBe("Deutschland");
    expect(suggestion?.language?.site).toBe(`${own}de/`);
  });

  test("is the default country under its default name; English ones too", () => {
    expect(read({ is_default_country: "true" })?.suggestion).toMatchObject({
      kind: "default",
      country: { name: "Germany" },
    });
    expect(read({ is_recommended_country: "true" })?.suggestion?.country.name).toBe("Germany");
    expect(read({})?.recommendedLanguage).toBe("eng");
  });

  test("is missing when no country is marked, and names are then those of the page", () => {
    expect(read({})?.suggestion).toBeNull();
    expect(readRegions([{ id: "pol" }], { is_recommended_country: "true" })?.suggestion).toBeNull();
    expect(read({})?.countries.find(({ id }) => id === "deu")?.name).toBe("Niemcy");
  });
});

test("hostile sites are refused: only the page's own is left", () => {
  const regions = readRegions(hostileConfig(own), {});
  const sites = regions?.countries.flatMap(({ languages }) => languages.map(({ site }) => site));
  expect(sites?.filter(Boolean)).toEqual([own]);
  expect(sites).toHaveLength(13);
});
