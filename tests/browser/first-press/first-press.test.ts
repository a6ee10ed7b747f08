/** The first press on "add to basket" is sent at once, while the code that shows its outcome is still on its way. */
import { expect, it } from "vitest";
import { additions, asShopper, filled, header, products, quantities } from "../mini-basket/shop";
import { bench, phone, phoneAndDesktop, quietFor, rendered, type VisitOptions } from "../support";
import { keepOnTheWay } from "./on-the-way";

const b = bench();

const BUY = /\/chunks\/buy-/;

/** A product page with `count` other products in the basket, whose file for buying is on its way until `release`. */
async function untouched(count = 2, options: VisitOptions = {}) {
  const visitor = filled(b, count);
  const product = products(b)[5];
  if (!product) throw new Error("the catalogue has no such product");
  const { pathname, search } = new URL(product.link, b.shop.url);
  let release = () => {};
  const visit = await b.visit({
    path: pathname + search,
    context: asShopper(b),
    before: async (page) => {
      release = await keepOnTheWay(page, BUY);
    },
    ...options,
  });
  const { badge, host } = header(visit.page);
  await expect.poll(() => badge.textContent()).toBe(String(count)); // an empty basket's too
  return {
    ...visit,
    visitor,
    release: () => release(),
    badge,
    host,
    button: visit.page.locator("#projector_button_basket"),
    card: visit.page.locator(".add_to_basket__text"),
    link: header(visit.page).link,
  };
}

it.each(phoneAndDesktop)(
  "on %s it is sent before its file is there, and the count is seen at once and told once",
  async (_, viewport) => {
    const { page, badge, host, button, card, release, said, errors } = await untouched(2, { viewport });
    const answer = b.shop.faults.hold("graphql", undefined, /addProductsToBasket/);
    await button.click();
    await answer.arrived(1);
    expect(await badge.textContent()).toBe("3");
    expect(await host.getAttribute("data-wyspa-provisional")).toBe("");
    expect(await button.getAttribute("aria-busy")).toBe("true");
    release();
    await page.locator("#projector_form[data-island-status*=ready]").waitFor();
    await quietFor(page, 500); // an announcement follows its cause
    expect((await said()).join()).not.toContain("Dodano");
    expect(await card.allTextContents()).not.toContain("Dodano do koszyka.");
    answer.release();
    await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
    await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBeNull();
    expect(await badge.textContent()).toBe("3");
    expect(quantities(b)).toEqual([1, 1, 1]);
    expect(additions(b)).toHaveLength(1);
    await expect.poll(async () => (await said()).filter((text) => text.includes("Dodano"))).toHaveLength(1);
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(errors).toEqual([]);
  },
);

it("the basket is read once, when the shop has answered, and its count is the shop's before the file is there", async () => {
  const { page, badge, host, button, card, release, said } = await untouched();
  const readings = () =>
    b.shop.requests.filter(({ path, body }) => path.endsWith("get.php") && body.includes("Basket")).length;
  const before = readings();
  await button.click();
  await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBe("");
  await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBeNull();
  expect(await badge.textContent()).toBe("3");
  expect(readings()).toBe(before + 1);
  await quietFor(page, 300);
  expect((await said()).join()).not.toContain("Dodano"); // what judges the answer is on its way
  release();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  expect(readings()).toBe(before + 1);
  await expect.poll(async () => (await said()).filter((text) => text.includes("Dodano"))).toHaveLength(1);
  expect(quantities(b)).toEqual([1, 1, 1]);
});

it("its request has the bytes of a later one", async () => {
  const { button, card, release, page, badge } = await untouched();
  await button.click();
  await expect.poll(() => additions(b).length).toBe(1);
  release();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  await expect.poll(() => badge.textContent()).toBe("3");
  await rendered(page);
  await button.click();
  await expect.poll(() => additions(b).length).toBe(2);
  const [first, later] = additions(b);
  expect(first?.body).toBe(later?.body);
  expect([first?.path, first?.query]).toEqual([later?.path, later?.query]);
  for (const name of ["accept", "content-type"])
    expect(first?.headers[name], name).toBe(later?.headers[name]);
});

it("repeated presses send it once", async () => {
  const { button, badge, card, release } = await untouched();
  await button.click();
  await button.click({ force: true });
  await button.click({ force: true });
  release();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  expect(additions(b)).toHaveLength(1);
  expect(quantities(b)).toEqual([1, 1, 1]);
  expect(await badge.textContent()).toBe("3");
});

it("a listener of the page hears it once, and may prevent it", async () => {
  const { page, button, card, release } = await untouched();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("submit", (event) => {
      heard.push("submit");
      if (heard.length === 1) event.preventDefault();
    });
  });
  await button.click();
  await quietFor(page, 500);
  expect(additions(b)).toHaveLength(0);
  await button.click();
  await expect.poll(() => additions(b).length).toBe(1);
  release();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["submit", "submit"]);
});

it("when its file never comes, the basket page tells what the shop holds", async () => {
  const { page, button } = await untouched(1);
  await button.click();
  await page.waitForURL(/basketedit/, { timeout: 20_000 });
  expect(additions(b)).toHaveLength(1);
  expect(quantities(b)).toEqual([1, 1]);
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange")).toHaveLength(0);
});

