// @vitest-environment page
/** The rules of HTML in marked forms: which fields take part, and the message of each rule. */
import { describe, expect, it, vi } from "vitest";
import { nativeWords } from "../../../islands/validated-form/messages";
import eng from "../../../islands/validated-form/texts/eng.json";
import type { IslandContext } from "../../../runtime/contracts/island";
import { bindTexts } from "../../../runtime/texts/texts";
import { validated } from "./support";

/** happy-dom lacks some states of fields: the browser's verdict, as `tests/browser/validated-form/native.test.ts` sees it. */
const give = (field: HTMLInputElement, state: Partial<ValidityState>) =>
  Object.defineProperty(field, "validity", { configurable: true, value: state });

const form = (fields: string) => `<form method="post">${fields}<button value="1">Wyślij</button></form>`;
const field = (attributes: string) =>
  form(`<p class="f-feedback"><label for="x">Pole</label><input id="x" name="x" ${attributes}></p>`);

async function messageOf(
  attributes: string,
  value: string,
  options: Parameters<typeof validated>[1] = {},
): Promise<string> {
  const bench = validated(field(attributes), { isMarked: true, ...options });
  bench.type("x", value);
  await bench.pass(600);
  bench.submit();
  await bench.pass(10);
  return bench.message("x");
}

