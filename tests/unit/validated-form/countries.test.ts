// @vitest-environment page
/** The country of a field, which pages name by numbers, by words, or not at all. */
import { describe, expect, it } from "vitest";
import { addressOf } from "../../../islands/validated-form/controls";
import {
  countryName,
  countryNear,
  fieldOf,
  type Locale,
  localeOf,
  prefixBefore,
} from "../../../islands/validated-form/helping/country";
import type { ShopConfig } from "../../../runtime/contracts/config";

const polish: Locale = { language: "pol", home: null };
const show = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
};
const get = (id: string) => document.getElementById(id) as HTMLInputElement;
const near = (html: string, locale = polish, id = "client_zipcode") => {
  const root = show(html);
  return countryNear(root, get(id), locale);
};
const CODE = '<input id="client_zipcode">';
const list = (text: string, id = "client_region") =>
  `<select id="${id}"><option value="9">Wybierz</option><option value="7" selected>${text}</option></select>`;

it.each([
  ["Czech Republic", "CZ"],
  ["Republika Czeska", "CZ"],
  ["Great Britain", "GB"],
  ["Holandia", "NL"],
  ["SLOVAK REPUBLIC", "SK"],
])("lists of shops write %s, which Intl does not", (text, code) => {
  expect(near(CODE + list(text))?.code).toBe(code);
});

describe("the language and the home of a shop", () => {
  it.each([
    ["pol", "zł", "PL"],
    ["pl", "PLN", "PL"],
    ["pol", " ZŁ ", "PL"],
    ["cze", "Kč", "CZ"],
    ["cs", "czk", "CZ"],
    ["slo", "€", "SK"],
    ["sk", "EUR", "SK"],
    ["pol", "€", null],
    ["pol", "CZK", null],
    ["cze", "€", null],
    ["slo", "zł", null],
    ["eng", "zł", null],
    ["ger", "€", null],
    ["eng", "x PLN", null],
    ["", "zł", "PL"],
  ])("%j with prices in %j: %j", (languageSymbol, symbol, home) =>
    expect(localeOf({ languageSymbol, currency: { symbol } } as ShopConfig)).toEqual({
      language: languageSymbol,
      home,
    }),
  );
});

describe("a field's country", () => {
  it.each([
    ["by its own letters", '<input id="client_zipcode" data-region=" pl ">', "PL"],
    [
      "by the letters of the list's value",
      `${CODE}<select id="client_region"><option value="CZ">x</option></select>`,
      "CZ",
    ],
    ["by a field of letters", `${CODE}<input id="client_region" value="sk">`, "SK"],
    [
      "by the theme's list of prefixes",
      '<input id="client_zipcode" data-region="12"><select><option value="+420" date-region="12"></select>',
      "CZ",
    ],
    [
      "by a corrected list of prefixes",
      '<input id="client_zipcode" data-region="12"><select><option value="+421" data-region="12"></select>',
      "SK",
    ],
    ["by the chosen name, in the page's language", CODE + list("Niemcy"), "DE"],
    ["by a name in another language of the product", CODE + list("Germany"), "DE"],
    ["by a name without its marks", CODE + list(" WEGRY "), "HU"],
    ["by a name in its own language", CODE + list("Česko"), "CZ"],
    [
      "by the list that browsers fill in",
      `<input id="client_zipcode"><select autocomplete="billing country"><option>Francja</option></select>`,
      "FR",
    ],
    [
      "by the list of names that browsers fill in",
      `<input id="client_zipcode"><select autocomplete="country-name"><option>Francja</option></select>`,
      "FR",
    ],
  ])("is found %s", (_, html, code) => expect(near(html)).toEqual({ code, isGuess: false }));

  it.each([
    ["letters of an unknown country", '<input id="client_zipcode" data-region="US">'],
    ["an unknown number", '<input id="client_zipcode" data-region="12">'],
    [
      "a number with other characters",
      '<input id="client_zipcode" data-region="12a"><select><option value="+420" date-region="12a"></select>',
    ],
    [
      "a prefix of several countries",
      '<input id="client_zipcode" data-region="12"><select><option value="+1" date-region="12"></select>',
    ],
    ["an unknown name", CODE + list("Atlantyda")],
    ["an empty name", CODE + list("")],
    ["nothing", CODE],
  ])("is unknown by %s", (_, html) => expect(near(html)).toBeNull());

  it("is guessed from the shop where the page names none", () =>
    expect(near(CODE, { ...polish, home: "PL" })).toEqual({ code: "PL", isGuess: true }));

  it("is not guessed where the list names another one", () =>
    expect(near(CODE + list("Atlantyda"), { ...polish, home: "PL" })).toBeNull());

  it("is guessed where the country is a free text", () =>
    expect(near(`${CODE}<input id="client_region" value="Polska">`, { ...polish, home: "PL" })).toEqual({
      code: "PL",
      isGuess: true,
    }));
});

