/**
 * The page frame in small windows and with large text (WCAG 1.4.4, 1.4.10, 2.4.11): no part is cut off, too wide or
 * covered.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { asShopper } from "../mini-basket/shop";
import { bench, desktop, phone, rendered } from "../support";
import { comeTo, frameElements } from "./frame-elements";
import { faultsOfSize, whatCovers } from "./layout-faults";

const b = bench();

const sizes = [
  { called: "at 320 px", viewport: { width: 320, height: 640 }, view: 1, text: "" },
  { called: "at 390 px with text of 200 %", viewport: phone, view: 1, text: "200%" },
  { called: "at 1366 px with text of 200 %", viewport: desktop, view: 4, text: "200%" },
];
const enlarge = (page: Page, size: string) =>
  size ? page.addStyleTag({ content: `html{font-size:${size}!important}` }) : null;

for (const { called, viewport, view, text } of sizes)
  describe(called, () => {
    for (const element of frameElements)
      test(`${element.name} can be used, and no text is cut off`, async () => {
        element.prepare?.(b.shop, "shopper");
        const { page, errors } = await b.visit({
          viewport,
          path: element.path,
          context: asShopper(b),
        });
        await enlarge(page, text);
        await comeTo(page, element);
        await element.act(page, view);
        await rendered(page);
        await page.evaluate(async () => {
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        });
        expect(await page.evaluate(faultsOfSize, false)).toEqual([]);
        expect(errors).toEqual([]);
      });
  });

/** Waits until the islands that have started are mounted and painted. */
async function mounted(page: Page): Promise<void> {
  await expect.poll(() => page.locator("[data-island-status*=loading]").count()).toBe(0);
  await rendered(page);
}

describe("the focus is never under a sticky bar", () => {
  for (const { called, viewport, text } of [...sizes, { called: "at 1366 px", viewport: desktop, text: "" }])
    test(`${called}, after each Tab, forwards and back`, async () => {
      const { page } = await b.visit({ viewport, path: "/?bars=fixed" });
      await enlarge(page, text);
      const covered: string[] = [];
      const times = 70;
      for (const key of ["Tab", "Shift+Tab"])
        for (let time = 0; time < times; time++) {
          await page.keyboard.press(key);
          if (time % 10 === 0) await mounted(page); // islands need room
          const found = await page.evaluate(whatCovers);
          if (found) covered.push(`${key} ${time}: ${found}`);
        }
      expect(covered).toEqual([]);
    });
});
