/**
 * Reads and updates the rows of a shopping list in header, drawer, chooser and on its own page (contract A 16).
 * `data-list_id` identifies the list; `data-list_name`, `data-list_count` and `data-list_href` mark the elements to
 * fill.
 */

import { safeLink } from "../base/safe-url";
import { address, asObject, number, text } from "../base/values";

/** Event on an open chooser: the page has learned of lists that were changed elsewhere. */
export const LISTS_CHANGED = "wyspa-lists";

export interface List {
  readonly id: string;
  readonly name?: string | undefined;
  readonly link?: string | null | undefined;
  readonly count?: number | undefined;
  /** Everyone with the link sees the list; `undefined` when the page does not tell. */
  readonly isShared?: boolean | undefined;
}

/** What the platform answers about a list. */
export type ReadList = Required<Omit<List, "isShared">>;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const copiesOf = (id: string) => all(`[data-list_id="${CSS.escape(id)}"]:not([data-list_skeleton])`);

/** The lists in a document, each once. @param page this page by default, or a parsed page of the shop */
export function knownLists(page: ParentNode = document): List[] {
  const found = new Map<string, List>();
  for (const row of page.querySelectorAll<HTMLElement>("[data-list_id]:not([data-list_skeleton])")) {
    const { list_id: id = "", shared } = row.dataset;
    const name = nameIn(row);
    const count = number(row.querySelector("[data-list_count]")?.textContent);
    const link = row.querySelector("[data-list_href]")?.getAttribute("href");
    if (id && name && !found.has(id))
      found.set(id, {
        id,
        name,
        link,
        count: count ?? undefined,
        isShared: shared ? shared === "true" : undefined,
      });
  }
  return [...found.values()];
}

/** The name shown in a row, or an empty string. */
export const nameIn = (row: Element): string =>
  row.querySelector("[data-list_name]")?.textContent?.trim() ?? "";

export const nameOf = (id: string): string => knownLists().find((one) => one.id === id)?.name ?? "";

/** Writes the known fields of a list into all its rows. */
export function writeList({ id, name, link, count, isShared }: List): void {
  for (const row of copiesOf(id)) {
    // A list's own page may contain rows of other lists.
    const parts = (what: string) =>
      [...row.querySelectorAll<HTMLElement>(`[data-list_${what}]`)].filter(
        (part) => part.closest("[data-list_id]") === row,
      );
    const writeParts = (what: string, words: string) => {
      for (const part of parts(what)) if (part.textContent !== words) part.textContent = words;
    };
    if (name) writeParts("name", name);
    if (count !== undefined) writeParts("count", String(count));
    const href = safeLink(link);
    if (isShared !== undefined) row.dataset.shared = String(isShared);
    if (href) for (const part of parts("href")) part.setAttribute("href", href);
  }
}

/** Clones a row template. The caller sets the list's id and inserts the row. */
export function rowFrom(template: HTMLElement): HTMLElement {
  const row = template.cloneNode(true) as HTMLElement;
  row.removeAttribute("data-list_skeleton");
  row.removeAttribute("data-list_id");
  const parts = [...row.querySelectorAll("[data-list_position]")];
  let position = template.parentElement?.childElementCount ?? 0;
  // A row may have been removed, and another chooser of the page may have the same template.
  while (parts.some(({ id }) => id && document.getElementById(`${id}_${position}`))) position++;
  for (const part of parts)
    for (const name of ["id", "for"])
      if (part.hasAttribute(name)) part.setAttribute(name, `${part.getAttribute(name)}_${position}`);
  return row;
}

/** Adds a row for a new list beside each row template, and removes the "no lists" messages. */
export function addList(list: List): void {
  for (const template of all("[data-list_skeleton]")) {
    const { parentElement: around } = template;
    if (!around || around.querySelector(`[data-list_id="${CSS.escape(list.id)}"]`)) continue;
    const row = rowFrom(template);
    row.dataset.list_id = list.id;
    const rows = [...around.children].filter((one) => one.matches("[data-list_id]"));
    (rows.at(-1) ?? template).after(row);
    for (const message of around.querySelectorAll(":scope > .--empty")) message.replaceWith();
    around.closest("[data-empty]")?.setAttribute("data-empty", "false");
  }
  for (const link of all(".slt_link.--empty")) link.classList.remove("--empty");
  writeList(list);
}

/** Removes a list's rows. The list's own page keeps its content, because the shopper is leaving it. */
export function dropList(id: string): void {
  for (const row of copiesOf(id)) if (!row.matches("section.shopping_list")) row.replaceWith();
}

/** Parses the platform's response for a list; `null` when its name or count is missing or invalid. */
export function readList(id: string, answer: unknown): ReadList | null {
  const { name, link, productCount } = asObject(answer);
  const count = number(productCount);
  if (typeof name !== "string" || !name.trim() || count === null || count < 0) return null;
  return { id, name: text(name), link: address(link), count };
}
