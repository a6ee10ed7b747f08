/** The dialog in which a list is chosen, or made (contract A 16.3). */
import type { IslandContext } from "../../runtime/islands/contract";
import { busy } from "../../runtime/kit/busy-button";
import { DEFAULT_NAME, makeDefaultList } from "../../runtime/kit/default-list";
import { ownDialog } from "../../runtime/kit/own-dialog";
import { chooserElement, makeRow, type Say } from "./chooser-markup";
import { createByForm } from "./create-form";
import { type Lists, makeLists } from "./lists";
import type { Product } from "./products";
import { addList, knownLists, nameOf } from "./rows";
import { type Text, texts } from "./texts";

/** Milliseconds that a row shows what has become of it. */
const SHOWN_MS = 1_000;
/** Milliseconds for the first list. */
const DEADLINE_MS = 8_000;

/** Opens the chooser; who has no list yet gets the first one. @returns what went wrong */
export async function open(
  context: IslandContext,
  products: readonly Product[],
  opener: HTMLElement,
): Promise<Text | null> {
  let first = "";
  if (!knownLists().length) {
    const made = await makeDefaultList(context, { isPublic: true, deadline: DEADLINE_MS });
    if (!made.ok) return navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline";
    if (!made.data) return "shopping-lists.unclear";
    first = made.data;
    addList({ id: first, name: DEFAULT_NAME, count: 0 });
  }
  return (await choose(context, products, opener, first)) ? null : "shopping-lists.failed";
}

/**
 * Offers the lists, and puts the products on each that is chosen, until the shopper closes the dialog.
 * @param first the list that is chosen to begin with
 * @returns whether the dialog could be had
 */
async function choose(
  context: IslandContext,
  products: readonly Product[],
  opener: HTMLElement,
  first: string,
): Promise<boolean> {
  const say = context.texts<Text>(texts);
  const lists = makeLists(context);
  const element = chooserElement(say);
  const life = new AbortController();
  const { signal } = life;

  element.addEventListener("click", saving(element, context, products, lists), { signal });
  createByForm(element, context, signal, lists, (id, name) => {
    ensureRow(element, id, name, say);
    select(element, id)?.focus();
  });
  if (first) ensureRow(element, first, DEFAULT_NAME, say);

  // Out of the page first: the theme shows it as soon as it is active, and the dialog's file may take its time.
  const place = document.createComment("sl_choose");
  if (element.isConnected) element.replaceWith(place);
  element.classList.add("--active");
  const close = () => {
    life.abort();
    element.classList.remove("--active");
    place.replaceWith(element);
  };
  const dialog = await ownDialog(context, {
    element,
    classes: "--sl-choose --medium --mobile",
    title: element.querySelector("h1, h2, h3, h4") ? undefined : say("shopping-lists.title"),
    opener,
    onClose: close,
  });
  if (!dialog) close();
  select(element, first || (element.querySelector(ROW)?.getAttribute("data-list_id") ?? ""));
  return !!dialog;
}

const ROW = "[data-list_id]:not([data-list_skeleton])";
const rowOf = (element: Element, id: string) => element.querySelector(`[data-list_id="${CSS.escape(id)}"]`);

function select(element: Element, id: string): HTMLInputElement | null {
  const radio = rowOf(element, id)?.querySelector<HTMLInputElement>("input.sl_choose__input") ?? null;
  if (radio) radio.checked = true;
  return radio;
}

/** Without a pattern for rows the chooser is our own, and gets one of ours. */
function ensureRow(element: Element, id: string, name: string, say: Say): void {
  if (!rowOf(element, id)) element.querySelector(".sl_create")?.before(makeRow({ id, name }, say));
}

/** Puts the products on the list whose button is pressed, one at a time. */
function saving(element: Element, context: IslandContext, products: readonly Product[], lists: Lists) {
  const say = context.texts<Text>(texts);
  let isSaving = false;
  return async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(".sl_choose__button") : null;
    // A button beside the rows, as themes have it on phones, saves on the chosen one.
    const row =
      button && (button.closest(ROW) ?? element.querySelector(".sl_choose__input:checked")?.closest(ROW));
    const id = row?.getAttribute("data-list_id");
    if (!row || !id || isSaving) return;
    isSaving = true;
    select(element, id);
    const rest = busy(button);
    row.classList.add("--loading");
    const trouble = await lists.change("addToShoppingList", id, products);
    isSaving = false;
    rest();
    row.classList.remove("--loading");
    show(row, trouble ? "--error" : "--success");
    if (trouble) context.alert(trouble, { type: "error" });
    else context.alert(say("shopping-lists.added", { list: nameOf(id) }), { type: "success" });
  };
}

/** The theme's own sign on a row, for a moment. */
function show(row: Element, state: "--success" | "--error"): void {
  row.classList.remove("--success", "--error");
  row.classList.add(state);
  setTimeout(() => row.classList.remove(state), SHOWN_MS);
}
