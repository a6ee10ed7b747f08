/** The errors that `npm run texts` finds: each kind of mistake that a translator or an engineer can make. */
import { describe, expect, it } from "vitest";
import { faultsOfUse, faultsOfWords, formsOf } from "../../tools/text-faults";

const polish = {
  "shop.title": "Koszyk {name}",
  "shop.items": { one: "{count} rzecz", few: "{count} rzeczy", many: "{count} rzeczy" },
  "shop.start": "Cena: ",
  "shop.line": "Zajęty.<br/>",
};
const czech = {
  "shop.title": "Košík {name}",
  "shop.items": { one: "{count} věc", few: "{count} věci", many: "{count} věci", other: "{count} věcí" },
  "shop.start": "Cena bez DPH: ",
  "shop.line": "Obsazené.<br/>",
};
const messages = (words: object, language = "cze") =>
  faultsOfWords(language, polish, { ...czech, ...words }).map(({ key, message }) => `${key} ${message}`);

describe("the texts of a language", () => {
  it("are faultless when they are complete", () => expect(messages({})).toEqual([]));

  it.each([
    ["", "shop.title is empty"],
    ["  ", "shop.title is empty"],
    ["Košík", "shop.title has the slots  instead of {name}"],
    ["Košík {jmeno}", "shop.title has the slots {jmeno} instead of {name}"],
    ["Košík {name} ", "shop.title begins or ends with a space, or Polish does"],
    ["Koszyk {name}", "shop.title is the Polish text"],
    ["Košík ę {name}", "shop.title has the Polish letter ę"],
    ['Košík "{name}"', "shop.title has straight quotation marks"],
    ["Košík {name}...", "shop.title has three full stops for an ellipsis"],
    ["Košík <b>{name}</b>", "shop.title has other tags than the Polish text"],
    [
      { one: "x", few: "x", many: "x", other: "x" },
      "shop.title has forms where Polish has none, or the other way round",
    ],
  ])("in %j have a fault: %s", (title, message) =>
    expect(messages({ "shop.title": title })).toContain(message),
  );

  it("have a fault when keys are missing or unknown", () => {
    const { "shop.title": _, ...rest } = czech;
    expect(faultsOfWords("cze", polish, rest)).toEqual([{ key: "shop.title", message: "is missing" }]);
    expect(messages({ "shop.old": "x" })).toEqual(["shop.old is in no Polish table"]);
  });

  it("have every plural form of the language, and no other", () => {
    const { many: _, ...without } = czech["shop.items"];
    expect(messages({ "shop.items": without })).toEqual(["shop.items lacks the form for many"]);
    expect(messages({ "shop.items": { ...czech["shop.items"], two: "{count}" } })).toEqual([
      "shop.items has a form that the language has not: two",
    ]);
    expect([..."eng ger cze rum slo fre ukr hun".split(" ")].map((of) => formsOf(of).length)).toEqual([
      2, 2, 4, 3, 4, 3, 4, 2,
    ]);
  });

  it("in French have a no-break space when the language requires one", () =>
    expect(messages({ "shop.start": "Prix: " }, "fre")).toContain(
      "shop.start has no no-break space before ! ? ; :",
    ));
});

describe("the keys in code", () => {
  const table = { "shop.title": "x", "shop.of-a": "x", "shop.bad_code": "x", "shop.short": "x" };

  it("are in a table, and those of a table are in code", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read, not run
    const code = 'say("shop.title"); say(`shop.of-${kind}`); own(`shop.${code}`); lookup("short");';
    expect(faultsOfUse("shop", table, code)).toEqual([]);
    expect(faultsOfUse("shop", table, `${code} say("shop.other")`)).toEqual([
      { key: "shop.other", message: "is asked for and stands in no table" },
    ]);
    expect(faultsOfUse("shop", { ...table, "shop.left": "x" }, code)).toEqual([
      { key: "shop.left", message: "is asked for nowhere" },
    ]);
  });

  it("that only a comment names are unused", () =>
    expect(faultsOfUse("shop", { "shop.a": "x" }, '// say("shop.a")')).toHaveLength(1));
});
