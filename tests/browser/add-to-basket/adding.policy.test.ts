/** Adding to the basket from the product page and from listings: in place, or natively when that is more reliable. */
import { describe, expect, it } from "vitest";
import type { Product } from "../../../fixtures/catalogue/model";
import { asShopper, filled, header } from "../mini-basket/shop";
import { bench, desktop, phone, quietFor, type VisitOptions } from "../support";

const b = bench();

const find = (wanted: (product: Product) => boolean): Product => {
  const product = b.shop.catalogue.products.find((one) => one.price > 0 && one.stock > 9 && wanted(one));
  if (!product) throw new Error("the catalogue has no such product");
  return product;
};
const plain = (one: Product) => one.sizes.length === 0 && one.unit.sellBy === 1 && !one.subscription;
const basket = () =>
  b.shop.visitors.of("shopper").basket.map(({ product, size, quantity, subscription }) => ({
    id: product.id,
    size: size?.id ?? null,
    quantity,
    subscription,
  }));
/** Requests that change the basket: GraphQL for plain products, or the native form. */
const changes = () =>
  b.shop.requests.filter(
    ({ endpoint, body }) => endpoint === "basketchange" || (endpoint === "graphql" && /mutation/.test(body)),
  );

async function productPage(product: Product, options: VisitOptions = {}) {
  const path = new URL(product.link, b.shop.url);
  const visit = await b.visit({
    path: path.pathname + path.search,
    ...options,
    context: { ...asShopper(b), ...options.context },
  });
  const form = visit.page.locator("#projector_form");
  return {
    ...visit,
    ...header(visit.page),
    form,
    button: visit.page.locator("#projector_button_basket"),
    number: visit.page.locator("#projector_number"),
    text: visit.page.locator(".add_to_basket__text"),
    toBasket: visit.page.locator(".add_to_basket__go"),
    name: [product.name, product.version].filter(Boolean).join(" "),
  };
}

describe.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("on the product page on %s", (_, viewport) => {
  it("a product is added in place and the header, message and announcement are updated", async () => {
    const product = find(plain);
    const made = await productPage(product, { viewport });
    await made.number.fill("2");
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("2");
    expect(basket()).toEqual([{ id: product.id, size: null, quantity: 2, subscription: false }]);
    expect(await made.text.textContent()).toBe("Dodano do koszyka.");
    // Leaves out the announcement of the price, which the product's options make.
    const said = async () => (await made.said()).filter((text) => !/^[\d\s]+,\d\d zł$/.test(text));
    await expect.poll(said).toEqual([`Dodano do koszyka: ${made.name}. W koszyku 2 produkty`]);
    expect(made.page.url()).toContain(product.link);
    expect(await made.button.getAttribute("aria-disabled")).toBeNull();
    await made.toBasket.click();
    await made.page.waitForURL(/basketedit\.php/);
  });
});

describe("on the product page", () => {
  it("an open basket panel is updated", async () => {
    const made = await productPage(find(plain));
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
    await made.toggle.click();
    await made.rows.first().waitFor();
    expect(await made.rows.count()).toBe(1);
  });

  it("the request carries the chosen size", async () => {
    const product = find(({ sizes }) => sizes.filter(({ stock }) => stock > 0).length > 1);
    const size = product.sizes.filter(({ stock }) => stock > 0)[1];
    const made = await productPage({ ...product, link: `${product.link}?selected_size=${size?.id}` });
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
    expect(basket()).toMatchObject([{ id: product.id, size: size?.id }]);
  });

  it("a fraction of a unit can be added", async () => {
    const product = find(({ unit, sizes }) => unit.sellBy < 1 && sizes.length === 0);
    const made = await productPage(product);
    const quantity = Number((product.unit.sellBy * 3).toFixed(2));
    await made.number.fill(String(quantity));
    await made.button.click();
    await expect.poll(() => basket()).toMatchObject([{ id: product.id, quantity }]);
  });

  it("Enter in the quantity adds a second product to the first", async () => {
    const made = await productPage(find(plain));
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
    await made.number.fill("3");
    await made.number.press("Enter");
    await expect.poll(() => made.badge.textContent()).toBe("4");
    await expect.poll(async () => (await made.said()).length).toBe(2);
  });

  it("an invalid quantity is corrected and announced, and nothing is added", async () => {
    const made = await productPage(find(plain));
    await made.ready("#projector_form", "product-options");
    await made.number.fill("0");
    await made.button.click();
    await expect.poll(async () => (await made.said()).join()).toMatch(/Minimalnie musisz zamówić 1/);
    expect(await made.number.inputValue()).toBe("1");
    expect(changes()).toHaveLength(0);
  });

  it("repeated clicks add the product once", async () => {
    const made = await productPage(find(plain));
    const hold = b.shop.faults.hold("graphql");
    await made.button.click();
    await expect.poll(() => made.button.getAttribute("aria-disabled")).toBe("true");
    expect(await made.button.getAttribute("aria-busy")).toBe("true");
    await made.button.click({ force: true });
    await made.button.click({ force: true });
    hold.release();
    await expect.poll(() => made.badge.textContent()).toBe("1");
    expect(changes()).toHaveLength(1);
  });

  it("a subscription is submitted natively and stays a subscription", async () => {
    const product = find((one) => one.subscription && one.sizes.length === 0);
    const made = await productPage(product);
    await made.form.locator("input[name=subscription][value='1']").check();
    await made.button.click();
    await made.page.waitForURL(/basketedit\.php/);
    expect(basket()).toMatchObject([{ id: product.id, subscription: true }]);
  });

  it("fields named like the form's own properties do no harm", async () => {
    const made = await productPage(find(plain));
    await made.form.evaluate((form) => {
      for (const name of ["elements", "submit", "action", "id", "requestSubmit", "name"]) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value: "x" });
        form.append(field);
      }
    });
    await made.page.evaluate(() => document.getElementById("projector_button_basket")?.click());
    await expect.poll(() => made.badge.textContent()).toBe("1");
    expect(made.errors).toEqual([]);
  });

  it("a listener that prevents the submit is respected", async () => {
    const made = await productPage(find(plain));
    await made.page.evaluate(() => document.addEventListener("submit", (event) => event.preventDefault()));
    await made.button.click();
    await quietFor(made.page, 800);
    expect(changes()).toHaveLength(0);
    expect(await made.text.count()).toBe(0);
  });
});

