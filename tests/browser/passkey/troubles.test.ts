/** Every failure of the accounts service and of the login by its token, through `wyspa.passkeys`. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Fault, FaultName } from "../../../fixtures/faults/kinds";
import { pathOf } from "../built-files";
import { bench } from "../support";
import { authorized, callsOf, customerOf, login, outcomeOf, register, visitWithDevice } from "./passkeys";

const b = bench();
const failed = (kind: string, message: string) => expect.objectContaining({ kind, message });
const address = (call: string) =>
  `A connection error occurred. It was not possible to retrieve data from ${b.shop.accounts.origin}/webAuthn/${call}.php`;

interface Trouble {
  readonly what: string;
  readonly call: "generateLoginRequest" | "login";
  readonly fault: Fault;
  readonly kind: string;
  /** Absent when the message contains the URL. */
  readonly says?: string;
}

const retrieve = "Failed to retrieve data.";
const answers =
  (own: Record<string, unknown>): Fault =>
  (answer) => ({ ...answer, ...own });
const troubles: readonly Trouble[] = [
  {
    what: "refuses with its own message",
    call: "generateLoginRequest",
    fault: answers({ status: "error", errorMsg: "Przerwa <b>techniczna</b>" }),
    kind: "server",
    says: "Przerwa <b>techniczna</b>",
  },
  {
    what: "refuses without a message",
    call: "generateLoginRequest",
    fault: answers({ status: "error" }),
    kind: "server",
    says: "Unknown error occured.",
  },
  {
    what: "gives no options",
    call: "generateLoginRequest",
    fault: answers({ data: null }),
    kind: "data",
    says: retrieve,
  },
  {
    what: "gives options that are not JSON",
    call: "generateLoginRequest",
    fault: answers({ data: "{publicKey" }),
    kind: "data",
    says: retrieve,
  },
  {
    what: "gives options without a challenge",
    call: "generateLoginRequest",
    fault: answers({ data: '{"publicKey":{"challenge":null}}' }),
    kind: "data",
    says: retrieve,
  },
  {
    what: "gives a binary that is not base64",
    call: "generateLoginRequest",
    fault: answers({ data: '{"publicKey":{"challenge":"=?BINARY?B?AAE?="}}' }),
    kind: "data",
    says: retrieve,
  },
  {
    what: "gives a challenge that cannot be read",
    call: "generateLoginRequest",
    fault: answers({ data: '{"publicKey":{"challenge":"żółć"}}' }),
    kind: "data",
    says: retrieve,
  },
  {
    what: "responds with an HTML page",
    call: "generateLoginRequest",
    fault: "200-html",
    kind: "data",
    says: retrieve,
  },
  {
    what: "responds with a server error",
    call: "generateLoginRequest",
    fault: "500-html",
    kind: "status",
    says: "HTTP error! status: 500",
  },
  { what: "redirects elsewhere", call: "generateLoginRequest", fault: "redirect", kind: "connection" },
  { what: "is down", call: "generateLoginRequest", fault: "reset", kind: "connection" },
  {
    what: "refuses the signature with `ms`",
    call: "login",
    fault: answers({ status: "failed", ms: "Zaloguj się hasłem" }),
    kind: "server",
    says: "Zaloguj się hasłem",
  },
  {
    what: "refuses the signature without a message",
    call: "login",
    fault: answers({ status: null }),
    kind: "server",
    says: "Unknown error occured.",
  },
  {
    what: "refuses the signature with an error and `ms`",
    call: "login",
    fault: answers({ status: "error", ms: "Klucz wygasł" }),
    kind: "server",
    says: "Klucz wygasł",
  },
  {
    what: "refuses the signature with `errorMsg` beside `ms`",
    call: "login",
    fault: answers({ status: "error", errorMsg: "Nieznany klucz", ms: "Klucz wygasł" }),
    kind: "server",
    says: "Nieznany klucz",
  },
  {
    what: "refuses the signature with an error without a message",
    call: "login",
    fault: answers({ status: "error", ms: "" }),
    kind: "server",
    says: "Unknown error occured.",
  },
  {
    what: "gives no token",
    call: "login",
    fault: answers({ loginToken: null }),
    kind: "token",
    says: '"loginToken" is invalid.',
  },
  {
    what: "gives a token that the shop does not know",
    call: "login",
    fault: answers({ loginToken: "made-up" }),
    kind: "token",
    says: '"loginToken" is invalid.',
  },
  { what: "is down once the device has signed", call: "login", fault: "reset", kind: "connection" },
  {
    what: "responds to the signature with a server error",
    call: "login",
    fault: "503",
    kind: "status",
    says: "HTTP error! status: 503",
  },
];

