// @vitest-environment page
/** The code dialog fills every part of the page's template, whatever its markup (PLATFORM.md D 6). */
import { beforeEach, expect, it } from "vitest";
import {
  describe as describeDialog,
  writeTexts,
} from "../../../islands/signin-views/second-factor/dialog-words";
import type { SecondFactorNeeds } from "../../../islands/signin-views/second-factor/needs";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

const needs = { texts: (table: TextTable) => bindTexts(table, {}, "pol") } as unknown as SecondFactorNeeds;
const root = () => document.body;
const fill = (markup: string, action: "activate" | "deactivate" | "verify", mode: "email" | "totp") => {
  root().innerHTML = markup;
  writeTexts(root(), { action, mode }, needs);
  describeDialog(root(), { action, mode });
};
const described = () =>
  (root().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? id);

beforeEach(() => root().removeAttribute("aria-describedby"));

it("one section serves every action", () => {
  fill('<div class="mfa__modal_info"><p data-replace>%s</p></div>', "verify", "email");
  expect(described()).toEqual([
    "Na podany adres e-mail wysłaliśmy kod pozwalający na zalogowanie w sklepie.",
  ]);
});

it("of sections by action, and within them by mode, the current one describes the dialog; no section keeps its placeholder", () => {
  const part = (action: string) =>
    `<div class="mfa__modal_info" data-type="${action}"><p data-type="email" data-replace>%s</p><p data-type="totp" data-replace>%s</p></div>`;
  fill(["activate", "deactivate", "verify"].map(part).join(""), "deactivate", "totp");
  expect(root().textContent).not.toContain("%s");
  expect(root().getAttribute("aria-describedby")).toBe("mfa_modal_info");
  expect(document.getElementById("mfa_modal_info")?.getAttribute("data-type")).toBe("deactivate");
});

it("a section keeps the template's id, and one inside a section of another action does not describe the dialog", () => {
  fill(
    `<div data-type="activate"><p class="mfa__modal_info" data-replace>%s</p></div>
     <p class="mfa__modal_info" id="own" data-type="verify" data-replace>%s</p><p class="mfa__modal_info">Stałe słowa</p>`,
    "verify",
    "email",
  );
  expect(root().getAttribute("aria-describedby")).toBe("own mfa_modal_info_2");
  expect(described()[1]).toBe("Stałe słowa");
});

it("the footer has texts for activation alone, and no placeholder otherwise", () => {
  const footer = '<div class="mfa__modal_footer"><p data-replace>%s</p></div>';
  fill(footer, "activate", "email");
  expect(root().textContent).toContain("Po włączeniu MFA");
  fill(footer, "verify", "email");
  expect(root().textContent).toBe("");
});

it("the application's steps go into their own list, anywhere in the template", () => {
  const lists =
    '<ol class="mfa__modal_steps" data-type="email"><li>Otwórz wiadomość.</li></ol><ol class="mfa__modal_steps" data-type="totp"></ol>';
  fill(lists, "verify", "totp");
  expect([...root().querySelectorAll("ol")].map((list) => list.children.length)).toEqual([1, 2]);
  expect(root().textContent).toContain("Otwórz wiadomość.");
});
