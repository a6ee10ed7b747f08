/** Adding products to a shopping list: the chooser, its lists and counts (PLATFORM.md A 16.3). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { violations } from "../axe";
import { asShopper, filled } from "../mini-basket/shop";
import { bench, phoneAndDesktop } from "../support";
import { asked, chooser, headerCount, listButton, listsOf, plain, withList } from "./shop";

const b = bench();
const BUTTON = ".to_list";

/** A page with a button for a plain product, or with other markup. */
const open = (markup?: string, more: Parameters<typeof b.visit>[0] = {}) => {
  b.shop.page("/polecamy", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `<h1>Polecamy</h1>${markup ?? listButton(plain(b)[0]?.id)}`,
    }),
  );
  return b.visit({ path: "/polecamy", context: asShopper(b), ...more });
};
const inList = (name: string) =>
  listsOf(b)
    .find((list) => list.name === name)
    ?.products.map(({ id }) => id);

test("a product is added to the chosen list; the count is updated in header and drawer, and it is announced once", async () => {
  withList(b, "Remont");
  withList(b, "Prezenty");
  const visit = await open();
  const { page } = visit;
  await page.locator(BUTTON).click();
  const { row, dialog } = chooser(page);
  await dialog.waitFor();
  await row("Prezenty").getByRole("button").click();
  await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dodano do listy Prezenty.");
  expect(inList("Prezenty")).toEqual([plain(b)[0]?.id]);
  expect(inList("Remont")).toEqual([]);
  await expect.poll(() => headerCount(page, "Prezenty").textContent()).toBe("1");
  const drawer = page.locator(".slm_lists [data-list_id]:not([data-list_skeleton])", { hasText: "Prezenty" });
  expect(await drawer.locator("[data-list_count]").textContent()).toBe("1");
  expect(await row("Prezenty").locator(".sl_choose__count").textContent()).toBe("1");
  expect(await headerCount(page, "Remont").textContent()).toBe("0");
  const said = async () => (await visit.said()).filter((words) => words.includes("Dodano"));
  await expect.poll(said).toEqual(["Dodano do listy Prezenty."]);
  expect(visit.errors).toEqual([]);
});

test("the focus moves into the dialog, stays on the save button, and returns to the opening button", async () => {
  withList(b, "Remont");
  const { page } = await open();
  const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
  await page.locator(BUTTON).focus();
  await page.keyboard.press("Enter");
  await chooser(page).dialog.waitFor();
  expect(await page.evaluate(() => !!document.activeElement?.closest("dialog.modal"))).toBe(true);
  await chooser(page).row("Remont").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.locator(".alertek__text").waitFor();
  expect(await focused()).toContain("sl_choose__button");
  await page.keyboard.press("Escape");
  await chooser(page).dialog.waitFor({ state: "detached" });
  expect(await focused()).toContain("to_list");
});

test("a double click opens one dialog, and one press saves once", async () => {
  withList(b, "Remont");
  b.shop.faults.latency("graphql", 400);
  const { page } = await open();
  await page.locator(BUTTON).dblclick();
  const save = chooser(page).row("Remont").getByRole("button");
  await save.dblclick();
  await expect.poll(() => headerCount(page, "Remont").textContent()).toBe("1");
  expect(await page.locator("dialog.modal").count()).toBe(1);
  expect(asked(b, "addToShoppingList")).toBe(1);
});

