/** The one-time-code step: every message of the platform, pastes, limits, and no leaks (contract B e, bars A20, H4). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { texts } from "../../../islands/passkey/code-texts";
import { violations } from "../axe";
import { bench, phone, type Visit } from "../support";
import { customerOf } from "./passkeys";

const b = bench();

const line = (page: Page) => page.locator(".passkey__box.--code .passkey__line");
const whom = (page: Page) => page.locator(".passkey__box.--code [autocomplete=username]");
const code = (page: Page) => page.locator(".passkey__box.--code [autocomplete=one-time-code]");
const press = (page: Page, name: string) => page.locator(`[data-press=${name}]`).click();
const opener = (page: Page) => page.locator(".passkey__button", { hasText: /kodem/ });
const lastCode = () => b.shop.codes.sent.at(-1)?.code ?? "";
/** A code other than the right one. */
const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, "0");
const requests = () => b.shop.requests.filter(({ body }) => body.includes("expressCheckout")).length;
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("autocomplete") ?? document.activeElement?.textContent,
  );

/** Opens the step. The headless browser has no authenticator, so a code is the only way in. */
async function opened(options: Parameters<typeof b.visit>[0] = {}) {
  const visit = await b.visit({ path: "/login.php?passkey=code", ...options });
  await opener(visit.page).click();
  await whom(visit.page).waitFor();
  return visit;
}
async function sent(options?: Parameters<typeof b.visit>[0]) {
  const visit = await opened(options);
  await whom(visit.page).fill("+48 600 700 800");
  await press(visit.page, "send");
  await code(visit.page).waitFor();
  return visit;
}
const visitorOf = async ({ context }: Visit) =>
  (await context.cookies(b.shop.url)).find(({ name }) => name === "client")?.value ?? "";
const saidOnce = async (visit: Visit, text: string) => {
  await expect.poll(() => line(visit.page).textContent()).toBe(text);
  await expect.poll(async () => (await visit.said()).filter((one) => one === text)).toHaveLength(1);
};

test("by keyboard alone a code is requested and typed, submits itself, and signs the customer in", async () => {
  const visit = await b.visit({ path: "/login.php?passkey=code" });
  const { page } = visit;
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("username");
  await page.keyboard.type("jan@kowalski.com");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("one-time-code");
  await saidOnce(visit, texts["passkey.sent"]);
  expect(b.shop.codes.sent).toMatchObject([{ to: "jan@kowalski.com" }]);
  await page.keyboard.type(lastCode());
  await expect
    .poll(() => page.locator("header .account_links").innerText(), { timeout: 15_000 })
    .toContain("Moje Konto (Jan)");
  expect(await customerOf(b.shop, visit)).toBe("jan.kowalski");
  await expect.poll(() => visit.said()).toContain("Zalogowano.");
  expect(visit.errors).toEqual([]);
});

test("a code pasted with spaces or surrounding words is sent once", async () => {
  const { page, ...visit } = await sent();
  const before = requests();
  const [one, two] = [lastCode().slice(0, 3), lastCode().slice(3)];
  await code(page).fill(` ${one} ${two}\n`);
  await expect.poll(() => customerOf(b.shop, visit)).toBe("jan.kowalski");
  expect(requests() - before).toBe(1);
});

test("a code that the browser reads from a message is filled in and sent", async () => {
  const { page, ...visit } = await opened({
    before: (of) =>
      of.addInitScript(() => {
        Object.assign(window, { OTPCredential: class {} });
        navigator.credentials.get = (options) =>
          "otp" in (options ?? {})
            ? new Promise((resolve) =>
                Object.assign(window, { message: (code: string) => resolve({ code } as never) }),
              )
            : Promise.reject(new DOMException("no", "NotAllowedError"));
      }),
  });
  await whom(page).fill("anna@sklep.test");
  await press(page, "send");
  await expect.poll(() => page.evaluate("'message' in window")).toBe(true);
  await page.evaluate((own) => Reflect.get(window, "message")(own), lastCode());
  await expect.poll(() => customerOf(b.shop, visit)).toBe("anna");
});

