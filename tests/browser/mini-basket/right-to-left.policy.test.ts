/** The mini basket on pages from right to left: panel in the window, prices in order, heading clear of the button. */
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { bench, desktop, phone, type VisitOptions } from "../support";
import { asShopper, filled, header } from "./shop";

const b = bench();

async function mirrored(options: VisitOptions) {
  filled(b, 3);
  const visit = await b.visit({ ...options, context: { ...asShopper(b), ...options.context } });
  await visit.page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  return { ...visit, ...header(visit.page) };
}

/** Whether the currency is seen at the right of the price's digits. */
const isInOrder = (price: Locator) =>
  price.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const text = node?.nodeValue ?? "";
    const leftOf = (at: number) => {
      const range = document.createRange();
      if (node) range.setStart(node, at);
      if (node) range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(text.search(/\d/)) < leftOf(text.indexOf("zł"));
  });

describe.each(["kind", "strict"] as const)("in the theme %s", (theme) => {
  it("the panel is wholly in the window, with its prices in order", async () => {
    const { link, rows, panel } = await mirrored({ viewport: desktop, path: `/?theme=${theme}` });
    await link.hover();
    await rows.nth(2).waitFor();
    await expect.poll(async () => (await panel.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(desktop.width);
    await expect.poll(() => isInOrder(rows.first().locator(".top_basket__price"))).toBe(true);
    expect(await isInOrder(panel.locator(".--worth .top_basket__summary_value"))).toBe(true);
  });

  it("the sheet's heading is clear of the close button, and its prices are in order", async () => {
    const { page, link, badge } = await mirrored({
      viewport: phone,
      path: `/?theme=${theme}`,
      context: { hasTouch: true, isMobile: true },
    });
    await expect.poll(() => badge.textContent()).toBe("3");
    await link.tap();
    const sheet = page.locator("dialog#modal.--sheet");
    const rows = sheet.locator("li.top_basket__product");
    await rows.nth(2).waitFor();
    const heading = await sheet.getByRole("heading").first().boundingBox();
    const close = await sheet.locator(".modal__close").boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(phone.width / 2);
    expect(heading?.x).toBeGreaterThanOrEqual((close?.x ?? 0) + 16);
    expect(await isInOrder(rows.first().locator(".top_basket__price"))).toBe(true);
  });
});
