/** Deeds of the second factor and of passkeys. */
import type { Page } from "playwright";
import {
  awaitedCode,
  type MfaSwitches,
  secondFactorOf,
  usualSecondFactor,
} from "../../../fixtures/client-data/second-factor";
import type { Shop } from "../../../fixtures/shop";
import { asVisitor } from "../../browser/mini-basket/shop";
import { addDevice, authorized, register, withoutSuggestions } from "../../browser/passkey/passkeys";
import { dialog, enter, factor, ORDER, rightCode, signIn } from "../../browser/second-factor/second-factor";
import type { Bench } from "../../browser/support";
import type { Deed } from "../deed";
import { enterCode } from "./setting";

const asAnna = asVisitor("anna");
const stateOf = (shop: Shop) => secondFactorOf(shop.visitors.of("anna"), shop.config.mfa);
const tells = {
  context: asAnna,
  at: "graphql",
  failed: /Nie udało się wczytać metod|jest niepoprawny/,
  // Nothing of it says that the shop has not carried it out.
  unsure: /Nie udało się połączyć|nieoczekiwany błąd|Wystąpił błąd/,
} as const;
const account = (wishes: Partial<MfaSwitches> = {}) =>
  ({
    ...tells,
    path: "/login.php?mfa=edit",
    prepare: (b: Bench) => {
      b.shop.config.mfa = { ...usualSecondFactor(), status: "optional", configured: ["email"], ...wishes };
    },
    ready: (page: Page) => page.locator(".mfa__factor").first().waitFor(),
  }) as const;
const order = {
  ...tells,
  path: ORDER,
  prepare: (b: Bench) => {
    b.shop.config.mfa = { ...usualSecondFactor(), status: "required", configured: ["email"] };
  },
  ready: (page: Page) => page.locator(".cop_signin__open").waitFor(),
} as const;
const saysSent = async (page: Page) =>
  /wysłaliśmy kod/.test(await dialog(page).locator(".mfa__modal_info").first().innerText());
const press = (mode: string, name: string) => (page: Page) =>
  factor(page, mode).locator(`[data-action="${name}"]`).click();
const isSignedIn = (page: Page) => page.locator("html[data-signed-in]").count().then(Boolean);

const guest = {
  path: "/login.php?passkey=button",
  at: "accounts",
  failed: /Nie udało się użyć klucza|Sklep nie przyjął/,
  // Nothing of it says that the service has not carried it out.
  unsure: /Nie udało się pobrać danych|odpowiedziała błędem|Brak połączenia z usługą/,
  before: async (page: Page) => {
    await addDevice(page);
    await withoutSuggestions(page);
  },
  /** Keeps a passkey of Anna's on this device, as an earlier visit would have. */
  ready: async (page: Page, b: Bench) => {
    await register(page, authorized(b.shop, "anna"));
    await page.locator(".passkey__button").first().waitFor();
  },
  act: (page: Page) => page.locator(".passkey__button").first().click(),
} as const;
const customer = ({ visitors }: Shop) => [...visitors.all.values()].some((one) => one.customer === "anna");
const isKept = ({ accounts }: Shop) => accounts.keys.size > 0;

/** Signs in by password, where the offer to keep a passkey asks for a code. */
async function toCode(page: Page): Promise<void> {
  await page.locator("#user_login").fill("anna");
  await page.locator("#user_pass").fill("wydma-2026");
  await page.locator(".login_form button[type=submit]").click();
  await page.locator(".passkey__box.--offer").waitFor();
  await page.locator(".passkey__button").first().click();
  await page.locator("[data-press=send]").click();
  await page.locator("[autocomplete=one-time-code]").waitFor();
}
async function proven(page: Page, b: Bench): Promise<void> {
  await enterCode(page, b);
  await page.getByText("Kod jest poprawny. Teraz zapisz").first().waitFor();
}