describe("a marked form says in our words what is wrong with", () => {
  it.each([
    [
      "an e-mail",
      'type="email"',
      "ola",
      "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com",
    ],
    ["an address", 'type="url"', "sklep", "Wpisz pełny adres strony, np. https://www.sklep.pl"],
    ["a pattern of digits", 'pattern="\\d\\d-\\d{3}"', "ab", "Wpisz wartość w wymaganej postaci, np. 00-950"],
    [
      "a mask as its title",
      'pattern="[^ab]+" title="99-999"',
      "ab",
      "Wpisz wartość w wymaganej postaci, np. 00-950",
    ],
    ["another pattern", 'pattern="[^ab]+"', "ab", "Wpisz wartość w wymaganym formacie."],
    [
      "a pattern with a title",
      'pattern="\\d\\d" title="dwie cyfry"',
      "ab",
      "Wpisz wartość w wymaganym formacie: dwie cyfry",
    ],
    ["a minimum", 'type="number" min="1000.5"', "3.5", "Wpisz liczbę nie mniejszą niż 1000,5."],
    ["a maximum", 'type="number" max="5"', "6", "Wpisz liczbę nie większą niż 5."],
    ["a short text of one", 'minlength="1"', "", ""],
    ["a short text", 'minlength="3"', "a", "Minimalna liczba znaków dla tego pola to 3"],
    ["a long text", 'maxlength="1"', "abc", "Maksymalna liczba znaków dla tego pola to 1"],
    ["a required number", 'type="number" required', "", "Proszę wypełnić to pole."],
  ])("%s", async (_, attributes, value, message) => expect(await messageOf(attributes, value)).toBe(message));

  it.each([
    ["text in a number", 'type="number"', { badInput: true }, "Wpisz liczbę."],
    ["half a date", 'type="date"', { badInput: true }, "Podaj pełną datę lub godzinę."],
    [
      "a date before the first",
      'type="date" min="2026-12-01"',
      { rangeUnderflow: true },
      "Najwcześniejszy możliwy termin: 1 grudnia 2026.",
    ],
    [
      "a date after the last",
      'type="date" max="2026-12-24"',
      { rangeOverflow: true },
      "Najpóźniejszy możliwy termin: 24 grudnia 2026.",
    ],
    [
      "a month before the first",
      'type="month" min="2026-12"',
      { rangeUnderflow: true },
      "Najwcześniejszy możliwy termin: grudzień 2026.",
    ],
    [
      "a moment after the last",
      'type="datetime-local" max="2026-12-24T18:30"',
      { rangeOverflow: true },
      "Najpóźniejszy możliwy termin: 24 grudnia 2026 18:30.",
    ],
    [
      "a time after the last",
      'type="time" max="18:30"',
      { rangeOverflow: true },
      "Najpóźniejszy możliwy termin: 18:30.",
    ],
    [
      "a week before the first",
      'type="week" min="2026-W50"',
      { rangeUnderflow: true },
      "Najwcześniejszy możliwy termin: 2026-W50.",
    ],
    ...["month", "week", "time", "datetime-local"].map(
      (type): [string, string, Partial<ValidityState>, string] => [
        `half a ${type}`,
        `type="${type}"`,
        { badInput: true },
        "Podaj pełną datę lub godzinę.",
      ],
    ),
    [
      "a limit that is no date",
      'type="date" max="never"',
      { rangeOverflow: true },
      "Najpóźniejszy możliwy termin: never.",
    ],
  ])("%s", async (_, attributes, state, message) => {
    const bench = validated(field(attributes), { isMarked: true });
    give(bench.get("x"), state);
    // happy-dom refuses months and weeks.
    Object.defineProperty(bench.get("x"), "value", { value: "", writable: true });
    const values: Record<string, string> = {
      date: "2026-11-30",
      "datetime-local": "2026-11-30T10:00",
      month: "2026-11",
      week: "2026-W48",
      time: "10:00",
    };
    bench.type("x", values[bench.get("x").type] ?? "2");
    await bench.pass(600);
    expect(bench.message("x")).toBe(message);
  });

  it.each([
    ["between two", 'type="number" step="5" min="0"', "7", "Najbliższe dozwolone wartości: 5 i 10."],
    ["of half a number", 'type="number" step="0.5"', "1.2", "Najbliższe dozwolone wartości: 1 i 1,5."],
    [
      "above the last one",
      'type="number" step="5" min="0" max="10"',
      "7",
      "Najbliższe dozwolone wartości: 5 i 10.",
    ],
  ])("a step: a value %s", async (_, attributes, value, message) => {
    const bench = validated(field(attributes), { isMarked: true });
    const one = bench.get("x");
    // happy-dom's steps start at the value; browsers step to the nearest allowed one.
    const step = Number(one.step);
    const stepped = (round: (of: number) => number) =>
      function (this: HTMLInputElement) {
        this.value = String(round(Number(this.value) / step) * step);
      };
    const copies = vi.spyOn(HTMLInputElement.prototype, "cloneNode").mockImplementation(() =>
      Object.assign(give(document.createElement("input"), { stepMismatch: false }), {
        stepDown: stepped(Math.floor),
        stepUp: stepped(Math.ceil),
      }),
    );
    give(one, { stepMismatch: true });
    bench.type("x", value);
    await bench.pass(600);
    copies.mockRestore();
    expect(bench.message("x")).toBe(message);
  });

  it.each([
    ["down", "5", "", "Najbliższa dozwolona wartość: 5."],
    ["up", "", "10", "Najbliższa dozwolona wartość: 10."],
    ["both ways to the same one", "5", "5", "Najbliższa dozwolona wartość: 5."],
  ])("a step with a single allowed value: %s", async (_, low, high, message) => {
    const bench = validated(field('type="number" step="5"'), { isMarked: true });
    // Without an allowed value in one direction, the browser leaves the value as it is.
    const to = (value: string) =>
      function (this: HTMLInputElement) {
        if (value) this.value = value;
      };
    const copies = vi.spyOn(HTMLInputElement.prototype, "cloneNode").mockImplementation(() =>
      Object.assign(give(document.createElement("input"), { stepMismatch: false }), {
        stepDown: to(low),
        stepUp: to(high),
      }),
    );
    give(bench.get("x"), { stepMismatch: true });
    bench.type("x", "7");
    await bench.pass(600);
    copies.mockRestore();
    expect(bench.message("x")).toBe(message);
  });

  it("the page's message at any button of a group, and not at one that takes no part", async () => {
    const group = `<fieldset class="f-feedback"><input type="radio" id="x" name="a"><input type="radio" id="y" name="a"></fieldset>`;
    const bench = validated(form(group), { isMarked: true });
    bench.get("y").setCustomValidity("Nie dziś.");
    bench.submit();
    await bench.pass(10);
    expect([bench.message("x"), bench.sent]).toEqual(["Nie dziś.", []]);
    const other = validated(form(group.replace('id="y"', 'id="y" disabled')), { isMarked: true });
    other.get("y").setCustomValidity("Nie dziś.");
    other.submit();
    await other.pass(10);
    expect([other.message("x"), other.sent]).toEqual(["", ["1"]]);
  });

  it("nothing in a field that the shopper cannot change", async () => {
    expect(await messageOf('type="email" readonly', "ola")).toBe("");
  });

  it("a field that a page script judges, until the script clears its message", async () => {
    const bench = validated(field(""), { isMarked: true });
    bench.get("x").setCustomValidity("Tego kodu już użyto.");
    bench.submit();
    await bench.pass(10);
    expect([bench.message("x"), bench.sent]).toEqual(["Tego kodu już użyto.", []]);
    bench.get("x").setCustomValidity("");
    bench.submit();
    await bench.pass(10);
    expect([bench.message("x"), bench.sent]).toEqual(["", ["1"]]);
  });
});

