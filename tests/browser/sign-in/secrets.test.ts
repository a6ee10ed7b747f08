/**
 * Successful sign-ins, a registration and an order leave no credential, code, token or e-mail behind (bars H1, H4, S21).
 * Searched are addresses, the error log, measurements, tracking, storage, cookies, the store, the history and events.
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { receiveBeacons } from "../beacons";
import { authorized, customerOf, login, register, visitWithDevice } from "../passkey/passkeys";
import {
  drawn,
  enter,
  LOGIN,
  ORDER,
  orderData,
  PASSWORD,
  rightCode,
  signedIn,
  visit,
  withFactor,
} from "../second-factor/second-factor";
import { bench } from "../support";
import { good } from "../validated-form/registration-data";

const b = bench();

/** Where a page's texts may end up, by place. */
type Places = Record<
  "addresses" | "beacons" | "storage" | "cookies" | "store" | "events" | "history" | "reports" | "tracking",
  string[]
>;

interface Watch {
  /** Pass it to the visit. */
  readonly before: (page: Page) => Promise<void>;
  /** Looks at the page now: storage, cookies and store of this document. */
  look(page: Page): Promise<void>;
  /** Fails when a place contains a secret, plain or encoded. Leaves the page, which sends its measurements. */
  expectNone(page: Page, secrets: readonly string[]): Promise<void>;
}

const received = receiveBeacons();
const withWatch = (path: string) => {
  const config = {
    metrics: { url: received.address, sample: 1 },
    reportPageErrors: true,
    consent: "granted",
  };
  return `${path}${path.includes("?") ? "&" : "?"}config=${encodeURIComponent(JSON.stringify(config))}`;
};

/** Records the events of the product with their details; runs in each page. */
function recordEvents(): void {
  const own = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith("wyspa:")) {
      // The login's name is this event's purpose; it is no credential.
      const { login: _, ...detail } = Object((event as CustomEvent).detail);
      void Reflect.get(window, "__event")?.(`${event.type} ${JSON.stringify(detail)}`);
    }
    return own.call(this, event);
  };
}

function watchSecrets(): Watch {
  const found: Places = {
    addresses: [],
    beacons: [],
    storage: [],
    cookies: [],
    store: [],
    events: [],
    history: [],
    reports: [],
    tracking: [],
  };
  const look = async (page: Page) => {
    const [storage, store, history] = await page.evaluate(() => {
      const state = window.wyspa?.store?.getState();
      return [
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        JSON.stringify(state ?? {}),
        JSON.stringify(window.history.state),
      ] as const;
    });
    found.storage.push(storage);
    found.store.push(store);
    found.history.push(history);
    // The server's own cookie names the visitor; all others are ours or the page's.
    const cookies = await page.context().cookies();
    found.cookies.push(...cookies.filter(({ name }) => name !== "client").map((one) => JSON.stringify(one)));
  };
  return {
    look,
    async before(page) {
      await page.context().exposeFunction("__event", (text: string) => void found.events.push(text));
      await page.addInitScript(recordEvents);
      page.on("request", (request) => void found.addresses.push(request.url()));
    },
    async expectNone(page, secrets) {
      await page.evaluate("errorLog(new Error('The shop reports its own error.'))");
      await expect.poll(() => b.shop.errorReports.length).toBeGreaterThan(0);
      await look(page);
      await page.goto(`${b.shop.url}/text-page?script=none`);
      await expect.poll(() => received.bodies.length).toBeGreaterThan(0);
      found.beacons.push(...received.bodies);
      found.reports.push(...b.shop.errorReports.map(({ stack }) => stack));
      for (const { endpoint, body, query } of b.shop.requests)
        if (endpoint === "errorlog" || "trackingEvents" in query) found.tracking.push(body);
      found.addresses.push(...b.shop.log.map(({ url }) => url));
      expect(found.events.length).toBeGreaterThan(0);
      const leaks = Object.entries(found).flatMap(([where, texts]) =>
        secrets.flatMap((secret) =>
          [
            secret,
            encodeURIComponent(secret),
            encodeURIComponent(secret).replaceAll("%20", "+"),
            btoa(secret),
          ]
            .filter((written) => texts.some((text) => text.includes(written)))
            .map((written) => `${written} in ${where}`),
        ),
      );
      expect(leaks).toEqual([]);
    },
  };
}

