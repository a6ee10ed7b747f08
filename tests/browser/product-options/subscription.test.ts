/** Buying a product by subscription: once or regularly, how often, and at what price. */
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { faultsIn } from "../overlays/overlays";
import { bench, phone, phoneAndDesktop } from "../support";
import { asked, FORM, productPage } from "./product-page";

const b = bench();

describe("a product that can be subscribed to", () => {
  test("costs what the chosen period costs, requires the subscription's minimum, and announces it once", async () => {
    const { page, price, quantity, said, errors } = await productPage(b, "subscription", { viewport: phone });
    expect(await price()).toBe("100,00 zł");
    await page.locator("#radioSubscriptionTrue").check();
    await expect.poll(quantity).toBe("2");
    await expect.poll(price).toBe("180,00 zł");
    expect(await page.locator(FORM).getAttribute("data-subscription")).toBe("true");
    await expect.poll(async () => (await said()).length).toBe(1);
    expect(asked(b).at(-1)).toMatchObject({ subscription: "1" });

    await page.locator("[data-days='60']").click();
    await expect.poll(price).toBe("190,00 zł");
    expect(await page.locator("#projector_subscription_days_hidden").inputValue()).toBe("60");
    expect(await page.locator(".projector_prices__period_value").textContent()).toBe("60 dni");
    await page.locator("[data-days='90']").click();
    await expect.poll(price).toBe("195,00 zł");
    expect(await page.locator("[data-days='90']").getAttribute("aria-pressed")).toBe("true");

    await page.locator("#radioSubscriptionFalse").check();
    await expect.poll(price).toBe("200,00 zł");
    expect(await quantity()).toBe("2");
    expect(page.url()).not.toContain("selected_subscription");
    expect(errors).toEqual([]);
  });

  test("explains beside the price why the quantity has changed, in the same announcement and out of the flow", async () => {
    const { page, quantity, said } = await productPage(b, "subscription", { viewport: phone });
    await page.locator("#radioSubscriptionTrue").check();
    await expect.poll(quantity).toBe("2");
    const note = page.locator("#projector_prices_section .product_note");
    const words = "Najmniejsza ilość w subskrypcji to 2 szt. – ilość zmieniono";
    expect(await note.innerText()).toBe(words);
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/^Najmniejsza ilość w subskrypcji to 2 szt.*180,00 zł/);
    expect(await note.evaluate((one) => getComputedStyle(one).position)).toBe("absolute"); // out of the flow
    expect(await faultsIn(page, FORM)).toEqual([]);
    await page.locator("#radioSubscriptionFalse").check();
    await expect.poll(() => note.count()).toBe(0);
  });

  test("has its own price range for each period while no size is chosen", async () => {
    const { page, price, size } = await productPage(b, "subscriptionPerSize");
    expect(await price()).toBe("80,00 zł - 120,00 zł");
    await page.locator("#radioSubscriptionTrue").check();
    await expect.poll(price).toBe("72,00 zł - 108,00 zł");
    await size("S").click();
    await expect.poll(price).toBe("108,00 zł");
    await page.locator("[data-days='60']").click();
    await expect.poll(price).toBe("114,00 zł");
  });
});

/**
 * A page whose script draws the period of 90 days only when more periods are asked for, as themes with many periods do.
 */
async function withLaterPeriod(viewport: typeof phone) {
  const made = await productPage(b, "subscription", {
    viewport,
    before: (page) =>
      page.addInitScript(() => {
        const cut = () => {
          const item = document.querySelector("[data-days='90']");
          if (!item) return;
          observer.disconnect();
          Object.assign(window, { later: item });
          item.remove();
        };
        const observer = new MutationObserver(cut);
        observer.observe(document, { childList: true, subtree: true });
      }),
  });
  const draw = () =>
    made.page.evaluate(() =>
      document.querySelector("#projector_subscription_section")?.append(Reflect.get(window, "later")),
    );
  return { ...made, draw, later: made.page.locator("[data-days='90']") };
}

describe.each(phoneAndDesktop)("on %s, a period that the page adds later", (_, viewport) => {
  const isPressed = (days: number) => `[data-days='${days}'][aria-pressed=true]`;

  test("has its own price, is the one that is sent, and says that it is pressed", async () => {
    const { page, price, later, draw, errors } = await withLaterPeriod(viewport);
    await page.locator("#radioSubscriptionTrue").check();
    await expect.poll(price).toBe("180,00 zł");
    expect(await later.count()).toBe(0);
    await draw();
    await expect.poll(() => later.getAttribute("role")).toBe("button");
    await later.click();
    await expect.poll(price).toBe("195,00 zł");
    expect(await page.locator(isPressed(90)).count()).toBe(1);
    expect(await page.locator(isPressed(30)).count()).toBe(0);
    expect(await page.locator(".projector_subscription__item.--selected").count()).toBe(1);
    expect(await page.locator("#projector_subscription_days_hidden").inputValue()).toBe("90");
    expect(await page.locator(".projector_prices__period_value").textContent()).toBe("90 dni");
    expect(await faultsIn(page, "#projector_subscription_section")).toEqual([]);
    expect(page.url()).not.toContain("selected_subscription");
    expect(errors).toEqual([]);
  });

  test("is chosen by keyboard, and gives its place to another one", async () => {
    const { page, price, later, draw } = await withLaterPeriod(viewport);
    await page.locator("#radioSubscriptionTrue").check();
    await draw();
    await expect.poll(() => later.getAttribute("role")).toBe("button");
    await later.press("Space");
    await expect.poll(price).toBe("195,00 zł");
    await page.locator("[data-days='60']").press("Space");
    await expect.poll(price).toBe("190,00 zł");
    expect(await later.getAttribute("aria-pressed")).toBe("false");
    expect(await later.getAttribute("class")).not.toContain("--selected");
  });
});

test("a product that is only sold by subscription shows the price of its period from the start", async () => {
  const { price } = await productPage(b, "subscriptionOnly");
  await expect.poll(price).toBe("90,00 zł");
});

test("without the file of subscriptions the form stays as it was", async () => {
  b.shop.faults.set("wyspa", "404", { path: pathOf("product-options/subscription") });
  const { page, price, more } = await productPage(b, "subscription");
  await page.locator("#radioSubscriptionTrue").check();
  await more.click();
  await expect.poll(price).toBe("200,00 zł");
});