describe("a new list", () => {
  const name = `Na "działkę" \\ $id {name} <b>ąę</b>\u2028`;

  test("keeps its name intact, shows it as text, and is chosen", async () => {
    withList(b, "Remont");
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { create, name: field, make, dialog } = chooser(page);
    await create.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("input");
    await field.fill(name);
    await field.press("Enter");
    await expect.poll(() => page.locator(".alertek__text").textContent()).toContain("Utworzono listę Na");
    expect(listsOf(b).map((list) => [list.name, list.isPublic])).toEqual([
      ["Remont", false],
      [name.trim(), false],
    ]);
    expect(await dialog.locator("[data-list_name]").last().textContent()).toBe(name.trim());
    expect(await page.locator(".slt_lists b, .sl_choose b").count()).toBe(0);
    expect(await dialog.locator("input:checked").count()).toBe(1);
    await page.locator("dialog .alertek__close").click();
    await dialog.locator("[data-list_id]:has(input:checked)").getByRole("button").click();
    await expect.poll(() => inList(name.trim())).toEqual([plain(b)[0]?.id]);
    await make.waitFor({ state: "attached" });
  });

  test("is not created without a name, and the browser says why", async () => {
    withList(b, "Remont");
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { create, name: field, make } = chooser(page);
    await create.click();
    await field.fill("   ");
    await make.click();
    expect(await field.evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true);
    expect(asked(b, "shoppingListCreate")).toBe(0);
  });

  test("is created once by two presses", async () => {
    withList(b, "Remont");
    b.shop.faults.latency("graphql", 500);
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { create, name: field, make } = chooser(page);
    await create.click();
    await field.fill("Ogród");
    await make.dblclick();
    await expect
      .poll(() => page.locator(".alertek__text").textContent())
      .toBe("Utworzono listę Ogród. Lista jest prywatna.");
    expect(listsOf(b).map((list) => list.name)).toEqual(["Remont", "Ogród"]);
  });
});

