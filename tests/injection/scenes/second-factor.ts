/** The second factor: what the server answers about methods, codes and contacts, and the address to go back to. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { dialog, factor, fault, press, visit, withFactor } from "../../browser/second-factor/second-factor";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { type Stage, seen } from "../stage";

const ACCOUNT = "/login.php?mfa=edit";

/** The refusal or the data of the next requests, by the name of their mutation. */
type Answers = Readonly<Record<string, unknown>>;

const answering = (stage: Stage, answers: Answers | string, asking: RegExp) =>
  stage.b.shop.faults.set(
    "graphql",
    () => (typeof answers === "string" ? { data: null, errors: [{ message: answers }] } : { data: answers }),
    { asking },
  );

const methods: Scene = {
  name: "second-factor: methods",
  places: ["second-factor: name of a method", "second-factor: status of the shop"],
  async run(stage) {
    withFactor(stage.b, { status: "optional", configured: ["email"] });
    answering(
      stage,
      {
        mfaSettings: {
          shopMfaSettings: {
            mfaRequiredStatus: stage.texts.join(),
            ...{ deviceRemember: true, deviceRememberDays: stage.texts.join() },
            mfaFactors: [...stage.texts, "otp"],
          },
          userMfaSettings: {
            ...{ defaultMfaMode: stage.texts[0], shouldSuggestSetMFA: true },
            configuredMfaModes: [...stage.texts, "email"],
          },
        },
      },
      /mfaSettings/,
    );
    const { page } = await visit(stage.b, ACCOUNT, { before: stage.watched });
    await factor(page, "email").waitFor();
    // This build lists only the methods that it knows.
    expect(await page.locator(".mfa__factor").count()).toBe(2);
    await stage.isClean(page);
    stage.takes("second-factor: name of a method", stage.texts.length);
    stage.takes("second-factor: status of the shop", stage.texts.length);
  },
};

/** Opens the dialog that activates a method. */
async function activate(page: Page, mode: string): Promise<void> {
  await factor(page, mode).locator('[data-action="activate"]').dispatchEvent("click");
  await dialog(page).waitFor();
}
async function close(page: Page): Promise<void> {
  await dialog(page).locator(".--mfa_cancel").dispatchEvent("click");
  await expect.poll(() => dialog(page).count(), { interval: 10 }).toBe(0);
}

const refusals: Scene = {
  name: "second-factor: refusals and the picture of the key",
  places: ["second-factor: reason of a refusal", "second-factor: picture of the key"],
  async run(stage) {
    withFactor(stage.b, { status: "optional", configured: ["email"] });
    const { page } = await visit(stage.b, ACCOUNT, { before: stage.watched });
    await factor(page, "totp").waitFor();
    for (const [mode, place] of [
      ["otp", "reason of a refusal"],
      ["totp", "picture of the key"],
    ] as const) {
      let taken = 0;
      for (const text of stage.texts) {
        const answer = mode === "otp" ? text : { addMfa: { qrCodeBase64: text } };
        answering(stage, answer, /addMfa/);
        await activate(page, mode);
        // A refusal has a text of ours; so has a picture that is none.
        await expect.poll(() => fault(page), { interval: 10, message: text }).toBeTruthy();
        // Letters alone may be base64. A browser cannot read the picture, and none stays.
        await expect.poll(() => dialog(page).locator("#mfaqrcode").count(), { interval: 10 }).toBe(0);
        await stage.isClean(page);
        await close(page);
        taken += 1;
      }
      stage.takes(`second-factor: ${place}`, taken);
    }
  },
};

const contacts: Scene = {
  name: "second-factor: a new e-mail",
  places: ["second-factor: message about an e-mail", "second-factor: typed e-mail"],
  async run(stage) {
    const { b } = stage;
    withFactor(b, { status: "optional", configured: ["otp"], refuses: { addMfa: "client_email_required" } });
    const { page } = await visit(b, ACCOUNT, { before: stage.watched });
    await factor(page, "email").waitFor();
    await activate(page, "email");
    const field = dialog(page).locator("#mfaUpdateDataInputEmail");
    await field.waitFor();
    const message = dialog(page).locator(".f-message").filter({ hasText: /./ }).first();
    const shown: string[] = [];
    for (const text of stage.texts) {
      b.shop.config.validationMessages = { email: [{ code: "brand_new", message: text }] };
      await field.fill(text.replace(/[\r\n]/g, ""));
      await press(page, "update");
      const wanted = asSent(seen(text, "server")).trim();
      await expect
        .poll(async () => asSent((await message.textContent()) ?? "").trim(), { interval: 10, message: text })
        .toBe(wanted);
      shown.push((await message.textContent()) ?? "");
      await stage.isClean(page);
    }
    stage.shows("second-factor: message about an e-mail", shown, "server");
    stage.takes("second-factor: typed e-mail", shown.length);
  },
};

const back: Scene = {
  name: "second-factor: the address to go back to",
  places: ["second-factor: address to go back to"],
  async run(stage) {
    withFactor(stage.b, { status: "required", configured: ["email"] });
    const { page } = await visit(stage.b, "/login.php?mfa=1", { before: stage.watched });
    await dialog(page).waitFor();
    answering(stage, { triggerMfa: { success: true } }, /triggerMfa/);
    answering(stage, { verifyMfa: { isPinValid: true } }, /verifyMfa/);
    const gone: string[] = [];
    await page.route("**/*", (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      gone.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    let taken = 0;
    for (const text of stage.texts) {
      if (!(await dialog(page).count()))
        await factor(page, "email").locator('[data-action="verify"]').dispatchEvent("click");
      await dialog(page).waitFor();
      await page.evaluate((address) => {
        const place = document.querySelector<HTMLElement>(".mfa__configuration");
        if (place) place.dataset.referer = address;
      }, text);
      await page.fill("#mfaCode", "123456");
      await press(page, "verify");
      await expect.poll(() => dialog(page).count(), { interval: 10, message: text }).toBe(0);
      await stage.isClean(page);
      taken += 1;
    }
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((url) => new URL(url).origin !== stage.b.shop.url)).toEqual([]);
    stage.takes("second-factor: address to go back to", taken);
  },
};

export const secondFactorScenes = [methods, refusals, contacts, back];
