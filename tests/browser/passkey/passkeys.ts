/** Shared by tests of passkeys: an authenticator, accounts with an authorize token, calls of `wyspa.passkeys`. */
import type { CDPSession, Page } from "playwright";
import { expect } from "vitest";
import type { Shop } from "../../../fixtures/shop";
import type { Passkeys } from "../../../runtime/contracts/passkeys";
import type { Bench, Visit, VisitOptions } from "../support";

export interface Device {
  readonly cdp: CDPSession;
  /** On: completes ceremonies at once, like a shopper who agrees immediately. Off: they stay pending. */
  answers(by: boolean): Promise<unknown>;
  /** Whether the device verifies the shopper (the right finger). */
  knowsShopper(is: boolean): Promise<unknown>;
  /** Number of its passkeys. */
  keys(): Promise<number>;
  remove(): Promise<unknown>;
}

/** Adds the browser's virtual authenticator, as a built-in device. */
export async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    answers: (enabled) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    knowsShopper: (isUserVerified) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    remove: () => cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}

/** A token like the one that the one-time-code step gives. */
export function authorized(shop: Shop, userLogin = "anna"): { userLogin: string; authorizeToken: string } {
  const authorizeToken = `authorize-${shop.codes.tokens.size}-${userLogin}`;
  shop.codes.tokens.set(authorizeToken, userLogin);
  return { userLogin, authorizeToken };
}

/** The outcome of a call. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: {
    readonly name: string;
    readonly message: string;
    readonly kind?: string;
    readonly code?: number;
  };
}

/** Evaluates a promise in the page and returns its outcome. */
export const outcomeOf = (page: Page, code: string): Promise<Outcome> =>
  page.evaluate(`Promise.resolve(${code}).then(
    (value) => ({ value }),
    ({ name, message, kind, code }) => ({ error: { name, message, kind, code } }),
  )`);

export const login = (page: Page) => outcomeOf(page, "wyspa.passkeys.login()");

export const register = (page: Page, input: object) =>
  outcomeOf(page, `wyspa.passkeys.register(${JSON.stringify(input)})`);

/** Stores `context.platform.passkeys()`, which islands use, in `window.keys`. */
export async function takeKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mount = (_: unknown, { platform }: { platform: { passkeys(): Promise<Passkeys> } }) => {
      void platform.passkeys().then((keys) => Object.assign(window, { keys }));
      return undefined;
    };
    window.wyspa.define("own-keys", async () => ({ mount: mount as never }));
    const host = Object.assign(document.createElement("div"), { textContent: "." });
    host.dataset.island = "own-keys";
    document.querySelector("#content")?.prepend(host);
  });
  await expect.poll(() => page.evaluate("'keys' in window")).toBe(true);
}

/** The virtual authenticator answers suggestions at once, so tests about other things run without them. */
export const withoutSuggestions = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window.PublicKeyCredential ?? {}, { isConditionalMediationAvailable: async () => false }),
  );

/** Keeps the browser's dialog open until `sheet.answer()`; `sheet.asked` counts how often it was to open. */
export const holdSheet = (page: Page) =>
  page.evaluate(() => {
    const { credentials } = navigator;
    const own = credentials.get.bind(credentials);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sheet = { asked: 0, answer };
    Object.assign(window, { sheet });
    credentials.get = async (options) => {
      sheet.asked += 1;
      await answered;
      return own(options);
    };
  });

/** A person reads the sheet before cancelling it; the virtual device refuses at once. */
export const readSheets = (page: Page) =>
  page.evaluate(() => {
    const { credentials } = navigator;
    for (const name of ["get", "create"] as const) {
      const own = credentials[name].bind(credentials);
      credentials[name] = async (options) => {
        await new Promise((resolve) => setTimeout(resolve, 350));
        return own(options as never);
      };
    }
  });

export interface KeyVisit extends Visit {
  readonly device: Device;
}

/** Opens a page on a device with a passkey of `userLogin`, or without one. */
export async function visitWithDevice(
  b: Bench,
  { userLogin = null, ...options }: VisitOptions & { readonly userLogin?: string | null } = {},
): Promise<KeyVisit> {
  let device: Device | undefined;
  const visit = await b.visit({
    path: "/signin.php",
    ...options,
    before: async (page) => {
      device = await addDevice(page);
      await options.before?.(page);
    },
  });
  if (!device) throw new Error("no device");
  if (userLogin !== null) {
    expect(await register(visit.page, authorized(b.shop, userLogin))).toEqual({});
    expect(await device.keys()).toBe(1);
  }
  return { ...visit, device };
}

/** The login that the platform considers signed in. */
export async function customerOf(shop: Shop, { context }: Pick<Visit, "context">): Promise<string | null> {
  const cookie = (await context.cookies(shop.url)).find(({ name }) => name === "client");
  return shop.visitors.of(cookie?.value ?? "nobody").customer;
}

/** The names of the calls to the accounts service, in order. */
export const callsOf = (shop: Shop): string[] =>
  shop.requests.flatMap(({ endpoint, path }) =>
    endpoint === "accounts" ? [path.replace(/^\/webAuthn\/|\.php$/g, "")] : [],
  );