describe("the name of a field's country", () => {
  const name = (html: string, locale = polish) => {
    const root = show(html);
    return countryName(root, get("client_zipcode"), locale);
  };

  it("is the list's own word, also for a country that we have no data about", () =>
    expect(name(CODE + list(" Atlantyda "))).toBe("Atlantyda"));

  it.each([
    ["pol", "Czechy"],
    ["eng", "Czechia"],
    ["ger", "Tschechien"],
    ["?", "Czechy"],
  ])("is written in the page's language where there is no list: %s", (language, expected) =>
    expect(name('<input id="client_zipcode" data-region="cz">', { language, home: null })).toBe(expected),
  );

  it("is empty while the country is unknown, or none is chosen", () => {
    expect(name(CODE)).toBe("");
    const root = show(`${CODE}<select id="client_region"></select>`);
    expect(countryName(root, get("client_zipcode"), polish)).toBe("");
  });
});

describe("the fields of one address", () => {
  it.each([
    ["client_zipcode", "x", "client_"],
    ["delivery_city", "", "delivery_"],
    ["", "client_city", "client_"],
    ["city", "", ""],
    ["1_city", "", ""],
    ["Client_a_b", "", "Client_"],
  ])("begin alike: the id %j and the name %j with %j", (id, name, expected) =>
    expect(addressOf(Object.assign(document.createElement("input"), { id, name }))).toBe(expected),
  );

  const found = (html: string, id = "client_zipcode") => {
    const root = show(html);
    return fieldOf(root, get(id), "city", "address-level2")?.id ?? null;
  };

  it.each([
    ["its kind of data", '<input id="a" data-graphql="city">'],
    ["the theme's name for it", '<input id="a" data-name="city">'],
    ["what browsers fill in", '<input id="a" autocomplete="section-1 address-level2">'],
  ])("are found by %s", (_, html) => expect(found(CODE + html)).toBe("a"));

  it("are found by their id, or by their name without one", () => {
    expect(found(`${CODE}<input id="client_city">`)).toBe("client_city");
    const root = show(`${CODE}<input name="client_city">`);
    expect(fieldOf(root, get("client_zipcode"), "city", "")).toHaveProperty("name", "client_city");
  });

  it("belong together by their address, when there are several", () => {
    const both = `${CODE}<input id="delivery_zipcode"><input id="delivery_city"><input id="client_city">`;
    expect(found(both)).toBe("client_city");
    expect(found(both, "delivery_zipcode")).toBe("delivery_city");
  });

  it("are uncertain when several belong to other addresses", () => {
    expect(found(`${CODE}<input id="delivery_city"><input id="invoice_city">`)).toBeNull();
    expect(found(`${CODE}<input id="delivery_city">`)).toBe("delivery_city");
    expect(found(CODE)).toBeNull();
  });

  it("are other fields than the one in question", () =>
    expect(found('<input id="client_zipcode" data-graphql="city">')).toBeNull());
});

it("the prefix before a phone is what its own field contains, and empty without one", () => {
  const root = show('<input id="p" value=" +48 "><input id="a" data-concat-from="#p"><input id="b">');
  expect([prefixBefore(root, get("a")), prefixBefore(root, get("b"))]).toEqual(["+48", ""]);
});
