/** The quantity on the product page: its buttons, its field, its limits, and the resulting price. */
import { describe, expect, test } from "vitest";
import { asShopper } from "./mini-basket-shop";
import { productPage } from "./product-page";
import { bench, phone } from "./support";

const b = bench();
const basket = () => b.shop.visitors.of("shopper").basket.map(({ quantity }) => quantity);

describe("the buttons", () => {
  test("change the quantity and what it costs at once; fewer than the least is said and not done", async () => {
    const { more, less, quantity, price, lowest, said } = await productPage(b, "omnibusHigher", {
      viewport: phone,
    });
    await more.click();
    await more.click();
    expect(await quantity()).toBe("3");
    expect(await price()).toBe("300,00 zł");
    expect(await lowest()).toMatch(/330,00 zł-9%$/);
    await less.click();
    await less.click();
    expect(await price()).toBe("100,00 zł");
    await less.click();
    expect(await quantity()).toBe("1");
    await expect.poll(async () => (await said()).join()).toMatch(/Minimalnie musisz zamówić 1 szt\./);
  });

  test("stop at what is in stock, and say so", async () => {
    const { more, field, quantity, said } = await productPage(b, "stockSmall");
    await field.fill("5");
    await field.blur();
    await more.click();
    expect(await quantity()).toBe("5");
    await expect.poll(async () => (await said()).join()).toMatch(/Maksymalnie możesz dodać 5 szt\./);
  });

  test("of what is sold by the tenth of a metre take tenths, without the artefacts of fractions", async () => {
    const { more, quantity, price } = await productPage(b, "metres");
    await more.click();
    await more.click();
    expect(await quantity()).toBe("0.3");
    expect(await price()).toBe("2,10 zł");
  });

  test("many presses are told as one", async () => {
    const { more, price, said } = await productPage(b, "plain");
    await more.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 6; press += 1) button.click();
    });
    expect(await price()).toBe("700,00 zł");
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/^700,00 zł/);
  });
});

describe("the field", () => {
  test("takes what is typed a moment after the last key", async () => {
    const { field, quantity, price } = await productPage(b, "plain");
    await field.fill("12");
    await expect.poll(price).toBe("1 200,00 zł");
    expect(await quantity()).toBe("12");
  });

  test("that is left empty shows again what it was", async () => {
    const { field, quantity, price } = await productPage(b, "plain");
    await field.fill("4");
    await expect.poll(price).toBe("400,00 zł");
    await field.fill("");
    await field.blur();
    await expect.poll(quantity).toBe("4");
    expect(await price()).toBe("400,00 zł");
  });

  test("counts when the form is sent right after the last key", async () => {
    const { field } = await productPage(b, "plain", { context: asShopper(b) });
    await field.fill("3");
    await field.press("Enter");
    await expect.poll(basket).toEqual([3]);
  });

  test("with more than there is keeps the form back, and says why", async () => {
    const { field, quantity, said } = await productPage(b, "stockSmall", { context: asShopper(b) });
    await field.fill("9");
    await field.press("Enter");
    await expect.poll(quantity).toBe("5");
    await expect.poll(async () => (await said()).join()).toMatch(/Maksymalnie możesz dodać 5 szt\./);
    expect(basket()).toEqual([]);
  });

  test("follows the list of the first few, whose last entry leads to it", async () => {
    const { page, quantity, price, field } = await productPage(b, "quantityInList");
    const list = page.locator("select.projector_buy__number");
    await list.selectOption("3");
    await expect.poll(price).toBe("300,00 zł");
    expect(await quantity()).toBe("3");
    await list.selectOption({ label: "więcej" });
    await expect.poll(() => field.isVisible()).toBe(true);
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe("prices by quantity", () => {
  for (const name of ["quantitySteps", "quantityStepsBare"] as const)
    test(`a step that is reached is marked, and one that is chosen sets its quantity (${name})`, async () => {
      const { page, more, price, quantity } = await productPage(b, name);
      const step = (threshold: number) => page.locator(`#multipack_${threshold}`);
      await more.click();
      expect(await step(3).isChecked()).toBe(false);
      await more.click();
      await expect.poll(price).toBe("285,00 zł");
      expect(await step(3).isChecked()).toBe(true);
      await page.locator("label[for=multipack_10]").click();
      await expect.poll(quantity).toBe("10");
      expect(await price()).toBe("880,00 zł");
      await page.locator("label[for=multipack_10]").click();
      await expect.poll(quantity).toBe("1");
      expect(await price()).toBe("100,00 zł");
    });
});