describe("on a listing", () => {
  it.each([desktop, phone])(
    "a card adds its own product without leaving the page ($width px)",
    async (viewport) => {
      const visit = await b.visit({ path: "/search.php?text=czapka", viewport, context: asShopper(b) });
      const card = visit.page.locator(".product:has(form)").first();
      const name = (await card.locator(".product__name").textContent())?.trim();
      await card.getByRole("button", { name: /^Do koszyka/ }).click();
      await expect.poll(() => header(visit.page).badge.textContent()).toBe("1");
      const said = `Dodano do koszyka: ${name}. W koszyku 1 produkt`;
      await expect
        .poll(() => visit.page.locator(".add_to_basket__text").textContent())
        .toBe("Dodano do koszyka.");
      expect(await card.locator(".add_to_basket__message").count()).toBe(0); // it would move the content below
      await expect.poll(() => visit.said()).toEqual([said]);
      expect(visit.page.url()).toContain("/search.php");
      expect(visit.errors).toEqual([]);
    },
  );
});

describe("when adding fails", () => {
  it("because the shop refuses, the page shows the reason and stays", async () => {
    b.shop.faults.set("graphql", "422");
    const made = await productPage(find(plain));
    await made.button.click();
    await expect.poll(() => made.text.textContent()).toContain("Nie udało się dodać produktu do koszyka.");
    await expect.poll(() => made.said()).toEqual([await made.text.textContent()]);
    await quietFor(made.page, 500);
    expect(changes()).toHaveLength(1);
    expect(made.page.url()).not.toContain("basketedit");
    b.shop.faults.clear();
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
  });

  it("because the stock is too low, the page shows the shop's own message", async () => {
    const product = find(plain);
    b.shop.config.orderLimits = { [product.id]: { most: 2 } };
    const made = await productPage(product);
    await made.number.fill("3");
    await made.button.click();
    const said = "Nie udało się dodać produktu do koszyka. Maksymalnie możesz zamówić: 2.";
    await expect.poll(() => made.text.textContent()).toBe(said);
    expect(basket()).toEqual([]);
  });

  it("after the product was added, the basket confirms it and nothing is sent twice", async () => {
    b.shop.faults.set("graphql", "500-html", { times: 1, afterWork: true });
    const made = await productPage(find(plain));
    await made.button.click();
    await expect.poll(() => made.text.textContent()).toBe("Dodano do koszyka.");
    await expect.poll(() => made.badge.textContent()).toBe("1");
    await made.page.waitForLoadState("networkidle");
    expect(basket()).toMatchObject([{ quantity: 1 }]);
    expect(changes()).toHaveLength(1);
  });

  it("and the basket cannot be read either, nothing is sent twice and a link to the basket is shown", async () => {
    const made = await productPage(find(plain));
    b.shop.faults.set("graphql", "500-html", { times: 1, afterWork: true });
    b.shop.faults.set("get.php", "500-html");
    await made.button.click();
    const said = "Nie wiadomo, czy produkt został dodany. Sprawdź koszyk, zanim spróbujesz ponownie.";
    await expect.poll(() => made.text.textContent()).toBe(said);
    expect(await made.toBasket.isVisible()).toBe(true);
    await made.page.waitForLoadState("networkidle");
    expect(basket()).toMatchObject([{ quantity: 1 }]);
    expect(changes()).toHaveLength(1);
  });

  it.each(["500-html", "503"] as const)("with %s, the form is submitted natively, once", async (fault) => {
    b.shop.faults.set("graphql", fault, { times: 1 });
    const product = find(plain);
    const made = await productPage(product);
    await made.button.click();
    await made.page.waitForURL(/basketedit\.php/);
    expect(basket()).toMatchObject([{ id: product.id, quantity: 1 }]);
    expect(changes().map(({ path }) => path)).toEqual(["/graphql/v1/", "/basketchange.php"]);
    expect(changes()[1]?.query.type).toBeUndefined();
  });

  it("with no answer at all, the form is submitted natively after the deadline", async () => {
    b.shop.faults.set("graphql", "hang", { times: 1 });
    const made = await productPage(find(plain));
    await made.button.click();
    await made.page.waitForURL(/basketedit\.php/, { timeout: 30_000 });
    expect(basket()).toMatchObject([{ quantity: 1 }]);
  });

  it("without a connection, the page stays and shows a message", async () => {
    const made = await productPage(find(plain));
    await made.button.hover();
    await made.ready("#projector_form", "add-to-basket");
    await made.page.waitForLoadState("networkidle");
    await made.context.setOffline(true);
    await made.button.click();
    await expect.poll(() => made.text.textContent()).toContain("Brak połączenia z internetem.");
    await made.context.setOffline(false);
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
  });
});

