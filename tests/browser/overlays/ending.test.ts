/** Overlays end when their purpose does: when the page is left in place, and when the shopper opens another one. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { asShopper, header, products } from "../mini-basket/shop";
import { bench, desktop, phone, quietFor } from "../support";
import { openPage } from "../visits/visits";

const b = bench();

async function searchPage(viewport = desktop) {
  const on = await openPage(b, "/visits/a", { viewport });
  const { page } = on;
  await page.evaluate(() => {
    const form = document.querySelector("form:has(.menu_search__input)");
    form?.setAttribute("data-visit", "#content");
  });
  const field = page.locator(".menu_search__input");
  const type = async (text: string) => {
    if (viewport === phone) await page.locator(".menu_search__mobile").click();
    else await field.click();
    await field.fill(text);
    await page.locator("[role=option]").first().waitFor();
  };
  const isClosed = async () => {
    await expect.poll(() => page.locator("[role=option]").count()).toBe(0);
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(await page.evaluate(() => document.documentElement.className)).not.toMatch(
      /results-open|search-open/,
    );
  };
  const isAt = (path: RegExp) =>
    expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toMatch(path);
  return { ...on, field, type, isClosed, isAt };
}

describe.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("the search panel of %s", (_name, viewport) => {
  it("closes when the form is sent in place, whoever sends it, and after Back", async () => {
    const { page, field, type, isClosed, isAt } = await searchPage(viewport);
    await type("kurtka");
    await field.press("Enter");
    await isAt(/search\.php\?.*kurtka/);
    await isClosed();
    await type("plecak");
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>("form:has(.menu_search__input)")?.requestSubmit(),
    );
    await isAt(/plecak/);
    await isClosed();
    await page.goBack();
    await isAt(/kurtka/);
    await isClosed();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

it("the search panel closes when Back shows another page", async () => {
  const { follow, stands, page, type, isClosed } = await searchPage();
  await follow("b");
  await stands("b");
  await type("kurtka");
  await page.evaluate(() => history.back());
  await stands("a");
  await isClosed();
});

it("suggestions that arrive after the form was sent do not open the panel", async () => {
  const { page, field, isClosed, isAt } = await searchPage();
  await field.click();
  await field.pressSequentially("kurtka");
  await field.press("Enter");
  await isAt(/kurtka/);
  await quietFor(page, 800);
  await isClosed();
});

describe("a visit ends", () => {
  const visit = (page: Page) => page.evaluate(() => void Reflect.get(window, "wyspa").visit("/visits/b"));

  it("a dialog, also one without Back of its own", async () => {
    const on = await openPage(b, "/visits/a");
    await on.page.evaluate(() => Reflect.get(window, "wyspa").modal({ text: "Tekst" }));
    await on.page.locator("dialog[open]").waitFor();
    await visit(on.page);
    await on.stands("b");
    expect(await on.page.locator("dialog[open]").count()).toBe(0);
    expect(await on.page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  it("the panel of the basket and an older alert, and keeps an alert that was shown just before", async () => {
    b.shop.fillBasket("shopper", 2);
    const on = await openPage(b, "/visits/a", { context: asShopper(b) });
    const made = header(on.page);
    const tell = (text: string) =>
      on.page.evaluate((it) => Reflect.get(window, "wyspa").alert(it, { ms: 60_000 }), text);
    await made.link.hover();
    await on.page.locator("#menu_basket.--open").waitFor();
    await tell("Zapisano");
    await on.page.locator("#alert_cover").waitFor();
    await quietFor(on.page, 1_100);
    await visit(on.page);
    await on.stands("b");
    expect(await on.page.locator("#menu_basket.--open").count()).toBe(0);
    expect(await on.page.locator("#alert_cover").count()).toBe(0);
    await tell("Dodano");
    await on.page.locator("#alert_cover").waitFor();
    await on.page.evaluate(() => void Reflect.get(window, "wyspa").visit("/visits/c"));
    await on.stands("c");
    expect(await on.page.locator("#alert_cover").textContent()).toContain("Dodano");
  });
});

describe("the card of an added product ends", () => {
  const added = async () => {
    const path = new URL(products(b)[0]?.link ?? "", b.shop.url).pathname;
    const made = await b.visit({ path, context: asShopper(b) });
    await made.page.locator("#projector_button_basket").click();
    const card = made.page.locator(".add_to_basket__card");
    await card.waitFor();
    const isGone = () => expect.poll(() => card.count()).toBe(0);
    return { ...made, ...header(made.page), isGone };
  };

  it("when the basket opens", async () => {
    const { page, link, isGone } = await added();
    await link.hover();
    await page.locator("#menu_basket.--open").waitFor();
    await isGone();
  });

  it("when the search opens", async () => {
    const { page, isGone } = await added();
    await page.locator(".menu_search__input").fill("kurtka");
    await page.locator("[role=option]").first().waitFor();
    await isGone();
  });

  it("when a dialog opens", async () => {
    const { page, isGone } = await added();
    await page.evaluate(() => Reflect.get(window, "wyspa").modal({ text: "Tekst" }));
    await page.locator("dialog[open]").waitFor();
    await isGone();
  });
});
