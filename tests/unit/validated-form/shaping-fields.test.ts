// @vitest-environment page
/** Which edits of a postal code or a phone are shaped, and how they are written so that undo reverts them. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { helpWhileTyping } from "../../../islands/validated-form/helping";
import { isOwnWriting, writeAsTyped, writeValue } from "../../../islands/validated-form/helping/write";
import { endHelp, field, formOf, page, trusted } from "./helping-support";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endHelp();
  vi.useRealTimers();
  Reflect.deleteProperty(document, "execCommand");
});

type Init = InputEventInit & { readonly isPrevented?: boolean };
/** Fires `beforeinput` with the caret at `|` of the text; `[` and `]` enclose a selection. @returns the text with the caret */
function edit(one: HTMLInputElement, text: string, inputType: string, data = "", init: Init = {}): string {
  const start = text.search(/[|[]/);
  const end = text.includes("]") ? text.indexOf("]") - 1 : start;
  one.value = text.replace(/[|[\]]/g, "");
  one.focus();
  one.setSelectionRange(start, end);
  const event = new InputEvent("beforeinput", { data, inputType, bubbles: true, cancelable: true, ...init });
  if (init.isPrevented) event.preventDefault();
  one.dispatchEvent(event);
  const caret = one.selectionStart ?? 0;
  return `${one.value.slice(0, caret)}|${one.value.slice(caret)}`;
}
const input = (one: HTMLInputElement, inputType: string, init: InputEventInit = {}) =>
  one.dispatchEvent(trusted(new InputEvent("input", { inputType, bubbles: true, ...init })));

describe("a key in a postal code", () => {
  it.each([
    ["a digit", "00|", "insertText", "9", "00-9|"],
    ["a digit over a selection", "0[0-9]50", "insertText", "1", "01|-50"],
    ["Backspace behind the separator", "00-|950", "deleteContentBackward", "", "0|9-50"],
    ["Delete before the separator", "00|-950", "deleteContentForward", "", "00|-50"],
    ["a pasted code", "|", "insertFromPaste", "00950", "00-950|"],
    ["a dropped code", "|", "insertFromDrop", "00950", "00-950|"],
    ["a pasted code with a line break", "|", "insertFromPaste", "00\r\n950", "00-950|"],
  ])("%s is shaped", (_, before, inputType, data, after) => {
    const { get } = page();
    expect(edit(get("client_zipcode"), before, inputType, data)).toBe(after);
  });

  it.each<[string, Init]>([
    ["that a script of the page has handled", { isPrevented: true }],
    ["that cannot be prevented", { cancelable: false }],
    ["of an input method", { isComposing: true }],
    ["without a text", { data: "" }],
    ["of another kind", { inputType: "historyUndo" }],
    ["with a name of every object", { inputType: "constructor" }],
  ])("%s is left to the browser", (_, init) => {
    const { get } = page();
    expect(edit(get("client_zipcode"), "00|", "insertText", "9", init)).toBe("00|");
  });

  it.each(["readonly", "disabled"])("in a %s field is left to the browser", (attribute) => {
    const { get } = page();
    get("client_zipcode").setAttribute(attribute, "");
    expect(edit(get("client_zipcode"), "00|", "insertText", "9")).toBe("00|");
  });

  it("in another form is left to the browser", () => {
    const { get } = page();
    document.body.insertAdjacentHTML("beforeend", `<form>${field("other", 'data-graphql="zipcode"')}</form>`);
    get("other").dataset.region = "pl";
    expect(edit(get("other"), "00|", "insertText", "9")).toBe("00|");
  });

  it("is left to the browser after the island has ended, and where the shop wants no shapes", () => {
    const { get } = page();
    endHelp();
    expect(edit(get("client_zipcode"), "00|", "insertText", "9")).toBe("00|");
    const { get: other } = page({ props: { shape: false } });
    expect(edit(other("client_zipcode"), "00|", "insertText", "9")).toBe("00|");
  });
});

describe("a phone number", () => {
  const phone = (attributes: string) =>
    page({ markup: `<form>${field("phone", `type="tel" ${attributes}`)}</form>` }).get("phone");

  it("gets its prefix's usual form from a suggestion of the keyboard, not while 0048 is typed", () => {
    const { get, type } = page();
    expect(edit(get("client_phone"), "|", "insertText", "0048500600700")).toBe("+48 500 600 700|");
    get("client_phone").value = "";
    type("client_phone", "0048500");
    expect(get("client_phone").value).toBe("0048500");
  });

  it.each([
    ["by the country", 'data-graphql="phone" data-region="sk"', "912345678", "912 345 678"],
    [
      "not where groups depend on long tables",
      'data-graphql="phone" data-region="de"',
      "15123456789",
      "15123456789",
    ],
    ["not with letters", 'data-graphql="phone" data-region="pl"', "tel. 500600700", "tel. 500600700"],
    ["by its own prefix", 'data-graphql="phone" data-region="pl"', "+420601123456", "+420 601 123 456"],
    ["of a field that browsers fill in", 'autocomplete="tel" data-region="pl"', "500600700", "500 600 700"],
    ["of a national number", 'autocomplete="tel-national" data-region="pl"', "500600700", "500 600 700"],
    [
      "with room for 16 characters",
      'autocomplete="tel" data-region="pl" maxlength="16"',
      "500600700",
      "500 600 700",
    ],
    ["not with room for 15", 'autocomplete="tel" data-region="pl" maxlength="15"', "500600700", "500600700"],
    [
      "where its pattern accepts groups",
      'autocomplete="tel" data-region="pl" pattern="[\\d ]+"',
      "500600700",
      "500 600 700",
    ],
    [
      "where its pattern accepts them with a prefix",
      'autocomplete="tel" data-region="pl" pattern="\\+[\\d ]+"',
      "500600700",
      "500 600 700",
    ],
    ["not where it does not", 'autocomplete="tel" data-region="pl" pattern="\\d+"', "500600700", "500600700"],
    [
      "not where its pattern is none",
      'autocomplete="tel" data-region="pl" pattern="["',
      "500600700",
      "500600700",
    ],
    ["not of an e-mail's field", 'autocomplete="email" data-region="pl"', "500600700", "500600700"],
    ["not for a phone or an e-mail", 'data-graphql="phone email" data-region="pl"', "500600700", "500600700"],
  ])("is grouped %s (%s)", (_, attributes, pasted, expected) => {
    const one = phone(attributes);
    edit(one, "|", "insertFromPaste", pasted);
    // What is not shaped stays with the browser, which this test is not.
    expect(one.value).toBe(pasted === expected ? "" : expected);
  });

  it("is grouped by the prefix in its own field, which has no shape itself", () => {
    const { get } = page({
      markup: `<form>${field("prefix", 'data-graphql="phone" data-concat-to="#phone" value=" +48 "')}
        ${field("phone", 'data-graphql="phone" data-concat-from="#prefix" data-region="sk"')}</form>`,
    });
    expect(edit(get("phone"), "|", "insertFromPaste", "580000000")).toBe("58 000 00 00|");
    expect(edit(get("prefix"), "|", "insertFromPaste", "500600700")).toBe("|");
  });
});

describe("a postal code's format", () => {
  it.each([
    ["has no separator", 'data-region="de"', "10 115"],
    ["has letters", 'data-region="gb"', "SW1A"],
    ["fits the field exactly", 'data-region="pl" maxlength="6"', "00950"],
    ["is the page's own pattern", 'data-region="de" pattern="\\d{3} \\d{2}"', "10115"],
    ["is a pattern that is no format", 'data-region="pl" pattern=".+"', "00950"],
    ["is of a number field", 'data-region="pl" type="number"', "00950"],
  ])("that %s", (name, attributes, pasted) => {
    const { get } = page({ markup: `<form>${field("code", `data-graphql="zipcode" ${attributes}`)}</form>` });
    const one = get("code");
    const before = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener("beforeinput", before, { once: true });
    if (one.type === "number")
      one.dispatchEvent(
        new InputEvent("beforeinput", {
          data: pasted,
          inputType: "insertFromPaste",
          bubbles: true,
          cancelable: true,
        }),
      );
    else edit(one, "|", "insertFromPaste", pasted);
    const shaped: Record<string, string> = {
      "fits the field exactly": "00-950",
      "is the page's own pattern": "101 15",
    };
    expect([one.value, before.mock.results[0]?.value]).toEqual([shaped[name] ?? "", name in shaped]);
  });
});

describe("an edit that browsers make on their own", () => {
  const start = (value = "0095") => {
    const { get } = page();
    const one = get("client_zipcode");
    one.focus();
    one.value = value;
    one.setSelectionRange(4, 4);
    return one;
  };
  const later = (one: HTMLInputElement) => {
    vi.runAllTimers();
    return one.value;
  };

  it.each([
    "deleteWordBackward",
    "deleteWordForward",
    "deleteSoftLineBackward",
    "deleteByCut",
    "insertFromDrop",
    "insertFromPaste",
    "insertReplacementText",
  ])("is shaped afterwards: %s", (inputType) => {
    const one = start();
    input(one, inputType);
    expect(one.value).toBe("0095");
    expect([later(one), one.selectionStart]).toEqual(["00-95", 5]);
  });

  it("is shaped afterwards when a keyboard inserts several characters, and not for a single key", () => {
    const one = start();
    input(one, "insertText", { data: "9" });
    expect(later(one)).toBe("0095");
    input(one, "insertText", { data: "95" });
    expect(later(one)).toBe("00-95");
  });

  it("keeps the caret among the digits", () => {
    const one = start();
    one.setSelectionRange(1, 1);
    input(one, "deleteWordForward");
    expect([later(one), one.selectionStart]).toEqual(["00-95", 1]);
  });

  it.each<[string, (one: HTMLInputElement) => void]>([
    ["of an input method", (one) => input(one, "insertFromPaste", { isComposing: true })],
    ["of undo", (one) => input(one, "historyUndo")],
    [
      "of a page script",
      (one) => one.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true })),
    ],
    ["of an earlier focus", (one) => [input(one, "insertFromPaste"), one.blur()]],
    ["before the island has ended", (one) => [input(one, "insertFromPaste"), endHelp()]],
  ])("stays as it is: %s", (_, act) => {
    const one = start();
    act(one);
    expect(later(one)).toBe("0095");
  });

  it("that fills the field in is shaped at its `change` event, before scripts of the page read it", () => {
    const { get } = page();
    const one = get("client_zipcode");
    const seen: string[] = [];
    one.addEventListener("change", () => seen.push(one.value));
    one.addEventListener("input", () => seen.push(`input ${one.value}`));
    one.value = "00950";
    one.dispatchEvent(trusted(new Event("change", { bubbles: true })));
    expect(seen).toEqual(["input 00-950", "00-950"]);
    one.dispatchEvent(trusted(new Event("change", { bubbles: true })));
    expect(seen).toEqual(["input 00-950", "00-950", "00-950"]);
  });
});

