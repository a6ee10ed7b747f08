/** A press on "add to list" opens the chooser; what is saved there reaches the platform and every count of the page. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import type { ShoppingList } from "../../../fixtures/visitors";
import { eventually } from "../eventually";
import { gone, one, soon } from "../in-page";
import { headerCount, listButton, openLists, row, save } from "./on-a-page";

const { street, lists, list, on, plain, asked, openPage } = openLists();
const press = () => one(".to_list").click();

describe("a product", () => {
  it("is added to the selected list, and the counts of the header and the chooser follow", async () => {
    list("Remont");
    list("Prezenty");
    const page = await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    save(row("Prezenty"));
    await eventually(() => expect(on("Prezenty")).toEqual([plain()[0]]));
    expect(on("Remont")).toEqual([]);
    await eventually(() => expect(localStorage.getItem("wyspa_lists")).not.toBeNull()); // other tabs were told
    await eventually(() => expect(headerCount("Prezenty")).toBe("1"));
    expect(row("Prezenty").querySelector(".sl_choose__count")?.textContent).toBe("1");
    expect(headerCount("Remont")).toBe("0");
    await eventually(() =>
      expect(page.announced.filter((text) => text.includes("Dodano"))).toEqual(["Dodano do listy Prezenty."]),
    );
  });

  it("is saved once by a double click, in one dialog", async () => {
    list("Remont");
    await openPage(listButton(plain()[0]));
    press();
    press();
    await soon("dialog.--sl-choose");
    save(row("Remont"));
    save(row("Remont"));
    await eventually(() => expect(headerCount("Remont")).toBe("1"));
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    expect(asked("addToShoppingList")).toBe(1);
  });

  it("without a selected size is not added: the shopper is asked for one", async () => {
    list("Remont");
    const page = await openPage(listButton(plain()[0], ' data-product_size=""'));
    press();
    await eventually(() =>
      expect(page.announced.join()).toContain("Wybierz rozmiar, aby dodać produkt do listy."),
    );
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("that the page does not name opens nothing, and an error is announced", async () => {
    const page = await openPage(
      '<form class="basket__form"></form><a class="to_list" href="#addToList" data-island="shopping-lists">x</a>',
    );
    press();
    await eventually(() => expect(page.announced.join()).toContain("Nie ma tu produktów"));
  });

  it("is passed to the chooser of the page's own module if it has one", async () => {
    const calls: unknown[] = [];
    const page = await openPage(listButton(plain()[0]));
    const { app_shop } = window as unknown as { app_shop: Record<string, unknown> };
    app_shop.fn = { shoppingList: { addProductToList: (products: unknown) => calls.push(products) } };
    press();
    expect(calls).toEqual([[[`${plain()[0]}`, "uniw"]]]);
    expect(document.querySelector("dialog")).toBeNull();
    expect(page.errors).toEqual([]);
  });
});

it("all lines of the basket's form are added to the list, except gifts and disabled lines", async () => {
  list("Remont");
  const [first, second, third, fourth] = plain();
  const line = (n: number, id: number | undefined, more = "") =>
    `<input name="product[${n}]" value="${id}"${more}><input name="size[${n}]" value="onesize">`;
  await openPage(`<form class="basket__form">${line(1, first)}${line(2, second)}${line(3, first)}
    ${line(4, third)}<input name="gift[4]" value="1">${line(5, fourth, " disabled")}</form>
    <a class="to_list --add-to-favorite" href="#" data-island="shopping-lists">Dodaj</a>`);
  press();
  await soon("dialog.--sl-choose");
  save(row("Remont"));
  await eventually(() => expect(on("Remont")).toEqual([first, second]));
});

describe("a new list", () => {
  const name = `Na "działkę" \\ $id {name} <b>ąę</b>`;
  const field = () => one<HTMLInputElement>("dialog .sl_create__input");

  it("is created with its name as typed, shown as text, and selected", async () => {
    list("Remont");
    await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    one("dialog .sl_create__link").click();
    expect(document.activeElement).toBe(field());
    expect(one("dialog .sl_create__link").getAttribute("aria-expanded")).toBe("true");
    field().value = name;
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await eventually(() => expect(lists().map((one) => one.name)).toEqual(["Remont", name]));
    const made = await eventually(() => row("działkę"));
    expect(made.querySelector("[data-list_name]")?.textContent).toBe(name);
    expect(made.querySelector("input")?.checked).toBe(true);
    expect(one("dialog .sl_create__link").getAttribute("aria-expanded")).toBe("false");
    save(made);
    await eventually(() => expect(on(name)).toEqual([plain()[0]]));
  });

  it("without a name is not created", async () => {
    list("Remont");
    await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    one("dialog .sl_create__link").click();
    field().value = "   ";
    one("dialog .sl_create__button").click();
    expect(field().value).toBe("");
    expect(asked("shoppingListCreate")).toBe(0);
  });

  it("with a lost answer is found by its name, so that no second one is created", async () => {
    list("Remont");
    await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    street.shop.faults.set("graphql", "truncated", { times: 1, afterWork: true });
    one("dialog .sl_create__link").click();
    field().value = "Ogród";
    one("dialog .sl_create__button").click();
    await eventually(() => row("Ogród"));
    expect(lists().map((one) => one.name)).toEqual(["Remont", "Ogród"]);
  });
});

describe("a shopper without a list", () => {
  const offer = () => soon("dialog [data-list_offer]");

  it("is offered one, which is created only on save", async () => {
    await openPage(listButton(plain()[0]));
    press();
    const first = await offer();
    expect(first.querySelector("input")?.checked).toBe(true);
    expect(lists()).toEqual([]);
    save(first);
    await eventually(() => expect(on("Lista zakupowa")).toEqual([plain()[0]]));
    expect(lists()[0]?.isPublic).toBe(false);
    await eventually(() => expect(headerCount("Lista zakupowa")).toBe("1"));
    expect(document.querySelector(".slt_link.--empty")).toBeNull();
  });

  describe("whose browser remembers a first list", () => {
    /** A page that knows no lists, on which the shopper saves on the offer. */
    const saveWith = async (remembered: number, ...held: ShoppingList[]) => {
      const page = await openPage(listButton(plain()[0]));
      localStorage.setItem("wyspa_default_list", `${Date.now()} ${remembered}`);
      lists().push(...held);
      press();
      save(await offer());
      return page;
    };
    const remont = () => ({ id: 20, name: "Remont", isPublic: true, products: [] });

    it("gets a new one when that list is gone", async () => {
      const page = await saveWith(55);
      await eventually(() => expect(on("Lista zakupowa")).toEqual([plain()[0]]));
      await eventually(() =>
        expect(page.announced).toContain("Dodano do listy Lista zakupowa. Lista jest prywatna."),
      );
      expect(row("Lista zakupowa").dataset.list_id).toBe(`${lists()[0]?.id}`);
      expect(document.querySelector("[data-list_id='55']")).toBeNull();
    });

    it("gets the product on that list when it still exists, under its present name", async () => {
      const page = await saveWith(20, remont());
      await eventually(() => expect(on("Remont")).toEqual([plain()[0]]));
      await eventually(() => expect(page.announced.join()).toContain("Dodano do listy Remont."));
      expect(asked("shoppingListCreate")).toBe(0);
      await eventually(() => expect(headerCount("Remont")).toBe("1")); // the counts are read after the answer
    });

    it("gets the product on the first list of the account that is signed in now", async () => {
      await saveWith(55, remont(), { ...remont(), id: 21, name: "Lista zakupowa" });
      await eventually(() => expect(on("Lista zakupowa")).toEqual([plain()[0]]));
      expect(lists()).toHaveLength(2);
      expect(row("Lista zakupowa").dataset.list_id).toBe("21");
    });

    it("gets the product on that list when the shop's page of lists cannot be read", async () => {
      street.shop.faults.set("page", "500-html", { path: /shoppinglist/ });
      await saveWith(20, remont());
      await eventually(() => expect(on("Remont")).toEqual([plain()[0]]));
      expect(asked("shoppingListCreate")).toBe(0);
    });
  });

  it("sees the server's message when none could be created", async () => {
    localStorage.clear();
    const page = await openPage(listButton(plain()[0]));
    press();
    const first = await offer();
    street.shop.faults.set("graphql", "errors-200", { times: 1 });
    save(first);
    await eventually(() => expect(first.classList.contains("--error")).toBe(true)); // for a second only
    await eventually(() => expect(page.announced.join()).toContain("Internal server error"));
    expect(document.querySelector("dialog [data-list_offer]")).toBe(first);
  });
});

