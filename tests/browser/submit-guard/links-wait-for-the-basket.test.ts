/** A link pressed right after a change of the basket leads to a page that shows the change. */
import { expect, it } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { keepOnTheWay } from "../first-press/on-the-way";
import { asShopper, filled, header, products, quantities } from "../mini-basket/shop";
import { bench, handPause, phone } from "../support";

const b = bench();

/** A page with one product in the basket, and its open panel. */
async function openPanel() {
  filled(b, 1);
  const { page, errors } = await b.visit({ context: asShopper(b) });
  const { toggle, rows, panel } = header(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  const more = rows.first().getByRole("button", { name: /^Zwiększ ilość: / });
  await more.waitFor();
  return { page, errors, more, link: panel.locator(".top_basket__buttons a").first() };
}

it("the basket page shows a raised quantity whose request arrives late", async () => {
  const { page, errors, more, link } = await openPanel();
  const release = await keepOnTheWay(page, /basketchange/);
  await more.click();
  await link.press("Enter");
  expect(await link.getAttribute("aria-busy")).toBe("true");
  release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("2");
  expect(quantities(b)).toEqual([2]);
  expect(errors).toEqual([]);
});

it("two changes of one line keep their order when a link is pressed between them", async () => {
  const { page, more, link } = await openPanel();
  const first = b.shop.faults.hold("basketchange");
  await more.click();
  await first.arrived(1);
  await more.click();
  await link.press("Enter");
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange")).toHaveLength(1);
  first.release();
  await page.waitForURL(/basketedit/);
  expect(await page.locator(".basket__number").first().inputValue()).toBe("3");
  expect(quantities(b)).toEqual([3]);
});

const themes = [
  ["the standard theme", "modules=1"],
  ["a theme that trusts nobody", "theme=strict&csp=strict"],
] as const;
it.each(themes)(
  "on a slow network, the first touch of a page adds the product, and the basket tapped next shows it: %s",
  async (_, query) => {
    b.shop.visitors.of("shopper").basket = [];
    const { page, errors } = await b.visit({
      path: `${showcase.plain.path}?${query}`,
      viewport: phone,
      context: { ...asShopper(b), hasTouch: true },
    });
    await page.waitForLoadState("networkidle");
    b.shop.faults.roundTrip(1_200);
    await page.locator("#projector_button_basket").tap();
    await handPause(page, 150);
    await page.locator("#menu_basket a").first().tap();
    await page.waitForURL(/basketedit/);
    expect(await page.locator(".basket__number").first().inputValue()).toBe("1");
    expect(quantities(b)).toEqual([1]);
    expect(errors).toEqual([]);
  },
);

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

it("a shop that does not answer keeps the shopper for three seconds only", async () => {
  const { page, more, link } = await openPanel();
  const change = b.shop.faults.hold("basketchange");
  await more.click();
  await change.arrived(1);
  await link.click();
  await page.waitForURL(/basketedit/);
  change.release();
  await expect.poll(() => quantities(b)).toEqual([2]);
});
