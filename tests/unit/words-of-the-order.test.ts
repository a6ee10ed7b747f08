// @vitest-environment page
/**
 * Every text of the specification's sections 5, 7, 8 and 9, as shoppers read it on forms of the theme and on marked forms.
 * Section 7 has one text, the wrong account number. Texts of other places follow.
 */
import { describe, expect, it } from "vitest";
import { texts as fileTexts } from "../../islands/file-input/texts";
import { texts as instalmentTexts } from "../../islands/instalments/dialog-texts";
import { texts as regionTexts } from "../../islands/region-selector/texts";
import { texts as searchTexts } from "../../islands/search-panel/texts";
import * as passkeyErrors from "../../runtime/platform/passkeys/errors";
import { formatPrice } from "../../runtime/prices/format-price";
import { omnibusTexts } from "../../runtime/prices/omnibus-texts";
import { codes } from "./validated-form/codes";
import { validated, wrong } from "./validated-form/support";

const holder = (content: string) =>
  `<form method="post"><div class="f-feedback">${content}<label class="f-label" for="x">Pole</label></div>
   <button value="1">Wyślij</button></form>`;
const input = (attributes: string) =>
  holder(`<input id="x" name="x" class="f-control --validate" ${attributes}>`);
const FORMS = [
  ["a form of the theme", false],
  ["a marked form", true],
] as const;

describe.each(FORMS)("%s says in the order's words", (_name, isMarked) => {
  const messageOf = async (markup: string, value: string) => {
    const bench = validated(markup, { isMarked });
    if (value) bench.type("x", value);
    bench.submit();
    await bench.pass(600);
    return bench.message("x");
  };

  it.each([
    ["required", "", "Proszę wypełnić to pole."],
    ['minlength="3"', "ab", "Minimalna liczba znaków dla tego pola to 3"],
    ['minlength="21"', "ab", "Minimalna liczba znaków dla tego pola to 21"],
    ['maxlength="1"', "ab", "Maksymalna liczba znaków dla tego pola to 1"],
    ['data-graphql="phone"', "12345678", "Wpisz swój telefon."],
    [
      'type="password" data-graphql="password"',
      "abcde",
      "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).",
    ],
    [
      'type="password" data-graphql="password"',
      "a".repeat(31),
      "Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków).",
    ],
  ])("what a field lacks: %s", async (attributes, value, text) =>
    expect(await messageOf(input(attributes), value)).toBe(text),
  );

  it("that a choice is missing", async () => {
    const list =
      '<div class="f-select --validate"><select id="x" name="x" required><option value="">Wybierz</option><option>A</option></select></div>';
    expect(await messageOf(holder(list), "")).toBe("Proszę wybrać opcję.");
  });

  it.each([...codes])("what the shop answers: %s", async (code, text) => {
    const bench = validated(input('data-graphql="firm"'), { isMarked });
    bench.type("x", "a");
    await bench.pass(500);
    bench.asked[0]?.answer([wrong(code)]);
    await bench.pass(1);
    expect(bench.message("x").trim().replace(/\s+/g, " ")).toBe(
      text.replace(". Proponowany", ".Proponowany"),
    );
  });

  it("which postal codes the country has, with an example of the only format", async () => {
    const bench = validated(input('data-graphql="zipcode"'), { isMarked });
    bench.type("x", "1");
    await bench.pass(500);
    bench.asked[0]?.answer([wrong("incorect_zipcode", "format")]);
    await bench.pass(1);
    expect(bench.message("x")).toBe(
      "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX (np. 00-950)",
    );
  });
});

describe("a shop that has worded the alternative text for required fields", () => {
  it("is shown the order's own, by its key", async () => {
    const texts = { "validated-form.mandatoryField": "Te pole jest obowiązkowe." };
    const bench = validated(input("required"), { texts });
    bench.submit();
    await bench.pass(10);
    expect(bench.message("x")).toBe("Te pole jest obowiązkowe.");
  });
});

describe("the order's words elsewhere", () => {
  it("are those of files", () =>
    expect(Object.values(fileTexts)).toEqual(
      expect.arrayContaining([
        "Nie można wgrać pliku {name}, ponieważ załączanie plików tego typu jest niedozwolone.",
        "Nie można wgrać pliku {name}, ponieważ przekracza maksymalny dozwolony rozmiar {size}\u00a0MB.",
        "Dopuszczalne formaty zdjęć: .jpg.",
        "Maksymalny rozmiar zdjęcia to: {size}\u00a0px.",
      ]),
    ));

  it("are those of passkeys", () => {
    const { PasskeyUnsupported, PasskeyInputMissing, PasskeyDataBroken, PasskeyServerRefusal } =
      passkeyErrors;
    const { PasskeyTokenInvalid, PasskeyHttpError, PasskeyConnectionError } = passkeyErrors;
    expect(
      [
        new PasskeyUnsupported(),
        new PasskeyInputMissing("userLogin"),
        new PasskeyInputMissing("authorizeToken"),
        new PasskeyDataBroken(),
        new PasskeyServerRefusal("Zły klucz", "ms"),
        new PasskeyServerRefusal(undefined, ""),
        new PasskeyTokenInvalid(),
        new PasskeyHttpError(503),
        new PasskeyConnectionError("https://a.pl/"),
      ].map(({ message }) => message),
    ).toEqual([
      "Browser not supported.",
      '"userLogin" is required.',
      '"authorizeToken" is required. GraphQL expressCheckoutVerifyOtp > verificationToken.',
      "Failed to retrieve data.",
      "Zły klucz",
      "Unknown error occured.",
      '"loginToken" is invalid.',
      "HTTP error! status: 503",
      "A connection error occurred. It was not possible to retrieve data from https://a.pl/",
    ]);
    expect(new PasskeyUnsupported().code).toBe(1);
  });

  it("are those of instalments", () =>
    expect(instalmentTexts).toMatchObject({
      "instalments.limit-least": "Minimalna kwota umożliwiająca zakupy przez {name} to {amount}",
      "instalments.limit-most": "Maksymalna kwota umożliwiająca zakupy przez {name} to {amount}",
      "instalments.net": "{amount} netto",
      "instalments.too-many": expect.stringMatching(
        /Zmniejsz ilość produktów do \{most\}.* Ilość sztuk jednego produktu nie jest limitowana\.$/,
      ),
      "instalments.not-all": expect.stringMatching(
        /^Nie wszystkie umieszczone w koszyku produkty umożliwią zakup/,
      ),
    }));

  it("are those of countries, search, prices and labels", () => {
    expect(regionTexts["region-selector.impossible"]).toBe("Wybór dostawy do Twojego kraju nie jest możliwy");
    expect(searchTexts["search-panel.on-request"]).toBe("Cena na telefon");
    expect([
      omnibusTexts["omnibus.promo"],
      omnibusTexts["omnibus.bargain"],
      omnibusTexts["omnibus.code"],
    ]).toEqual(["Promocja", "Okazja", "Kod rabatowy"]);
    const money = {
      symbol: "zł",
      mask: "### ##0,00",
      space: true,
      beforeValue: false,
      decimalSeparator: ",",
      groupingSeparator: " ",
    };
    expect(String(formatPrice(1234.5, money)).replace(/\s/g, " ")).toBe("1 234,50 zł");
  });
});
