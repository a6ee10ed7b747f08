/** Prices before a discount on cards that a theme builds itself (contract B k.3, bars S8, R3). */
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../fixtures/catalogue/hostile";
import { violations } from "../axe";
import { PATH, props, put } from "../runtime/pages";
import { styled } from "../strict-theme/strict-theme";
import { bench, desktop, phone, type VisitOptions } from "../support";

const b = bench();
const LOWEST = "Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki:";

async function cards(query = "", options: VisitOptions = {}) {
  const visit = await b.visit({ path: `/karty${query}`, ...options });
  await visit.ready("#card_sizes");
  await visit.ready("#card_higher");
  return visit;
}
/** The visible parts of a card: the label, then the price and its lines. */
const seen = async (page: Page, id: string): Promise<string[]> => {
  const lines = page.locator(`#card_${id} :is(.label, .price):visible`);
  return (await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, " ").trim());
};

const gross = {
  higher: ["Promocja", "80,00 zł", "Cena regularna: 120,00 zł -33%", `${LOWEST} 90,00 zł -11%`],
  equal: ["Okazja", "30,00 zł", "Cena regularna: 40,00 zł -25%", `${LOWEST} 30,00 zł`],
  lower: ["Okazja", "80,00 zł", `${LOWEST} 70,00 zł +14%`],
  code: ["Kod rabatowy", "800,00 zł", "Cena bez kodu: 1 000,00 zł -20%", `${LOWEST} 900,00 zł -11%`],
  missing: ["15,00 zł"],
  zero: ["15,00 zł"],
  metres: ["Promocja", "24,00 zł", "Cena regularna: 36,30 zł -33%", `${LOWEST} 27,00 zł -11%`],
  sizes: ["150,00 zł"],
};

describe.each([phone, desktop])("at $width px", (viewport) => {
  it("cards show the lines that the law requires", async () => {
    const { page, errors, console } = await cards("", { viewport });
    for (const [id, lines] of Object.entries(gross)) expect([id, await seen(page, id)]).toEqual([id, lines]);
    expect([...errors, ...console]).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  it("the strict theme shows the one line that replaces the others", async () => {
    b.shop.config.theme = "strict";
    const { page } = await cards("", { viewport });
    expect(await seen(page, "higher")).toEqual(gross.higher);
    expect(await seen(page, "upcoming")).toEqual([
      "Okazja",
      "200,00 zł",
      "Cena nadchodząca od 2026-12-01: 250,00 zł",
    ]);
    expect(await styled(page, "#card_higher strong.price", "color")).toBe("rgb(208, 22, 75)");
    expect(await styled(page, "#card_lower strong.price", "color")).not.toBe("rgb(208, 22, 75)");
    expect(await styled(page, "#card_higher .price_percent", "color")).toBe("rgb(208, 22, 75)");
  });
});

it("a shop with net prices shows net amounts", async () => {
  const { page } = await cards("?net=1");
  expect(await seen(page, "higher")).toEqual([
    "Promocja",
    "65,04 zł",
    "Cena regularna: 97,56 zł -33%",
    `${LOWEST} 73,17 zł -11%`,
  ]);
});

it("prices with a code and percentages are left out when the shop hides them", async () => {
  const { page } = await cards("?codes=0&percent=0");
  expect(await seen(page, "code")).toEqual([
    "Promocja",
    "800,00 zł",
    "Cena bez kodu: 1 000,00 zł",
    `${LOWEST} 900,00 zł`,
  ]);
  expect(await page.locator(".product .price_percent").count()).toBe(0);
});

it("percentages are left out when a class of the page hides them", async () => {
  const { page } = await cards("", {
    before: (of) =>
      of.addInitScript(() =>
        document.addEventListener("readystatechange", () =>
          document.documentElement.classList.add("--hide-percentage-discounts"),
        ),
      ),
  });
  expect(await page.locator(".product .price_percent").count()).toBe(0);
});

it("a card updates with the chosen size and is restored when its marker is removed", async () => {
  const { page } = await cards();
  const size = (sizeId?: string) =>
    page.evaluate((id) => {
      const card = document.querySelector<HTMLElement>("#card_sizes");
      if (!card) return;
      const { product } = JSON.parse(card.dataset.islandProps ?? "");
      card.dataset.islandProps = JSON.stringify({ product, sizeId: id });
    }, sizeId);
  await size("M");
  await expect.poll(() => seen(page, "sizes")).toEqual(["Promocja", "150,00 zł", `${LOWEST} 170,00 zł -6%`]);
  await size("S");
  await expect.poll(() => seen(page, "sizes")).toContain(`${LOWEST} 160,00 zł -6%`);
  await size();
  await expect.poll(() => seen(page, "sizes")).toEqual(["150,00 zł"]);
  await size("M");
  await expect.poll(() => seen(page, "sizes")).toContain(`${LOWEST} 170,00 zł -6%`);
  await page.evaluate(() => document.querySelector("#card_sizes")?.removeAttribute("data-island"));
  await expect.poll(() => seen(page, "sizes")).toEqual(["150,00 zł"]);
  const inside = () =>
    page
      .locator("#card_sizes")
      .evaluate((card) => [...card.children].map((part) => part.outerHTML.replace(/\s+/g, " ")));
  const { page: untouched } = await b.visit({ path: "/karty?wyspa=off", bare: true });
  const before = await untouched
    .locator("#card_sizes")
    .evaluate((card) => [...card.children].map((part) => part.outerHTML.replace(/\s+/g, " ")));
  expect(await inside()).toEqual(before);
});

it("later cards and copies of existing cards have one label and each line once", async () => {
  const { page } = await cards();
  await page.evaluate(() => {
    const card = document.querySelector("#card_higher");
    const copy = card?.cloneNode(true) as HTMLElement;
    copy.id = "card_copy";
    const late = document.createElement("li");
    late.className = "product";
    late.id = "card_late";
    late.dataset.island = "omnibus-price";
    late.dataset.islandProps = card?.getAttribute("data-island-props") ?? "";
    const prices = document.createElement("div");
    prices.className = "product__prices";
    const price = document.createElement("strong");
    price.className = "price";
    price.textContent = "80,00 zł";
    prices.append(price);
    late.append(prices);
    card?.parentElement?.append(copy, late);
  });
  await expect.poll(() => seen(page, "copy")).toEqual(gross.higher);
  // A template without elements for prices gets them; without an element for labels it gets no label.
  await expect
    .poll(() => seen(page, "late"))
    .toEqual(["80,00 zł", `${LOWEST} 90,00 zł -11%`, "Cena regularna: 120,00 zł -33%"]);
});

it("cards wait for a chunk that loads late", async () => {
  b.shop.faults.latency("wyspa", 700);
  const { page } = await b.visit({ path: "/karty", bare: true });
  await expect.poll(() => seen(page, "higher"), { timeout: 20_000 }).toEqual(gross.higher);
});

it("values in the data stay text", async () => {
  const texts = hostileTexts.map((text) => text.replace(/[\0\ud800]/g, ""));
  put(
    b.shop,
    texts
      .map((formatted, index) => {
        const amount = { gross: { formatted: `9 ${formatted}` } };
        const price = {
          omnibusPrice: amount,
          max: { gross: { formatted: `8 ${formatted}` } },
          beforeRebate: amount,
          omnibusPriceDetails: { newPriceEffectiveUntil: { formatted }, youSavePercent: formatted },
          youSavePercent: formatted,
        };
        return `<div class="product" id="card_${index}" data-island="omnibus-price" ${props({ product: { price } }).replaceAll("<", "&lt;")}>
          <div class="label_icons"></div><div class="product__prices"></div></div>`;
      })
      .join(""),
  );
  const { page, errors } = await b.visit({
    path: PATH,
    before: (of) => of.exposeFunction("__xss", () => Promise.reject(new Error("run"))),
  });
  await expect.poll(() => page.locator(".product[data-island-status=ready]").count()).toBe(texts.length);
  const tags = await page
    .locator(".product__prices *")
    .evaluateAll((all) => [...new Set(all.map((one) => one.localName))].sort());
  expect(tags).toEqual(["del", "span"]);
  expect(await page.locator("#card_0 .price.--omnibus del").textContent()).toBe(`9 ${texts[0]}`);
  expect(await page.locator("#card_2 .new_price__date").textContent()).toBe("<b>gruby</b>");
  expect(errors).toEqual([]);
});

it("the page API, the legacy function and the island agree", async () => {
  const { page } = await cards();
  const told = await page.evaluate(() => {
    const card = document.querySelector("#card_higher");
    const { product } = JSON.parse(card?.getAttribute("data-island-props") ?? "");
    const shop = Reflect.get(window, "app_shop");
    // Like the theme's modules: an old name is real inside a handler.
    shop.run(
      () => Reflect.set(window, "old", JSON.stringify(shop.fn.getOmnibusDetails({ productData: product }))),
      "all",
    );
    return {
      line: card?.querySelector(".price.--omnibus")?.innerHTML,
      ours: window.wyspa.omnibus(product) || null,
      none: [window.wyspa.omnibus({}), window.wyspa.omnibus(null as never)],
      net: (window.wyspa.omnibus(product, { priceType: "net" }) || null)?.omnibus?.price,
    };
  });
  expect(told.ours?.omnibus?.html).toBe(told.line);
  expect(told.none).toEqual([false, false]);
  expect(told.net).toBe("73,17 zł");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "old"))).toBe(JSON.stringify(told.ours));
});

