/** The signed-in customer: known from the first answer on, passed to pages, and stored nowhere (bars H4 and R10). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, type Visit } from "../support";

const b = bench();
/** A visitor signed in as Jan. */
const asJan = {
  before: async (page: Page) => {
    b.shop.visitors.of("jan").customer = "jan.kowalski";
    await page.context().addCookies([{ name: "client", value: "jan", url: b.shop.url }]);
    await hearBasket(page);
  },
};
const hearBasket = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("wyspa:basket", ({ detail }) => heard.push(detail.customer));
  });
const customer = (page: Page) => page.evaluate(() => window.wyspa.ready.then(() => window.wyspa.customer()));
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, "heard") as unknown[]);
const jan = { status: "signed-in", login: "jan.kowalski" };
const guest = { status: "guest", login: "" };

test("a guest is recognised by the page and with the basket", async () => {
  const { page } = await b.visit({ before: hearBasket });
  await expect.poll(() => customer(page)).toEqual(guest);
  expect(await heard(page)).toEqual([guest]);
});

test("a customer is recognised by the page and with the basket", async () => {
  const { page } = await b.visit(asJan);
  await expect.poll(() => customer(page)).toEqual(jan);
  await expect.poll(() => heard(page)).toEqual([jan]);
  expect(await page.evaluate(() => window.wyspa.store.getState().customer)).toEqual(jan);
});

test("the page's own value counts until the answer arrives", async () => {
  const held = b.shop.faults.hold("get.php");
  const { page } = await b.visit(asJan);
  expect(await customer(page)).toEqual({ status: "signed-in", login: "" });
  held.release();
  await expect.poll(() => customer(page)).toEqual(jan);
});

test("a cached page has no value, and the answer provides it", async () => {
  const held = b.shop.faults.hold("get.php");
  const { page } = await b.visit({ ...asJan, path: "/?cached=1" });
  expect(await customer(page)).toEqual({ status: "unknown", login: "" });
  held.release();
  await expect.poll(() => customer(page)).toEqual(jan);
});

test("no storage records who is signed in, whichever pages were visited", async () => {
  b.shop.fillBasket("jan", 2);
  const { page } = await b.visit(asJan);
  await expect.poll(() => customer(page)).toEqual(jan);
  for (const path of ["/?cached=1", "/text-page", "/login.php?passkey=code", "/place-order.php"]) {
    await page.goto(b.shop.url + path);
    await expect.poll(() => customer(page)).toEqual(jan);
  }
  const kept = await page.evaluate(async () => {
    const all = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name } of await indexedDB.databases()) all.push(`database ${name}`);
    for (const key of await caches.keys()) all.push(`cache ${key}`);
    return all.join("\n");
  });
  expect(kept).toContain("wyspa_basket"); // so that the check below has something to look at
  expect(kept).not.toMatch(/kowalski|jan@|Kowalski|600700800|database|cache /);
  const asked = [...b.shop.log.map(({ url }) => url), ...b.shop.errorReports.map(({ stack }) => stack)];
  expect(asked.filter((one) => /kowalski|600700800/.test(one))).toEqual([]);
});

describe("a tab notices", () => {
  const second = async ({ context }: Pick<Visit, "context">, path = "/") => {
    const page = await context.newPage();
    await page.goto(b.shop.url + path);
    await page.evaluate(() => window.wyspa.ready);
    return page;
  };

  test("that another tab signs in with a password", async () => {
    const one = await b.visit({ path: "/text-page" });
    await expect.poll(() => customer(one.page)).toEqual(guest);
    const page = await second(one, "/signin.php");
    await expect.poll(() => customer(page)).toEqual(guest);
    await page.locator("#signin_login").fill("jan.kowalski");
    await page.locator("#signin_password").fill("wydma-2026");
    await page.locator("#signin button[type=submit]").click();
    await expect.poll(() => customer(page).catch(() => null), { timeout: 15_000 }).toEqual(jan);
    await one.page.bringToFront();
    await expect.poll(() => customer(one.page), { timeout: 15_000 }).toEqual(jan);
  });

  test("that another tab signs out, and no page shows the earlier basket or searches", async () => {
    b.shop.fillBasket("jan", 2);
    const one = await b.visit({ ...asJan, path: "/text-page" });
    await expect.poll(() => customer(one.page)).toEqual(jan);
    const page = await second(one);
    await expect.poll(() => customer(page)).toEqual(jan);
    await page.evaluate(() => sessionStorage.setItem("search_prezent_pl", "{}"));
    const held = b.shop.faults.hold("get.php");
    await page.locator(".logout_link").click();
    await page.waitForURL(/operation=logout/);
    await page.evaluate(() => window.wyspa.ready);
    expect(await page.evaluate(() => sessionStorage.getItem("search_prezent_pl"))).toBeNull();
    await page.goto(`${b.shop.url}/?cached=1`);
    await page.evaluate(() => window.wyspa.ready);
    expect(await page.locator("#menu_basket .badge").textContent()).toBe("");
    held.release();
    await expect.poll(() => customer(page)).toEqual(guest);
    await one.page.bringToFront();
    await expect.poll(() => customer(one.page), { timeout: 15_000 }).toEqual(guest);
  });
});

describe("a sign-out while the storefront data is being read", () => {
  const signOut = async (page: Page) => {
    // The link does not navigate, so only the press can abort the request.
    await page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { capture: true }),
    );
    await page.locator(".logout_link").click();
  };
  const ended = (page: Page) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
    return failed;
  };

  test("aborts the first read, whose answer is not shown", async () => {
    b.shop.fillBasket("jan", 2);
    const held = b.shop.faults.hold("get.php");
    const { page } = await b.visit(asJan);
    const failed = ended(page);
    await signOut(page);
    await expect.poll(() => failed).toEqual(["/ajax/get.php"]);
    held.release();
    expect(await heard(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem("wyspa_basket"))).toBeNull();
  });

  test("aborts a later read, which is repeated if the page stays", async () => {
    b.shop.fillBasket("jan", 2);
    const { page } = await b.visit(asJan);
    await expect.poll(() => heard(page)).toHaveLength(1);
    const failed = ended(page);
    const held = b.shop.faults.hold("get.php");
    await page.evaluate(() => void window.wyspa.basket.refresh());
    await expect.poll(() => b.shop.requests.filter(({ endpoint }) => endpoint === "get.php")).toHaveLength(2);
    await signOut(page);
    await expect.poll(() => failed).toEqual(["/ajax/get.php"]);
    held.release();
    await expect.poll(() => heard(page), { timeout: 30_000 }).toHaveLength(2);
  });
});
