import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bindTexts } from "../../../runtime/texts/texts";
import { anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const table = {
  title: "Koszyk",
  found: "Znaleziono {count} dla {text}",
  items: { one: "{count} produkt", few: "{count} produkty", many: "{count} produktów" },
} as const;
const say = (overrides: Record<string, unknown> = {}, language = "pol") =>
  bindTexts(table, overrides, language);

describe("a text", () => {
  it("is the island's own when the shop has none", () => expect(say()("title")).toBe("Koszyk"));

  it("is the shop's when it has one, an empty one included", () => {
    expect(say({ title: "Twój kosz" })("title")).toBe("Twój kosz");
    expect(say({ title: "" })("title")).toBe("");
    expect(say({ items: "{count} szt." })("items", { count: 5 })).toBe("5 szt.");
  });

  it("has the shop's form of its count, in the language of the page", () => {
    const items = {
      one: "{count} sztuka",
      few: "{count} sztuki",
      many: "{count} sztuk",
      other: "{count} sztuki",
    };
    expect([1, 2, 5, 1.5].map((count) => say({ items })("items", { count }))).toEqual([
      "1 sztuka",
      "2 sztuki",
      "5 sztuk",
      "1.5 sztuki",
    ]);
    const english = say({ items: { one: "{count} piece", other: "{count} pieces" } }, "eng");
    expect([1, 2].map((count) => english("items", { count }))).toEqual(["1 piece", "2 pieces"]);
  });

  it("is the island's own where the shop's forms lack the one that the count needs", () =>
    expect([1, 2].map((count) => say({ items: { one: "{count} sztuka" } })("items", { count }))).toEqual([
      "1 sztuka",
      "2 produkty",
    ]));

  it.each([null, undefined, 7, true, {}, ["x"], { one: "x" }])(
    "is the island's own when the shop has %j",
    (own) => {
      expect(say({ title: own })("title")).toBe("Koszyk");
      expect(say({ items: own })("items", { count: 2 })).toBe("2 produkty");
    },
  );

  it("has the form of its count, in the language of the page", () => {
    const counts = [0, 1, 2, 5, 12, 22].map((count) => say()("items", { count }));
    expect(counts).toEqual([
      "0 produktów",
      "1 produkt",
      "2 produkty",
      "5 produktów",
      "12 produktów",
      "22 produkty",
    ]);
    expect(say({}, "eng")("items", { count: 2 })).toBe("2 produktów");
  });

  it("is read again when the shop changes its configuration", () => {
    const overrides: Record<string, unknown> = {};
    const text = say(overrides);
    overrides.title = "Nowy";
    expect(text("title")).toBe("Nowy");
  });
});

describe("the slots of a text", () => {
  it("contain the values", () =>
    expect(say()("found", { count: 3, text: "buty" })).toBe("Znaleziono 3 dla buty"));

  it("stay unchanged without a value", () => {
    expect(say()("found", { count: 3 })).toBe("Znaleziono 3 dla {text}");
    expect(say({ title: "{a} {} { a } {{b}} {a-b}" })("title", { b: "x" })).toBe("{a} {} { a } {x} {a-b}");
  });

  it("contain any value, which is not interpolated again", () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom("{count}", "{text}", "$&", "$1", "{title}")), (text) => {
        expect(say()("found", { count: 7, text })).toBe(`Znaleziono 7 dla ${text}`);
        expect(say({ found: "{text}{text}" })("found", { text })).toBe(text + text);
      }),
      runs(),
    ));

  it.each(hostileKeys)("are never filled from what all objects share: {%s}", (key) =>
    expect(say({ title: `a {${key}} b` })("title", { other: 1 })).toBe(`a {${key}} b`),
  );

  it.each(["constructor", "toString", "__proto__"])("contain a value called %s if there is one", (name) => {
    const values = JSON.parse(`{${JSON.stringify(name)}:"x"}`);
    expect(say({ title: `{${name}}` })("title", values)).toBe("x");
  });
});

describe("the shop's table of texts", () => {
  it.each(["constructor", "toString", "hasOwnProperty", "valueOf"])("never contains %s", (key) => {
    const own = bindTexts({ [key]: "own" }, {}, "pol");
    expect(own(key)).toBe("own");
  });

  it("may contain hostile keys without harm", () => {
    const overrides = JSON.parse('{"__proto__":{"title":"polluted"},"constructor":"x","title":"Kosz"}');
    expect(say(overrides)("title")).toBe("Kosz");
    delete overrides.title;
    expect(say(overrides)("title")).toBe("Koszyk");
    expect(Reflect.get({}, "title")).toBeUndefined();
  });

  it("never breaks a text, whatever it contains", () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("title", "items", "found", ...hostileKeys), fc.anything()),
        (overrides) => {
          const text = say(overrides);
          for (const key of ["title", "items", "found"] as const)
            expect(typeof text(key, { count: 1 })).toBe("string");
        },
      ),
      runs(0.5),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) =>
    expect(isLinear((title) => say({ title })("title", { a: 1 }), write)).toBe(true),
  );
});
