/**
 * Builds the chooser for pages without one, in the theme's markup: input, label and button are siblings (contract A
 * 16.3).
 */

import { knownLists, type List } from "../../runtime/dom/list-rows";
import { makeElement } from "../../runtime/dom/make-element";
import type { Text } from "./texts";

export type ListsTranslate = (key: Text, values?: Readonly<Record<string, string>>) => string;

/** The page's own chooser, or a new one. It is in the document only while it is open. */
export const chooserElement = (t: ListsTranslate): HTMLElement =>
  document.querySelector<HTMLElement>(".sl_choose") ?? makeChooser(t);

function makeChooser(t: ListsTranslate): HTMLElement {
  const title = makeElement("h2", "sl_choose__headline", t("shopping-lists.title"));
  const chooser = makeElement("div", "sl_choose", title);
  chooser.append(...knownLists().map((list) => makeRow(list, t)), makeForm(t));
  return chooser;
}

/** A row of the chooser. @param list must have a name */
export function makeRow({ id, name = "", count = 0, isShared }: List, t: ListsTranslate): HTMLElement {
  const input = makeElement("input", "sl_choose__input");
  const of = makeElement("span", "sl_choose__name", name);
  const many = makeElement("span", "sl_choose__count", String(count));
  const label = makeElement("label", "sl_choose__label", of, " ", many);
  const save = button("sl_choose__button", t("shopping-lists.save"));
  save.setAttribute("aria-label", t("shopping-lists.save-on", { list: name }));
  of.dataset.list_name = many.dataset.list_count = "true";
  Object.assign(input, { type: "radio", name: "add", id: `sl_choose_${id}` });
  label.htmlFor = input.id;
  const row = makeElement("div", "sl_choose__item", input, label, save);
  row.dataset.list_id = id;
  if (isShared !== undefined) row.dataset.shared = String(isShared);
  return row;
}

function makeForm(t: ListsTranslate): HTMLElement {
  const link = makeElement("a", "sl_create__link", t("shopping-lists.new"));
  const input = makeElement("input", "sl_create__input");
  const label = makeElement("label", "sl_create__label", t("shopping-lists.name"));
  link.href = "#createList";
  Object.assign(input, { id: "sl_create_name", required: true });
  label.htmlFor = input.id;
  const form = makeElement("div", "sl_create__form", label, input);
  form.append(button("sl_create__button", t("shopping-lists.create")));
  return makeElement("div", "sl_create", link, form);
}

function button(className: string, words: string): HTMLButtonElement {
  const made = makeElement("button", `${className} btn`, words);
  made.type = "button";
  return made;
}
