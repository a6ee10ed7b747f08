// @vitest-environment page
/** The messages that a shopper reads: the error catalogue, and how messages are composed (rulings 11 and 17). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, nodesOf, plainText, problemOf } from "../../../islands/validated-form/messages";
import { serverText } from "../../../islands/validated-form/server";
import { anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";
import { codes as table } from "./codes";
import { shopWith } from "./shop-texts";

const lookup = catalogue(shopWith(), serverText);
const words = (code: string, message?: string, second?: string) =>
  plainText(
    problemOf(lookup, code, {
      messages: [
        { code, message: message ?? "" },
        ...(second === undefined ? [] : [{ code: "format", message: second }]),
      ],
    }),
  );

describe("a code of the catalogue", () => {
  it.each(table)("%s has the contract's text", (code, text) => expect(words(code)).toBe(text));

  it("with a different server message still has its own text", () =>
    expect(words("no_city", "City is missing")).toBe("Wpisz w to pole nazwę miasta."));

  it("of a postal code lists the server's formats, as text", () => {
    const start = "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to";
    expect(words("incorect_zipcode", "", "XX-XXX, <b>Y</b>")).toBe(
      `${start} [X - cyfra; Y - litera]: XX-XXX, <b>Y</b>`,
    );
  });

  it("of a taken login ends with the proposed one", () => {
    const problem = problemOf(lookup, "login_taken_login_propose", { proposedLogin: "<i>anna7" });
    expect(plainText(problem)).toBe("Podany login jest już zajęty. Proponowany login: <i>anna7");
    expect(nodesOf(problem).filter(({ nodeName }) => nodeName === "BR")).toHaveLength(2);
  });

  it.each([
    [{ "validated-form.no_city": "Miasto?" }, "Miasto?"],
    [{ errorCode: { no_city: "Stary tekst" } }, "Stary tekst"],
    [{ "validated-form.no_city": "Nowy", errorCode: { no_city: "Stary" } }, "Nowy"],
    [{ errorCode: { no_city: 7 } }, "Wpisz w to pole nazwę miasta."],
    [{ errorCode: "no" }, "Wpisz w to pole nazwę miasta."],
    [{ "validated-form.no_city": "" }, "Wpisz w to pole nazwę miasta."],
  ])("is overridden by the shop: %j", (texts, text) =>
    expect(plainText(problemOf(catalogue(shopWith(texts), serverText), "no_city"))).toBe(text),
  );

  const FORMATS = "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:";
  const FRIENDLY = { messages: "friendly" };
  it.each([
    [{}, {}, `${FORMATS} XX-XXX (np. 00-950)`],
    [{}, { shape: false }, `${FORMATS} XX-XXX`],
    [{}, FRIENDLY, "Wpisz go w takiej postaci, np. 00-950"],
    [{}, { ...FRIENDLY, shape: false }, `${FORMATS} XX-XXX`],
    [{ "validated-form.zipcodeFormat": "Formaty:" }, {}, "Formaty: XX-XXX"],
    [{ "validated-form.zipcodeFormat": "Formaty:" }, FRIENDLY, "Formaty: XX-XXX"],
    [{ formValidation: { zipcodeFormat: "Stare formaty:" } }, {}, "Stare formaty: XX-XXX"],
    [
      { formValidation: { zipcodeFormat: "Stare formaty:" } },
      FRIENDLY,
      "Wpisz go w takiej postaci, np. 00-950",
    ],
    // Standard themes repeat the platform's own text.
    [
      { formValidation: { zipcodeFormat: serverText("zipcodeFormat") } },
      {},
      `${FORMATS} XX-XXX (np. 00-950)`,
    ],
    [{ "validated-form.zipcodeExample": "Na przykład" }, {}, "Na przykład 00-950"],
  ])(
    "of a postal code lists the formats with an example, unless the shop words them: %j, %j",
    (texts, props, text) => {
      const own = catalogue(shopWith(texts), serverText, props);
      const messages = [
        { code: "incorect_zipcode", message: "" },
        { code: "format", message: "XX-XXX" },
      ];
      const problem = problemOf(own, "incorect_zipcode", { messages });
      expect(plainText(problem)).toBe(`Błędnie wpisany kod pocztowy. ${text}`);
    },
  );

  it("of a box is correct Polish, although standard themes repeat the platform's slip", () => {
    const said = (texts: object) =>
      plainText(problemOf(catalogue(shopWith({ ...texts }), serverText), "mandatoryCheckbox"));
    expect(said({})).toBe("To pole jest obowiązkowe.");
    expect(said({ txt_validation4: "Te pole jest obowiązkowe." })).toBe("To pole jest obowiązkowe.");
    expect(said({ txt_validation4: "Zaznacz zgodę." })).toBe("Zaznacz zgodę.");
    const order = { "validated-form.mandatoryCheckbox": "Te pole jest obowiązkowe." };
    expect(said(order)).toBe("Te pole jest obowiązkowe.");
  });

  it("of the old table with a misplaced full stop is joined without it", () => {
    const shop = catalogue(
      shopWith({ errorCode: { password_to_short: "Zbyt krótkie hasło (minimum." } }),
      serverText,
    );
    expect(plainText(problemOf(shop, "password_to_short"))).toBe("Zbyt krótkie hasło (minimum 6 znaków).");
  });
});

describe("an unknown code", () => {
  it("has the server's message, as text, and without it asks the shopper to check the value", () => {
    expect(words("brand_new", "Zły <b>numer</b> &amp; kod")).toBe("Zły <b>numer</b> &amp; kod");
    expect(words("brand_new")).toBe("Sprawdź, co jest wpisane w tym polu.");
  });

  it.each(hostileKeys)("may be called %j", (code) => expect(words(code, "x")).toBe("x"));
});

describe("a message with markup", () => {
  it("contains only the white list's elements, for any text of the shop", () =>
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom("<b>x", "<br/><B>a</b>", "<strong><img></strong>")),
        (text) => {
          const nodes = nodesOf({ code: "x", text, rest: text });
          for (const node of nodes) {
            expect(["#text", "BR", "B", "STRONG"]).toContain(node.nodeName);
            expect([...node.childNodes].every(({ nodeName }) => nodeName === "#text")).toBe(true);
          }
          expect(
            nodes
              .map(({ textContent }) => textContent)
              .join("")
              .endsWith(text),
          ).toBe(true);
        },
      ),
      runs(0.5),
    ));

  it("keeps bold words bold and no-break spaces unbroken", () => {
    const box = document.createElement("div");
    box.append(...nodesOf({ code: "x", text: "a<br/><b>b&nbsp;c</b> <strong>d</strong>&nbsp;e", rest: "" }));
    expect(box.innerHTML.replaceAll("\u00a0", "&nbsp;")).toBe(
      "a<br><b>b&nbsp;c</b> <strong>d</strong>&nbsp;e",
    );
  });
});
