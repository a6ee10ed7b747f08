// @vitest-environment page
/** A date field's messages about typed text, beside a form that has messages about the same field. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { dateField } from "../../../islands/date-picker/field";
import { readSettings } from "../../../islands/date-picker/settings";
import * as typedDay from "../../../islands/date-picker/typed-day";
import { namesOf } from "../../../runtime/calendar/names";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { getCustomError } from "../../../runtime/forms/custom-error";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

/** The calendar's file loads when this resolves. */
let file = Promise.resolve();

afterEach(() => {
  file = Promise.resolve();
  document.body.replaceChildren();
});

function mount(props: Record<string, unknown>, value = "", more = "", closed?: () => unknown[]) {
  document.body.innerHTML = `<form><div class="f-feedback"><input id="date" name="date" value="${value}" ${more}></div></form>`;
  const input = document.querySelector("input") as HTMLInputElement;
  const life = new AbortController();
  const said: string[] = [];
  const opened = vi.fn();
  const context = {
    signal: life.signal,
    announce: (text: string) => said.push(text),
    alert: (text: string) => said.push(text),
    guard: () => {},
    load: async (part: string) => {
      if (part === "typed-day") return typedDay;
      await file;
      return { openPicker: opened, prepareNames: namesOf };
    },
    store: { getState: () => ({ shop: { languageSymbol: "pl" } }) },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext;
  const before = input.outerHTML;
  const settings = readSettings(props, () => {});
  const rules = () => readSettings({ ...props, disabled: closed?.() }, () => {}).rules();
  const rejudge = dateField(input, closed ? { ...settings, rules } : settings, context);
  const button = document.querySelector("button") as HTMLButtonElement;
  // In happy-dom a cancelled animation causes an unhandled rejection.
  Object.assign(button, { animate: () => ({ cancel() {} }) });
  const message = () => document.querySelector(".date-picker__message")?.textContent ?? null;
  return {
    input,
    life,
    said,
    opened,
    before,
    message,
    button,
    rejudge,
    async type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe("typed text that cannot be accepted", () => {
  it.each([
    [{}, "jutro", "RRRR-MM-DD."],
    [{ time: true }, "jutro", "RRRR-MM-DD GG:MM."],
    [{ mode: "multiple" }, "2026-03-09, jutro", "RRRR-MM-DD, RRRR-MM-DD."],
    [{ mode: "multiple-ranged" }, "2026-03-09/jutro", "RRRR-MM-DD/RRRR-MM-DD."],
  ])("%j: %s stays, and the message names the format of the field", async (props, typed, format) => {
    const { input, type, message, said } = mount(props);
    await type(typed);
    expect(message()).toBe(`Nie udało się odczytać daty. Wpisz ją w formacie ${format}`);
    expect([input.value, said.at(-1)]).toEqual([typed, message()]);
  });

  it.each([
    [{ disabled: [0] }, "15.03.2026", "Tej daty nie można wybrać."],
    [{ mode: "multiple-ranged" }, "1.1.2026 - 2.1.2027", "Zakres może mieć najwyżej 366 dni."],
  ])("%j: %s stays as typed", async (props, typed, words) => {
    const { input, type, message } = mount(props);
    await type(typed);
    expect([input.value, message()]).toEqual([typed, words]);
  });

  it("is reported for a range from its 367th day on", async () => {
    const { input, type, message } = mount({ mode: "multiple-ranged" });
    await type("1.1.2026 - 1.1.2027");
    expect([input.value, message()]).toEqual(["2026-01-01/2027-01-01", null]);
  });
});

it("a selection keeps the message of another disabled day, and removes its own", async () => {
  const { type, message, button, opened, input } = mount({ mode: "multiple", disabled: [0] });
  await type("2026-03-15");
  button.click();
  await eventually(() => expect(opened).toHaveBeenCalled());
  const [field] = opened.mock.calls[0] ?? [];
  field.write({ chosen: { days: ["2026-03-15", "2026-03-16"] } });
  expect([input.value, message()]).toEqual(["2026-03-15, 2026-03-16", "Tej daty nie można wybrać."]);
  field.write({ chosen: { days: ["2026-03-16"] } });
  expect([input.value, message()]).toEqual(["2026-03-16", null]);
});

it("a list that is only partly readable continues with the readable days", async () => {
  const { type, button, opened } = mount({ mode: "multiple" });
  await type("12.3.2026, jutro, 2026-03-09");
  button.click();
  await eventually(() => expect(opened).toHaveBeenCalled());
  expect(opened.mock.calls[0]?.[0].value()).toEqual({ chosen: { days: ["2026-03-09", "2026-03-12"] } });
});

describe("a calendar whose file loads late", () => {
  const another = () => document.body.appendChild(document.createElement("button"));
  const press = (target: Element) => target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const late = async (meanwhile: (input: HTMLElement, button: HTMLElement) => void) => {
    let come = () => {};
    file = new Promise((resolve) => {
      come = resolve;
    });
    const { button, opened, input } = mount({}, "2026-03-09");
    button.focus();
    button.click();
    meanwhile(input, button);
    come();
    await eventually(() => expect(button.hasAttribute("aria-busy")).toBe(false));
    await new Promise((done) => setTimeout(done));
    return opened.mock.calls.length;
  };

  it("opens for a waiting shopper, however often they press", async () => {
    const impatient = (_input: Element, button: HTMLElement) => {
      press(button);
      button.click();
    };
    expect(await late(impatient)).toBe(1);
  });

  it.each([
    ["to the field, to type", (input: HTMLElement) => input.focus()],
    ["to another place by the keys", () => another().focus()],
    ["by a press that gives nothing the focus", () => press(another())],
  ])("does not open after the shopper has gone on %s", async (_where, goOn) => {
    expect(await late(goOn)).toBe(0);
  });
});

it("a day that can be read in two ways stays as typed, and the message names both", async () => {
  const { input, type, message } = mount({ min: "2020-01-01" });
  await type("9 marca");
  expect(input.value).toBe("9 marca");
  expect(message()).toMatch(
    /^To może być .+ 9 marca \d{4} albo .+ 9 marca \d{4}\. Wpisz datę w formacie RRRR-MM-DD\.$/,
  );
});

it("a typed range over days that cannot be chosen is accepted, and they are announced", async () => {
  const { input, type, message, said } = mount({ mode: "multiple-ranged", disabled: ["2026-12-24", 0] });
  await type("23–28 grudnia 2026");
  expect([input.value, message()]).toEqual(["2026-12-23/2026-12-28", null]);
  expect(said).toEqual(["Zakres nie obejmuje: 24 grudnia, 27 grudnia."]);
});

describe("a message about rules that have changed", () => {
  it("goes, or comes, without a key of the shopper", async () => {
    let closed: unknown[] = [0];
    const { input, type, message, rejudge, said } = mount({}, "", "", () => closed);
    await type("2026-03-15");
    expect(message()).toBe("Tej daty nie można wybrać.");
    closed = [];
    rejudge();
    expect([message(), getCustomError(input), input.getAttribute("aria-invalid")]).toEqual([null, "", null]);
    closed = ["2026-03-15"];
    rejudge();
    await eventually(() => expect(message()).toBe("Tej daty nie można wybrać."));
    expect(getCustomError(input)).toBe("Tej daty nie można wybrać.");
    await eventually(() => expect(said.at(-1)).toBe("Tej daty nie można wybrać."));
  });

  it("goes when the shopper returns to the field after midnight", async () => {
    let closed: unknown[] = [0];
    const { input, type, message } = mount({}, "", "", () => closed);
    await type("2026-03-15");
    closed = [];
    input.dispatchEvent(new Event("focus"));
    expect([message(), getCustomError(input)]).toEqual([null, ""]);
  });
});

it("the message disappears with the first key of a correction, and belongs to that value alone", async () => {
  const { input, type, message } = mount({ disabled: [0] });
  await type("2026-03-15");
  expect(getCustomError(input)).toBe("Tej daty nie można wybrać.");
  input.value = "2026-03-1";
  expect(getCustomError(input)).toBe("");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect([message(), input.getAttribute("aria-invalid")]).toEqual([null, null]);
});

describe("beside a form that validates the same field", () => {
  const names = (input: Element) => [
    input.getAttribute("aria-describedby"),
    input.getAttribute("aria-invalid"),
  ];

  it("only the island's own error comes and goes; the field stays invalid as long as the form reports an error", async () => {
    const { input, type } = mount({}, "", 'aria-describedby="hint"');
    await type("jutro");
    const own = document.querySelector(".date-picker__message")?.id;
    expect(names(input)).toEqual([`hint ${own}`, "true"]);
    const box = input.parentElement as HTMLElement;
    input.setAttribute("aria-describedby", `hint ${own} form-message`);
    box.classList.add("--error");
    await type("2026-03-09");
    expect(names(input)).toEqual(["hint form-message", "true"]);
    await type("jutro");
    box.classList.remove("--error");
    input.setAttribute("aria-describedby", `hint ${own}`);
    await type("2026-03-09");
    expect(names(input)).toEqual(["hint", null]);
  });

  it("the field is restored when the island ends", async () => {
    const { input, type, life, before } = mount({}, "", 'aria-describedby="hint" aria-invalid="true"');
    await type("jutro");
    life.abort();
    expect(input.outerHTML).toBe(before);
    expect(document.querySelector("button, .date-picker__message")).toBe(null);
  });

  it("its reset removes the message and the day in the button's name", async () => {
    const { input, type, message, button } = mount({});
    await type("2026-03-09");
    expect(button.getAttribute("aria-label")).toContain("9 marca 2026");
    await type("jutro");
    input.form?.reset();
    await eventually(() => expect(message()).toBe(null));
    expect([input.value, button.getAttribute("aria-label")]).toEqual(["", "Wybierz datę: date"]);
  });
});
