/** What a shopper sees after adding: the button's tick, and a card with picture, name, quantity, basket and undo. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { violations } from "../axe";
import { asShopper, header, products, quantities } from "../mini-basket/shop";
import { shiftsOf } from "../shifts";
import { bench, desktop, phone, rendered, touchScreen, type VisitOptions } from "../support";

const b = bench();

/** The card's parts, and the button that was pressed. */
const partsOf = (page: Page, button = page.locator("#projector_button_basket")) => ({
  button,
  card: page.locator(".add_to_basket__card"),
  text: page.locator(".add_to_basket__text"),
  held: page.locator(".add_to_basket__held"),
  name: page.locator(".add_to_basket__name"),
  undo: page.getByRole("button", { name: "Cofnij" }),
  go: page.getByRole("link", { name: "Przejdź do koszyka" }),
  close: page.locator(".add_to_basket__close"),
});

async function productPage(options: VisitOptions = {}) {
  const path = new URL(products(b)[0]?.link ?? "", b.shop.url).pathname;
  const visit = await b.visit({ path, ...options, context: { ...asShopper(b), ...options.context } });
  return { ...visit, ...header(visit.page), ...partsOf(visit.page) };
}

const overlap = async (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first = "", second = ""]) => {
      const [a, z] = [first, second].map((name) => document.querySelector(name)?.getBoundingClientRect());
      if (!a || !z) return null;
      return a.left < z.right && a.right > z.left && a.top < z.bottom && a.bottom > z.top;
    },
    [one, other],
  );

describe.each([0, 1_200])("with %i ms of latency, by touch", (latency) => {
  it("the card shows the product in the window, and nothing moves", async () => {
    const made = await productPage({ viewport: phone, context: touchScreen });
    await made.page.waitForLoadState("networkidle");
    b.shop.faults.roundTrip(latency);
    const before = (await shiftsOf(made.page)).length;
    await made.button.tap();
    await expect.poll(() => made.button.getAttribute("aria-busy")).toBe("true");
    await expect.poll(() => made.button.innerText()).toContain("✓ Dodano"); // for two seconds only
    await made.card.waitFor();
    expect(await made.text.textContent()).toBe("Dodano do koszyka.");
    expect(await made.held.textContent()).toBe("W koszyku: 1");
    expect(await made.name.textContent()).toContain(products(b)[0]?.name);
    expect(await overlap(made.page, ".add_to_basket__card", "#projector_button_basket")).toBe(false);
    expect(await overlap(made.page, ".add_to_basket__card", "#projector_price_value")).toBe(false);
    const box = await made.card.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= phone.height).toBe(true);
    expect((await shiftsOf(made.page)).slice(before)).toEqual([]);
    const said = async () => (await made.said()).filter((text) => text.startsWith("Dodano"));
    await expect.poll(async () => (await said()).length).toBe(1);
  });

  it("undo takes the addition back with one tap, and tells what the basket holds", async () => {
    const made = await productPage({ viewport: phone, context: touchScreen });
    await made.button.tap();
    await expect.poll(() => made.held.textContent()).toBe("W koszyku: 1");
    b.shop.faults.roundTrip(latency);
    const before = (await shiftsOf(made.page)).length;
    await made.undo.tap();
    await expect.poll(() => made.text.textContent()).toMatch(/^Usunięto z koszyka: /);
    expect(quantities(b)).toEqual([]);
    expect(await made.undo.count()).toBe(0);
    const undone = async () => (await made.said()).filter((text) => text.startsWith("Usunięto"));
    await expect.poll(async () => (await undone()).length).toBe(1);
    expect((await shiftsOf(made.page)).slice(before)).toEqual([]);
  });
});

describe("undo", () => {
  it("sets back the quantity to what it was", async () => {
    const made = await productPage();
    await made.page.locator("#projector_number").fill("3");
    await made.button.click();
    await expect.poll(() => made.held.textContent()).toBe("W koszyku: 3");
    await made.page.locator("#projector_number").fill("2");
    await made.button.click();
    await expect.poll(() => made.held.textContent()).toBe("W koszyku: 5");
    await made.undo.click();
    await expect.poll(() => made.text.textContent()).toMatch(/Ilość w koszyku: 3\.$/);
    expect(quantities(b)).toEqual([3]);
  });

  it("that fails says so, and the card stays", async () => {
    const made = await productPage();
    await made.button.click();
    await made.undo.waitFor();
    b.shop.faults.set("basketchange", "500-html");
    b.shop.faults.set("graphql", "500-html");
    await made.undo.click();
    await expect.poll(() => made.text.textContent()).toMatch(/^Nie (udało się|wiadomo)/);
    expect(quantities(b)).toEqual([1]);
    expect(await made.card.getAttribute("class")).toContain("--error");
  });
});

