/** A list's own page without a module of the page: renaming, deleting, creating, and removing products. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { gone, one, soon } from "../in-page";
import { headerCount, openLists } from "./on-a-page";

const { street, lists, list, plain, asked, openOwnPage } = openLists();
afterEach(() => vi.restoreAllMocks());

const two = () =>
  plain()
    .slice(0, 2)
    .map((id) => ({ id, size: "uniw" }));
const press = (action: string) => one(`[data-list_action=${action}]`).click();
const answer = (name: string) => {
  one<HTMLInputElement>("dialog .sl_create__input").value = name;
  one("dialog form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
};

describe("removing a product", () => {
  it("removes its row, and the counts follow", async () => {
    list("Remont", two());
    const page = await openOwnPage();
    press("remove");
    await eventually(() => expect(document.querySelectorAll(".sl_products__product")).toHaveLength(1));
    expect(lists()[0]?.products).toEqual([two()[1]]);
    await eventually(() => expect(headerCount("Remont")).toBe("1"));
    await eventually(() => expect(page.announced).toContain("Usunięto z listy."));
  });

  it("reloads the page with the last one, because the server renders the text for an empty list", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    list("Remont", two().slice(0, 1));
    await openOwnPage();
    press("remove");
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it("keeps the row when the platform refuses, and an error is announced", async () => {
    list("Remont", two());
    const page = await openOwnPage();
    street.shop.faults.set("graphql", "500-html", { times: 1 });
    press("remove");
    await eventually(() => expect(page.announced.join()).toContain("Nie udało się zapisać"));
    expect(document.querySelectorAll(".sl_products__product")).toHaveLength(2);
    expect(document.querySelector(".sl_products__product.--loading")).toBeNull();
  });

  it("succeeds when only the answer was lost", async () => {
    list("Remont", two());
    const page = await openOwnPage();
    street.shop.faults.set("graphql", "truncated", { times: 1, afterWork: true });
    press("remove");
    await eventually(() => expect(page.announced).toContain("Usunięto z listy."));
  });
});

describe("renaming", () => {
  it("writes the new name everywhere, as it was typed", async () => {
    list("Remont", two());
    await openOwnPage();
    press("rename");
    const field = await soon<HTMLInputElement>("dialog .sl_create__input");
    expect(field.value).toBe("Remont");
    const name = `Łazienka "2" <i>`;
    answer(name);
    await eventually(() => expect(one("h1").textContent).toBe(name));
    expect(lists().map((one) => [one.name, one.isPublic])).toEqual([[name, false]]);
    expect(headerCount(name)).toBe("2");
  });

  it("sends nothing when the name is unchanged", async () => {
    list("Remont", two());
    await openOwnPage();
    press("rename");
    await soon("dialog");
    answer("Remont");
    await gone("dialog");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked("setShoppingList")).toBe(0);
  });
});

describe("deleting", () => {
  it("happens only after a confirmation, and opens the page of the lists", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    list("Remont", two());
    list("Prezenty");
    await openOwnPage();
    press("delete");
    await soon("dialog .sl_confirm");
    one("dialog .sl_confirm .--outline").click();
    await gone("dialog");
    expect(asked("shoppingListDelete")).toBe(0);
    await eventually(() => {
      press("delete"); // until the first answer has been handled
      one("dialog .sl_confirm");
    });
    one("dialog .sl_confirm .--solid").click();
    await eventually(() => expect(assign).toHaveBeenCalledWith("/shoppinglist.php"));
    expect(lists().map(({ name }) => name)).toEqual(["Prezenty"]);
    expect(headerCount("Remont")).toBeNull();
  });
});

it.each([
  ["forgotten when it is deleted", 11, null],
  ["still remembered when another list is deleted", 12, "1 12"],
] as const)("the shopper's first list is %s", async (_, first, left) => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  list("Remont");
  await openOwnPage();
  localStorage.setItem("wyspa_default_list", `1 ${first}`);
  press("delete");
  await soon("dialog .sl_confirm");
  one("dialog .sl_confirm .--solid").click();
  await eventually(() => expect(assign).toHaveBeenCalled());
  expect(localStorage.getItem("wyspa_default_list")).toBe(left);
});

it("a first list that could not be deleted is still remembered", async () => {
  list("Remont");
  const page = await openOwnPage();
  localStorage.setItem("wyspa_default_list", "1 11");
  street.shop.faults.set("graphql", "errors-200", { times: 1 });
  press("delete");
  await soon("dialog .sl_confirm");
  one("dialog .sl_confirm .--solid").click();
  await eventually(() => expect(page.announced.join()).toContain("Internal server error"));
  expect(localStorage.getItem("wyspa_default_list")).toBe("1 11");
});

it("a new list gets a row in the header", async () => {
  list("Remont");
  await openOwnPage();
  press("create");
  await soon("dialog");
  answer("Ogród");
  await eventually(() => expect(headerCount("Ogród")).toBe("0"));
  expect(lists().map(({ name }) => name)).toEqual(["Remont", "Ogród"]);
});