describe("a shopper without a list", () => {
  test("is offered the first list, which is created on saving; the empty state disappears", async () => {
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { dialog, offer } = chooser(page);
    await dialog.waitFor();
    expect(await dialog.locator("input:checked").count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(listsOf(b)).toEqual([]);
    await page.locator(BUTTON).click();
    await offer.getByRole("button").click();
    await expect
      .poll(() => page.locator(".alertek__text").textContent())
      .toBe("Dodano do listy Lista zakupowa. Lista jest prywatna.");
    expect(listsOf(b).map((list) => [list.name, list.isPublic])).toEqual([["Lista zakupowa", false]]);
    await expect.poll(() => headerCount(page, "Lista zakupowa").textContent()).toBe("1");
    expect(await page.locator(".--empty").count()).toBe(0);
    expect(await page.locator(".shopping_list_top").getAttribute("data-empty")).toBe("false");
    expect(await page.locator(".slt_lists a").last().getAttribute("href")).toContain(
      "/shoppinglist.php?id=1",
    );
  });

  test("gets one list only when the header's link was pressed in another tab, of which this one cannot hear", async () => {
    const { page, context } = await open();
    await page.route(/shoppinglist\.php/, (route) => route.abort());
    const other = await context.newPage();
    await other.goto(`${b.shop.url}/text-page`);
    await other.locator(".slt_link").click();
    await other.waitForURL(/shoppinglist/);
    await page.locator(BUTTON).click();
    await chooser(page).offer.getByRole("button").click();
    await expect.poll(() => inList("Lista zakupowa")).toEqual([plain(b)[0]?.id]);
    expect(listsOf(b)).toHaveLength(1);
  });

  /** Deletes the shopper's only list without telling the browser, as another device does. */
  const deleteElsewhere = () => void listsOf(b).pop();
  const isOnNewList = async (page: Page) => {
    await page.locator(BUTTON).click();
    await savesOnNewList(page);
  };
  const savesOnNewList = async (page: Page) => {
    await chooser(page).offer.getByRole("button").click();
    await page.locator(".alertek__text", { hasText: "Dodano do listy Lista zakupowa." }).waitFor();
    expect(listsOf(b).map(({ name, products }) => [name, products.map(({ id }) => id)])).toEqual([
      ["Lista zakupowa", [plain(b)[0]?.id]],
    ]);
    await expect.poll(() => headerCount(page, "Lista zakupowa").textContent()).toBe("1");
  };

  test("gets a new one on a cached page when the first one was deleted", async () => {
    const { page, errors } = await open();
    await isOnNewList(page);
    deleteElsewhere();
    await page.goto(`${b.shop.url}/polecamy?cached=1`);
    await isOnNewList(page);
    expect(asked(b, "shoppingListCreate")).toBe(2);
    expect(errors).toEqual([]);
  });

  test("is told when the list of another tab was deleted meanwhile, and the next press creates a new one", async () => {
    const { page, context } = await open();
    const other = await context.newPage();
    await other.goto(`${b.shop.url}/text-page`);
    await other.locator(".slt_link").click();
    await other.waitForURL(/shoppinglist/);
    await headerCount(page, "Lista zakupowa").waitFor({ state: "attached" });
    deleteElsewhere();
    await page.locator(BUTTON).click();
    const { row, offer, dialog } = chooser(page);
    await row("Lista zakupowa").getByRole("button").click();
    await page.locator(".alertek.--error").waitFor();
    await offer.waitFor();
    expect(await row("Lista zakupowa").count()).toBe(0);
    expect(await offer.locator("input").isChecked()).toBe(true);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await savesOnNewList(page);
  });

  test("gets an error when the list could not be created, and the next press retries", async () => {
    b.shop.faults.set("graphql", "errors-200", { times: 1 });
    const { page } = await open();
    await page.locator(BUTTON).click();
    await chooser(page).offer.getByRole("button").click();
    await page.locator(".alertek__text", { hasText: "Internal server error" }).waitFor();
    listsOf(b).length = 0;
    await chooser(page).offer.getByRole("button").click();
    await expect.poll(() => inList("Lista zakupowa")).toHaveLength(1);
    expect(listsOf(b)).toHaveLength(1);
  });

  test("gets an error when the request was never carried out, and the next press creates the list", async () => {
    b.shop.faults.set("graphql", "500-html", { times: 1 });
    const { page } = await open();
    await page.locator(BUTTON).click();
    const save = chooser(page).dialog.locator(".sl_choose__button:visible");
    await save.click();
    await page.locator(".alertek__text", { hasText: "Nie udało się zapisać zmiany na liście" }).waitFor();
    expect(listsOf(b)).toEqual([]);
    await save.click();
    await expect.poll(() => inList("Lista zakupowa")).toHaveLength(1);
    expect(listsOf(b)).toHaveLength(1);
  });
});

describe("when a request fails", () => {
  test("the server's own message is shown as text", async () => {
    const hostile = "<img src=x onerror=\"document.title='owned'\"> nie ma takiej listy";
    withList(b, "Remont");
    b.shop.faults.set("graphql", (answer) => ({ ...answer, data: null, errors: [{ message: hostile }] }));
    const { page } = await open();
    await page.locator(BUTTON).click();
    const row = chooser(page).row("Remont");
    await row.getByRole("button").click();
    await expect.poll(() => page.locator(".alertek__text").textContent()).toBe(hostile);
    expect(await page.locator(".alertek__text img").count()).toBe(0);
  });

  test.each(["500-html", "503"] as const)(
    "%s: an error is shown, and the shopper can retry",
    async (fault) => {
      withList(b, "Remont");
      b.shop.faults.set("graphql", fault, { times: 1 });
      const { page, errors } = await open();
      await page.locator(BUTTON).click();
      const save = chooser(page).row("Remont").getByRole("button");
      await save.click();
      await page.locator(".alertek__text", { hasText: "Nie udało się zapisać zmiany na liście" }).waitFor();
      await save.click();
      await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dodano do listy Remont.");
      expect(inList("Remont")).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );
});

describe.each(["truncated", "200-html", "500-html"] as const)(
  "after a successful change with a broken response: %s",
  (fault) => {
    const AFTER = { times: 1, afterWork: true };

    test("a new list is reported as created, and appears once", async () => {
      withList(b, "Remont");
      const { page, errors } = await open();
      await page.locator(BUTTON).click();
      const { create, name, make } = chooser(page);
      await create.click();
      await name.fill("Urodziny");
      b.shop.faults.set("graphql", fault, AFTER);
      await make.click();
      await expect
        .poll(() => page.locator(".alertek__text").textContent())
        .toBe("Utworzono listę Urodziny. Lista jest prywatna.");
      expect(listsOf(b).map((list) => list.name)).toEqual(["Remont", "Urodziny"]);
      expect(errors).toEqual([]);
    });

    test("a product is reported as added, with the name of the list", async () => {
      withList(b, "Remont");
      const { page } = await open();
      await page.locator(BUTTON).click();
      b.shop.faults.set("graphql", fault, AFTER);
      await chooser(page).row("Remont").getByRole("button").click();
      await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dodano do listy Remont.");
      expect(inList("Remont")).toHaveLength(1);
    });

    test("a product that was already on the list is reported as added, too", async () => {
      withList(b, "Remont", [{ id: plain(b)[0]?.id ?? 0, size: "uniw" }]);
      const { page } = await open();
      await page.locator(BUTTON).click();
      b.shop.faults.set("graphql", fault, AFTER);
      await chooser(page).row("Remont").getByRole("button").click();
      await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dodano do listy Remont.");
      expect(inList("Remont")).toHaveLength(1);
    });

    test("the first list is created once, and the product is on it", async () => {
      const { page } = await open();
      await page.locator(BUTTON).click();
      b.shop.faults.set("graphql", fault, AFTER);
      await chooser(page).offer.getByRole("button").click();
      await expect
        .poll(() => page.locator(".alertek__text").textContent())
        .toBe("Dodano do listy Lista zakupowa. Lista jest prywatna.");
      expect(listsOf(b).map((list) => list.products.length)).toEqual([1]);
    });
  },
);

describe("when nothing can be read after a broken response, neither success nor failure is reported", () => {
  test("for a product", async () => {
    withList(b, "Remont");
    const { page } = await open();
    await page.locator(BUTTON).click();
    b.shop.faults.set("graphql", "truncated", { afterWork: true });
    await chooser(page).row("Remont").getByRole("button").click();
    await page
      .locator(".alertek__text", { hasText: "Nie wiadomo, czy zmiana na liście została zapisana" })
      .waitFor();
  });

  test("for a new list", async () => {
    withList(b, "Remont");
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { create, name, make } = chooser(page);
    await create.click();
    await name.fill("Urodziny");
    b.shop.faults.set("graphql", "truncated", { afterWork: true });
    b.shop.faults.set("page", "500-html");
    await make.click();
    await page.locator(".alertek__text", { hasText: "Nie wiadomo, czy lista powstała" }).waitFor();
  });
});

/** The answer with another text in place of each of its values. */
const each = (value: unknown, leaf: (value: unknown) => unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, each(part, leaf)]))
    : leaf(value);

