/**
 * Copies of a list all over the page (contract A 16): header, drawer, chooser, the list's own page. Each says by
 * `data-list_id` which list it is, and by `data-list_name`, `data-list_count`, `data-list_href` what stands where.
 */

import { safeLink } from "../../runtime/base/safe-url";
import { address, bag, number, text } from "../../runtime/base/values";

export interface List {
  readonly id: string;
  readonly name?: string | undefined;
  readonly link?: string | null | undefined;
  readonly count?: number | undefined;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const copiesOf = (id: string) => all(`[data-list_id="${CSS.escape(id)}"]:not([data-list_skeleton])`);

/** The lists that the page knows, each once. @param page another page of the shop */
export function knownLists(page: ParentNode = document): List[] {
  const found = new Map<string, List>();
  for (const row of page.querySelectorAll<HTMLElement>("[data-list_id]:not([data-list_skeleton])")) {
    const { list_id: id = "" } = row.dataset;
    const name = nameIn(row);
    const count = number(row.querySelector("[data-list_count]")?.textContent);
    if (id && name && !found.has(id)) found.set(id, { id, name, count: count ?? undefined });
  }
  return [...found.values()];
}

/** The name that stands in a row; empty where none does. */
export const nameIn = (row: Element): string =>
  row.querySelector("[data-list_name]")?.textContent?.trim() ?? "";

export const nameOf = (id: string): string => knownLists().find((one) => one.id === id)?.name ?? "";

/** Writes what is known of a list into all its copies. */
export function writeList({ id, name, link, count }: List): void {
  for (const row of copiesOf(id)) {
    // A list's own page may hold rows of others.
    const parts = (what: string) =>
      [...row.querySelectorAll<HTMLElement>(`[data-list_${what}]`)].filter(
        (part) => part.closest("[data-list_id]") === row,
      );
    const put = (what: string, words: string) => {
      for (const part of parts(what)) if (part.textContent !== words) part.textContent = words;
    };
    if (name) put("name", name);
    if (count !== undefined) put("count", String(count));
    const href = safeLink(link);
    if (href) for (const part of parts("href")) part.setAttribute("href", href);
  }
}

/** A copy of a pattern for rows, not in the page yet, and of no list yet. */
export function rowFrom(pattern: HTMLElement): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  row.removeAttribute("data-list_skeleton");
  row.removeAttribute("data-list_id");
  const place = String(pattern.parentElement?.childElementCount);
  for (const part of row.querySelectorAll("[data-list_position]"))
    for (const name of ["id", "for"])
      if (part.hasAttribute(name)) part.setAttribute(name, `${part.getAttribute(name)}_${place}`);
  return row;
}

/** A new list gets a row wherever there is a pattern for rows; what said that there is none goes. */
export function addList(list: List): void {
  for (const pattern of all("[data-list_skeleton]")) {
    const { parentElement: around } = pattern;
    if (!around || around.querySelector(`[data-list_id="${CSS.escape(list.id)}"]`)) continue;
    const row = rowFrom(pattern);
    row.dataset.list_id = list.id;
    const rows = [...around.children].filter((one) => one.matches("[data-list_id]"));
    (rows.at(-1) ?? pattern).after(row);
    for (const none of around.querySelectorAll(":scope > .--empty")) none.remove();
    around.closest("[data-empty]")?.setAttribute("data-empty", "false");
  }
  for (const link of all(".slt_link.--empty")) link.classList.remove("--empty");
  writeList(list);
}

/** Takes a list's rows away; its own page stays, and is left. */
export function dropList(id: string): void {
  for (const row of copiesOf(id)) if (!row.matches("section.shopping_list")) row.remove();
}

/** What the platform says of a list. Null where name or count is missing, or is none: then nothing of it is believed. */
export function readList(id: string, said: unknown): Required<List> | null {
  const { name, link, productCount } = bag(said);
  const count = number(productCount);
  if (typeof name !== "string" || !name.trim() || count === null || count < 0) return null;
  return { id, name: text(name), link: address(link), count };
}
