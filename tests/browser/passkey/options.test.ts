/** Options are fetched before the press, because some browsers require the user gesture, and are used only once. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench } from "../support";
import { authorized, callsOf, holdSheet, login, outcomeOf, takeKeys, visitWithDevice } from "./passkeys";

const b = bench();
const anna = { value: { status: "success", login: "anna" } };
const minutes = (count: number) => count * 60_000;

/** Opens a page for a shopper with a passkey; `asked` leaves out the requests up to then. */
async function open(before: (page: Page) => Promise<unknown> = async () => {}) {
  const visit = await visitWithDevice(b, { userLogin: "anna", before });
  await takeKeys(visit.page);
  return { ...visit, asked: () => callsOf(b.shop).slice(2) };
}

test("a press after `prepare` asks the service for nothing before the sheet opens", async () => {
  const { page, asked } = await open();
  await page.evaluate("keys.prepare('login')");
  expect(asked()).toEqual(["generateLoginRequest"]);
  expect(await login(page)).toEqual(anna);
  expect(asked()).toEqual(["generateLoginRequest", "login"]);
});

test("a press that does not wait for `prepare` shares its request", async () => {
  const { page, asked } = await open();
  expect(await outcomeOf(page, "(keys.prepare('login'), keys.prepare('login'), keys.login())")).toEqual(anna);
  expect(asked()).toEqual(["generateLoginRequest", "login"]);
});

test("options are used for one login only", async () => {
  const { page, asked } = await open();
  await page.evaluate("keys.prepare('login')");
  await login(page);
  expect(await login(page)).toEqual(anna);
  expect(asked()).toEqual(["generateLoginRequest", "login", "generateLoginRequest", "login"]);
});

test("options that are four minutes old are refetched", async () => {
  const { page, asked } = await open((own) => own.clock.install());
  await page.evaluate("keys.prepare('login')");
  await page.clock.fastForward(minutes(3.9));
  await page.evaluate("keys.prepare('login')");
  expect(asked()).toEqual(["generateLoginRequest"]);
  await page.clock.fastForward(minutes(0.2));
  expect(await login(page)).toEqual(anna);
  expect(asked()).toEqual(["generateLoginRequest", "generateLoginRequest", "login"]);
});

test("options are refetched when the clock was set back, because their age is unknown", async () => {
  const { page, asked } = await open();
  await page.evaluate("keys.prepare('login')");
  await page.clock.setSystemTime(Date.now() - minutes(60));
  expect(await login(page)).toEqual(anna);
  expect(asked()).toEqual(["generateLoginRequest", "generateLoginRequest", "login"]);
});

test("the service keeps one challenge: options of a registration replace those of a login", async () => {
  const { page, asked } = await open();
  const { userLogin, authorizeToken } = authorized(b.shop, "jan.kowalski");
  await page.evaluate("keys.prepare('login')");
  await page.evaluate((token) => Reflect.get(window, "keys").prepare("register", token), authorizeToken);
  expect(await login(page)).toEqual(anna);
  expect(asked()).toEqual([
    "generateLoginRequest",
    "generateRegisterRequest",
    "generateLoginRequest",
    "login",
  ]);
  const registered = `keys.register(${JSON.stringify({ userLogin, authorizeToken })})`;
  expect(await outcomeOf(page, registered)).toEqual({});
});

test("`prepare` requests nothing without a device or a token, resolves to false on failure, and never rejects", async () => {
  const { page, device, asked } = await open();
  await page.evaluate("keys.prepare('register')");
  expect(asked()).toEqual([]);
  b.shop.faults.set("accounts", "500-html");
  expect(await outcomeOf(page, "keys.prepare('login')")).toEqual({ value: false });
  b.shop.faults.clear();
  expect(await login(page)).toEqual(anna);
  await device.remove();
  expect(await page.evaluate("keys.supported()")).toBe(false);
  const before = asked().length;
  expect(await outcomeOf(page, "keys.prepare('login')")).toEqual({ value: false });
  expect(asked().length).toBe(before);
});

test("when the service's cookie is blocked, the login fails with the service's message", async () => {
  const { page, context } = await open();
  await holdSheet(page);
  await page.evaluate("window.pressed = wyspa.passkeys.login(); pressed.catch(() => {}); 0");
  await expect.poll(() => page.evaluate("sheet.asked")).toBe(1);
  await context.clearCookies({ name: "accounts" });
  await page.evaluate("sheet.answer()");
  expect((await outcomeOf(page, "pressed")).error).toMatchObject({
    kind: "server",
    message: "Sesja wygasła. Spróbuj ponownie.",
  });
});

test("hints, extensions and what is new in the service's options reach the browser", async () => {
  const { page } = await open((own) =>
    own.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...input) => {
        const answer = await fetch(...input);
        if (!String(input[0]).includes("generateLoginRequest")) return answer;
        const all = await answer.json();
        const data = JSON.parse(all.data);
        Object.assign(data.publicKey ?? data, {
          hints: ["client-device"],
          extensions: {
            prf: { eval: { first: "=?BINARY?B?b25l?=" } },
            largeBlob: { read: true },
            fresh: [1],
          },
        });
        return new Response(JSON.stringify({ ...all, data: JSON.stringify(data) }));
      };
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options) => {
        const publicKey = Object(options).publicKey;
        const { prf, ...others } = publicKey.extensions ?? {};
        const first = prf?.eval?.first && new TextDecoder().decode(prf.eval.first);
        Reflect.set(window, "given", { hints: publicKey.hints, others, first });
        return get(options);
      };
    }),
  );
  expect(await login(page)).toEqual(anna);
  expect(await page.evaluate("given")).toMatchObject({
    hints: ["client-device"],
    others: { largeBlob: { read: true }, fresh: [1] },
    first: "one",
  });
});