/** The shop announces tracking events with each answer, so that the product fetches them. */
const withTracking = () => Object.assign(b.shop.config, { trackingScripts: ["window.tracked = 1;"] });

test("a sign-in by password and second factor, and the order after it", async () => {
  withTracking();
  withFactor(b, { status: "required", configured: ["email"] });
  const watch = watchSecrets();
  const { page } = await visit(b, withWatch(ORDER), { before: watch.before });
  await drawn(page);
  await page.locator(".cop_signin__open").click();
  await page.fill("#signin_login", LOGIN);
  await page.fill("#signin_password", PASSWORD);
  await page.locator(".cop_signin__submit").click();
  const code = await rightCode(b);
  await watch.look(page);
  await enter(page, code);
  await signedIn(page);
  await watch.look(page);
  for (const [field, value] of Object.entries(orderData))
    if (await page.locator(field).isVisible()) await page.fill(field, value);
  await page.check("#terms_agree");
  await watch.look(page);
  await page.locator(".cop__submit").click();
  await page.waitForURL(/thank-you\.php/);
  await page.evaluate(() => window.wyspa.ready);
  await watch.expectNone(page, [PASSWORD, code, "nowa@sklep.example", "600 700 800", "600700800"]);
});

test("a sign-in by one-time code", async () => {
  withTracking();
  const watch = watchSecrets();
  const seen = await b.visit({ path: withWatch("/login.php?passkey=code"), before: watch.before });
  const { page } = seen;
  await page.locator(".passkey__button", { hasText: /kodem/ }).click();
  await page.locator(".passkey__box.--code [autocomplete=username]").fill("jan@kowalski.com");
  await page.locator("[data-press=send]").click();
  await page.locator(".passkey__box.--code [autocomplete=one-time-code]").waitFor();
  const code = b.shop.codes.sent.at(-1)?.code ?? "";
  await page.locator(".passkey__box.--code [autocomplete=one-time-code]").fill(code);
  await expect.poll(() => customerOf(b.shop, seen)).toBe("jan.kowalski");
  await expect.poll(() => page.locator("header .account_links").innerText()).toContain("Jan");
  await watch.expectNone(page, [code, "jan@kowalski.com", ...b.shop.codes.tokens.keys()]);
});

test("a passkey that is kept, and a sign-in with it", async () => {
  withTracking();
  const watch = watchSecrets();
  const { page } = await visitWithDevice(b, { path: withWatch("/signin.php"), before: watch.before });
  const input = authorized(b.shop, "jan@kowalski.com");
  expect(await register(page, input)).toEqual({});
  expect(await login(page)).toMatchObject({ value: { login: "jan.kowalski" } });
  await watch.look(page);
  const bodies = b.shop.requests.filter(({ endpoint }) => endpoint === "accounts").map(({ body }) => body);
  // Key ids, challenges, signatures and user handles: every long word of the ceremonies.
  const words = bodies.flatMap((body) => decodeURIComponent(body).match(/[\w+/=-]{24,}/g) ?? []);
  expect(words.length).toBeGreaterThan(5);
  await watch.expectNone(page, [input.authorizeToken, "jan@kowalski.com", ...new Set(words)]);
});

test("a registration", async () => {
  withTracking();
  const watch = watchSecrets();
  const { page } = await b.visit({ path: withWatch("/client-new.php?register"), before: watch.before });
  for (const [id, value] of Object.entries(good)) {
    await page.locator(`#${id}`).fill(value);
    await page.keyboard.press("Tab");
  }
  await page.locator("#client_source").selectOption({ index: 1 });
  await page.check("#terms_agree");
  await watch.look(page);
  await page.locator("form.cop [type=submit]").click();
  await page.waitForURL(/thank-you/);
  await page.evaluate(() => window.wyspa.ready);
  const { client_password: password = "", client_email: email = "", client_phone: phone = "" } = good;
  await watch.expectNone(page, [password, email, phone, phone.replaceAll(" ", "")]);
});
