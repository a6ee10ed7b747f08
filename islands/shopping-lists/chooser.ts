/** The dialog in which a list is chosen, or made (contract A 16.3). */
import type { IslandContext } from "../../runtime/islands/contract";
import { busy } from "../../runtime/kit/busy-button";
import { DEFAULT_NAME, forgetDefaultList, makeDefaultList } from "../../runtime/kit/default-list";
import { ownDialog } from "../../runtime/kit/own-dialog";
import { chooserElement, makeRow, type Say } from "./chooser-markup";
import { createByForm } from "./create-form";
import { isListId, type Lists, makeLists, readLists } from "./lists";
import type { Product } from "./products";
import { addList, knownLists, nameOf } from "./rows";
import { type Text, texts } from "./texts";

/** Milliseconds that a row shows what has become of it. */
const SHOWN_MS = 1_000;
/** Milliseconds for the first list. */
const DEADLINE_MS = 8_000;

/** Opens the chooser. Nothing is made before the shopper saves. @returns what went wrong */
export async function open(
  context: IslandContext,
  products: readonly Product[],
  opener: HTMLElement,
): Promise<Text | null> {
  return (await choose(context, products, opener)) ? null : "shopping-lists.failed";
}

/**
 * Makes the first list once the shopper has saved on it; after an unclear answer the platform's lists are read again.
 * @returns its id, or what went wrong
 */
async function makeFirst(
  context: IslandContext,
): Promise<{ readonly id: string } | { readonly trouble: Text }> {
  const made = await makeDefaultList(context, { isPublic: true, deadline: DEADLINE_MS });
  const isRefused = !made.ok && ["graphql", "refused"].includes(made.kind);
  let id = made.ok && isListId(made.data) ? made.data : "";
  if (!id && !isRefused) {
    const lists = await readLists(context.platform);
    if (!lists) return { trouble: navigator.onLine ? "shopping-lists.unclear" : "shopping-lists.offline" };
    id = lists.find(({ name }) => name === DEFAULT_NAME)?.id ?? "";
    if (!id) forgetDefaultList(context);
  }
  if (!id) return { trouble: navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline" };
  addList({ id, name: DEFAULT_NAME, count: 0 });
  return { id };
}

/**
 * Offers the lists, and puts the products on each that is chosen, until the shopper closes the dialog.
 * @returns whether the dialog could be had
 */
async function choose(
  context: IslandContext,
  products: readonly Product[],
  opener: HTMLElement,
): Promise<boolean> {
  const say = context.texts<Text>(texts);
  const lists = makeLists(context);
  const element = chooserElement(say);
  const life = new AbortController();
  const { signal } = life;

  element.addEventListener("click", saving(element, context, products, lists), { signal });
  createByForm(element, context, signal, lists, (id, name) => {
    element.querySelector(OFFER)?.remove();
    ensureRow(element, id, name, say);
    select(element, id)?.focus();
  });
  element.querySelector(OFFER)?.remove();
  if (!knownLists().length) offerFirst(element, say);

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
  const first = element.querySelector(ROW)?.querySelector<HTMLInputElement>("input.sl_choose__input");
  if (first) first.checked = true;
  return !!dialog;
}

/** The row of a first list that is not made yet. */
const OFFER = "[data-list_offer]";
const ROW = `[data-list_id]:not([data-list_skeleton]), ${OFFER}`;
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

/** A shopper without a list is offered one, which is made when they save. */
function offerFirst(element: Element, say: Say): void {
  const row = makeRow({ id: "first", name: DEFAULT_NAME }, say);
  row.removeAttribute("data-list_id");
  row.dataset.list_offer = "true";
  const create = element.querySelector(".sl_create");
  if (create) create.before(row);
  else element.append(row);
}

/** Puts the products on the list whose button is pressed, one at a time. */
function saving(element: Element, context: IslandContext, products: readonly Product[], lists: Lists) {
  const say = context.texts<Text>(texts);
  let isSaving = false;
  /** @returns what went wrong, and the list's id */
  const save = async (row: Element): Promise<readonly [string | null, string]> => {
    let id = row.getAttribute("data-list_id") ?? "";
    if (!id) {
      const made = await makeFirst(context);
      if ("trouble" in made) return [say(made.trouble), ""];
      id = made.id;
      ensureRow(element, id, DEFAULT_NAME, say);
      select(element, id);
      const own = rowOf(element, id)?.querySelector<HTMLElement>(".sl_choose__button");
      if (row.contains(document.activeElement)) own?.focus();
      row.remove();
    }
    return [await lists.change("addToShoppingList", id, products), id];
  };
  return async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(".sl_choose__button") : null;
    // A button beside the rows, as themes have it on phones, saves on the chosen one.
    const row =
      button && (button.closest(ROW) ?? element.querySelector(".sl_choose__input:checked")?.closest(ROW));
    if (!row || isSaving) return;
    isSaving = true;
    const radio = row.querySelector<HTMLInputElement>("input.sl_choose__input");
    if (radio) radio.checked = true;
    const rest = busy(button);
    row.classList.add("--loading");
    const [trouble, id] = await save(row);
    isSaving = false;
    rest();
    row.classList.remove("--loading");
    const shown = rowOf(element, id) ?? row;
    show(shown, trouble ? "--error" : "--success");
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
