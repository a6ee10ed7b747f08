/** No credential, token, login or code appears in any URL, storage or report, whatever fails (bars H4, S21). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench } from "../support";
import { authorized, login, register, visitWithDevice } from "./passkeys";

const b = bench();

const phone = "+48 600700800";

/** Every URL that the page requests, on any host. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  return addresses;
}

/** The secret parts of a value, as they are and URL-encoded. */
function secretsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(secretsIn);
  const text = String(value);
  return text.length > 11 && !/^(localhost|success|internal|public-key)$/.test(text) ? [text] : [];
}
const secretsOf = (body: string): string[] => {
  try {
    const value: unknown = JSON.parse(body);
    return [
      ...secretsIn(value),
      ...secretsIn(value).flatMap((text) => (text.startsWith("{") ? secretsOf(text) : [])),
    ];
  } catch {
    return secretsIn(body);
  }
};

test("secrets of a registration, of logins and of failures do not leave the page", async () => {
  let addresses: string[] = [];
  const secrets = new Set<string>([
    phone,
    "600700800",
    "jan.kowalski",
    "jan@kowalski.com",
    encodeURIComponent(phone),
  ]);
  const { page } = await visitWithDevice(b, {
    before: async (own) => {
      addresses = addressesOf(own);
      own.on("response", async (response) => {
        if (!response.url().startsWith(b.shop.accounts.origin)) return;
        for (const one of secretsOf(await response.text().catch(() => ""))) secrets.add(one);
      });
    },
  });
  const input = authorized(b.shop, phone);
  expect(await register(page, input)).toEqual({});
  expect(await login(page)).toMatchObject({ value: { login: "jan.kowalski" } });
  for (const [fault, path] of [
    ["500-html", /login\.php/],
    ["reset", /login\.php/],
    ["200-html", /generate/],
  ] as const) {
    b.shop.faults.set("accounts", fault, { path });
    expect((await login(page)).error).toBeTruthy();
    // The page's own scripts report what they catch.
    await page.evaluate("wyspa.passkeys.login().catch((error) => errorLog(error))");
    b.shop.faults.clear();
  }
  b.shop.faults.set("graphql", "500-html");
  await page.evaluate("wyspa.passkeys.login().catch((error) => errorLog(error))");
  b.shop.faults.clear();
  await expect.poll(() => b.shop.errorReports.length).toBeGreaterThan(0);

  for (const { endpoint, body } of b.shop.requests)
    if (endpoint === "accounts") for (const one of secretsOf(body)) secrets.add(one);
  expect([...secrets]).toContain(input.authorizeToken);
  expect(secrets.size).toBeGreaterThan(15);

  const kept = await page.evaluate(async () => {
    const caches = "caches" in window ? await window.caches.keys() : [];
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      caches,
      history.state,
    ]);
  });
  const reports = b.shop.errorReports.map(({ stack }) => stack);
  const seen = { addresses, log: b.shop.log.map(({ url }) => url), kept: [kept], reports };
  for (const [where, texts] of Object.entries(seen))
    for (const secret of secrets)
      for (const written of [secret, encodeURIComponent(secret)])
        expect(
          texts.filter((text) => text.includes(written)),
          `${written} in ${where}`,
        ).toEqual([]);
});
