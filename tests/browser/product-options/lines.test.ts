/** Each line of the price section and of availability, as text that a shopper reads. */
import { describe, expect, test } from "vitest";
import { type ShowcaseName, showcase } from "../../../fixtures/catalogue/showcase";
import { bench, desktop, phone } from "../support";
import { productPage } from "./product-page";

const b = bench();

/** The text once two pieces are chosen. */
const OF_TWO: readonly (readonly [ShowcaseName, string, RegExp])[] = [
  ["plain", "#projector_price_value", /^200,00 zł$/],
  ["plain", "#projector_price_unit_sellby", /^2$/],
  ["thousands", "#projector_price_value", /^4 998,00 zł$/],
  ["thousands", ".omnibus_price", /5 198,00 zł ?-4%$/],
  ["omnibusLower", ".omnibus_price", /180,00 zł ?\+11%$/],
  ["omnibusHigher", ".omnibus_price", /220,00 zł ?-9%$/],
  ["omnibusHigher", "#projector_price_maxprice_wrapper", /240,00 zł ?-17%$/],
  ["omnibusWithCode", "#projector_price_beforerebate_wrapper", /210,00 zł ?-5%$/],
  ["omnibusUpcoming", "#projector_price_new_price_wrapper", /2030-03-15: ?240,00 zł$/],
  ["suggestedPrice", "#projector_price_srp_wrapper", /298,00 zł$/],
  ["deposit", "#projector_price_deposit", /1,00 zł/],
  ["depositsTogether", "#projector_price_deposit", /12,00 zł/],
  ["advance", "#projector_advanceprice_section", /600,00 zł/],
  ["points", "#projector_points_wrapper", /1000 pkt\./],
  ["points", "#projector_points_recive", /48 pkt\./],
  ["onlyPoints", "#projector_points_wrapper", /1000 pkt\./],
];

describe("with a quantity of two the page shows", () => {
  for (const [name, selector, expected] of OF_TWO)
    test(`${selector} of ${name}: ${expected.source}`, async () => {
      const { page, more, quantity, errors } = await productPage(b, name, { viewport: phone });
      await more.click();
      await expect.poll(quantity).toBe("2");
      const line = page.locator(selector).filter({ visible: true });
      const read = async () => (await line.allInnerTexts()).join(" ").replace(/\s+/g, " ").trim();
      await expect.poll(read).toMatch(expected);
      expect(errors).toEqual([]);
    });
});

describe("in a shop with net prices", () => {
  test("every amount is net, as the server writes it", async () => {
    const { more, price, lowest } = await productPage(b, "omnibusHigher", {
      path: `${showcase.omnibusHigher.path}?net=1`,
    });
    expect(await price()).toBe("81,30 zł");
    await more.click();
    await expect.poll(price).toBe("162,60 zł");
    expect(await lowest()).toMatch(/178,86 zł ?-9%$/);
  });
});

describe("a size whose price is given by telephone", () => {
  test("shows a link to the shop instead of a price, no total, and is replaced by the next size", async () => {
    const { page, size, price, buy, lowest, regular, suggested, classes } = await productPage(
      b,
      "sizeByPhone",
    );
    await size("XS").click();
    await expect.poll(lowest).toMatch(/90,00 zł/);
    expect(await classes()).toContain("--omnibus");
    await size("S").click();
    const contact = page.locator("#projector_price_value a.projector_prices__contact");
    await expect.poll(() => contact.isVisible()).toBe(true);
    expect(await contact.getAttribute("rel")).toContain("noopener");
    expect(await contact.getAttribute("href")).toContain("/informacje/kontakt-2");
    expect(await classes()).toEqual([]);
    for (const line of [lowest, regular, suggested]) expect(await line()).toBe("");
    await expect.poll(() => buy.isVisible()).toBe(false);
    await size("XS").click();
    await expect.poll(price).toBe("100,00 zł");
    expect(await contact.count()).toBe(0);
    await expect.poll(() => buy.isVisible()).toBe(true);
  });

  test("differs from a size that costs nothing, which keeps no price of another size", async () => {
    const { size, price, lowest } = await productPage(b, "sizeByPhone");
    await size("XS").click();
    await expect.poll(price).toBe("100,00 zł");
    await size("M").click();
    await expect.poll(price).toBe("0,00 zł");
    expect(await lowest()).toBe("");
  });
});

/** The text about availability and its date. */
const AVAILABLE: readonly (readonly [ShowcaseName, RegExp, RegExp | null])[] = [
  ["stockSmall", /Produkt dostępny/, /\(5 szt\. w magazynie\)/],
  ["stockUnlimited", /^Produkt dostępny Wysyłka/, /Wysyłka jutro/],
  ["sentToday", /Produkt dostępny/, /Wysyłka dzisiaj/],
  ["sentTomorrow", /Produkt dostępny/, /Wysyłka jutro/],
  ["sentNextWeek", /Produkt dostępny/, /Wysyłka w środę \(\d\d\.\d\d\)/],
  ["sentLate", /Produkt dostępny/, /Wysyłka za 45 dni/],
  ["stockNone", /niedostępny.*2030-02-01/, null],
  ["toOrder", /Skontaktuj się z obsługą/, null],
  ["virtual", /dostępny/, null],
];

describe("the availability and the date", () => {
  for (const [name, expected, beside] of AVAILABLE)
    test(`of ${name}: ${expected.source}`, async () => {
      const { page, status } = await productPage(b, name, { viewport: desktop });
      await page.waitForLoadState("networkidle");
      await expect.poll(status).toMatch(expected);
      if (beside) await expect.poll(status).toMatch(beside);
      else expect(await status()).not.toMatch(/Wysyłka|szt\./);
    });
});
