/** The computer's clock jumps while a page is open: nothing is stuck, and nothing old is taken for new. */
import { describe, expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { parts } from "../search-panel/field";
import { bench } from "../support";

const b = bench();
const DAY_MS = 86_400_000;

const jumps: Readonly<Record<string, number>> = {
  "two days forward": 2 * DAY_MS,
  "a year back": -365 * DAY_MS,
};

describe.each(Object.entries(jumps))("when the clock jumps %s", (_, jump) => {
  test("search asks again instead of showing its stored answer", async () => {
    const visit = await b.visit();
    const { page, errors } = visit;
    const { input, find, asked } = parts(b, visit);
    await input.click();
    await find("kurtka");
    await find("buty");
    await find("kurtka");
    const before = asked().filter((text) => text === "kurtka").length;
    expect(before).toBe(1); // the session keeps it
    await page.clock.setSystemTime(Date.now() + jump);
    await find("buty");
    await find("kurtka");
    expect(asked().filter((text) => text === "kurtka")).toHaveLength(before + 1);
    expect(errors).toEqual([]);
  });

  test("the basket changes, and an alert comes and goes", async () => {
    filled(b, 1);
    const { page, errors } = await b.visit({ context: asShopper(b) });
    await expect.poll(() => header(page).badge.textContent()).toBe("1");
    await page.evaluate(() => window.wyspa.alert("Przed", { ms: 2_000 }));
    await page.clock.setSystemTime(Date.now() + jump);
    await expect.poll(() => page.locator(".alertek__text").count()).toBe(0);
    filled(b, 4);
    await page.evaluate(() => window.wyspa.basket.refresh());
    await expect.poll(() => header(page).badge.textContent()).toBe("4");
    await page.evaluate(() => window.wyspa.alert("Po", { ms: 2_000 }));
    await expect.poll(() => page.locator(".alertek__text").allInnerTexts()).toEqual(["Po"]);
    await expect.poll(() => page.locator(".alertek__text").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