it("a second press after the three seconds adds nothing, while the first is not answered", async () => {
  const { page, button } = await untouched(1);
  const answer = b.shop.faults.hold("graphql", undefined, /addProductsToBasket/);
  await button.click();
  await quietFor(page, 3_300);
  await button.click({ force: true });
  await quietFor(page, 3_500);
  answer.release();
  await page.waitForURL(/basketedit/, { timeout: 20_000 });
  expect(quantities(b)).toEqual([1, 1]);
});

it("when its file cannot be fetched, the basket page tells it as well, and nothing is added twice", async () => {
  const { page, button } = await untouched(1, {
    before: (page) => page.route(BUY, (route) => route.abort()),
  });
  await button.click();
  await page.waitForURL(/basketedit/, { timeout: 20_000 });
  expect(quantities(b)).toEqual([1, 1]);
  await page.goBack();
  const { badge, host } = header(page);
  await expect.poll(() => badge.textContent()).toBe("2");
  await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBeNull();
});

it("a link that is pressed next is followed once the shop has answered, and shows the product", async () => {
  const { page, button, link, release } = await untouched(1, { viewport: phone });
  const answer = b.shop.faults.hold("graphql", undefined, /addProductsToBasket/);
  await button.click();
  await answer.arrived(1);
  await page.evaluate(() => (document.querySelector("#logo a") as HTMLElement).click());
  await quietFor(page, 300);
  expect(new URL(page.url()).pathname).not.toBe("/");
  release();
  answer.release();
  await page.waitForURL((url) => url.pathname === "/");
  expect(quantities(b)).toEqual([1, 1]);
  await expect.poll(() => header(page).badge.textContent()).toBe("2");
  expect(await link.count()).toBe(1);
});

/** Presses on a page with two products in the basket; the shop refuses the third, and the page takes its count back. */
async function refused() {
  b.shop.faults.set("graphql", "422", { asking: /addProductsToBasket/ });
  const made = await untouched();
  const { button, badge, host, card, release } = made;
  await button.click();
  await expect.poll(() => badge.textContent()).toBe("3");
  release();
  await expect.poll(() => card.textContent()).toContain("Nie udało się dodać produktu do koszyka.");
  await expect.poll(() => badge.textContent()).toBe("2");
  expect(await host.getAttribute("data-wyspa-provisional")).toBeNull();
  return made;
}

it("a refusal takes the expected count back and is told, and nothing is sent again", async () => {
  const { page } = await refused();
  await quietFor(page, 300);
  expect(additions(b)).toHaveLength(1);
});

const faults = ["cut", "500-html", "503", "422", "429", "empty", "200-html", "errors-200", "null"] as const;
it.each(faults.flatMap((fault) => [true, false].map((afterWork) => ({ fault, afterWork }))))(
  "after the fault $fault (the shop added: $afterWork) the header shows what the shop holds, and nothing is added twice",
  async ({ fault, afterWork }) => {
    b.shop.faults.set("graphql", fault, { asking: /addProductsToBasket/, afterWork });
    const { page, button, badge, host, card, release } = await untouched();
    await button.click();
    await expect.poll(() => additions(b).length).toBe(1);
    release();
    // Either the outcome is told here, or the form has been sent natively and the basket page shows it.
    const isTold = async () => /basketedit/.test(page.url()) || (await card.count()) > 0;
    await expect.poll(isTold).toBe(true);
    await expect.poll(async () => Number(await badge.textContent()) - quantities(b).length).toBe(0);
    await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBeNull();
    expect(quantities(b).every((quantity) => quantity === 1)).toBe(true);
    expect(additions(b)).toHaveLength(1);
    if (afterWork) expect(quantities(b)).toHaveLength(3);
  },
);

it("a refusal takes the count back to the server's own when the basket cannot be read", async () => {
  b.shop.faults.set("get.php", "500-html");
  await refused();
});

it("an answer that never comes keeps the shopper no longer than a later press would", async () => {
  b.shop.faults.set("graphql", "hang", { asking: /addProductsToBasket/, afterWork: true });
  const { button, card, badge, release } = await untouched();
  await button.click();
  await expect.poll(() => additions(b).length).toBe(1);
  release();
  await expect.poll(() => card.textContent(), { timeout: 25_000 }).toBe("Dodano do koszyka.");
  expect(await badge.textContent()).toBe("3");
});

it("when the core never comes, the basket page tells the outcome", async () => {
  const { page, button } = await untouched(0, {
    bare: true,
    before: (page) => page.route(/\/chunks\/core-/, (route) => route.abort()),
  });
  await button.click();
  await page.waitForURL(/basketedit/, { timeout: 20_000 });
  expect(additions(b)).toHaveLength(1);
  expect(quantities(b)).toEqual([1]);
});

it("a basket that was read after the press proves no refusal", async () => {
  const { page, button, card, release, badge } = await untouched();
  await button.click();
  await expect.poll(() => quantities(b)).toEqual([1, 1, 1]);
  // Another island has the basket read before the file comes: it holds the product already.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() =>
    (Reflect.get(window, "wyspa") as { basket?: { refresh?: () => unknown } }).basket?.refresh?.(),
  );
  release();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  await expect.poll(() => badge.textContent()).toBe("3");
});

it("a wrong quantity waits for the island, which says so, and nothing is sent", async () => {
  const { page, button, release } = await untouched();
  await page.locator("#projector_form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.locator("#projector_number").evaluate((field: HTMLInputElement) => {
    field.value = "";
  });
  await button.click();
  await quietFor(page, 500);
  expect(additions(b)).toHaveLength(0);
  release();
});
