/** The dialog for a new contact sends the value once it is checked, and then the code that confirms it. */
import "../in-a-window";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openUpdateDialog } from "../../../islands/signin-views/second-factor";
import type { SecondFactorNeeds } from "../../../islands/signin-views/second-factor/needs";
import type { TextTable } from "../../../runtime/contracts/texts";
import { makeDialogs } from "../../../runtime/overlays/dialog";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";
import { gone, one, textOf, type } from "../in-page";

const texts = (table: TextTable) => bindTexts(table, {}, "pol");
const check = vi.fn();
const requests = { update: vi.fn(), verify: vi.fn() };
const report = vi.fn();
const onDone = vi.fn();

beforeEach(() => {
  for (const spy of [check, report, onDone, ...Object.values(requests)]) spy.mockReset();
  check.mockResolvedValue("");
  requests.update.mockResolvedValue({ ok: true, code: "" });
  requests.verify.mockResolvedValue({ ok: true, code: "" });
  document.body.innerHTML = `<template id="mfa_update_data_modal_template"><div class="mfa__modal_update_data">
    <div class="f-group"><input id="mfaUpdateDataInputEmail"></div><button type="button" class="--mfa_update">Dalej</button>
    <div class="f-group"><input id="mfaCode"></div><button type="button" class="--mfa_verify">Zapisz</button>
  </div></template>`;
  const needs = {
    requests,
    texts,
    check: { email: check },
    report,
    alert() {},
    announce() {},
    open: makeDialogs({ texts, addStyle: async () => {}, banner: () => "" } as Parameters<
      typeof makeDialogs
    >[0]),
  } as unknown as SecondFactorNeeds;
  openUpdateDialog(needs, { changed: "email", by: "email", onDone });
  type(one("#mfaUpdateDataInputEmail"), "nowy@adres.pl");
});
afterEach(() => document.body.replaceChildren());
const press = (name: string) => one(`dialog .--mfa_${name}`).click();
const step = () => one(".mfa__modal_update_data").dataset.step;

it("a valid value is sent, and the code that confirms it closes the dialog", async () => {
  press("update");
  await eventually(() => expect(step()).toBe("2"));
  expect(requests.update).toHaveBeenCalledWith("nowy@adres.pl", "email", "email");
  await eventually(() => expect(one(".--mfa_update").hasAttribute("aria-disabled")).toBe(false));
  type(one("#mfaCode"), "123456");
  press("verify");
  await gone("dialog");
  expect(onDone).toHaveBeenCalledWith({ value: "nowy@adres.pl" });
});

it("an invalid value gets the check's message and is not sent", async () => {
  check.mockResolvedValue("Zły adres");
  press("update");
  await eventually(() => expect(textOf(".f-message")).toBe("Zły adres"));
  expect(requests.update).not.toHaveBeenCalled();
});

it("a check that throws is reported, and leaves the dialog usable", async () => {
  const error = new Error("no check");
  check.mockRejectedValueOnce(error);
  press("update");
  await eventually(() => expect(report).toHaveBeenCalledWith({ error }));
  expect(one(".--mfa_update").hasAttribute("aria-disabled")).toBe(false);
  press("update");
  await eventually(() => expect(step()).toBe("2"));
});