describe("writing as if typed", () => {
  const one = () => document.querySelector("input") as HTMLInputElement;
  /** The browser's command, which edits the selection and can be undone. */
  const command = vi.fn((name: string, _: boolean, text: string) => {
    const { value, selectionStart: from, selectionEnd: to } = one();
    one().value = value.slice(0, from ?? 0) + (name === "delete" ? "" : text) + value.slice(to ?? 0);
    one().dispatchEvent(new Event("input", { bubbles: true }));
  });
  beforeEach(() => {
    document.body.innerHTML = "<input>";
    command.mockClear();
    Reflect.set(document, "execCommand", command);
  });

  it.each([
    ["00950", "00-950", 6, [["insertText", false, "-"]]],
    ["00-950", "00-95", 3, [["delete", false, ""]]],
    ["0095", "0195", 2, [["insertText", false, "1"]]],
    ["", "00", 2, [["insertText", false, "00"]]],
    ["00", "000", 0, [["insertText", false, "0"]]],
    ["000", "00", 2, [["delete", false, ""]]],
    ["00-950", "00-950", 1, []],
  ])("changes only what differs: %j to %j, with the caret at %d", (before, value, caret, commands) => {
    one().value = before;
    writeAsTyped(one(), { value, caret });
    expect(command.mock.calls).toEqual(commands);
    expect([one().value, one().selectionStart, one().selectionEnd]).toEqual([value, caret, caret]);
  });

  it("tells its own events from the shopper's, also after an error", () => {
    const seen: boolean[] = [];
    one().addEventListener("input", () => seen.push(isOwnWriting()));
    writeAsTyped(one(), { value: "1", caret: 1 });
    writeValue(one(), "2");
    expect([seen, isOwnWriting()]).toEqual([[true, true], false]);
    command.mockImplementationOnce(() => {
      throw new Error("blocked");
    });
    expect(() => writeAsTyped(one(), { value: "3", caret: 1 })).toThrow("blocked");
    expect(isOwnWriting()).toBe(false);
  });

  it("sets the value itself where the browser has no such command", () => {
    command.mockImplementation(() => {});
    const inputs = vi.fn();
    document.addEventListener("input", inputs, { once: true });
    writeAsTyped(one(), { value: "00-950", caret: 3 });
    expect([one().value, one().selectionStart, inputs.mock.calls.length]).toEqual(["00-950", 3, 1]);
    command.mockRestore();
  });
});

