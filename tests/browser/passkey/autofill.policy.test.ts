/** Passkeys in the browser's autofill suggestions, on pages with a login field (conditional mediation). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench } from "../support";
import {
  authorized,
  callsOf,
  customerOf,
  login,
  outcomeOf,
  register,
  takeKeys,
  visitWithDevice,
} from "./passkeys";

const b = bench();

/** Offers suggestions like an island; `window.filled` has the promise of `autofill`. */
async function suggest(page: Page): Promise<void> {
  await takeKeys(page);
  await page.evaluate(
    "window.abort = new AbortController(); window.filled = keys.autofill({ signal: abort.signal }); filled.catch(() => {}); 0",
  );
}

/** The browser's list is not part of the page, so the test holds it back and answers with a real signature. */
const holdList = (page: Page) =>
  page.addInitScript(() => {
    const { credentials } = navigator;
    const own = credentials.get.bind(credentials);
    const list: { open: number; most: number; choose: () => void } = { open: 0, most: 0, choose() {} };
    Object.assign(window, { list });
    credentials.get = async ({ mediation, ...options } = {}) => {
      list.open += 1;
      list.most = Math.max(list.most, list.open);
      try {
        if (mediation !== "conditional") return await own(options);
        await new Promise<void>((resolve, reject) => {
          list.choose = resolve;
          options.signal?.addEventListener("abort", () =>
            // Rejects with a delay, as browsers do.
            setTimeout(() => reject(new DOMException("aborted", "AbortError")), 50),
          );
        });
        return await own(options);
      } finally {
        list.open -= 1;
      }
    };
  });

const visit = async () => {
  const opened = await visitWithDevice(b, { userLogin: "anna", before: holdList });
  await suggest(opened.page);
  await expect.poll(() => opened.page.evaluate("list.open")).toBe(1);
  return opened;
};
const anna = { status: "success", login: "anna" };

describe("the browser's own suggestions", () => {
  test("sign in a shopper who has a passkey", async () => {
    const opened = await visitWithDevice(b, { userLogin: "anna" });
    await suggest(opened.page);
    expect(await outcomeOf(opened.page, "filled")).toEqual({ value: anna });
    expect(await customerOf(b.shop, opened)).toBe("anna");
  });

  test("are aborted by a registration: browsers refuse a second request beside a pending one", async () => {
    const { page, device } = await visitWithDevice(b);
    await suggest(page);
    await expect.poll(() => callsOf(b.shop)).toEqual(["generateLoginRequest"]);
    expect(await register(page, authorized(b.shop))).toEqual({});
    expect(await outcomeOf(page, "filled")).toEqual({ value: null });
    expect(await device.keys()).toBe(1);
  });
});

describe("suggestions", () => {
  test("sign in a shopper who chooses one", async () => {
    const opened = await visit();
    await opened.page.evaluate("list.choose()");
    expect(await outcomeOf(opened.page, "filled")).toEqual({ value: anna });
    expect(await customerOf(b.shop, opened)).toBe("anna");
  });

  test("are aborted by a press on a button, which waits until the browser has released them", async () => {
    const { page } = await visit();
    expect(await login(page)).toEqual({ value: anna });
    expect(await outcomeOf(page, "filled")).toEqual({ value: null });
    expect(await page.evaluate("list.most")).toBe(1);
    // The suggestions did not use their options, so the press uses them.
    expect(callsOf(b.shop).slice(2)).toEqual(["generateLoginRequest", "login"]);
  });

  test("are aborted by a registration", async () => {
    const { page } = await visit();
    expect(await register(page, authorized(b.shop, "jan.kowalski"))).toEqual({});
    expect(await outcomeOf(page, "filled")).toEqual({ value: null });
  });

  test("resolve to nothing when their signal aborts them", async () => {
    const { page } = await visit();
    await page.evaluate("abort.abort()");
    expect(await outcomeOf(page, "filled")).toEqual({ value: null });
  });

  test("show an error only once the shopper has chosen", async () => {
    const { page } = await visit();
    b.shop.faults.set("accounts", "500-html", { path: /login\.php/ });
    await page.evaluate("list.choose()");
    expect((await outcomeOf(page, "filled")).error).toMatchObject({
      kind: "status",
      message: "HTTP error! status: 500",
    });
  });

  test("do not start when no options arrive or the browser does not support them", async () => {
    const { page } = await visitWithDevice(b);
    b.shop.faults.set("accounts", "reset", { times: 2 });
    await suggest(page);
    expect(await outcomeOf(page, "filled")).toEqual({ value: null });

    const other = await visitWithDevice(b, {
      before: (own) =>
        own.addInitScript(() =>
          Reflect.deleteProperty(PublicKeyCredential, "isConditionalMediationAvailable"),
        ),
    });
    const before = callsOf(b.shop).length;
    await suggest(other.page);
    expect(await outcomeOf(other.page, "filled")).toEqual({ value: null });
    expect(callsOf(b.shop).length).toBe(before);
  });

  test("get a new challenge before the service forgets the old one", async () => {
    const { page } = await visitWithDevice(b, {
      userLogin: "anna",
      before: async (own) => {
        await holdList(own);
        await own.clock.install();
      },
    });
    await suggest(page);
    await expect.poll(() => page.evaluate("list.open")).toBe(1);
    await page.clock.runFor(4 * 60_000 + 1_000);
    await expect
      .poll(() => callsOf(b.shop).slice(2))
      .toEqual(["generateLoginRequest", "generateLoginRequest"]);
    await expect.poll(() => page.evaluate("list.open")).toBe(1);
    await page.evaluate("list.choose()");
    expect(await outcomeOf(page, "filled")).toEqual({ value: anna });
  });
});