describe("a form of the theme", () => {
  it.each([
    ["an e-mail", 'type="email" class="f-control --validate"', "ola"],
    ["a pattern", 'pattern="\\d\\d" class="f-control --validate"', "ab"],
    ["a minimum", 'type="number" min="5" class="f-control --validate"', "3"],
  ])("leaves %s to the server, as before", async (_, attributes, value) =>
    expect(await messageOf(attributes, value, { isMarked: false })).toBe(""),
  );

  it("counts characters in its own words", async () =>
    expect(await messageOf('minlength="3" class="f-control --validate"', "a", { isMarked: false })).toBe(
      "Minimalna liczba znaków dla tego pola to 3",
    ));
});

describe("a group of radio buttons", () => {
  const GROUP = form(
    `<fieldset><legend>Dostawa *</legend>
     <label><input type="radio" id="a" name="how" value="a" required> Kurier</label>
     <label><input type="radio" id="b" name="how" value="b"> Odbiór</label></fieldset>`,
  );
  const open = async () => {
    const bench = validated(GROUP, { isMarked: true });
    bench.submit();
    await bench.pass(10);
    return bench;
  };
  const messages = () => [...document.querySelectorAll(".f-message")].map(({ textContent }) => textContent);

  it("has one message, after its buttons, which names none of them", async () => {
    await open();
    expect(messages()).toEqual(["Proszę wybrać opcję."]);
    expect(document.querySelector("fieldset")?.lastElementChild?.className).toBe("f-message");
    expect(document.querySelector("label .f-message")).toBeNull();
  });

  it("describes each button by the message, and marks it as invalid", async () => {
    const { get } = await open();
    const id = document.querySelector(".f-message")?.id;
    for (const button of ["a", "b"]) {
      expect(get(button).getAttribute("aria-describedby")).toBe(id);
      expect(get(button).getAttribute("aria-invalid")).toBe("true");
    }
  });

  it("is valid as soon as any button is chosen", async () => {
    const bench = await open();
    bench.check("b", true);
    await bench.pass(10);
    expect(messages()).toEqual([""]);
    expect(bench.get("a").hasAttribute("aria-invalid")).toBe(false);
    bench.submit();
    await bench.pass(10);
    expect(bench.sent).toEqual(["1"]);
  });
});

describe("a file field", () => {
  const fileForm = (attributes: string) =>
    validated(form(`<p class="f-feedback"><input type="file" id="x" ${attributes}></p>`), { isMarked: true });
  const choose = async (bench: ReturnType<typeof fileForm>, ...files: [string, string][]) => {
    const list = files.map(([name, type]) => new File(["x"], name, { type }));
    Object.defineProperty(bench.get("x"), "files", { configurable: true, value: list });
    Object.defineProperty(bench.get("x"), "value", { configurable: true, value: "C:\\fakepath\\x" });
    bench.get("x").dispatchEvent(new Event("change", { bubbles: true }));
    await bench.pass(10);
    return bench.message("x");
  };

  it.each([
    ['accept=".pdf"', "umowa.PDF", "", ""],
    [
      'accept=".pdf"',
      "umowa.txt",
      "text/plain",
      "Pliku umowa.txt nie można wysłać. Dozwolone formaty: .pdf.",
    ],
    ['accept="image/*"', "a.png", "image/png", ""],
    [
      'accept="image/*, .pdf"',
      "a.txt",
      "text/plain",
      "Pliku a.txt nie można wysłać. Dozwolone formaty: zdjęcia, .pdf.",
    ],
    ['accept="image/png"', "a.gif", "image/gif", "Pliku a.gif nie można wysłać. Dozwolone formaty: .png."],
    ['accept="image/*, .pdf"', "a.pdf", "application/pdf", ""],
    ['accept="image/png"', "unknown", "", ""],
  ])("with %s and the file %s (%s)", async (attributes, name, type, message) =>
    expect(await choose(fileForm(attributes), [name, type])).toBe(message),
  );

  it("names all refused files, and none of the others", async () =>
    expect(
      await choose(
        fileForm('accept=" .PDF , image/png,,"'),
        ["a.pdf", ""],
        ["b.txt", "text/plain"],
        ["c.txt", "text/plain"],
      ),
    ).toBe("Pliku b.txt, c.txt nie można wysłać. Dozwolone formaty: .pdf, .png."));

  it.each([
    ["video/*", "filmy"],
    ["audio/*", "nagrania dźwięku"],
    ["image/svg+xml", ".svg+xml"],
    ["application/vnd.ms.excel", ".excel"],
    ["text/*", ".*"],
  ])("calls %s %s", async (accept, words) =>
    expect(await choose(fileForm(`accept="${accept}"`), ["a.zip", "application/zip"])).toBe(
      `Pliku a.zip nie można wysłać. Dozwolone formaty: ${words}.`,
    ),
  );

  it("without rules takes any file", async () =>
    expect(await choose(fileForm('required accept=" , "'), ["a.zip", "application/zip"])).toBe(""));

  it("that is required has a message about a missing file", async () => {
    const bench = fileForm("required");
    bench.submit();
    await bench.pass(10);
    expect(bench.message("x")).toBe("Wybierz plik.");
  });
});

