/**
 * A failure of ours or of the network locks no shopper out. An action is always possible, and the platform's sign-in
 * page is a link away.
 */
import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, expectNoErrors, phone } from "../support";
import {
  asked,
  dialog,
  drawn,
  enter,
  factor,
  fault,
  ORDER,
  place,
  press,
  rightCode,
  signedIn,
  signIn,
  stateOf,
  statusOf,
  visit,
  withFactor,
} from "./second-factor";

const b = bench();

const nonsense = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: "application/json", body });
/** Ways to break an answer. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "the connection breaks": (route) => route.abort(),
  "the server fails": (route) => route.fulfill({ status: 500, body: "<h1>Błąd</h1>" }),
  "an HTML page comes instead": (route) =>
    route.fulfill({ status: 200, body: "<!doctype html><p>Zaloguj się" }),
  "the response is empty": nonsense('{"data":null}'),
  "the response has other content": nonsense(
    '{"data":{"mfaSettings":[1],"triggerMfa":{"success":{}},"verifyMfa":"tak","addMfa":0}}',
  ),
};
/** An answer with these settings of the shop and of the shopper. */
const answerOf = (shopMfaSettings: unknown, userMfaSettings: unknown) =>
  JSON.stringify({ data: { mfaSettings: { shopMfaSettings, userMfaSettings } } });
const hangs = (route: Route) =>
  new Promise<void>((done) =>
    route
      .request()
      .frame()
      .page()
      .once("close", () => done()),
  );

/** Makes one request fail until the returned function is called. */
async function failing(page: Page, name: string, how: (route: Route) => Promise<void>) {
  let isMended = false;
  // Removing a route would release its hanging requests, so the route stays.
  await page.route(new RegExp(`query=${name}$`), (route) => (isMended ? route.continue() : how(route)));
  return () => {
    isMended = true;
  };
}
const link = (page: Page) => page.locator(".alertek a[href='/signin.php']");
const isUncovered = async (page: Page) =>
  expect(await page.locator("html.--mfa_overlay, .mfa__configuration, .modal").count()).toBe(0);

/** The sign-in could not request its second factor at first, and later can. */
async function recovers(page: Page, mend: () => unknown): Promise<void> {
  await drawn(page);
  await page.fill("#client_city", "Szczecin");
  await signIn(page);
  await link(page).waitFor({ timeout: 40_000 });
  await isUncovered(page);
  expect(await page.inputValue("#client_city")).toBe("Szczecin");
  await mend();
  await signIn(page);
  await enter(page, await rightCode(b));
  await signedIn(page);
  expect(await page.inputValue("#client_city")).toBe("Szczecin");
}

describe("when the settings cannot be loaded", () => {
  for (const [what, how] of Object.entries({ ...failures, "no response comes": hangs }))
    test(`at sign-in the shopper can try again: ${what}`, async () => {
      withFactor(b, { status: "required", configured: ["email"] });
      const { page } = await visit(b, ORDER);
      await recovers(page, await failing(page, "mfaSettings", how));
    });

  test("on a page of the account a button retries", async () => {
    withFactor(b, { status: "optional", configured: ["email"] });
    const seen = await visit(b, "/login.php?mfa=edit", {
      before: (page) => page.route(/query=mfaSettings$/, (route) => route.abort()),
    });
    const { page } = seen;
    const again = page.getByRole("button", { name: "Spróbuj ponownie" });
    await again.waitFor();
    await expect
      .poll(() => seen.said())
      .toEqual(["Nie udało się wczytać metod weryfikacji. Spróbuj ponownie za chwilę."]);
    await page.unroute(/query=mfaSettings$/);
    await again.press("Enter");
    await factor(page, "email").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expectNoErrors(seen);
  });

  test("the page asks for the code when it names the method itself", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const { page } = await visit(b, "/login.php?mfa=1", {
      before: (own) => own.route(/query=mfaSettings$/, (route) => route.abort()),
    });
    await enter(page, await rightCode(b));
    await page.waitForURL(/basketedit\.php/);
  });

  test("an order is made without them", async () => {
    withFactor(b, { status: "optional" });
    const { page } = await visit(b, ORDER);
    await drawn(page);
    const mend = await failing(page, "mfaSettings", (route) => route.abort());
    const status = () =>
      page.evaluate(() => Reflect.get(window, "app_shop").fn.mfaConfig.getMfaRequiredStatus());
    expect(await status()).toBe(false);
    mend();
    expect(await status()).toBe("optional");
  });
});

