/** Registering a passkey and signing in with it, with a device that signs and a service that verifies. */
import { describe, expect, test } from "vitest";
import { bench, expectNoErrors } from "../support";
import {
  authorized,
  callsOf,
  customerOf,
  holdSheet,
  login,
  outcomeOf,
  register,
  visitWithDevice,
} from "./passkeys";

const b = bench();

const signedIn = { value: { status: "success", login: "anna" } };

describe("a passkey", () => {
  test("is registered, and signs in after a sign-out", async () => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    const { page } = visit;
    expect(await customerOf(b.shop, visit)).toBe(null);
    expect(await login(page)).toEqual(signedIn);
    expect(await customerOf(b.shop, visit)).toBe("anna");

    await page.goto(`${b.shop.url}/login.php?operation=logout`);
    expect(await customerOf(b.shop, visit)).toBe(null);
    expect(await login(page)).toEqual(signedIn);
    expect(await customerOf(b.shop, visit)).toBe("anna");
    expect(callsOf(b.shop)).toEqual([
      "generateRegisterRequest",
      "register",
      ...["generateLoginRequest", "login"],
      ...["generateLoginRequest", "login"],
    ]);
    expectNoErrors(visit);
  });

  test("dispatches `wyspa:login` with the login of the shopper", async () => {
    const { page } = await visitWithDevice(b, { userLogin: "anna" });
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener("wyspa:login", ({ detail }) => heard.push(detail));
    });
    await login(page);
    expect(await page.evaluate("heard")).toEqual([{ login: "anna" }]);
  });

  test("is requested by simple requests without a preflight, with the service's own cookie", async () => {
    const { context, page } = await visitWithDevice(b, { userLogin: "anna" });
    await login(page);
    const sent = b.shop.requests.filter(({ endpoint }) => endpoint === "accounts");
    expect(
      sent.map(({ method, headers }) => [method, headers["content-type"], headers["cache-control"]]),
    ).toEqual(sent.map(() => ["POST", "text/plain;charset=UTF-8", "no-cache"]));
    expect(b.shop.log.filter(({ method }) => method === "OPTIONS")).toEqual([]);
    expect(sent.slice(1).map(({ headers }) => /accounts=/.test(headers.cookie ?? ""))).toEqual([
      true,
      true,
      true,
    ]);
    expect((await context.cookies(b.shop.accounts.origin)).map(({ name }) => name)).toContain("accounts");
  });

  test("sends what the specification says, in standard base64", async () => {
    const { page } = await visitWithDevice(b, { userLogin: "anna" });
    await login(page);
    const bodyOf = (call: string) =>
      JSON.parse(b.shop.requests.filter(({ path }) => path === `/webAuthn/${call}.php`).at(-1)?.body ?? "");
    const base64 = expect.stringMatching(
      /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2}==$|^[A-Za-z0-9+/]{3}=$/,
    );
    expect(b.shop.requests.find(({ path }) => /generateRegister/.test(path))?.body).toBe("authorize-0-anna");
    expect(bodyOf("register")).toEqual({
      userLogin: "anna",
      domain: "localhost",
      authenticatorTransportMethods: ["internal"],
      clientDataJSONBase64: base64,
      attestationObjectBase64: base64,
    });
    expect(bodyOf("generateLoginRequest")).toEqual({ domain: "localhost" });
    expect(bodyOf("login")).toEqual({
      domain: "localhost",
      publicKeyCredentialBinRawId: base64,
      clientDataJSONBase64: base64,
      authenticatorDataBase64: base64,
      signatureBase64: base64,
      userHandleBinBase64: Buffer.from("anna").toString("base64"),
    });
  });

  test("is read from options without `publicKey` around them, and from options that are not text", async () => {
    for (const data of ["bare", "object"] as const) {
      b.shop.config.accountsData = data;
      const { page } = await visitWithDevice(b, { userLogin: "anna" });
      expect(await login(page)).toEqual(signedIn);
    }
  });

  test("is not created twice for one account on one device", async () => {
    const { page } = await visitWithDevice(b, { userLogin: "anna" });
    expect(await register(page, authorized(b.shop))).toMatchObject({ error: { name: "InvalidStateError" } });
  });
});