describe("a shop that has chosen friendly messages", () => {
  const friendly = { props: { messages: "friendly" } };

  it.each([
    ['minlength="3"', "a", "Wpisz co najmniej 3 znaki."],
    ['minlength="5"', "a", "Wpisz co najmniej 5 znaków."],
    ['maxlength="1"', "abc", "Wpisz najwyżej 1 znak."],
  ])("says lengths in one sentence: %s", async (attributes, value, message) => {
    expect(await messageOf(attributes, value, friendly)).toBe(message);
    const texts = { minimalCharacters: "Najmniej ", maximumCharacters: "Najwięcej " };
    expect(await messageOf(attributes, value, { ...friendly, texts: { formValidation: texts } })).toBe(
      message,
    );
  });

  it("says them in its own words where it has some, also without that choice", async () => {
    const short = { texts: { "validated-form.too-short": "Za krótkie: {count}" } };
    expect(await messageOf('minlength="3"', "a", short)).toBe("Za krótkie: 3");
    const order = { texts: { "validated-form.minimalCharacters": "Najmniej " } };
    expect(await messageOf('minlength="3"', "a", { ...friendly, ...order })).toBe("Najmniej 3");
  });
});

describe("the messages in another language", () => {
  const inLanguage = (symbol: string, texts: Record<string, unknown> = {}) =>
    nativeWords({
      props: { messages: "friendly" },
      store: {
        getState: () => ({ shop: { texts, languageSymbol: symbol } }),
      } as unknown as IslandContext["store"],
      texts: (table) => bindTexts({ ...table, ...eng } as never, texts, symbol),
    });
  const input = (type: string) => Object.assign(document.createElement("input"), { type });

  it.each([
    ["eng", 1, "Enter at least 1 character."],
    ["eng", 3, "Enter at least 3 characters."],
  ])("count as %s does: %d", (language, amount, text) =>
    expect(inLanguage(language)(input("text"), { code: "minimalCharacters", amount })).toBe(text),
  );

  it.each([
    ["eng", "number", "1234.5", "Enter a number that is not less than 1,234.5."],
    ["ger", "number", "1234.5", "Enter a number that is not less than 1.234,5."],
  ])("write numbers as %s does", (language, type, limit, text) =>
    expect(inLanguage(language)(input(type), { code: "min", slots: { limit } })).toBe(text),
  );

  it("follow a language that the page takes while the form stays, as the catalogue's do", () => {
    const shop = { texts: {}, languageSymbol: "eng" };
    const words = nativeWords({
      props: {},
      store: { getState: () => ({ shop }) } as unknown as IslandContext["store"],
      texts: (table) =>
        bindTexts({ ...table, ...(shop.languageSymbol === "eng" && eng) } as never, {}, "pol"),
    });
    const fault = { code: "min", slots: { limit: "1234.5" } };
    expect(words(input("number"), fault)).toBe("Enter a number that is not less than 1,234.5.");
    shop.languageSymbol = "pol";
    expect(words(input("number"), fault)).toBe("Wpisz liczbę nie mniejszą niż 1234,5.");
  });

  it("are in the catalogue for faults that are no rules of HTML", () => {
    for (const code of ["mandatoryField", "constructor", "toString"])
      expect(inLanguage("eng")(input("text"), { code })).toBeNull();
  });

  it("write what is no limit as it is, and are Polish on a page without a language", () => {
    expect(inLanguage("eng")(input("text"), { code: "format", slots: { format: "1234.5" } })).toBe(
      "Enter a value in the required format: 1234.5",
    );
    expect(inLanguage("?")(input("number"), { code: "min", slots: { limit: "1234.5" } })).toContain("1234,5");
  });

  it("use the shop's own sentence about lengths, to which the catalogue adds the number", () =>
    expect(
      inLanguage("eng", { "validated-form.minimalCharacters": "At least: " })(input("text"), {
        code: "minimalCharacters",
        amount: 3,
      }),
    ).toBeNull());
});