describe("an error is announced once, at the field, which keeps the focus", () => {
  test("for a wrong code and an expired code", async () => {
    const visit = await sent();
    const { page } = visit;
    await code(page).fill(wrongCode());
    await saidOnce(visit, texts["passkey.code-wrong"]);
    expect(await code(page).getAttribute("aria-invalid")).toBe("true");
    expect(await code(page).getAttribute("aria-describedby")).toBe(await line(page).getAttribute("id"));
    expect(await focused(page)).toBe("one-time-code");
    b.shop.codes.expire(await visitorOf(visit));
    await code(page).fill(lastCode());
    await saidOnce(visit, texts["passkey.code-expired"]);
    expect(await customerOf(b.shop, visit)).toBeNull();
    await press(page, "resend");
    await expect.poll(() => b.shop.codes.sent.length).toBe(2);
    await code(page).fill(lastCode());
    await expect.poll(() => customerOf(b.shop, visit)).toBe("jan.kowalski");
  });

  test("for a code that is too short and a missing recipient", async () => {
    const visit = await opened();
    await press(visit.page, "send");
    await saidOnce(visit, texts["passkey.whom-empty"]);
    await whom(visit.page).fill("anna");
    await press(visit.page, "send");
    await code(visit.page).fill("12 34");
    await press(visit.page, "check");
    await saidOnce(visit, texts["passkey.code-short"]);
    expect(requests()).toBe(1);
  });

  test("for too many attempts, with the remaining time, during which no request is sent", async () => {
    const visit = await sent();
    const { page } = visit;
    for (const more of [1, 2, 3]) {
      await code(page).fill("");
      await code(page).fill(String((Number(lastCode()) + more) % 1_000_000).padStart(6, "0"));
      await expect.poll(requests).toBe(1 + more);
      await expect.poll(() => page.locator("[data-press=check]").getAttribute("aria-disabled")).toBeNull();
    }
    const limit = texts["passkey.limit-minutes"].many.replace("{count}", "10");
    await saidOnce(visit, limit);
    await press(page, "check");
    await expect
      .poll(async () => (await visit.said()).filter((one) => /za \d+ minut/.test(one)).length)
      .toBe(2);
    expect(requests()).toBe(4);
  });

  test("for too many codes, without a remaining time", async () => {
    Object.assign(b.shop.config.codes, { mostSent: 1, hidesLimits: true });
    const visit = await sent();
    await press(visit.page, "resend");
    await saidOnce(visit, texts["passkey.limit"]);
    await code(visit.page).fill(lastCode());
    await expect.poll(() => customerOf(b.shop, visit)).toBe("jan.kowalski");
  });

  test("for a code that cannot be sent and a missing answer", async () => {
    b.shop.config.codes.cannotSend = true;
    const visit = await opened();
    await whom(visit.page).fill("anna");
    await press(visit.page, "send");
    await saidOnce(visit, texts["passkey.not-sent"]);
    b.shop.faults.set("graphql", "500-json");
    await press(visit.page, "send");
    await saidOnce(visit, texts["passkey.code-failed"]);
    expect(requests()).toBe(2);
    b.shop.faults.clear();
    b.shop.config.codes.cannotSend = false;
    await press(visit.page, "send");
    await code(visit.page).waitFor();
  });

  test("for a correct code without an account", async () => {
    const visit = await opened();
    await whom(visit.page).fill("nikt@sklep.test");
    await press(visit.page, "send");
    await code(visit.page).waitFor();
    await code(visit.page).fill(lastCode());
    await expect
      .poll(() => visit.page.locator(".passkey__line").first().textContent())
      .toContain("nie ma jeszcze konta");
    expect(await customerOf(b.shop, visit)).toBeNull();
  });
});

test("leaving the step returns the focus, and the password form is always present", async () => {
  const { page } = await opened();
  expect(await page.locator("#user_pass").isVisible()).toBe(true);
  await press(page, "cancel");
  await expect.poll(() => focused(page)).toBe("Zaloguj się kodem jednorazowym");
  expect(await page.locator(".passkey__box.--code").count()).toBe(0);
});

test("inside a form of the theme, Enter sends only the code", async () => {
  const { page } = await b.visit({ path: "/login.php?passkey=code" });
  await page.evaluate(() =>
    document.querySelector(".login_form")?.append(document.querySelector(".passkey") as Node),
  );
  await opener(page).click();
  await whom(page).fill("anna");
  await page.keyboard.press("Enter");
  await code(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login.php");
  expect(b.shop.log.filter(({ method, url }) => method === "POST" && url.startsWith("/login"))).toEqual([]);
});

test("neither the code nor its recipient appears in an address, a storage or a report", async () => {
  const { page } = await sent();
  await code(page).fill(wrongCode());
  await expect.poll(() => line(page).textContent()).toBe(texts["passkey.code-wrong"]);
  const right = lastCode();
  await code(page).fill(right);
  await expect.poll(() => page.locator("header .account_links").innerText()).toContain("Jan");
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
  const said = [
    ...b.shop.log.map(({ url }) => url),
    ...b.shop.errorReports.map(({ stack }) => stack),
    kept,
    page.url(),
  ].join("\n");
  const [token = ""] = [...b.shop.codes.tokens.keys()];
  expect(token).not.toBe("");
  for (const secret of [right, token, "600 700", "600700800", "kowalski"]) expect(said).not.toContain(secret);
});

test.each([["kind"], ["strict"]] as const)("in the %s theme the form passes axe", async (theme) => {
  b.shop.config.theme = theme;
  const { page } = await sent({ viewport: phone });
  await code(page).fill(wrongCode());
  await expect.poll(() => line(page).textContent()).toBe(texts["passkey.code-wrong"]);
  expect((await violations(page)).filter((one) => one.includes("passkey"))).toEqual([]);
  const size = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(size).toBeLessThanOrEqual(phone.width);
});