describe("the message reports what the basket holds", () => {
  /** Opens a connection that the browser reuses: the browser repeats a failed request only on a reused connection. */
  const keepConnection = (made: Awaited<ReturnType<typeof productPage>>) =>
    made.page.evaluate(async () => (await fetch("/theme/style.css", { cache: "no-store" })).text());

  it("when the browser sends the request again after a connection reset", async () => {
    const made = await productPage(find(plain));
    await made.button.hover();
    await made.ready("#projector_form", "add-to-basket");
    await made.page.waitForLoadState("networkidle");
    b.shop.faults.set("graphql", "reset", { times: 1, afterWork: true });
    await keepConnection(made);
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("2");
    // Positive control: the browser itself sent the request again.
    expect(changes()).toHaveLength(2);
    expect(basket()).toMatchObject([{ quantity: 2 }]);
    const own = "Ilość tego produktu w koszyku: 2.";
    expect(await made.text.textContent()).toBe(`Dodano do koszyka. ${own}`);
    await expect
      .poll(async () => (await made.said()).at(-1))
      .toBe(`Dodano do koszyka: ${made.name}. ${own} W koszyku 2 produkty`);
  });

  it.each([0, 2])("when the shop confirms the addition but keeps no item (%i before)", async (before) => {
    const product = find(plain);
    if (before)
      b.shop.visitors.of("shopper").basket = [{ product, size: null, subscription: false, quantity: before }];
    b.shop.config.forgetsAdditions = true;
    const made = await productPage(product);
    await made.button.click();
    const said =
      "Sklep potwierdził dodanie, ale koszyk tego nie pokazuje. Sprawdź go, zanim spróbujesz ponownie. " +
      `Ilość tego produktu w koszyku: ${before}.`;
    await expect.poll(() => made.text.textContent()).toBe(said);
    expect(await made.toBasket.isVisible()).toBe(true);
    await expect.poll(() => made.said()).toEqual([said]);
    expect(made.page.url()).toContain(product.link);
    expect(changes()).toHaveLength(1);
  });
});

describe("before the island is mounted", () => {
  const chunk = /\/buy-[^/]*\.js/;

  it("a submit waits for the island and is then sent in place", async () => {
    const made = await productPage(find(plain), {
      before: (page) =>
        page.route(chunk, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          await route.continue();
        }),
    });
    await made.button.click();
    await expect.poll(() => made.badge.textContent()).toBe("1");
    expect(changes()).toHaveLength(1);
    expect(made.page.url()).not.toContain("basketedit");
  });

  it("a submit goes natively when the island does not load", async () => {
    const made = await productPage(find(plain), { before: (page) => page.route(chunk, () => {}) });
    await made.button.click();
    await made.page.waitForURL(/basketedit\.php/, { timeout: 10_000 });
    expect(basket()).toMatchObject([{ quantity: 1 }]);
  });
});

it("an accepted addition leaves no wrong number in the header while the basket cannot be read", async () => {
  filled(b, 1);
  b.shop.faults.set("get.php", "500-html");
  const made = await productPage(find(plain));
  expect(await made.badge.isVisible()).toBe(true);
  await made.button.click();
  await expect.poll(() => made.text.textContent()).toBe("Dodano do koszyka.");
  expect(await made.badge.isVisible()).toBe(false);
  expect(await made.price.isVisible()).toBe(false);
  const named = made.host.getByRole("link", { name: "Koszyk", exact: true });
  expect(await named.getAttribute("href")).toBe("/basketedit.php");

  b.shop.faults.clear();
  await made.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => made.badge.isVisible()).toBe(true);
  expect(await made.badge.textContent()).toBe("2");
  expect(made.errors).toEqual([]);
});

it("can be used again after the shopper comes back to the page", async () => {
  b.shop.faults.set("graphql", "500-html", { times: 1 });
  const made = await productPage(find(plain));
  await made.button.click();
  await made.page.waitForURL(/basketedit\.php/);
  await made.page.goBack({ waitUntil: "commit" });
  await expect.poll(() => made.badge.textContent()).toBe("1");
  expect(await made.button.getAttribute("aria-disabled")).toBeNull();
  await made.button.click();
  await expect.poll(() => made.badge.textContent()).toBe("2");
});