describe("a list that is already on the page", () => {
  const again = (page: Page) => place(page).getByRole("button", { name: "Spróbuj ponownie" });
  const trouble = (page: Page) => place(page).locator(".mfa__trouble");

  for (const [what, how] of Object.entries(failures))
    test(`the server's list stays and works; a button retries: ${what}`, async () => {
      withFactor(b, { status: "optional", configured: ["email"] });
      let mend = () => {};
      const { page } = await visit(b, "/login.php?mfa=edit&list=server", {
        viewport: phone,
        before: async (own) => {
          mend = await failing(own, "mfaSettings", how);
        },
      });
      const first = await again(page).elementHandle();
      expect(await place(page).locator(".mfa__factor").count()).toBe(3);
      await factor(page, "otp").locator('[data-action="activate"]').click();
      await enter(page, await rightCode(b), "activate");
      await expect.poll(() => stateOf(b).ways, { timeout: 20_000 }).toEqual(["email", "otp"]);
      await dialog(page).waitFor({ state: "detached" });
      // The change makes the list read once more, which fails, too.
      await expect.poll(() => first?.evaluate((button) => button.isConnected)).toBe(false);
      mend();
      await again(page).click();
      await expect.poll(() => statusOf(page, "otp")).toBe("active");
      expect(await trouble(page).count()).toBe(0);
    });

  test("our own list stays when a newer response is empty", async () => {
    withFactor(b, { status: "optional", configured: ["email", "otp"] });
    const { page } = await visit(b, "/login.php?mfa=edit");
    await expect.poll(() => statusOf(page, "email")).toBe("default");
    const mend = await failing(page, "mfaSettings", (route) =>
      nonsense(answerOf({ mfaRequiredStatus: "optional", mfaFactors: [] }, { configuredMfaModes: null }))(
        route,
      ),
    );
    await factor(page, "otp").locator('[data-action="deactivate"]').click();
    await enter(page, await rightCode(b), "deactivate");
    await again(page).waitFor();
    expect(await place(page).locator(".mfa__factor").count()).toBe(3);
    mend();
    await again(page).click();
    await expect.poll(() => statusOf(page, "otp")).toBe("inactive");
    expect(await trouble(page).count()).toBe(0);
  });
});

describe("when a successful response names nothing usable", () => {
  const blank: Readonly<Record<string, string>> = {
    "it is null": '{"data":{"mfaSettings":null}}',
    "it is empty": '{"data":{"mfaSettings":{}}}',
    "its parts are null": answerOf(null, null),
    "its lists are empty": answerOf(
      { mfaRequiredStatus: "required", mfaFactors: [] },
      { configuredMfaModes: [] },
    ),
    "its lists are null": answerOf({ mfaRequiredStatus: "optional", mfaFactors: null }, null),
    "its modes are unknown": answerOf({ mfaRequiredStatus: "required", mfaFactors: ["push", "fax"] }, {}),
  };
  for (const [what, body] of Object.entries(blank))
    test(`the page for the activation shows an error and a retry button: ${what}`, async () => {
      withFactor(b, { status: "required" });
      let mend = () => {};
      const seen = await visit(b, "/login.php?mfa=enrol", {
        before: async (own) => {
          mend = await failing(own, "mfaSettings", nonsense(body));
        },
      });
      const { page } = seen;
      const again = place(page).getByRole("button", { name: "Spróbuj ponownie" });
      await again.waitFor();
      expect(await place(page).locator(".mfa__message").textContent()).toBe("");
      await expect
        .poll(() => seen.said())
        .toEqual(["Nie udało się wczytać metod weryfikacji. Spróbuj ponownie za chwilę."]);
      await place(page).locator("a[href='/signin.php']").waitFor();
      mend();
      await again.click();
      await factor(page, "email").locator('[data-action="activate"]').click();
      await enter(page, await rightCode(b), "activate");
      await page.waitForURL(/basketedit\.php/);
    });

  test("a shopper whose modes are unknown gets the link to the sign-in page, and is not asked to activate anything", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    const { page } = await visit(b, ORDER);
    const settings = { mfaRequiredStatus: "required", mfaFactors: ["email", "push"] };
    const own = { defaultMfaMode: "push", configuredMfaModes: ["push"] };
    await recovers(page, await failing(page, "mfaSettings", nonsense(answerOf(settings, own))));
  });

  test("nothing is suggested when nothing can be activated", async () => {
    withFactor(b, { status: "optional", suggests: true });
    const { page } = await visit(b, ORDER);
    const settings = { mfaRequiredStatus: "optional", mfaFactors: ["push"] };
    const own = { configuredMfaModes: [], shouldSuggestSetMFA: true };
    await failing(page, "mfaSettings", nonsense(answerOf(settings, own)));
    await signIn(page);
    await signedIn(page);
    expect(await page.locator(".alertek, .mfa__configuration").count()).toBe(0);
  });
});

test("unknown modes are left out of the list and reported once, with their number", async () => {
  withFactor(b, { status: "optional" });
  const settings = { mfaRequiredStatus: "optional", mfaFactors: ["push", "email", "fax"] };
  const own = { defaultMfaMode: "push", configuredMfaModes: ["push", "otp"] };
  const { page } = await visit(b, "/login.php?mfa=edit", {
    before: async (own_) => void (await failing(own_, "mfaSettings", nonsense(answerOf(settings, own)))),
  });
  await expect.poll(() => place(page).locator(".mfa__factor").count()).toBe(2);
  expect(await statusOf(page, "otp")).toBe("active"); // the default is a mode that the list does not show
  await expect.poll(() => b.shop.errorReports.length).toBe(1);
  expect(JSON.stringify(b.shop.errorReports)).toContain("contains 2 unknown modes");
});