describe("the example in a postal code", () => {
  const holder = (attributes: string) =>
    page({ markup: `<form>${field("code", attributes)}</form>` }).get("code");

  it("is not shown over the page's own, nor in other fields, nor without a format", () => {
    const own = holder('data-graphql="zipcode" data-region="pl" placeholder=""');
    own.focus();
    expect(own.placeholder).toBe("");
    const city = holder('data-graphql="city" data-region="pl"');
    city.focus();
    expect(city.hasAttribute("placeholder")).toBe(false);
    const british = holder('data-graphql="zipcode" data-region="gb"');
    british.focus();
    expect(british.hasAttribute("placeholder")).toBe(false);
  });

  it("goes with the island, and is shown at once in a field that has the focus already", () => {
    const { get, root, context } = page();
    const code = get("client_zipcode");
    code.focus();
    expect(code.placeholder).toBe("np. 00-950");
    endHelp();
    expect(code.hasAttribute("placeholder")).toBe(false);
    const next = new AbortController();
    helpWhileTyping(root, { ...context, signal: next.signal });
    expect(code.placeholder).toBe("np. 00-950");
    next.abort();
  });

  it("comes with the digits' keyboard only where codes are digits and the page has set none", () => {
    expect(holder('data-graphql="zipcode" data-region="pl"').inputMode).toBe("numeric");
    expect(holder('data-graphql="zipcode" data-region="pl" inputmode="text"').inputMode).toBe("text");
    expect(holder('data-graphql="zipcode" data-region="gb"').hasAttribute("inputmode")).toBe(false);
    expect(holder('data-graphql="city" data-region="pl"').hasAttribute("inputmode")).toBe(false);
  });

  it("and the keyboard follow a country that a script sets", async () => {
    const one = holder('data-graphql="zipcode" data-region="pl"');
    one.dataset.region = "gb";
    await vi.advanceTimersByTimeAsync(0);
    expect(one.inputMode).toBe("text");
  });

  it("and the keyboard follow another country", () => {
    const one = holder('data-graphql="zipcode" data-region="pl"');
    const choose = (country: string) => {
      one.dataset.region = country;
      one.dispatchEvent(new Event("change", { bubbles: true }));
      vi.runAllTimers();
      return one.inputMode;
    };
    expect([choose("gb"), choose("de")]).toEqual(["text", "numeric"]);
    endHelp();
    expect(one.hasAttribute("inputmode")).toBe(false);
    expect(choose("gb")).toBe("");
  });
});