describe("a lost answer", () => {
  it("counts as success when the list's page shows the product", async () => {
    list("Remont");
    const page = await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    street.shop.faults.set("graphql", "truncated", { times: 1, afterWork: true });
    save(row("Remont"));
    await eventually(() => expect(page.announced.join()).toContain("Dodano do listy Remont."));
  });

  it("counts as failure when the list's page does not show it", async () => {
    list("Remont");
    const page = await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    street.shop.faults.set("graphql", "500-html", { times: 1 });
    save(row("Remont"));
    await eventually(() => expect(row("Remont").classList.contains("--error")).toBe(true)); // for a second only
    await eventually(() => expect(page.announced.join()).toContain("Nie udało się zapisać zmiany"));
  });

  it("is reported as unknown when the page cannot be read either", async () => {
    list("Remont");
    const page = await openPage(listButton(plain()[0]));
    press();
    await soon("dialog.--sl-choose");
    street.shop.faults.set("graphql", "500-html");
    save(row("Remont"));
    await eventually(() => expect(page.announced.join()).toContain("Nie wiadomo, czy zmiana na liście"));
  });
});

it("the page's own chooser is used, and returns to its place once the dialog closes", async () => {
  const own = `<div id="place"><div class="sl_choose"><h2>Listy</h2><div class="sl_choose__item" data-list_id="11">
    <input type="radio" class="sl_choose__input"><span data-list_name="true">Remont</span>
    <button type="button" class="sl_choose__button">Zapisz</button></div></div></div>`;
  list("Remont");
  await openPage(listButton(plain()[0]) + own);
  const chooser = one(".sl_choose");
  press();
  const dialog = await soon("dialog.--sl-choose");
  expect([dialog.contains(chooser), chooser.classList.contains("--active")]).toEqual([true, true]);
  expect(chooser.querySelector("input")?.checked).toBe(true);
  save(chooser);
  await eventually(() => expect(on("Remont")).toEqual([plain()[0]]));
  dialog.querySelector<HTMLElement>(".modal__close")?.click();
  await gone("dialog");
  expect(one("#place").contains(chooser)).toBe(true);
  expect(chooser.classList.contains("--active")).toBe(false);
});