describe.each([
  ["texts instead of all values", "NaN"],
  ["numbers instead of all values", -1.5],
  ["null instead of all values", null],
  ["objects instead of all values", { a: 1 }],
])("after successful responses with %s", (_, spoilt) => {
  const spoil = () =>
    b.shop.faults.set("graphql", (answer) => each(answer, (value) => (value === "success" ? value : spoilt)));

  test("the list keeps its name, on the page and in messages, and its count is the shop's", async () => {
    withList(b, "Remont");
    spoil();
    const { page } = await open();
    await page.locator(BUTTON).click();
    const save = chooser(page).row("Remont").getByRole("button");
    for (let times = 1; times < 3; times++) {
      const read = () => asked(b, "shoppingList(");
      const before = read();
      await save.click();
      await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dodano do listy Remont.");
      await expect.poll(read).toBeGreaterThan(before);
      await page.locator("dialog .alertek__close").click();
      await page.locator(".alertek").waitFor({ state: "detached" });
    }
    // The operation's answer is useless, so the count comes from the shop's page of lists.
    await expect.poll(() => headerCount(page, "Remont").textContent()).toBe("1");
  });

  test("a new list is found by its name, and appears once", async () => {
    withList(b, "Remont");
    spoil();
    const { page } = await open();
    await page.locator(BUTTON).click();
    const { create, name, make, row } = chooser(page);
    await create.click();
    await name.fill("Urodziny");
    await make.click();
    await expect
      .poll(() => page.locator(".alertek__text").textContent())
      .toBe("Utworzono listę Urodziny. Lista jest prywatna.");
    expect(listsOf(b).map((list) => list.name)).toEqual(["Remont", "Urodziny"]);
    expect(await row("Urodziny").getAttribute("data-list_id")).toBe(`${listsOf(b)[1]?.id}`);
  });
});

