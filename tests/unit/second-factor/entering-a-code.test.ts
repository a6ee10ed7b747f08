/** The dialog for a code: it sends one, judges what is typed, and leads on. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCodeDialog } from "../../../islands/signin-views/second-factor/code-dialog";
import type { SecondFactorNeeds } from "../../../islands/signin-views/second-factor/needs";
import type { TextTable } from "../../../runtime/contracts/texts";
import { wayOutFor } from "../../../runtime/legacy/mfa/way-out";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import { makeDialogs } from "../../../runtime/overlays/dialog";
import type { Mode, Outcome, Settings } from "../../../runtime/platform/second-factor";
import { WRONG_CODE } from "../../../runtime/platform/second-factor";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";
import { all, gone, key, one, soon, textOf, type } from "../in-page";

const good = (data: unknown = null): Outcome => ({ ok: true, code: "", data }) as Outcome;
const bad = (code: string): Outcome => ({ ok: false, code, data: null }) as Outcome;
const texts = (table: TextTable) => bindTexts(table, {}, "pol");

const requests = { trigger: vi.fn(), add: vi.fn(), remove: vi.fn(), verify: vi.fn() };
const alert = vi.fn();
const announce = vi.fn();
const asked = {
  onRight: vi.fn(),
  onContactNeeded: vi.fn(),
  onStale: vi.fn(),
  onClosed: vi.fn(),
};

beforeEach(() => {
  for (const request of Object.values(requests)) request.mockReset().mockResolvedValue(good());
  for (const spy of [alert, announce, ...Object.values(asked)]) spy.mockReset();
  document.body.innerHTML = `<template id="mfa_modal_template"><div id="mfa">
    <p class="mfa__modal_info"><span data-replace="%s">%s</span></p>
    <div class="f-group"><input id="mfaCode" maxlength="6"></div>
    <button type="button" class="--mfa_verify">Dalej</button><button type="button" class="--mfa_activate">Włącz</button>
    <button type="button" class="--mfa_resend">Jeszcze raz</button><button type="button" class="--mfa_cancel">x</button>
  </div></template>`;
});
afterEach(() => document.body.replaceChildren());

const settings = (given: Partial<Settings> = {}) =>
  Promise.resolve({ configured: ["email", "otp"], isEnrolled: true, days: 30, ...given } as Settings);
function open(
  action: "verify" | "activate" | "deactivate" = "verify",
  { mode = "email" as Mode, own = settings() as Promise<Settings | null> } = {},
) {
  const needs = {
    requests,
    texts,
    alert,
    announce,
    report() {},
    wayOut: wayOutFor({ texts, ui: {} } as unknown as LegacyNeeds),
    open: makeDialogs({ texts, addStyle: async () => {}, banner: () => "" } as Parameters<
      typeof makeDialogs
    >[0]),
  } as unknown as SecondFactorNeeds;
  return openCodeDialog(needs, { action, mode, settings: own, isEnrolled: () => true, ...asked });
}
const input = () => one<HTMLInputElement>("#mfaCode");
const press = (action: string) => one(`dialog .--mfa_${action}`).click();
const fault = () => textOf(".f-message");

describe("opening", () => {
  it("sends the code and focuses the field, whose length limit would truncate a pasted code", async () => {
    open();
    expect(requests.trigger).toHaveBeenCalledWith("email");
    const field = await soon<HTMLInputElement>("#mfaCode");
    expect(document.activeElement).toBe(field);
    expect([field.maxLength > 0, field.getAttribute("autocomplete")]).toEqual([false, "one-time-code"]);
    expect(textOf(".mfa__modal_info")).not.toContain("%s");
  });

  it("to activate a mode adds it, and tells the server whether it is the first", async () => {
    open("activate", { mode: "otp", own: settings({ isEnrolled: false }) });
    await eventually(() => expect(requests.add).toHaveBeenCalledWith("otp", true));
  });

  it("to remove a mode requests its removal", async () => {
    open("deactivate", { mode: "otp" });
    await eventually(() => expect(requests.remove).toHaveBeenCalledWith("otp"));
  });

  it("without the page's template opens nothing", () => {
    one("template").remove();
    expect(open()).toBe(false);
    expect(requests.trigger).not.toHaveBeenCalled();
  });

  it("shows the form for a missing contact instead, when the server requires one first", async () => {
    requests.add.mockResolvedValue(bad("CLIENT_PHONE_REQUIRED"));
    open("activate", { mode: "otp" });
    await eventually(() => expect(asked.onContactNeeded).toHaveBeenCalledWith("otp"));
    await gone("dialog");
  });

  it("that the server refuses shows the reason beside the field and in an alert", async () => {
    requests.trigger.mockResolvedValue(bad("LIMIT"));
    open();
    await eventually(() => expect(fault()).not.toBe(""));
    expect(alert).toHaveBeenCalledWith(fault(), { type: "error" });
    expect(await soon(".mfa__way_out a")).toBeInstanceOf(HTMLAnchorElement);
  });

  it("offers to remember the device for the time that the shop allows", async () => {
    open();
    const box = await soon<HTMLInputElement>("#mfa_remember");
    expect(textOf("label[for=mfa_remember]")).toContain("30");
    box.checked = false;
    type(input(), "123456");
    press("verify");
    await eventually(() => expect(requests.verify).toHaveBeenCalledWith("123456", false));
  });
});

describe("a code", () => {
  it("that is too short is not sent", async () => {
    open();
    type(input(), "12");
    key(input(), "Enter");
    await eventually(() => expect(fault()).toBe("Wprowadź pełny kod"));
    expect(requests.verify).not.toHaveBeenCalled();
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(input().getAttribute("aria-describedby")).toBe(one(".f-message").id);
    expect(announce).toHaveBeenCalledWith("Wprowadź pełny kod", { assertive: true });
  });

  it("may have spaces and hyphens; a correct one closes the dialog and continues", async () => {
    open();
    type(input(), "123-4 56");
    press("verify");
    await eventually(() => expect(asked.onRight).toHaveBeenCalledTimes(1));
    expect(requests.verify.mock.calls[0]?.[0]).toBe("123456");
    await gone("dialog");
    expect(asked.onClosed).toHaveBeenCalledTimes(1);
  });

  it("that is wrong is reported, and typing removes the message", async () => {
    requests.verify.mockResolvedValue(bad(WRONG_CODE));
    open();
    type(input(), "123456");
    press("verify");
    await eventually(() => expect(fault()).toBe("Wprowadzony kod jest niepoprawny"));
    expect(asked.onRight).not.toHaveBeenCalled();
    type(input(), "12345");
    expect([fault(), input().getAttribute("aria-invalid")]).toEqual(["", null]);
  });

  it("is checked once after two presses", async () => {
    let answer = (_: Outcome) => {};
    requests.verify.mockReturnValue(new Promise<Outcome>((resolve) => (answer = resolve)));
    open();
    type(input(), "123456");
    press("verify");
    press("verify");
    expect(requests.verify).toHaveBeenCalledTimes(1);
    answer(good());
    await eventually(() => expect(asked.onRight).toHaveBeenCalledTimes(1));
  });

  it("is sent again on request, once at a time, and this is announced", async () => {
    open();
    await eventually(() => expect(requests.trigger).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    press("resend");
    press("resend");
    await eventually(() => expect(alert).toHaveBeenCalledTimes(1));
    expect(requests.trigger).toHaveBeenCalledTimes(2);
    expect(alert.mock.calls[0]?.[1]).toEqual({ type: "success" });
  });
});

it("Escape leaves the field first, and cancelling closes the dialog without an answer", async () => {
  open();
  await soon("dialog");
  input().focus();
  key(input(), "Escape");
  expect(all("dialog")).toHaveLength(1);
  press("cancel");
  await gone("dialog");
  expect(asked.onRight).not.toHaveBeenCalled();
});
