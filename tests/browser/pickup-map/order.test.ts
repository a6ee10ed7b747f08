/**
 * A pickup point in an order and in a subscription, by the page's own module over its map or by our island. Both have
 * the same name and send the same fields (contract F 1.3).
 */
import { describe, expect, it } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { clickSoon } from "../features/contract";
import { visitPage } from "../legacy/module-pages";
import { focused } from "../overlays/overlays";
import { bench, desktop, phone } from "../support";
import { listed, mapBytes, parts, saidOnce } from "./shop";

const b = bench();
const ORDER = "/place-order.php";
const fieldsOf = (selector: string) => (page: import("playwright").Page) =>
  page.evaluate(
    (own) =>
      [...document.querySelectorAll<HTMLInputElement>(`${own} input[type=hidden]`)].map(({ name, value }) => [
        name,
        value,
      ]),
    selector,
  );
const orderFields = fieldsOf(".cop_delivery[data-couriers]");
const subscriptionFields = fieldsOf(".subscr_delivery");
const bodies = (word: string) => b.shop.log.filter(({ url }) => url.includes(word)).length;

async function order(withModule: boolean, viewport = desktop) {
  b.shop.config.leftOutModules = withModule ? [] : ["cop_modules_pickup"];
  const visit = await visitPage(b, ORDER, { viewport });
  const { page } = visit;
  await page.locator("html[data-cop$=copModulesSummary]").waitFor({ state: "attached" });
  return { ...visit, opener: page.locator(".cop_delivery__pickup_choose") };
}

describe("an order", () => {
  it("gets the same point from the page's module and from the island: fields, texts and submitted values", async () => {
    const results: unknown[] = [];
    for (const withModule of [true, false]) {
      const { page, opener, errors } = await order(withModule);
      const posted: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("OrderCreate")) posted.push(request.postData() ?? "");
      });
      await opener.click();
      await page.locator("html[data-pickup=ready]").waitFor({ state: "attached" });
      const row = page.locator(".cop_pickup_item", { hasText: "Mickiewicza 62" }).first();
      await row.locator(".cop_pickup_item__name").click();
      await row.locator(".cop_pickup_item__choose_link").click();
      await expect
        .poll(() => page.locator(".cop_delivery[data-couriers]").getAttribute("data-selected-point"))
        .toBeTruthy();
      await page.locator(".modal").waitFor({ state: "detached" });
      const delivery = page.locator(".cop_delivery[data-couriers]");
      results.push({
        point: await delivery.getAttribute("data-selected-point"),
        fields: await orderFields(page),
        texts: (await delivery.textContent())?.replace(/\s+/g, " "),
      });
      await page.evaluate(() => Reflect.get(window, "app_shop").fn.copModulesSummary.orderCreate());
      await page.waitForURL(/thank-you/);
      expect(posted).toHaveLength(1);
      results.push(posted[0]);
      expect(posted[0]).toContain("pickup_point_street=Mickiewicza 62");
      expect(errors).toEqual([]);
    }
    expect(results[2]).toEqual(results[0]);
    expect(results[3]).toEqual(results[1]);
    expect(Object.fromEntries((results[0] as { fields: [string, string][] }).fields)).toMatchObject({
      pickup_point: expect.stringMatching(/^WAR/),
      pickup_point_city: "Warszawa",
      pickup_point_lat: expect.stringMatching(/^52\./),
    });
  });

  it("works with the island on a phone and by keyboard: the dialog has a name, closing it chooses nothing, a number is asked for first", async () => {
    b.shop.config.tiles = true;
    const visit = await order(false, phone);
    const { page, opener } = visit;
    const { rows, radios, choose, field } = parts(page);
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Wybierz punkt odbioru" });
    await dialog.waitFor();
    await listed(page);
    expect(await dialog.getAttribute("class")).toMatch(/--pickup.*--large.*--mobile/);
    expect(await violations(page)).toEqual([]);
    // The first Escape only closes the suggestions. The second leaves the field, and the third closes the dialog.
    await field.fill("Gd");
    await page.locator(".cop_pickup_finder__result").first().waitFor();
    await field.press("Escape");
    await page.locator(".cop_pickup_finder__result").first().waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await focused(page)).toContain("cop_delivery__pickup_choose");
    expect(new Set((await orderFields(page)).map(([, value]) => value))).toEqual(new Set([""]));

    await opener.press("Enter");
    await listed(page);
    const numbered = page.locator(".cop_pickup_item__client_courier_number");
    await radios.first().focus();
    await page.keyboard.press("Space");
    while (!(await numbered.count())) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/number/);
    await page.keyboard.press("Enter");
    await page.locator(".cop_pickup_item__missing").waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.type("4711");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(Object.fromEntries(await orderFields(page))).toMatchObject({ client_courier_number: "4711" });
    expect(mapBytes(visit)).toEqual([]);
    await saidOnce(visit, "Wybrano");
    // The chosen point is offered first.
    const chosen = await page.locator(".cop_delivery[data-couriers]").getAttribute("data-selected-point");
    await opener.press("Enter");
    await listed(page);
    expect(await rows.first().getAttribute("data-uid")).toBe(chosen);
    expect(await choose.count()).toBe(0);
  });

  it("shows an error without the island's file, and the next press loads it", async () => {
    const { page, opener, said } = await order(false);
    b.shop.faults.set("wyspa", "404", { path: pathOf("pickup-map/widget") });
    await opener.click();
    await expect
      .poll(said)
      .toContain("Lista punktów odbioru nie jest teraz dostępna. Spróbuj ponownie za chwilę.");
    b.shop.faults.clear();
    await expect
      .poll(async () => {
        if (!(await page.locator(".cop_pickup_widget").count()))
          await clickSoon(page, ".cop_delivery__pickup_choose");
        return page.locator(".cop_pickup_widget .cop_pickup_item").count();
      })
      .toBeGreaterThan(0);
    expect(await page.locator(".cop_pickup_widget").count()).toBe(1);
  });
});

it("a subscription gets the same point both ways; the island's fields have the subscription's names", async () => {
  const results: unknown[] = [];
  for (const withModule of [true, false]) {
    b.shop.config.leftOutModules = withModule ? [] : ["subscription_pickup"];
    const item = withModule ? "subscr_pickup_item" : "cop_pickup_item";
    const { page, errors } = await visitPage(b, "/subscription.php");
    await page.locator("html").evaluate(() => Reflect.get(window, "wyspa").ready);
    await expect
      .poll(async () => {
        if (!(await page.locator(".modal").count())) await clickSoon(page, ".subscr_delivery__choose");
        return page.locator(`.modal .${item}`).count();
      })
      .toBeGreaterThan(1);
    const before = bodies("query=subscriptionPickupPoints");
    expect(before).toBeGreaterThan(0);
    const row = page.locator(`.${item}`).nth(1);
    await row.locator(`.${item}__name`).click();
    await row.locator(`.${item}__choose_link`).click();
    await expect
      .poll(() => page.locator(".subscr_delivery").getAttribute("data-answer"))
      .toMatch(/^courier_205-/);
    await page.locator(".subscr_delivery__save").click();
    await page.locator(".subscr_delivery[data-saved]").waitFor();
    results.push(await subscriptionFields(page));
    expect(errors).toEqual([]);
  }
  expect(results[1]).toEqual(results[0]);
});
