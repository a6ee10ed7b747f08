/** A link pressed right after a change of the basket leads to a page that shows the change. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asShopper, filled, header, products } from "./mini-basket-shop";
import { bench, phone } from "./support";

const b = bench();
const quantities = () => b.shop.visitors.of("shopper").basket.map(({ quantity }) => quantity);

/** Keeps the requests with this path on their way to the shop. */
async function onTheWay(page: Page, path: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

it("the basket page shows a raised quantity whose request arrives late", async () => {
  filled(b, 1);
  const { page, errors } = await b.visit({ context: asShopper(b) });
  const { toggle, rows, panel } = header(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  const more = rows.first().getByRole("button", { name: /^Zwiększ ilość: / });
  await more.waitFor();
  const release = await onTheWay(page, /basketchange/);
  await more.click();
  const link = panel.locator(".top_basket__buttons a").first();
  await link.press("Enter");
  expect(await link.getAttribute("aria-busy")).toBe("true");
  release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("2");
  expect(quantities()).toEqual([2]);
  expect(errors).toEqual([]);
});

it("two changes of one line keep their order when a link is pressed between them", async () => {
  filled(b, 1);
  const { page } = await b.visit({ context: asShopper(b) });
  const { toggle, rows, panel } = header(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  const more = rows.first().getByRole("button", { name: /^Zwiększ ilość: / });
  const first = b.shop.faults.hold("basketchange");
  await more.click();
  await first.arrived(1);
  await more.click();
  await panel.locator(".top_basket__buttons a").first().press("Enter");
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange")).toHaveLength(1);
  first.release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("3");
  expect(quantities()).toEqual([3]);
});

it("a finger's tap on the basket right after an addition waits for its answer, too", async () => {
  b.shop.visitors.of("shopper").basket = [];
  const [product] = products(b);
  const { pathname, search } = new URL(product?.link ?? "", b.shop.url);
  const { page } = await b.visit({
    path: pathname + search,
    viewport: phone,
    context: { ...asShopper(b), hasTouch: true },
  });
  const addition = b.shop.faults.hold("graphql", undefined, /mutation/);
  await page.locator("#projector_button_basket").tap();
  await addition.arrived(1);
  const link = header(page).link;
  await link.tap();
  await expect.poll(() => link.getAttribute("aria-busy")).toBe("true");
  addition.release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("1");
});

it("a shop that does not answer keeps the shopper for a second only", async () => {
  filled(b, 1);
  const { page } = await b.visit({ context: asShopper(b) });
  const { toggle, rows, panel } = header(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  const change = b.shop.faults.hold("basketchange");
  await rows
    .first()
    .getByRole("button", { name: /^Zwiększ ilość: / })
    .click();
  await change.arrived(1);
  await panel.locator(".top_basket__buttons a").first().click();
  await page.waitForURL(/basketedit/);
  change.release();
  await expect.poll(quantities).toEqual([2]);
});
