/** A link that is marked as empty creates the first shopping list once, and then navigates (PLATFORM.md A 16.2). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { asShopper } from "../mini-basket/shop";
import { asked, listsOf, withList } from "../shopping-lists/shop";
import { bench, phone } from "../support";

const b = bench();
const LINK = ".slt_link";
const open = (path = "/text-page", more: Parameters<typeof b.visit>[0] = {}) =>
  b.visit({ path, context: asShopper(b), ...more });
const onLists = (page: Page) => page.waitForURL(/\/shoppinglist\.php/);
const names = () => listsOf(b).map(({ name, isPublic }) => [name, isPublic]);
const ONE = [["Lista zakupowa", false]];

test("a press creates the list and follows the link", async () => {
  const { page, errors } = await open();
  await page.locator(LINK).click();
  await onLists(page);
  expect(names()).toEqual(ONE);
  expect(await page.locator("h1").textContent()).toBe("Lista zakupowa");
  expect(await page.locator(".--empty").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a press works by keyboard, and by a tap in the drawer of a phone", async () => {
  const desk = await open();
  await desk.page.locator(LINK).focus();
  await desk.page.keyboard.press("Enter");
  await onLists(desk.page);
  expect(names()).toEqual(ONE);

  listsOf(b).length = 0;
  const mobile = await open("/text-page", { viewport: phone });
  await mobile.page.locator(".navbar-toggler").click();
  await mobile.page.locator(".shopping_list_menu > .slm_lists > .slm_lists__label").click();
  await mobile.page.locator(".slm_lists__nav_link.--empty").click();
  await onLists(mobile.page);
  expect(names()).toEqual(ONE);
});

describe("exactly one list is created by", () => {
  test("a double click", async () => {
    b.shop.faults.latency("graphql", 400);
    const { page } = await open();
    await page.locator(LINK).dblclick({ noWaitAfter: true });
    await onLists(page);
    expect(names()).toEqual(ONE);
  });

  test("two links, of which the last one navigates", async () => {
    const hold = b.shop.faults.hold("graphql");
    const { page } = await open();
    await page
      .locator(".slt_lists__nav_link.--empty")
      .evaluate((link) => link.setAttribute("href", "/shoppinglist.php?second=1"));
    await page.locator(LINK).click();
    await hold.arrived(1);
    await page.locator(".slt_lists__nav_link.--empty").evaluate((link: HTMLElement) => link.click());
    hold.release();
    await page.waitForURL(/second=1/);
    expect(names()).toEqual(ONE);
  });

  test("a first tap at 1,200 ms latency, before any of our files has loaded", async () => {
    b.shop.faults.roundTrip(1_200);
    const { page } = await open("/text-page", { bare: true });
    await page.locator(LINK).click({ noWaitAfter: true });
    await page
      .locator(LINK)
      .click({ noWaitAfter: true })
      .catch(() => {});
    await page.waitForURL(/\/shoppinglist\.php/, { timeout: 40_000 });
    expect(names()).toEqual(ONE);
  });

  test("two tabs", async () => {
    const hold = b.shop.faults.hold("graphql");
    const { page, context } = await open();
    const other = await context.newPage();
    await other.goto(`${b.shop.url}/text-page`);
    await other.evaluate(() => window.wyspa.ready);
    await page.locator(LINK).click();
    await hold.arrived(1);
    await other.locator(LINK).click();
    await other.locator(`${LINK}[aria-busy=true]`).waitFor();
    hold.release();
    await Promise.all([onLists(page), onLists(other)]);
    expect(names()).toEqual(ONE);
    expect(asked(b, "shoppingListCreate")).toBe(1);
  });

  test("a page that returns from the back-forward cache", async () => {
    const { page } = await open("/text-page", { inWholeBrowser: true });
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted })),
    );
    await page.locator(LINK).click();
    await onLists(page);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
    expect(await page.locator(LINK).getAttribute("aria-busy")).toBeNull();
    await page.locator(LINK).click();
    await onLists(page);
    expect(names()).toEqual(ONE);
  });

  test("another press, when the first list was deleted meanwhile", async () => {
    const { page } = await open();
    await page.locator(LINK).click();
    await onLists(page);
    listsOf(b).length = 0;
    await page.goto(`${b.shop.url}/text-page`);
    await page.locator(LINK).click();
    await onLists(page);
    expect(names()).toEqual(ONE);
    expect(asked(b, "shoppingListCreate")).toBe(2);
  });
});

describe("a cached page's link creates a list for", () => {
  const pressOnCachedPage = async (page: Page) => {
    await page.goto(`${b.shop.url}/text-page?cached=1`);
    await page.locator(LINK).click();
    await onLists(page);
    expect(names()).toEqual(ONE);
    expect(asked(b, "shoppingListCreate")).toBe(2);
  };

  test("a shopper who has deleted the first one", async () => {
    const { page } = await open();
    await page.locator(LINK).click();
    await onLists(page);
    await page.locator("[data-list_action=delete]").click();
    await page.locator("dialog").getByRole("button", { name: "Usuń listę" }).click();
    await expect.poll(() => listsOf(b)).toEqual([]);
    await page.locator(`${LINK}.--empty`).waitFor();
    await pressOnCachedPage(page);
  });

  test("the next shopper in the same browser", async () => {
    const { page } = await open();
    await page.locator(LINK).click();
    await onLists(page);
    await page.goto(`${b.shop.url}/text-page?logged=1`);
    await page.locator(".logout_link").click();
    await page.waitForURL(/operation=logout/);
    await page.evaluate(() => window.wyspa.ready);
    listsOf(b).length = 0;
    await pressOnCachedPage(page);
  });
});

describe("the link navigates, whatever happens to the list", () => {
  test.each(["500-html", "errors-200", "reset", "data-null", "200-html"] as const)("%s", async (fault) => {
    b.shop.faults.set("graphql", fault);
    const { page, errors, requests } = await open();
    await page.locator(LINK).click();
    await onLists(page);
    // Counts the page's requests, because the browser itself retries a broken connection.
    expect(requests.filter((path) => path.startsWith("/graphql"))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test("without a response", async () => {
    b.shop.faults.set("graphql", "hang");
    const { page } = await open();
    await page.locator(LINK).click();
    await page.locator(`${LINK}[aria-busy=true]`).waitFor();
    await page.waitForURL(/\/shoppinglist\.php/, { timeout: 40_000 });
    expect(asked(b, "shoppingListCreate")).toBe(1);
  });

  test("without the island's file", async () => {
    b.shop.faults.set("wyspa", "404", { path: pathOf("shopping-list-link") });
    const { page } = await open();
    await page.locator(LINK).click();
    await page.waitForURL(/\/shoppinglist\.php/, { timeout: 40_000 });
    expect(listsOf(b)).toEqual([]);
  });
});

test("a refusal creates no list: the next press on the page retries", async () => {
  b.shop.faults.set("graphql", "errors-200", { times: 1 });
  const { page } = await open();
  await page.locator(LINK).click();
  await onLists(page);
  listsOf(b).length = 0;
  await page.goBack({ waitUntil: "commit" });
  await page.locator(LINK).click();
  await onLists(page);
  expect(names()).toEqual(ONE);
});

test("the tracking events of the response run before the page is left", async () => {
  b.shop.config.trackingScripts = ['localStorage.setItem("tracked", "list")'];
  const { page } = await open();
  await page.evaluate(() => localStorage.removeItem("tracked"));
  b.shop.requests.length = 0;
  b.shop.faults.latency("graphql", 300);
  await page.locator(LINK).click();
  await onLists(page);
  expect(await page.evaluate(() => localStorage.getItem("tracked"))).toBe("list");
  const order = b.shop.requests.filter(({ endpoint }) => endpoint === "graphql").map(({ body }) => body);
  expect(order[0]).toContain("shoppingListCreate");
  expect(order[1]).toContain("trackingEvents");
});

test("the browser handles a press with Ctrl, and a link without the marker", async () => {
  const { page, context } = await open();
  const opened = context.waitForEvent("page");
  await page.locator(LINK).click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(new URL(page.url()).pathname).toBe("/text-page");
  expect(asked(b, "shoppingListCreate")).toBe(0);

  withList(b, "Remont");
  await page.reload();
  await page.locator(LINK).click();
  await onLists(page);
  expect(listsOf(b)).toHaveLength(1);
  expect(asked(b, "shoppingListCreate")).toBe(0);
});

test("without the script the link works", async () => {
  const { page } = await open("/text-page?script=none", { bare: true });
  await page.locator(LINK).click();
  await onLists(page);
});
