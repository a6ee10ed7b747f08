/** Prices of subscriptions in a page (contract B k.2). */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PATH, props, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();
const words = async (page: Page, selector: string) =>
  (await page.locator(selector).textContent())?.replace(/\s+/g, " ").trim();

it("subscription prices are written gross, net and in percent, and a host without slots is the price itself", async () => {
  const { page, errors } = await b.visit({ path: "/karty" });
  await expect.poll(() => words(page, "#subscription")).toBe("85,00 zł (69,11 zł netto) -15%");
  await expect.poll(() => words(page, "#subscription_alone")).toBe("85,00 zł");
  expect(errors).toEqual([]);
});

it("subscription prices are net in a shop with net prices", async () => {
  const { page } = await b.visit({ path: "/karty?net=1" });
  await expect.poll(() => words(page, "#subscription_alone")).toBe("69,11 zł");
});

it("subscription prices follow a change of period, and the server's text returns at the end", async () => {
  const { page } = await b.visit({ path: "/karty" });
  const choose = (more: object) =>
    page.evaluate((own) => {
      const host = document.querySelector<HTMLElement>("#subscription");
      if (host) host.dataset.islandProps = JSON.stringify({ max: 100, maxNet: 81.3, before: 100, ...own });
    }, more);
  await expect.poll(() => words(page, "#subscription")).toContain("85,00 zł");
  await choose({ rebateValue: 20 });
  await expect.poll(() => words(page, "#subscription")).toBe("80,00 zł (65,04 zł netto) -20%");
  await choose({ rebateValue: 7.5, rebateType: "quota" });
  await expect.poll(() => words(page, "#subscription")).toBe("92,50 zł (75,20 zł netto) -8%");
  await choose({ max: 0, rebateValue: 0 });
  await expect.poll(() => words(page, "#subscription")).toBe("100,00 zł (81,30 zł netto)");
  await choose({ rebateValue: 20 });
  await expect.poll(() => words(page, "#subscription")).toContain("80,00 zł");
  await page.evaluate(() => document.querySelector("#subscription")?.removeAttribute("data-island"));
  await expect.poll(() => words(page, "#subscription")).toBe("100,00 zł (81,30 zł netto)");
});

it("subscription prices keep the server's text when no price can be calculated, and take no markup from the page", async () => {
  const symbol = "<img src=x onerror=__xss()>";
  put(
    b.shop,
    `<p id="none" data-island="subscription-price" ${props({ save: 5 })}>cena na telefon</p>
     <p id="bad" data-island="subscription-price" data-island-props="{">cena na stronie</p>
     <p id="own" data-island="subscription-price" ${props({ max: "1 000", symbol, currencyBeforeValue: true }).replaceAll("<", "&lt;")}></p>`,
  );
  const visit = await b.visit({ path: PATH });
  for (const id of ["none", "bad", "own"]) await visit.ready(`#${id}`);
  expect(await words(visit.page, "#none")).toBe("cena na telefon");
  expect(await words(visit.page, "#bad")).toBe("cena na stronie");
  expect(await words(visit.page, "#own")).toBe(`${symbol} 1 000,00`);
  expect(await visit.page.locator("#own *").count()).toBe(0);
});

it("scripts get subscription prices from the page API and from the old name", async () => {
  const { page } = await b.visit({ path: "/karty" });
  const told = await page.evaluate(() => {
    const input = { max: 100, maxNet: 81.3, before: 100, rebateValue: 10, save: 5 };
    return [
      window.wyspa.subscriptionPrice(input),
      window.wyspa.subscriptionPrice({}),
      window.wyspa.subscriptionPrice(null as never),
    ];
  });
  const price = {
    gross: { value: "85.00", formatted: "85,00 zł" },
    net: { value: "69.11", formatted: "69,11 zł" },
    percent: 15,
  };
  expect(told).toEqual([price, false, false]);
});