describe("by keyboard", () => {
  it("the focus stays on the button, Tab leads into the card, and Escape gives the focus back", async () => {
    const made = await productPage();
    await made.button.focus();
    await made.page.keyboard.press("Enter");
    await made.card.waitFor();
    const focused = () => made.page.evaluate(() => document.activeElement?.className ?? "");
    expect(await focused()).toContain("projector_buy__button");
    await made.page.keyboard.press("Tab");
    expect(await focused()).toContain("add_to_basket__go");
    await made.page.keyboard.press("Shift+Tab");
    expect(await focused()).toContain("projector_buy__button");
    await made.page.keyboard.press("Tab");
    await made.page.keyboard.press("Escape");
    await expect.poll(() => made.card.count()).toBe(0);
    expect(await focused()).toContain("projector_buy__button");
  });

  it("Tab from the card's last control leads to the control behind the button", async () => {
    const made = await productPage();
    await made.button.focus();
    await made.page.keyboard.press("Enter");
    await made.card.waitFor();
    // A short `inert` makes Firefox rebuild the card for screen readers, and Orca loses its place.
    const inert = await made.card.evaluateHandle((card) => {
      const seen: unknown[] = [];
      new MutationObserver((changes) => seen.push(...changes)).observe(card, { attributeFilter: ["inert"] });
      return seen;
    });
    for (let n = 0; n < 4; n += 1) await made.page.keyboard.press("Tab");
    const focused = await made.page.evaluate(() => document.activeElement?.className ?? "");
    expect(focused).toContain("projector_buy__shopping_list");
    await made.page.keyboard.press("Shift+Tab");
    expect(await made.card.locator("[tabindex]").count()).toBe(0);
    expect(await inert.evaluate((seen) => seen.length)).toBe(0);
  });
});

it("the card closes by its button, and goes away by itself only without pointer and focus", async () => {
  const made = await productPage();
  await made.page.clock.install();
  await made.button.click();
  await made.card.waitFor();
  await made.undo.hover();
  await made.page.clock.fastForward(60_000);
  expect(await made.card.count()).toBe(1);
  await made.page.mouse.move(10, 400);
  await made.go.focus();
  await made.page.clock.fastForward(60_000);
  expect(await made.card.count()).toBe(1);
  await made.page.locator("#projector_number").focus();
  await made.page.clock.fastForward(13_000);
  await expect.poll(() => made.card.count()).toBe(0);
  await made.button.click();
  await made.close.click();
  expect(await made.card.count()).toBe(0);
});

it("while the page scrolls, the card makes way for button and price", async () => {
  const made = await productPage({ viewport: phone, context: touchScreen });
  await made.button.tap();
  await made.card.waitFor();
  for (const y of [0, 200, 400, 600]) {
    await made.page.evaluate((top) => window.scrollTo(0, top), y);
    await rendered(made.page);
    expect(await overlap(made.page, ".add_to_basket__card", "#projector_button_basket")).toBe(false);
  }
});

describe.each([phone, desktop])("on a listing ($width px)", (viewport) => {
  it("a product card's addition is shown, too, and axe finds nothing", async () => {
    const visit = await b.visit({ path: "/search.php?text=czapka", viewport, context: asShopper(b) });
    const button = visit.page.locator(".product form button[type=submit]").first();
    const made = partsOf(visit.page, button);
    await button.click();
    await made.card.waitFor();
    expect(await made.held.textContent()).toBe("W koszyku: 1");
    expect(await violations(visit.page)).toEqual([]);
    expect(await visit.page.locator(".alertek").count()).toBe(0); // one message, not two
  });
});

it("names the size that was added", async () => {
  const made = await productPage({ path: `${showcase.sizes.path}?selected_size=4` });
  await made.button.click();
  await expect.poll(() => made.name.textContent()).toMatch(/, M$/);
});

it("says why nothing was added, and stays", async () => {
  b.shop.faults.set("graphql", "422");
  const made = await productPage();
  await made.button.click();
  await made.page.locator(".add_to_basket__card.--error").waitFor();
  expect(await made.text.textContent()).toContain("Nie udało się dodać");
  expect(await made.undo.count()).toBe(0);
  expect(await violations(made.page)).toEqual([]);
});
