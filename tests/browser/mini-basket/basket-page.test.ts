/** The basket page, whose own module rewrites `#content` and `#menu_basket` after every change (contract G 3). */
import { beforeEach, describe, expect, test } from "vitest";
import { bench, desktop, phone } from "../support";
import { asShopper, filled, header } from "./shop";

const b = bench();
const NUMBER = ".basket__form .basket__number";

beforeEach(() => {
  b.shop.config.pageModules = true;
});

async function open(viewport = desktop, count = 3) {
  const visitor = filled(b, count);
  const on = await b.visit({ path: "/basketedit.php", viewport, context: asShopper(b) });
  const { page } = on;
  await page.locator(".basket__choice.f-dropdown[data-of]").first().waitFor({ timeout: 15_000 });
  await expect.poll(() => header(page).badge.textContent()).toBe(String(count));
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    document.querySelector("#content")?.firstElementChild?.setAttribute("data-first", "");
  });
  /** How often the module has rewritten the parts. */
  const sent = () => b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange").length;
  return { ...on, visitor, sent };
}

describe("a change by the page's own module", () => {
  for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
    test(`updates the header, on a ${device}`, async () => {
      const { page, visitor, errors, console: lines } = await open(viewport);
      await page.locator(NUMBER).first().fill("4");
      await page.locator(NUMBER).first().press("Tab");
      await page.locator("[data-first]").waitFor({ state: "detached" });
      await expect.poll(() => visitor.basket.map(({ quantity }) => quantity)).toEqual([4, 1, 1]);
      await expect.poll(() => header(page).badge.textContent(), { timeout: 15_000 }).toBe("6");
      // On phones the link opens a sheet.
      expect(await header(page).toggle.count()).toBe(device === "desktop" ? 1 : 0);
      expect([errors, lines]).toEqual([[], []]);
    });

  test("keeps the header's panel working, with the new lines", async () => {
    const { page } = await open();
    await header(page).host.hover();
    await header(page).rows.first().waitFor();
    await page.mouse.move(5, 700);
    await expect.poll(() => header(page).rows.first().isVisible()).toBe(false);
    await page.locator(".basket__remove").first().click();
    await page.locator("[data-first]").waitFor({ state: "detached" });
    await expect.poll(() => header(page).badge.textContent(), { timeout: 15_000 }).toBe("2");
    await header(page).host.hover();
    await expect.poll(() => header(page).rows.count(), { timeout: 15_000 }).toBe(2);
    expect(await header(page).rows.first().isVisible()).toBe(true);
    expect(await page.locator("#menu_basket [data-island-root]").count()).toBe(1);
  });

  test("keeps the focus where the module puts it", async () => {
    const { page } = await open();
    await page.locator(NUMBER).nth(1).fill("2");
    await page.locator(NUMBER).nth(1).press("Enter");
    await page.locator("[data-first]").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("set_quantity[2]");
  });

  test("is sent each time the shopper changes something, and our code does not block the form", async () => {
    const { page, visitor, sent } = await open();
    await page.locator("h1").click(); // the guard loads on the first touch
    await page.locator("body[data-island-status*='submit-guard:ready']").waitFor();
    for (const number of ["2", "3", "4"]) {
      const before = sent();
      await page.locator(NUMBER).first().fill(number);
      await page.locator(".basket__recount").click();
      await expect.poll(sent).toBeGreaterThan(before);
      await expect.poll(() => visitor.basket[0]?.quantity).toBe(Number(number));
      await expect.poll(() => page.locator(NUMBER).first().getAttribute("value")).toBe(number);
      expect(await page.locator(".basket__form.--submitting, .basket__form[aria-busy]").count()).toBe(0);
    }
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("restores its lists, deposits and further modules", async () => {
    const { page, visitor, errors, console: lines } = await open();
    await page.locator(".cop_costs__label_deposit + .deposit_tooltip").waitFor();
    await page.locator(".basket__choice > .f-dropdown-toggle").first().click();
    await page.locator(".basket__choice.--open .f-dropdown-li").nth(4).click();
    await page.locator("[data-first]").waitFor({ state: "detached" });
    await expect.poll(() => visitor.basket[0]?.quantity).toBe(5);
    await expect.poll(() => page.locator(".basket__choice.f-dropdown[data-of]").count()).toBe(3);
    await page.locator(".cop_costs__label_deposit + .deposit_tooltip").waitFor();
    const tip = page.locator(".deposit_tooltip__tip").first();
    await tip.scrollIntoViewIfNeeded();
    await tip.hover();
    await page.locator("#n59581_tooltip").waitFor();
    expect([errors, lines]).toEqual([[], []]);
  });

  test("leaves an empty header when it empties the basket", async () => {
    const { page } = await open(desktop, 1);
    await page.locator(".basket__remove").click();
    await page.locator(".basketedit_empty").waitFor();
    await expect.poll(() => header(page).badge.textContent(), { timeout: 15_000 }).toBe("0");
    expect(await header(page).toggle.isVisible()).toBe(false);
  });
});

test("modules write into the shop's objects and read the values back", async () => {
  const { page } = await open();
  const own = await page.evaluate(() => {
    const { graphql, vars } = Reflect.get(window, "app_shop");
    return [typeof graphql.getWrappers, typeof graphql.trackingEvents, vars.orderDetailsLiterals.products[1]];
  });
  expect(own).toEqual(["function", "function", "produkt"]);
});

test("without a module, the form is submitted to the server every time", async () => {
  b.shop.config.pageModules = false;
  const visitor = filled(b, 1);
  const { page } = await b.visit({ path: "/basketedit.php", context: asShopper(b) });
  for (const number of ["2", "3"]) {
    await page.locator(NUMBER).fill(number);
    await page.locator(".basket__recount").click();
    await expect.poll(() => visitor.basket[0]?.quantity).toBe(Number(number));
    await expect
      .poll(() =>
        page
          .locator(NUMBER)
          .getAttribute("value")
          .catch(() => ""),
      )
      .toBe(number);
  }
});
