// @vitest-environment page
import { beforeEach, expect, it, vi } from "vitest";
import { showFactorSection } from "../../../islands/signin-views/second-factor/factor-section";
import type { SecondFactorNeeds } from "../../../islands/signin-views/second-factor/needs";
import type { TextTable } from "../../../runtime/contracts/texts";
import { wayOutFor } from "../../../runtime/legacy/mfa/way-out";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import type { Settings } from "../../../runtime/platform/second-factor";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

const texts = (table: TextTable) => bindTexts(table, {}, "pol");
const answers: ((settings: Settings | null) => void)[] = [];
const ask = vi.fn(() => new Promise<Settings | null>((resolve) => answers.push(resolve)));
const again = () => document.querySelector<HTMLButtonElement>("[data-action=retry]") as HTMLButtonElement;
const fail = async () => {
  const before = again();
  answers.pop()?.(null);
  await eventually(() => expect(again()).not.toBe(before));
};

/** A page of the account whose list failed to load. */
beforeEach(async () => {
  ask.mockClear();
  document.body.innerHTML =
    '<div class="mfa__configuration" data-status="edit"><div class="mfa__factor_list"></div></div>';
  showFactorSection(
    {
      requests: { settings: ask },
      texts,
      announce: () => {},
      wayOut: wayOutFor({ texts, ui: {} } as unknown as LegacyNeeds),
    } as unknown as SecondFactorNeeds,
    document.querySelector(".mfa__configuration") as HTMLElement,
  );
  await fail();
});

it("sends one request, however often the button is pressed, and is busy until the answer", async () => {
  for (let press = 0; press < 3; press++) again().click();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(again().getAttribute("aria-disabled")).toBe("true");
  await fail();
  expect(again().hasAttribute("aria-disabled")).toBe(false);
  again().click();
  expect(ask).toHaveBeenCalledTimes(3);
});

it("leaves focus on the button when there is still no answer", async () => {
  again().focus();
  again().click();
  await fail();
  expect(document.activeElement).toBe(again());
});

it("does not take focus from a shopper who has moved on meanwhile", async () => {
  again().click();
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  await fail();
  expect(document.activeElement).toBe(elsewhere);
});
