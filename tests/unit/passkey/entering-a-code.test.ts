// @vitest-environment page
/** The one-time-code step: whom to send it to, then the code; what is wrong is said, and nothing is sent twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askForCode, type Proven } from "../../../islands/passkey/code-form";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

const generate = vi.fn();
const verify = vi.fn();
const announce = vi.fn();
const good = { ok: true, token: "t", needsRegistration: false };
let outer = new AbortController();
let answer: Promise<Proven | null>;

const place = () => document.querySelector("#place") as HTMLElement;
const field = () => document.querySelector(".passkey__input") as HTMLInputElement;
const line = () => document.querySelector(".passkey__line")?.textContent ?? "";
const press = (name: string) => document.querySelector<HTMLElement>(`[data-press=${name}]`)?.click();
const type = (value: string) => {
  field().value = value;
  field().dispatchEvent(new Event("input", { bubbles: true }));
};
const enter = () =>
  field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
const asksCode = () => eventually(() => expect(field().getAttribute("autocomplete")).toBe("one-time-code"));

beforeEach(() => {
  outer = new AbortController();
  for (const spy of [generate, verify, announce]) spy.mockReset();
  generate.mockResolvedValue({ ok: true });
  verify.mockResolvedValue(good);
  document.body.innerHTML = '<form><div id="place"></div></form>';
  const context = {
    announce,
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    store: { getState: () => ({ customer: { login: "anna" } }) },
    platform: { oneTimeCodes: async () => ({ generate, verify }) },
  } as unknown as IslandContext;
  answer = askForCode(place(), context, outer.signal);
});
afterEach(() => Reflect.deleteProperty(window, "OTPCredential"));

describe("the recipient", () => {
  it("is requested first, with the known login in the field, which has focus", () => {
    expect([field().value, field().getAttribute("autocomplete")]).toEqual(["anna", "username"]);
    expect(document.activeElement).toBe(field());
  });

  it("must not be empty", async () => {
    type(" ");
    enter();
    await eventually(() => expect(line()).not.toBe(""));
    expect(generate).not.toHaveBeenCalled();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    type("a");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  it("is requested again when the code could not be sent", async () => {
    generate.mockResolvedValueOnce({ ok: false, kind: "unsent" });
    press("send");
    await eventually(() => expect(line()).not.toBe(""));
    expect(field().getAttribute("autocomplete")).toBe("username");
    press("send");
    await asksCode();
  });

  it("gets one code after two presses", async () => {
    press("send");
    press("send");
    await asksCode();
    expect(generate).toHaveBeenCalledTimes(1);
    expect(generate.mock.calls[0]?.[0]).toBe("anna");
  });
});

describe("the code", () => {
  beforeEach(async () => {
    press("send");
    await asksCode();
  });

  it("is checked with its sixth digit, whatever separates the digits", async () => {
    type("12 34-5");
    expect(verify).not.toHaveBeenCalled();
    type("12 34-56");
    expect(await answer).toEqual({ userLogin: "anna", token: "t", needsRegistration: false });
    expect(verify.mock.calls[0]?.[0]).toBe("123456");
    expect(document.querySelector(".passkey__box")).toBeNull();
  });

  it("that is wrong is reported and is not sent again by a key that changes nothing", async () => {
    verify.mockResolvedValue({ ok: false, kind: "wrong" });
    type("123456");
    await eventually(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    type("123456 ");
    await new Promise((resolve) => setTimeout(resolve));
    expect(verify).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(field());
  });

  it("that is too short is reported on submit", async () => {
    type("12");
    enter();
    await eventually(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    expect(verify).not.toHaveBeenCalled();
  });

  it("can be sent again", async () => {
    press("resend");
    await eventually(() => expect(generate).toHaveBeenCalledTimes(2));
  });

  it("is cancelled by its button", async () => {
    press("cancel");
    expect(await answer).toBeNull();
    expect(document.querySelector(".passkey__box")).toBeNull();
  });

  it("is cancelled when the island ends", async () => {
    outer.abort();
    expect(await answer).toBeNull();
  });
});

it("a phone that reads the message fills in the code", async () => {
  Reflect.set(window, "OTPCredential", class {});
  const get = vi.fn().mockResolvedValue({ code: "654321" });
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  press("send");
  expect(await answer).toMatchObject({ token: "t" });
  expect(verify.mock.calls[0]?.[0]).toBe("654321");
});

it("Enter submits no form of the theme", () => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  field().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
