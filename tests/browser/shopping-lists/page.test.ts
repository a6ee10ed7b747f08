/**
 * A list's own page without a module of its own: renaming, deleting, creating, removing products (PLATFORM.md F 3.8).
 */
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { asShopper } from "../mini-basket/shop";
import { bench, phoneAndDesktop } from "../support";
import { asked, headerCount, listsOf, plain, withList } from "./shop";

const b = bench();
const action = (name: string) => `[data-list_action=${name}]`;
const two = () =>
  plain(b)
    .slice(0, 2)
    .map(({ id }) => ({ id, size: "uniw" }));
const open = (path = "/shoppinglist.php", more = {}) => b.visit({ path, context: asShopper(b), ...more });

test("a product is removed: the row disappears, the counts are updated, the focus moves on", async () => {
  withList(b, "Remont", two());
  const visit = await open();
  const { page } = visit;
  await page.locator(action("remove")).first().click();
  await expect.poll(() => page.locator(".sl_products__product").count()).toBe(1);
  expect(listsOf(b)[0]?.products).toEqual([two()[1]]);
  await expect.poll(() => headerCount(page, "Remont").textContent()).toBe("1");
  await expect.poll(() => page.locator(".sl_name [data-list_count]").textContent()).toBe("1");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const said = async () => (await visit.said()).filter((words) => words === "Usunięto z listy.");
  await expect.poll(said).toHaveLength(1);
});

test("when the last product is removed, the page reloads", async () => {
  withList(b, "Remont", two().slice(0, 1));
  const { page } = await open();
  await page.locator(action("remove")).click();
  await page.locator(".sl_empty").waitFor();
  expect(listsOf(b)[0]?.products).toEqual([]);
});

test("a failure keeps the row, and shows an error", async () => {
  withList(b, "Remont", two());
  b.shop.faults.set("graphql", "500-html", { times: 1 });
  const { page } = await open();
  await page.locator(action("remove")).first().click();
  await page.locator(".alertek__text", { hasText: "Nie udało się zapisać" }).waitFor();
  expect(await page.locator(".sl_products__product").count()).toBe(2);
  expect(await page.locator(".sl_products__product.--loading").count()).toBe(0);
});

test("a new name appears everywhere, as it was typed", async () => {
  withList(b, "Remont", two());
  const { page } = await open();
  const name = `Łazienka "2" <i>`;
  await page.locator(action("rename")).click();
  const field = page.locator("dialog .sl_create__input");
  expect(await field.inputValue()).toBe("Remont");
  await field.fill(name);
  await field.press("Enter");
  await expect.poll(() => page.locator("h1").textContent()).toBe(name);
  expect(listsOf(b).map((list) => [list.name, list.isPublic])).toEqual([[name, false]]);
  expect(await headerCount(page, name).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-list_action"))).toBe("rename");
});

test("a list is deleted only when the shopper confirms it", async () => {
  withList(b, "Remont", two());
  withList(b, "Prezenty");
  const { page } = await open();
  await page.locator(action("delete")).click();
  await page.locator("dialog", { hasText: "Usunąć listę Remont?" }).waitFor();
  await page.getByRole("button", { name: "Zostaw listę" }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(asked(b, "shoppingListDelete")).toBe(0);
  await page.locator(action("delete")).click();
  await page.locator("dialog").getByRole("button", { name: "Usuń listę" }).click();
  await expect
    .poll(() =>
      page
        .locator("h1")
        .textContent()
        .catch(() => ""),
    )
    .toBe("Prezenty");
  expect(listsOf(b).map(({ name }) => name)).toEqual(["Prezenty"]);
});

test("a new list appears in header and drawer", async () => {
  withList(b, "Remont");
  const { page } = await open();
  await page.locator(action("create")).click();
  await page.locator("dialog .sl_create__input").fill("Ogród");
  await page.locator("dialog .sl_create__button").click();
  await expect.poll(() => headerCount(page, "Ogród").count()).toBe(1);
  expect(listsOf(b).map(({ name }) => name)).toEqual(["Remont", "Ogród"]);
});

describe.each(["truncated", "200-html", "500-html"] as const)(
  "after a successful change with a broken response: %s",
  (fault) => {
    const AFTER = { times: 1, afterWork: true };
    const said = (words: string) => ({ hasText: words });

    test("a product is reported as removed", async () => {
      withList(b, "Remont", two());
      const { page } = await open();
      b.shop.faults.set("graphql", fault, AFTER);
      await page.locator(action("remove")).first().click();
      await page.locator(".alertek__text", said("Usunięto z listy.")).waitFor();
      expect(await page.locator(".sl_products__product").count()).toBe(1);
      expect(listsOf(b)[0]?.products).toEqual([two()[1]]);
    });

    test("a list is reported as renamed", async () => {
      withList(b, "Remont", two());
      const { page } = await open();
      await page.locator(action("rename")).click();
      await page.locator("dialog .sl_create__input").fill("Łazienka");
      b.shop.faults.set("graphql", fault, AFTER);
      await page.locator("dialog .sl_create__button").click();
      await page.locator(".alertek__text", said("Nowa nazwa listy: Łazienka.")).waitFor();
      expect(await page.locator("h1").textContent()).toBe("Łazienka");
    });

    test("the page of a deleted list is left", async () => {
      withList(b, "Remont", two());
      withList(b, "Prezenty");
      const { page } = await open();
      await page.locator(action("delete")).click();
      b.shop.faults.set("graphql", fault, AFTER);
      await page.locator("dialog").getByRole("button", { name: "Usuń listę" }).click();
      await page.locator("h1", said("Prezenty")).waitFor();
      expect(asked(b, "shoppingListDelete")).toBe(1);
    });
  },
);

test("a list that was not deleted is reported as such, and stays", async () => {
  withList(b, "Remont", two());
  b.shop.faults.set("graphql", "500-html", { times: 1 });
  const { page } = await open();
  await page.locator(action("delete")).click();
  await page.locator("dialog").getByRole("button", { name: "Usuń listę" }).click();
  await page.locator(".alertek__text", { hasText: "Nie udało się zapisać" }).waitFor();
  expect(await headerCount(page, "Remont").count()).toBe(1);
});

test("when the page has its own module, we leave all of it alone", async () => {
  withList(b, "Remont", two());
  const { page, errors } = await open("/shoppinglist.php?modules=1");
  await page.locator(action("remove")).first().click();
  await expect.poll(() => page.locator("section.shopping_list").getAttribute("data-managed")).toBe("remove ");
  // Only the module acts: if our island acted too, there would be two requests.
  await expect.poll(() => page.locator(".sl_products__product").count()).toBe(1);
  expect(asked(b, "removeFromShoppingList")).toBe(1);
  expect(errors).toEqual([]);
});

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  test("page and dialog have no fault that axe finds", async () => {
    withList(b, "Remont", two());
    const { page } = await open("/shoppinglist.php", { viewport });
    expect(await violations(page)).toEqual([]);
    await page.locator(action("rename")).click();
    await page.locator("dialog .sl_create__input").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