/** A signed-in shopper who has proven by a code that a passkey may be kept. */
const offered = {
  path: "/login.php",
  at: "accounts",
  failed: guest.failed,
  unsure: guest.unsure,
  before: guest.before,
  prepare: (b: Bench) => {
    b.shop.config.passkeyHosts = "button";
  },
  ready: async (page: Page, b: Bench) => {
    await toCode(page);
    await proven(page, b);
  },
  act: (page: Page) => page.locator(".passkey__button").first().click(),
  done: /Klucz dostępu jest zapisany/,
  held: isKept,
} as const;

export const signInDeeds = {
  mfaSettings: {
    "the page": {
      ...tells,
      path: "/login.php?mfa=edit",
      prepare: account().prepare,
      asking: /query=mfaSettings|mfaSettings \{/,
      done: async (page) => (await page.locator(".mfa__factor").count()) > 0,
    },
  },
  triggerMfa: {
    "the page": {
      ...order,
      asking: /triggerMfa/,
      act: signIn,
      done: saysSent,
      held: (shop) => awaitedCode(stateOf(shop)) !== null,
    },
  },
  addMfa: {
    "the page": {
      ...account(),
      asking: /addMfa/,
      act: press("otp", "activate"),
      done: saysSent,
      held: (shop) => stateOf(shop).awaited?.kind === "add",
    },
  },
  removeMfa: {
    "the page": {
      ...account({ configured: ["email", "otp"] }),
      asking: /removeMfa/,
      act: press("otp", "deactivate"),
      done: saysSent,
      held: (shop) => stateOf(shop).awaited?.kind === "remove",
    },
  },
  setDefaultMfa: {
    "the page": {
      ...account({ configured: ["email", "otp"] }),
      asking: /setDefaultMfa/,
      act: (page) => factor(page, "otp").locator(".--set-default input").click({ force: true }),
      done: /Domyślna metoda MFA została zmieniona/,
      held: (shop) => stateOf(shop).ways[0] === "otp",
    },
  },
  verifyMfa: {
    "the page": {
      ...order,
      asking: /verifyMfa/,
      ready: async (page, b) => {
        await signIn(page);
        await rightCode(b);
        await dialog(page).locator("#mfaCode").waitFor();
      },
      act: async (page, b) => enter(page, awaitedCode(stateOf(b.shop)) ?? ""),
      done: isSignedIn,
      held: (shop) => shop.visitors.of("anna").customer === "anna",
    },
  },
  updateVerificationMfa: {
    "the page": {
      ...account({ refuses: { addMfa: "client_phone_required" } }),
      asking: /updateVerificationMfa/,
      ready: async (page) => {
        await press("otp", "activate")(page);
        await page.locator(".modal.--mfa.--update.--otp").waitFor();
        await page.fill("#mfaUpdateDataInputPhone", "501502503");
      },
      act: (page) => dialog(page).locator(".--mfa_update").click(),
      done: (page) => page.locator('.modal.--mfa.--update [data-step="2"]').isVisible(),
    },
  },
  snoozeMfaReminder: {
    "the page": {
      ...order,
      prepare: (b) => {
        b.shop.config.mfa = { ...usualSecondFactor(), status: "optional", suggests: true };
      },
      asking: /snoozeMfaReminder/,
      act: signIn,
      done: async (page) => (await page.locator(".mfa__configuration").count()) > 0,
      untold: "a reminder that comes once more is no loss",
    },
  },
  generateLoginRequest: {
    passkey: { ...guest, asking: /generateLoginRequest/, done: /Zalogowano/, held: customer },
  },
  loginByIAIAccountsToken: {
    passkey: {
      ...guest,
      at: "graphql",
      asking: /loginByIAIAccountsToken/,
      done: /Zalogowano/,
      held: customer,
    },
  },
  login: { passkey: { ...guest, asking: /\/login\.php/, done: /Zalogowano/ } },
  // The options are fetched once the code is right, before the press that needs them.
  generateRegisterRequest: {
    passkey: {
      ...offered,
      asking: /generateRegisterRequest/,
      ready: toCode,
      act: async (page, b) => {
        await proven(page, b);
        await offered.act(page);
      },
    },
  },
  register: { passkey: { ...offered, asking: /\/register\.php/ } },
} as const satisfies Record<string, Record<string, Deed>>;