describe("a ceremony is refused", () => {
  test("by the service: a signature that was tampered with", async () => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    await visit.page.route("**/webAuthn/login.php", async (route) => {
      const body = JSON.parse(route.request().postData() ?? "");
      const signature = Buffer.from(body.signatureBase64, "base64");
      signature[signature.length - 1] = (signature[signature.length - 1] ?? 0) ^ 1;
      await route.continue({
        postData: JSON.stringify({ ...body, signatureBase64: signature.toString("base64") }),
      });
    });
    const { error } = await login(visit.page);
    expect(error).toMatchObject({ kind: "server", name: "PasskeyServerRefusal" });
    expect(error?.message).toMatch(/^(Podpis jest niepoprawny|Weryfikacja nie powiodła się)/);
    expect(await customerOf(b.shop, visit)).toBe(null);
  });

  test("by the service: a signature made on another origin", async () => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    b.shop.accounts.shops.clear();
    b.shop.accounts.shops.add("http://localhost:1");
    expect((await login(visit.page)).error).toMatchObject({
      kind: "server",
      message: expect.stringContaining("origin"),
    });
    expect(await customerOf(b.shop, visit)).toBe(null);
    b.shop.accounts.shops.clear();
    b.shop.accounts.shops.add(b.shop.url);
  });

  test("by the browser: a passkey of another host", async () => {
    const { page } = await visitWithDevice(b);
    b.shop.faults.set("accounts", (answer) => ({
      ...answer,
      data: String(answer.data).replace('"rpId":"localhost"', '"rpId":"elsewhere.example"'),
    }));
    expect((await login(page)).error?.name).toBe("SecurityError");
    expect(callsOf(b.shop)).toEqual(["generateLoginRequest"]);
  });

  test("by the shopper: it is not reported as our error, and the next press needs no new options", async () => {
    const visit = await visitWithDevice(b, { userLogin: "anna" });
    await visit.device.knowsShopper(false);
    expect((await login(visit.page)).error).toMatchObject({ kind: "refused", name: "PasskeyRefused" });
    expect(callsOf(b.shop).slice(2)).toEqual(["generateLoginRequest"]);
    await visit.device.knowsShopper(true);
    expect(await login(visit.page)).toEqual(signedIn);
    expect(callsOf(b.shop).slice(2)).toEqual(["generateLoginRequest", "login"]);
    expectNoErrors(visit);
  });

  test("by a device without an authenticator", async () => {
    const { page, device } = await visitWithDevice(b);
    await device.remove();
    const unsupported = {
      name: "PasskeyUnsupported",
      message: "Browser not supported.",
      kind: "unsupported",
      code: 1,
    };
    expect((await login(page)).error).toEqual(unsupported);
    expect((await register(page, {})).error).toEqual(unsupported);
    expect(callsOf(b.shop)).toEqual([]);
  });

  test("by a browser without passkeys, and by one whose support check throws", async () => {
    for (const lack of [
      () => Reflect.deleteProperty(window, "PublicKeyCredential"),
      () => Reflect.set(navigator.credentials, "create", undefined),
      () =>
        Reflect.set(PublicKeyCredential, "isUserVerifyingPlatformAuthenticatorAvailable", () =>
          Promise.reject(new DOMException("no", "NotAllowedError")),
        ),
    ]) {
      const { page, errors } = await visitWithDevice(b, { before: (own) => own.addInitScript(lack) });
      expect((await login(page)).error).toMatchObject({ kind: "unsupported", code: 1 });
      expect(errors.map(String)).toEqual([]);
    }
    expect(callsOf(b.shop)).toEqual([]);
  });

  test("by a setting of the shop", async () => {
    const { page } = await visitWithDevice(b, { path: '/signin.php?config={"passkeys":{"opera":false}}' });
    expect((await login(page)).error?.kind).not.toBe("unsupported");
    await page.evaluate(() => {
      document.documentElement.dataset.browser = "Opera";
    });
    expect((await login(page)).error?.kind).toBe("unsupported");
  });
});

describe("one ceremony at a time", () => {
  test("a second press while one is pending starts no other one", async () => {
    const { page } = await visitWithDevice(b, { userLogin: "anna" });
    await holdSheet(page);
    await page.evaluate("window.both = [wyspa.passkeys.login(), wyspa.passkeys.login()]; 0");
    await expect.poll(() => page.evaluate("sheet.asked")).toBe(1);
    await page.evaluate("both.push(wyspa.passkeys.login()); sheet.answer(); 0");
    expect(await outcomeOf(page, "Promise.all(both)")).toEqual({
      value: [1, 2, 3].map(() => signedIn.value),
    });
    expect(await page.evaluate("sheet.asked")).toBe(1);
    expect(callsOf(b.shop).slice(2)).toEqual(["generateLoginRequest", "login"]);
  });

  test("a registration aborts a pending login, and starts once the browser has released it", async () => {
    const { page, device } = await visitWithDevice(b, { userLogin: "anna" });
    await device.answers(false);
    await page.evaluate(() => {
      const { credentials } = navigator;
      const own = credentials.get.bind(credentials);
      Object.assign(window, { asked: 0, open: 0 });
      const count = (key: string, by: number) => Reflect.set(window, key, Reflect.get(window, key) + by);
      credentials.get = async (options) => {
        count("asked", 1);
        count("open", 1);
        return own(options).finally(() => count("open", -1));
      };
      const make = credentials.create.bind(credentials);
      credentials.create = async (options) => {
        Reflect.set(window, "openThen", Reflect.get(window, "open"));
        return make(options);
      };
    });
    await page.evaluate("window.first = wyspa.passkeys.login(); first.catch(() => {}); 0");
    await expect.poll(() => page.evaluate("asked")).toBe(1);
    await device.answers(true);
    // The device also answers a pending login, so that one is ended first.
    await page.evaluate(
      (input) =>
        Object.assign(window, { second: Reflect.get(window, "wyspa").passkeys.register(input) }) && 0,
      authorized(b.shop, "jan.kowalski"),
    );
    expect(await outcomeOf(page, "second")).toEqual({});
    expect(await page.evaluate("openThen")).toBe(0);
  });

  test("a signal aborts it", async () => {
    const { page, device } = await visitWithDevice(b, { userLogin: "anna" });
    await device.answers(false);
    await page.evaluate(
      "window.abort = new AbortController(); window.ended = wyspa.passkeys.login({ signal: abort.signal }); ended.catch(() => {}); 0",
    );
    await expect.poll(() => callsOf(b.shop).length).toBe(3);
    await page.evaluate("abort.abort()");
    expect((await outcomeOf(page, "ended")).error?.kind).toBe("refused");
    await device.answers(true);
    expect(await login(page)).toEqual(signedIn);
  });
});