/** Failures of the shop's own GraphQL. */
const exchanges: readonly {
  readonly fault: FaultName | Fault;
  readonly kind: string;
  readonly says: RegExp;
}[] = [
  { fault: "500-html", kind: "status", says: /^HTTP error! status: 500$/ },
  {
    fault: "reset",
    kind: "connection",
    says: /^A connection error .* from \/graphql\/v1\/\?mutation=loginByToken$/,
  },
  { fault: "200-html", kind: "data", says: /^Failed to retrieve data\.$/ },
  { fault: "errors-200", kind: "token", says: /^"loginToken" is invalid\.$/ },
  {
    fault: answers({ data: { loginByIAIAccountsToken: { status: "error", login: null } } }),
    kind: "token",
    says: /^"loginToken" is invalid\.$/,
  },
  {
    fault: answers({ data: { loginByIAIAccountsToken: { status: "", login: "anna" } } }),
    kind: "token",
    says: /^"loginToken" is invalid\.$/,
  },
  {
    fault: answers({ data: { loginByIAIAccountsToken: null } }),
    kind: "token",
    says: /^"loginToken" is invalid\.$/,
  },
];

const hears = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { heard: 0 });
    document.addEventListener("wyspa:login", () => Reflect.set(window, "heard", 1));
  });

describe("the accounts service", () => {
  test.each(troubles)("$what", async ({ call, fault, kind, says }) => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    await hears(visit.page);
    b.shop.faults.set("accounts", fault, { path: new RegExp(`/${call}\\.php`) });
    expect((await login(visit.page)).error).toEqual(failed(kind, says ?? address(call)));
    expect(await visit.page.evaluate("heard")).toBe(0);
    expect(await customerOf(b.shop, visit)).toBe(null);

    // No state of a failure remains: the next press starts from the beginning.
    b.shop.faults.clear();
    expect(await login(visit.page)).toEqual({ value: { status: "success", login: "anna" } });
  });

  test("hangs: the press fails after 16 seconds, and not earlier", async () => {
    const { page } = await visitWithDevice(b, { before: (own) => own.clock.install() });
    b.shop.faults.set("accounts", "hang");
    await page.evaluate(
      "window.state = 'pending'; wyspa.passkeys.login().catch((error) => { state = error.message; }); 0",
    );
    await expect.poll(() => callsOf(b.shop)).toEqual(["generateLoginRequest"]);
    await page.clock.runFor(15_000);
    expect(await page.evaluate("state")).toBe("pending");
    await page.clock.runFor(2_000);
    await expect.poll(() => page.evaluate("state")).toBe(address("generateLoginRequest"));
  });

  test("refuses a registration; without a token no request is sent", async () => {
    const { page } = await visitWithDevice(b);
    const errorOf = async (input: object) => (await register(page, input)).error;
    expect(await errorOf({})).toEqual(failed("input", '"userLogin" is required.'));
    expect(await errorOf({ userLogin: "anna" })).toEqual(
      failed("input", '"authorizeToken" is required. GraphQL expressCheckoutVerifyOtp > verificationToken.'),
    );
    expect(callsOf(b.shop)).toEqual([]);
    expect(await errorOf({ userLogin: "anna", authorizeToken: "made-up" })).toEqual(
      failed("server", "Kod autoryzacji jest niepoprawny lub wygasł."),
    );
    b.shop.faults.set("accounts", answers({ status: "error" }), { path: /register\.php/ });
    expect(await errorOf(authorized(b.shop))).toEqual(failed("server", "Unknown error occured."));
  });

  test("answers late: a round trip of 1,200 ms", async () => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    b.shop.faults.roundTrip(1_200);
    expect(await login(visit.page)).toEqual({ value: { status: "success", login: "anna" } });
    expect(await customerOf(b.shop, visit)).toBe("anna");
  });

  test("gives a token that is valid once", async () => {
    const { page } = await visitWithDevice(b, { userLogin: "anna" });
    const tokens: string[] = [];
    await page.route("**/graphql/**", async (route) => {
      const [, token] = /token: \\?"([\w-]+)/.exec(route.request().postData() ?? "") ?? [];
      if (token) tokens.push(token);
      await route.continue();
    });
    await login(page);
    expect(tokens).toHaveLength(1);
    expect(b.shop.accounts.redeem(tokens[0] ?? "")).toBe(null);
  });
});

