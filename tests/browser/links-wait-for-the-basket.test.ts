/** A link pressed right after a change of the basket leads to a page that shows the change. */
import { expect, it } from "vitest";
import { asShopper, filled, header, products } from "./mini-basket-shop";
import { bench, phone } from "./support";

const b = bench();
const quantities = () => b.shop.visitors.of("shopper").basket.map(({ quantity }) => quantity);

it("the basket page waits for the shop's answer to a raised quantity, and shows it", async () => {
  filled(b, 1);
  const { page, errors } = await b.visit({ context: asShopper(b) });
  const { toggle, rows, panel } = header(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  const change = b.shop.faults.hold("basketchange");
  await rows
    .first()
    .getByRole("button", { name: /^Zwiększ ilość: / })
    .click();
  const link = panel.locator(".top_basket__buttons a").first();
  await link.press("Enter");
  await change.arrived(1);
  expect(await link.getAttribute("aria-busy")).toBe("true");
  change.release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("2");
  expect(quantities()).toEqual([2]);
  expect(errors).toEqual([]);
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
