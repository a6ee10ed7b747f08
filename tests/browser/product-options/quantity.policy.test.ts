/** The quantity on the product page: its buttons, its field, its limits, and the resulting price. */
import { describe, expect, test } from "vitest";
import { asShopper, quantities } from "../mini-basket/shop";
import { bench, phone } from "../support";
import { productPage } from "./product-page";

const b = bench();

describe("the buttons", () => {
  test("change the quantity and the total at once; a quantity below the minimum is refused with a message", async () => {
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

  test("stop at the stock, and say so", async () => {
    const { more, field, quantity, said } = await productPage(b, "stockSmall");
    await field.fill("5");
    await field.blur();
    await more.click();
    expect(await quantity()).toBe("5");
    await expect.poll(async () => (await said()).join()).toMatch(/Maksymalnie możesz dodać 5 szt\./);
  });

  test("of a product sold by the tenth of a metre step by tenths, without floating-point artefacts", async () => {
    const { more, quantity, price } = await productPage(b, "metres");
    await more.click();
    await more.click();
    expect(await quantity()).toBe("0.3");
    expect(await price()).toBe("2,10 zł");
  });

  test("announce many presses once", async () => {
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
  test("updates the page a moment after the last key", async () => {
    const { field, quantity, price } = await productPage(b, "plain");
    await field.fill("12");
    await expect.poll(price).toBe("1 200,00 zł");
    expect(await quantity()).toBe("12");
  });

  test("shows its previous value when it is left empty", async () => {
    const { field, quantity, price } = await productPage(b, "plain");
    await field.fill("4");
    await expect.poll(price).toBe("400,00 zł");
    await field.fill("");
    await field.blur();
    await expect.poll(quantity).toBe("4");
    expect(await price()).toBe("400,00 zł");
  });

  test("is up to date when the form is submitted right after the last key", async () => {
    const { field } = await productPage(b, "plain", { context: asShopper(b) });
    await field.fill("3");
    await field.press("Enter");
    await expect.poll(() => quantities(b)).toEqual([3]);
  });

  test("keeps the form from being submitted above the stock, and shows why", async () => {
    const { field, quantity, said } = await productPage(b, "stockSmall", { context: asShopper(b) });
    await field.fill("9");
    await field.press("Enter");
    await expect.poll(quantity).toBe("5");
    await expect.poll(async () => (await said()).join()).toMatch(/Maksymalnie możesz dodać 5 szt\./);
    expect(quantities(b)).toEqual([]);
  });

  test("follows the list of small quantities, whose last entry leads to the field", async () => {
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
    test(`a step that is reached is marked, and choosing a step sets its quantity (${name})`, async () => {
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