describe("the shop", () => {
  test.each(exchanges)("gives no token: $says", async ({ fault, kind, says }) => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    await hears(visit.page);
    b.shop.faults.set("graphql", fault);
    expect((await login(visit.page)).error).toMatchObject({ kind, message: expect.stringMatching(says) });
    expect(await visit.page.evaluate("heard")).toBe(0);
    // The browser itself retries a broken connection.
    if (fault !== "reset")
      expect(b.shop.requests.filter(({ query }) => query.mutation === "loginByToken")).toHaveLength(1);
  });
});

test("a shop that hangs during the token exchange fails the press after 16 seconds", async () => {
  const { page } = await visitWithDevice(b, { userLogin: "anna", before: (own) => own.clock.install() });
  b.shop.faults.set("graphql", "hang");
  await page.evaluate(
    "window.state = 'pending'; wyspa.passkeys.login().catch((error) => { state = error.kind; }); 0",
  );
  await expect.poll(() => b.shop.requests.at(-1)?.query.mutation).toBe("loginByToken");
  await page.clock.runFor(15_000);
  expect(await page.evaluate("state")).toBe("pending");
  await page.clock.runFor(2_000);
  await expect.poll(() => page.evaluate("state")).toBe("connection");
});

describe("an invalid accounts address", () => {
  test.each(["http://accounts.example/", "//accounts.example/", "/accounts/"])(
    "%s: passkeys are off, no other service is requested, and the theme designer gets one warning",
    async (accountsUrl) => {
      const hosts: string[] = [];
      const config = encodeURIComponent(JSON.stringify({ accountsUrl }));
      const { page, console: lines } = await visitWithDevice(b, {
        path: `/signin.php?config=${config}`,
        before: async (own) => {
          own.on("request", (request) => void hosts.push(new URL(request.url()).host));
        },
      });
      expect((await login(page)).error).toMatchObject({
        kind: "unsupported",
        message: "Browser not supported.",
        code: 1,
      });
      expect((await register(page, authorized(b.shop))).error).toMatchObject({ kind: "unsupported" });
      await expect.poll(() => lines.filter((line) => line.includes("Passkeys are off")).length).toBe(1);
      expect(lines.join()).toContain(accountsUrl);
      expect(callsOf(b.shop)).toEqual([]);
      expect([...new Set(hosts)]).toEqual([new URL(b.shop.url).host]);
    },
  );
});

describe("the chunk of passkeys", () => {
  test("is requested only by a call, may fail, and is requested again", async () => {
    const visit = await visitWithDevice(b, { userLogin: null });
    const { page } = visit;
    expect(visit.requests.filter((path) => pathOf("passkeys").test(path))).toEqual([]);
    b.shop.faults.set("wyspa", "404", { path: pathOf("passkeys") });
    expect((await login(page)).error).toBeTruthy();
    expect(callsOf(b.shop)).toEqual([]);
    b.shop.faults.clear();
    expect(await register(page, authorized(b.shop))).toEqual({});
    expect(await outcomeOf(page, "wyspa.passkeys.login()")).toEqual({
      value: { status: "success", login: "anna" },
    });
  });
});
