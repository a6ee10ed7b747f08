/** A list is private until the shopper shares it, and every message says which of the two it is. */
import "../in-a-window";
import { beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { one, soon } from "../in-page";
import { listButton, openLists, row, save } from "./on-a-page";

const { street, lists, list, plain, openPage, openOwnPage } = openLists();
beforeEach(() => localStorage.clear());

const box = () => one<HTMLInputElement>("dialog .sl_visibility__input");
const said = (page: { readonly announced: readonly string[] }, text: string) =>
  eventually(() => expect(page.announced.join()).toContain(text));

async function openChooser(more = "") {
  const page = await openPage(listButton(plain()[0], more));
  one(".to_list").click();
  await soon("dialog.--sl-choose");
  return page;
}
async function create(name: string, isShared?: boolean) {
  one("dialog .sl_create__link").click();
  if (isShared !== undefined) box().checked = isShared;
  one<HTMLInputElement>("dialog .sl_create__input").value = name;
  one("dialog .sl_create__button").click();
  await eventually(() => expect(lists().map((made) => made.name)).toContain(name));
}

describe("a list that an add creates", () => {
  it("is private when the shopper says nothing", async () => {
    list("Remont");
    const page = await openChooser();
    expect(box().checked).toBe(false);
    await create("Ogród");
    expect(lists().at(-1)).toMatchObject({ name: "Ogród", isPublic: false });
    await said(page, "Utworzono listę Ogród. Lista jest prywatna.");
    await eventually(() => expect(row("Ogród").dataset.shared).toBe("false"));
  });

  it("is shared when the shopper ticks the box", async () => {
    list("Remont");
    const page = await openChooser();
    await create("Ślub", true);
    expect(lists().at(-1)).toMatchObject({ name: "Ślub", isPublic: true });
    await said(page, "Lista jest udostępniona: zobaczy ją każdy, kto ma link.");
    await eventually(() => expect(row("Ślub").dataset.shared).toBe("true"));
  });

  it("is private as a first list, too, whose box can no longer be changed once the list exists", async () => {
    const page = await openChooser();
    const first = await soon("dialog [data-list_offer]");
    expect(first.nextElementSibling?.className).toBe("sl_visibility");
    save(first);
    await said(page, "Dodano do listy Lista zakupowa. Lista jest prywatna.");
    expect(lists()).toMatchObject([{ isPublic: false }]);
    const settled = first.nextElementSibling?.querySelector<HTMLInputElement>(".sl_visibility__input");
    expect([settled?.disabled, settled?.checked]).toEqual([true, false]);
  });

  it("is shared as a first list when the shopper ticks its box", async () => {
    const page = await openChooser();
    const first = await soon("dialog [data-list_offer]");
    const tick = first.nextElementSibling?.querySelector<HTMLInputElement>(".sl_visibility__input");
    if (tick) tick.checked = true;
    save(first);
    await said(page, "Lista jest udostępniona");
    expect(lists()).toMatchObject([{ isPublic: true }]);
  });

  it("says what the platform holds when the answer was lost", async () => {
    list("Remont");
    const page = await openChooser();
    street.shop.faults.set("graphql", "truncated", { times: 1, afterWork: true });
    await create("Ślub", true);
    await said(page, "Utworzono listę Ślub. Lista jest udostępniona");
  });
});

it("a shop that wants public lists has the box ticked, and the shopper can untick it", async () => {
  list("Remont");
  const props = ` data-island-props='{"newLists":"public"}'`;
  await openPage(listButton(plain()[0]).replace('data-island="', `${props} data-island="`));
  one(".to_list").click();
  await soon("dialog.--sl-choose");
  expect(box().checked).toBe(true);
  await create("Wspólna");
  expect(lists().at(-1)).toMatchObject({ isPublic: true });
  await eventually(() => expect(one("dialog .sl_create__link").getAttribute("aria-expanded")).toBe("false"));
  await create("Moja", false);
  expect(lists().at(-1)).toMatchObject({ name: "Moja", isPublic: false });
});

describe("on a list's own page", () => {
  it("a press shares the list, another one makes it private again, and the button is pressed meanwhile", async () => {
    list("Remont");
    const page = await openOwnPage();
    const button = one("[data-list_action=share]");
    expect(button.getAttribute("aria-pressed")).toBe("false");
    const untilShared = (isShared: boolean) =>
      eventually(() => {
        expect([lists()[0]?.isPublic, button.getAttribute("aria-pressed")]).toEqual([
          isShared,
          String(isShared),
        ]);
        expect(button.matches("[aria-busy=true], .--loading")).toBe(false);
      });
    button.click();
    await untilShared(true);
    await said(page, "Lista jest udostępniona");
    button.click();
    await untilShared(false);
    await said(page, "Lista jest prywatna.");
    expect(lists()[0]?.name).toBe("Remont");
  });

  it("the dialog that renames the list changes both, and keeps what was not changed", async () => {
    list("Remont");
    const page = await openOwnPage();
    one("[data-list_action=rename]").click();
    await soon("dialog .sl_create__input");
    expect(box().checked).toBe(false);
    box().checked = true;
    one<HTMLInputElement>("dialog .sl_create__input").value = "Łazienka";
    one("dialog form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await said(page, "Nowa nazwa listy: Łazienka. Lista jest udostępniona");
    expect(lists()[0]).toMatchObject({ name: "Łazienka", isPublic: true });
  });

  it("a lost answer is settled by the visibility that the shop's page shows", async () => {
    list("Remont");
    const page = await openOwnPage();
    street.shop.faults.set("graphql", "500-html", { times: 1 });
    one("[data-list_action=share]").click();
    await said(page, "Nie udało się zapisać zmiany na liście");
    expect(one("[data-list_action=share]").getAttribute("aria-pressed")).toBe("false");
  });
});