describe("when the code cannot be sent, the shopper can request another", () => {
  for (const [what, how] of Object.entries({ ...failures, "no response comes": hangs }))
    test(what, async () => {
      withFactor(b, { status: "required", configured: ["email"] });
      const { page } = await visit(b, ORDER);
      const mend = await failing(page, "triggerMfa", how);
      await signIn(page);
      await expect
        .poll(() => fault(page), { timeout: 40_000 })
        .toMatch(/Nie udało się połączyć|nieoczekiwany błąd/);
      await dialog(page).locator(".mfa__way_out a[href='/signin.php']").waitFor();
      await mend();
      await press(page, "resend");
      await enter(page, await rightCode(b));
      await signedIn(page);
    });
});

describe("when the code cannot be verified", () => {
  for (const [what, how] of Object.entries({ ...failures, "no response comes": hangs }))
    test(`${what}: it is not called wrong, and the same code works on retry`, async () => {
      withFactor(b, { status: "required", configured: ["email"] });
      const { page } = await visit(b, ORDER);
      const mend = await failing(page, "verifyMfa", how);
      await signIn(page);
      await enter(page, await rightCode(b));
      await expect
        .poll(() => fault(page), { timeout: 40_000 })
        .toMatch(/Nie udało się połączyć|nieoczekiwany błąd/);
      await dialog(page).locator(".mfa__way_out a[href='/signin.php']").waitFor();
      await mend();
      await press(page, "verify");
      await signedIn(page);
    });
});

describe("when one of our files is missing", () => {
  for (const file of ["legacy-account", "second-factor"])
    test(`${file}: the link to the sign-in page is shown, and the file is requested again`, async () => {
      withFactor(b, { status: "required", configured: ["email"] });
      b.shop.faults.set("wyspa", "404", { path: new RegExp(`/chunks/${file}-\\w{5}\\.js`) });
      const { page } = await visit(b, ORDER);
      await recovers(page, () => b.shop.faults.clear());
    });

  test("on a page with the server's request for a code: the link to the sign-in page is shown", async () => {
    withFactor(b, { status: "required", configured: ["email"] });
    b.shop.faults.set("wyspa", "404", { path: /\/chunks\/legacy-account-/ });
    const { page } = await visit(b, "/login.php?mfa=1");
    await link(page).waitFor();
  });
});

test("without the page's template for the code the list links to the sign-in page", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const { page } = await visit(b, ORDER);
  await drawn(page);
  await page.evaluate(() => document.getElementById("mfa_modal_template")?.remove());
  await signIn(page);
  await link(page).waitFor();
  await place(page).locator("a[href='/signin.php']").waitFor();
});

test("on a slow network there is one dialog, one code, and the sign-in continues", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const seen = await visit(b, ORDER, { before: async (page) => page.setDefaultTimeout(60_000) });
  const { page } = seen;
  await drawn(page);
  b.shop.faults.roundTrip(1_200);
  await signIn(page);
  await dialog(page).waitFor();
  await enter(page, await rightCode(b));
  await signedIn(page);
  expect(asked(b, "triggerMfa")).toBe(1);
  expectNoErrors(seen);
});

test("two requests at once show one dialog and send one code", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const { page } = await visit(b, ORDER);
  await drawn(page);
  const shown = await page.evaluate(async () => {
    const { mfaConfig } = Reflect.get(window, "app_shop").fn;
    const prepare = () => mfaConfig.prepareMfaConfigurationTemplate(undefined, "loginButton");
    return Promise.all([prepare(), prepare()]);
  });
  expect(shown).toEqual([true, true]);
  await rightCode(b);
  expect(await place(page).count()).toBe(1);
  expect(asked(b, "triggerMfa")).toBe(1);
});

test("a dialog that closes during the verification: the server has accepted the code, so the sign-in continues", async () => {
  withFactor(b, { status: "required", configured: ["email"] });
  const { page } = await visit(b, ORDER);
  await signIn(page);
  const code = await rightCode(b);
  const hold = b.shop.faults.hold("graphql");
  await enter(page, code);
  await press(page, "cancel");
  expect(await dialog(page).count()).toBe(0);
  hold.release();
  await signedIn(page);
});

test("a dialog that closes before the code is refused shows no error", async () => {
  withFactor(b, { status: "required", configured: ["email"], limit: 0 });
  const seen = await visit(b, ORDER);
  const { page } = seen;
  const held: Route[] = [];
  await page.route(/query=triggerMfa$/, (route) => void held.push(route));
  await signIn(page);
  await dialog(page).waitFor();
  await expect.poll(() => held.length).toBe(1);
  await press(page, "cancel");
  const answered = page.waitForResponse(/query=triggerMfa$/);
  await held[0]?.continue();
  await (await answered).finished();
  await factor(page, "email").locator('[data-action="verify"]').click();
  await dialog(page).waitFor();
  expect(await seen.said()).toEqual([]);
});