it.each(["eng", "ger", "cze", "rum", "slo", "fre", "ukr", "hun"])("cards speak %s", async (language) => {
  const words = JSON.parse(
    readFileSync(new URL(`../../../runtime/texts/${language}.json`, import.meta.url), "utf8"),
  );
  const { page } = await cards(`?language=${language}`);
  expect(await page.locator("#card_higher .omnibus_price__text").textContent()).toBe(words["omnibus.lowest"]);
  expect(await page.locator("#card_higher .label").textContent()).toBe(words["omnibus.promo"]);
  expect(await page.locator("#card_code .price.--before-rebate .omnibus_label").textContent()).toBe(
    words["omnibus.without-code"],
  );
});

it("the shop's own texts take precedence", async () => {
  const config = JSON.stringify({ texts: { "omnibus.promo": "Super Cena!" } });
  const { page } = await cards(`?config=${encodeURIComponent(config)}`);
  expect(await page.locator("#card_higher .label").textContent()).toBe("Super Cena!");
});

it.each([
  ["without prices", `${props({ product: {} })}></div>`, 'class="product__prices"'],
  ["without data", `><p class="product__prices">9 zł</p></div>`, "data-island-props="],
])(
  "cards %s stay unchanged, and one warning tells the theme's designer what to change",
  async (_, rest, said) => {
    const card = `<div class="wrong" data-island="omnibus-price" ${rest}`;
    put(b.shop, card + card);
    const { page, console } = await b.visit({ path: PATH });
    await expect.poll(() => page.locator(".wrong[data-island-status=failed]").count()).toBe(2);
    await expect.poll(() => console.filter((line) => line.includes(said)).length).toBe(1);
    expect(console.length).toBe(1);
    expect(await page.locator(".wrong .price").count()).toBe(0);
    expect(b.shop.errorReports).toEqual([]);
  },
);
