/** Printing lays the page out for paper. What the shopper typed and opened is as before afterwards. */
import { expect, test } from "vitest";
import { asShopper, filled, header } from "./mini-basket-shop";
import { bench, desktop } from "./support";

const b = bench();

test("an open panel and an open dialog close as usual after printing, and the page's text was on the paper", async () => {
  filled(b, 2);
  const { page, errors } = await b.visit({ context: asShopper(b), viewport: desktop });
  await header(page).link.hover();
  await header(page).rows.first().waitFor();
  await page.pdf();
  await page.mouse.move(5, 700);
  await expect.poll(() => header(page).rows.first().isVisible()).toBe(false);
  await page.evaluate(() => void window.wyspa.modal({ text: "Tekst", title: "Tytuł" }));
  await page.locator("dialog[open]").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#content, #main_hotspot_zone1, main").first().isVisible()).toBe(true);
  await page.pdf();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await header(page).link.hover();
  await header(page).rows.first().waitFor();
  expect(errors).toEqual([]);
});
