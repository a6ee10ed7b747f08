// @vitest-environment page
/** A password is shown on request and hidden before it is sent; new passwords are measured, current ones are not. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mount } from "../../../islands/password-field";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

let life = new AbortController();
const said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  said.length = 0;
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function page(markup: string, props: Record<string, unknown> = {}) {
  document.body.innerHTML = markup;
  const input = document.querySelector("input[type=password]") as HTMLInputElement;
  const context = {
    signal: life.signal,
    props,
    announce: (text: string) => said.push(text),
    guard() {},
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext;
  void mount(input, context);
  return {
    input,
    button: () => document.querySelector<HTMLButtonElement>(".password-field__button"),
    note: () => document.querySelector(".password-field__note")?.textContent ?? "",
    type(text: string) {
      input.focus();
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    key(isCaps: boolean, type = "keydown", key = "a") {
      const event = new KeyboardEvent(type, { key, bubbles: true });
      Object.assign(event, { getModifierState: (name: string) => name === "CapsLock" && isCaps });
      input.dispatchEvent(event);
    },
  };
}
const NEW = `<form><label for="p">Hasło</label><input id="p" name="p" type="password" autocomplete="new-password">
  <button id="send">Wyślij</button><a id="link" href="#x">x</a></form>`;
const CURRENT = NEW.replace("new-password", "current-password");

describe("the button", () => {
  it("shows the text and hides it, and says which state it is in", () => {
    const { input, button } = page(CURRENT);
    expect(button()?.getAttribute("aria-label")).toBe("Pokaż: Hasło");
    expect(button()?.getAttribute("aria-pressed")).toBe("false");
    button()?.click();
    expect([input.type, input.hasAttribute("data-password-shown")]).toEqual(["text", true]);
    button()?.click();
    expect([input.type, input.hasAttribute("data-password-shown")]).toEqual(["password", false]);
  });

  it.each(["submit", "formdata"])("hides the text again before the form is sent (%s)", (type) => {
    const { input, button } = page(CURRENT);
    button()?.click();
    input.form?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(input.type).toBe("password");
  });

  it("hides the text when a button of the form is pressed, which a page script may send by", () => {
    const { input, button } = page(CURRENT);
    button()?.click();
    document.querySelector<HTMLElement>("#link")?.click();
    expect(input.type).toBe("text");
    const types: string[] = [];
    const send = document.querySelector<HTMLElement>("#send");
    send?.addEventListener("click", (event) => {
      event.preventDefault();
      types.push(input.type);
    });
    send?.click();
    expect(types).toEqual(["password"]);
  });

  it("takes the place of the theme's own link, which comes back when the island ends", () => {
    const link = `<a class="client_password__show" href="#p">Pokaż hasło</a>`;
    const { input, button } = page(CURRENT + link);
    const own = document.querySelector<HTMLElement>(".client_password__show");
    expect(own?.className).toBe("client_password__show --replaced");
    button()?.click();
    life.abort();
    expect([own?.className, input.type, button()]).toEqual(["client_password__show", "password", null]);
  });

  it.each([
    ["of a module", '<a class="cop_register__show_pass" href="#">Pokaż</a>'],
    [
      "of a script",
      '<button type="button" class="toggle-password" aria-controls="p"><i class="eye"></i></button>',
    ],
    ["of an icon", '<span class="icon-eye"></span>'],
  ])("replaces a control %s, also one that is built later", async (_, control) => {
    const { input } = page(CURRENT + control);
    const added = document.createElement("div");
    input.after(added);
    added.insertAdjacentHTML("beforeend", control);
    await vi.advanceTimersByTimeAsync(0);
    const shown = [
      ...document.body.querySelectorAll(".cop_register__show_pass, .toggle-password, .icon-eye"),
    ];
    expect(shown).toHaveLength(2);
    expect(shown.map((one) => one.classList.contains("--replaced"))).toEqual([true, true]);
  });

  it.each([
    ["a link to another page", '<a class="show_password_help" href="/help.html">Pomoc</a>'],
    ["a control without such a name", '<button type="button" class="password_recover">Przypomnij</button>'],
  ])("leaves %s", (_, control) => {
    page(CURRENT + control);
    expect(document.querySelector(".--replaced")).toBe(null);
  });

  it("goes when another control of the page shows the password as well", async () => {
    const { input, button } = page(`${CURRENT}<button type="button" id="magic">?</button>`);
    document.getElementById("magic")?.addEventListener("click", () => {
      input.type = "text";
    });
    document.getElementById("magic")?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(button()?.hidden).toBe(true);
  });

  it("is missing where the shop does not want it", () => {
    expect(page(CURRENT, { reveal: false }).button()).toBe(null);
  });
});

describe("the estimate", () => {
  it("is announced once per pause, and not on each key", () => {
    const { type, note, input } = page(NEW);
    for (const text of ["k", "ko", "kotek7"]) type(text);
    expect([note(), said]).toEqual(["Słabe hasło. Dodaj znaki albo kolejne słowo.", []]);
    expect(input.getAttribute("aria-describedby")).toBe(document.querySelector(".password-field__note")?.id);
    vi.advanceTimersByTime(2_000);
    type("kotek8");
    vi.advanceTimersByTime(2_000);
    expect(said).toEqual(["Słabe hasło. Dodaj znaki albo kolejne słowo."]);
    type("");
    expect([note(), input.getAttribute("aria-describedby")]).toEqual(["", null]);
  });

  it("leaves with the password when the form is reset", () => {
    const { type, note, input } = page(NEW);
    type("kotek7");
    input.form?.reset();
    vi.advanceTimersByTime(0);
    expect([input.value, note()]).toEqual(["", ""]);
  });

  it("is missing for a current password, for a repetition, and where the shop does not want it", () => {
    const typed = (markup: string, props = {}) => {
      const { type, note } = page(markup, props);
      type("kotek7");
      return note();
    };
    expect(typed(CURRENT)).toBe("");
    expect(typed(NEW.replace('name="p"', 'name="password_confirm"'))).toBe("");
    expect(typed(NEW, { strength: false })).toBe("");
    expect(typed(NEW.replace("autocomplete", "data-x"))).toBe("");
    expect(typed(NEW.replace('autocomplete="new-password"', 'data-graphql="password"'))).not.toBe("");
    const both = NEW.replace("autocomplete", "data-x").replace(
      "<button",
      '<input type="password" name="repeat"><button',
    );
    expect(typed(both)).not.toBe("");
  });

  it("leaves a password that is too long to the form's message", () => {
    const { type, note } = page(NEW);
    type("x7#Kp2!v".repeat(5));
    expect(note()).toBe("");
  });
});

describe("Caps Lock", () => {
  it("is told once while it is on, and the line goes when it is off or the field is left", () => {
    const { key, note, input } = page(CURRENT);
    key(true);
    key(true, "keyup");
    expect([note(), said]).toEqual(["Caps Lock jest włączony.", ["Caps Lock jest włączony."]]);
    key(false);
    expect(note()).toBe("");
    key(true);
    input.dispatchEvent(new FocusEvent("blur"));
    expect([note(), said.length]).toEqual(["", 2]);
  });

  it("does not believe the state before its own key has taken effect", () => {
    const { key, note } = page(CURRENT);
    key(true, "keydown", "CapsLock");
    expect(note()).toBe("");
    key(true, "keyup", "CapsLock");
    expect(note()).not.toBe("");
  });

  it("is not told where the shop does not want it, nor by the plain events of password managers", () => {
    const { key, note, input } = page(CURRENT, { capsLock: false });
    key(true);
    expect(note()).toBe("");
    input.dispatchEvent(new Event("keydown"));
    expect(note()).toBe("");
  });
});