test("at 1,200 ms latency a first tap opens the chooser, once", async () => {
  withList(b, "Remont");
  b.shop.faults.roundTrip(1_200);
  const { page } = await open(undefined, { bare: true });
  await page.locator(BUTTON).click({ noWaitAfter: true });
  await page.locator(`${BUTTON}[aria-busy=true]`).waitFor();
  await chooser(page).dialog.waitFor({ timeout: 40_000 });
  expect(await page.locator("dialog.modal").count()).toBe(1);
});

describe("the basket", () => {
  const HEART = ".tool__button.--add-to-favorite";

  test("adds all its products to a list", async () => {
    const { basket } = filled(b, 3);
    withList(b, "Remont");
    const { page } = await b.visit({ path: "/basketedit.php", context: asShopper(b) });
    await page.locator(HEART).click();
    await chooser(page).row("Remont").getByRole("button").click();
    await expect.poll(() => inList("Remont")).toEqual(basket.map(({ product }) => product.id));
    expect(asked(b, "addToShoppingList")).toBe(1);
  });

  test("without a list offers the row from the page's template, which becomes the list's row", async () => {
    const { basket } = filled(b, 2);
    const { page, errors } = await b.visit({ path: "/basketedit.php", context: asShopper(b) });
    await page.locator(HEART).click();
    const { dialog, offer, row } = chooser(page);
    await offer.locator("label.f-label", { hasText: "Lista zakupowa" }).click();
    expect(listsOf(b)).toEqual([]);
    await offer.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => inList("Lista zakupowa")).toEqual(basket.map(({ product }) => product.id));
    await expect.poll(() => row("Lista zakupowa").locator("[data-list_count]").textContent()).toBe("2");
    expect(await offer.count()).toBe(0);
    expect(await row("Lista zakupowa").count()).toBe(1);
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    expect(errors).toEqual([]);
  });

  test("when the page has its own module for lists, that module is called, once", async () => {
    const { basket } = filled(b, 2);
    withList(b, "Remont");
    const { page, errors } = await b.visit({ path: "/basketedit.php?modules=1", context: asShopper(b) });
    await page.locator(HEART).click();
    await page.locator(".modal.--shopping-list").waitFor();
    const html = page.locator("html");
    expect(JSON.parse((await html.getAttribute("data-listed")) ?? "")).toEqual(
      basket.map(({ product }) => [`${product.id}`, "uniw"]),
    );
    expect(await html.getAttribute("data-listed-times")).toBe("1");
    expect(await chooser(page).dialog.count()).toBe(0);
    expect(asked(b, "addToShoppingList")).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  test("the chooser has no fault that axe finds", async () => {
    withList(b, "Remont");
    const { page } = await open(undefined, { viewport });
    await page.locator(BUTTON).click();
    await chooser(page).dialog.waitFor();
    await chooser(page).create.click();
    await page.locator(".alertek").waitFor({ state: "detached" });
    expect(await violations(page)).toEqual([]);
  });
});