describe("a guessed shape that the server refuses", () => {
  const refuse = (one: Element, codes = ["incorect_zipcode"]) =>
    document.dispatchEvent(
      new CustomEvent("wyspa:validated", {
        detail: { form: document.forms[0], field: one, valid: false, codes },
      }),
    );

  it.each<[string, string, string[], string]>([
    ["is taken back", "", ["incorect_zipcode"], "00950"],
    ["stays when the code is refused for another reason", "", ["mandatoryField"], "00-950"],
    ["stays when the page names the country", "pl", ["incorect_zipcode"], "00-950"],
  ])("%s", (_, country, codes, expected) => {
    const { get, type } = page({ markup: formOf("") });
    get("client_zipcode").dataset.region = country;
    type("client_zipcode", "00950");
    expect(get("client_zipcode").value).toBe("00-950");
    refuse(get("client_zipcode"), codes);
    expect(get("client_zipcode").value).toBe(expected);
  });

  it("is taken back once: what the shopper types then stays", () => {
    const { get, type } = page({ markup: formOf("") });
    get("client_zipcode").dataset.region = "";
    type("client_zipcode", "00950");
    refuse(get("client_zipcode"));
    get("client_zipcode").value = "00-951";
    refuse(get("client_zipcode"));
    expect(get("client_zipcode").value).toBe("00-951");
  });

  it.each<[string, string, string, string?]>([
    ["00-", "unfinished", "00-"],
    ["009", "unfinished", "00-9"],
    ["SW1A 1AA", "never shaped", "SW1A 1AA"],
    ["1000-205", "pasted and never shaped", "1000-205", "insertFromPaste"],
    ["00-950", "typed with its separator", "00-950"],
  ])("leaves %s, which is %s", (typed, _, expected, by) => {
    const { get, type } = page({ markup: formOf("") });
    get("client_zipcode").dataset.region = "";
    type("client_zipcode", typed, by);
    refuse(get("client_zipcode"));
    expect(get("client_zipcode").value).toBe(expected);
  });

  it("goes on shaping after the refusal of an unfinished code", () => {
    const { get, type } = page({ markup: formOf("") });
    get("client_zipcode").dataset.region = "";
    type("client_zipcode", "00");
    refuse(get("client_zipcode"));
    type("client_zipcode", "950");
    expect(get("client_zipcode").value).toBe("00-950");
  });

  it("leaves other fields alone", () => {
    const { get } = page({ markup: formOf("") });
    get("client_phone").value = "500 600 700";
    refuse(get("client_phone"));
    expect(get("client_phone").value).toBe("500 600 700");
  });
});
