/** Opens the dialog in which the shopper chooses or creates a list (contract A 16.3). */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import { addList, knownLists, LISTS_CHANGED, type List, nameIn, rowFrom } from "../../runtime/dom/list-rows";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { DEFAULT_NAME } from "../../runtime/platform/default-list";
import { chooserElement, type ListsTranslate, makeRow } from "./chooser-markup";
import { createByForm } from "./create-form";
import { type Lists, makeLists } from "./lists";
import type { Product } from "./products";
import { type Text, texts } from "./texts";
import { isSharedIn, settleVisibility, VISIBILITY, visibilityField, withVisibility } from "./visibility";

/** Milliseconds for which a row shows the result. */
const SHOWN_MS = 1_000;

/**
 * Offers the lists and adds the products to each chosen list, until the shopper closes the dialog.
 * No list is created before the shopper saves.
 * @returns the key of the error text, or `null`
 */
export async function open(
  context: IslandContext,
  products: readonly Product[],
  opener: HTMLElement,
): Promise<Text | null> {
  const t = context.texts<Text>(texts);
  const lists = makeLists(context);
  const element = chooserElement(t);
  const life = new AbortController();
  const { signal } = life;

  element.addEventListener("click", saving(element, context, products, lists), { signal });
  createByForm(element, context, signal, lists, (list) => {
    removeOffer(element);
    ensureRow(element, list, t);
    select(rowOf(element, list.id))?.focus();
  });
  removeOffer(element);
  if (!knownLists().length) offerFirst(element, context, t);
  const renew = () => {
    const known = knownLists();
    for (const list of known) ensureRow(element, list, t);
    const offer = element.querySelector(OFFER);
    if (offer?.matches(".--loading")) return;
    if (known.length) removeOffer(element);
    else if (!offer) offerFirst(element, context, t);
    selectAny(element);
  };
  element.addEventListener(LISTS_CHANGED, renew, { signal });

  // Removes the chooser from the page first: the theme shows it as soon as it is active, and the dialog's chunk may
  // still be loading.
  const place = document.createComment("sl_choose");
  if (element.isConnected) element.replaceWith(place);
  element.classList.add("--active");
  const close = () => {
    life.abort();
    element.classList.remove("--active");
    for (const field of element.querySelectorAll(VISIBILITY)) field.replaceWith();
    place.replaceWith(element);
  };
  const dialog = await ownDialog(context, {
    element,
    classes: "--sl-choose --medium --mobile",
    title: element.querySelector("h1, h2, h3, h4") ? undefined : t("shopping-lists.title"),
    opener,
    onClose: close,
  });
  if (!dialog) close();
  select(element.querySelector(ROW));
  if (dialog) return null;
  return navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline"; // the next press retries
}

/** The row of a first list that does not exist yet. */
const OFFER = "[data-list_offer]";
const ROW = `[data-list_id]:not([data-list_skeleton]), ${OFFER}`;
function removeOffer(element: Element): void {
  const row = element.querySelector(OFFER);
  if (row?.nextElementSibling?.matches(VISIBILITY)) row.nextElementSibling.replaceWith();
  row?.replaceWith();
}
const rowOf = (element: Element, id: string) => element.querySelector(`[data-list_id="${CSS.escape(id)}"]`);

function select(row: Element | null): HTMLInputElement | null {
  const radio = row?.querySelector<HTMLInputElement>("input.sl_choose__input") ?? null;
  if (radio) radio.checked = true;
  return radio;
}

/** Chooses the first row if the page has removed the chosen one, and the focus with it. */
function selectAny(element: Element): void {
  if (element.querySelector("input.sl_choose__input:checked")) return;
  const radio = select(element.querySelector(ROW));
  if (document.activeElement === document.body) radio?.focus();
}

/** Adds a row to our own chooser, which has no template for rows. */
function ensureRow(element: Element, list: List, t: ListsTranslate): void {
  if (!rowOf(element, list.id)) element.querySelector(".sl_create")?.before(makeRow(list, t));
}

/** Offers a first list to a shopper without lists; saving on its row creates it. */
function offerFirst(element: Element, context: IslandContext, t: ListsTranslate): void {
  const pattern = element.querySelector<HTMLElement>("[data-list_skeleton]");
  const row = pattern ? rowFrom(pattern) : makeRow({ id: "first", name: DEFAULT_NAME }, t);
  row.removeAttribute("data-list_id");
  row.dataset.list_offer = "true";
  for (const part of row.querySelectorAll("[data-list_name]")) part.textContent = DEFAULT_NAME;
  if (pattern) pattern.after(row);
  else element.querySelector(".sl_create")?.before(row);
  row.after(visibilityField(context, t)); // beside the row: themes lay out its content in one line
}

/** Turns the row of the offered list into a normal row once the list exists. */
function becomesList(row: HTMLElement, made: List): void {
  row.removeAttribute("data-list_offer");
  settleVisibility(row.nextElementSibling, made.isShared);
  row.dataset.list_id = made.id;
  addList({ name: DEFAULT_NAME, count: 0, ...made });
}

/** Saves the products on the list whose button is pressed, one list at a time. */
function saving(element: Element, context: IslandContext, products: readonly Product[], lists: Lists) {
  const t = context.texts<Text>(texts);
  let isSaving = false;
  /** @returns the error message, or the message of success */
  const save = async (row: HTMLElement, list: string) => {
    let success = t("shopping-lists.added", { list });
    if (row.matches(OFFER)) {
      const made = await lists.createFirst(isSharedIn(row.nextElementSibling));
      if ("trouble" in made) return made;
      becomesList(row, made);
      // A first list that another page has created may have another name by now.
      success = withVisibility(t("shopping-lists.added", { list: nameIn(row) }), made.isShared, t);
    }
    const trouble = await lists.change("addToShoppingList", row.dataset.list_id ?? "", products);
    return trouble ? { trouble } : { success };
  };
  return async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(".sl_choose__button") : null;
    // On phones, themes have one button outside the rows: it saves on the chosen list.
    const row =
      button &&
      (button.closest<HTMLElement>(ROW) ??
        element.querySelector(".sl_choose__input:checked")?.closest<HTMLElement>(ROW));
    if (!row || isSaving) return;
    isSaving = true;
    // Reads the name before saving: answers may rename the list in the meantime.
    const list = nameIn(row);
    select(row);
    const stopBusy = busy(button);
    row.classList.add("--loading");
    const outcome = await save(row, list);
    isSaving = false;
    stopBusy();
    row.classList.remove("--loading");
    const isSaved = "success" in outcome;
    show(row, isSaved ? "--success" : "--error");
    context.alert(isSaved ? outcome.success : outcome.trouble, { type: isSaved ? "success" : "error" });
  };
}

/** Shows the theme's state class on a row for a moment. */
function show(row: Element, state: "--success" | "--error"): void {
  row.classList.remove("--success", "--error");
  row.classList.add(state);
  setTimeout(() => row.classList.remove(state), SHOWN_MS);
}
