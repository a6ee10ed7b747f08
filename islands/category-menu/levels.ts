import { actAsButton } from "../../runtime/dom/act-as-button";
import { eachNew } from "../../runtime/dom/each-new";
import { focusSoon } from "../../runtime/dom/focus-soon";
import type { HistoryEntry } from "../../runtime/dom/history-entry";
import { isModified, linkOf, type Menu, panelOf, parentsIn } from "./menu";

/** Theme's class of an item whose level is shown; the server also sets it on the current path. */
const OPEN = "nav-open";
const BACK = ".nav-header__backLink";

const isOpen = (item: Element) => item.classList.contains(OPEN);

/** The history entries of open levels; `null` = the device's Back closes the drawer from any level. */
type Entries = Pick<HistoryEntry, "push" | "pop"> | null;

interface Levels {
  /** Shows the first level. */
  reset(): void;
  /** Leaves the deepest levels until one entry for the drawer, and one for each open level, are so many. */
  closeLevelsTo(entries: number): void;
}

/**
 * Shows the drawer's levels one at a time (contract A 3.4, bar A7). An item with a level below opens that level
 * instead of navigating; the link in the level's head navigates. Hidden levels are inert.
 */
export function nestedLevels(menu: Menu, entries: Entries): Levels {
  const { list, signal } = menu;
  const parents = () => parentsIn(list);
  const onPath = [...list.querySelectorAll(`.${OPEN}`)];
  for (const item of onPath) item.classList.remove(OPEN);
  makeButtons(menu);
  const covered = () => parents().filter(isOpen).flatMap(coveredBy);
  eachNew(list, covered, (element) => menu.override(element, "inert", ""), signal);

  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || isModified(event)) return;
    if (press(menu, entries, event.target as Element)) event.preventDefault();
  };
  list.addEventListener("click", click, { signal });

  const reset = () => {
    for (const item of new Set([...onPath, ...parents()])) item.classList.remove(OPEN);
    for (const item of parents()) show(menu, item, false);
  };
  signal.addEventListener("abort", () => {
    for (const item of parents()) item.classList.remove(OPEN);
    for (const item of onPath) item.classList.add(OPEN);
  });
  return {
    reset,
    closeLevelsTo(count) {
      const open = parents().filter(isOpen); // in document order, so that the deepest is the last
      for (const item of open.slice(Math.max(0, count - 1)).reverse()) leave(menu, item);
    },
  };
}

/** Makes buttons of links that open a level or lead back: a plain click on them does not navigate. */
function makeButtons(menu: Menu): void {
  const { list, override, t, signal } = menu;
  const makeLink = (link: HTMLElement) => {
    actAsButton(link, override, signal);
    const item = link.closest<HTMLElement>(".nav-item");
    if (item && !isOpen(item)) show(menu, item, false);
  };
  const makeBack = (back: HTMLElement) => {
    actAsButton(back, override, signal);
    if (!back.hasAttribute("aria-label") && !back.textContent?.trim())
      override(back, "aria-label", t("category-menu.back"));
  };
  eachNew(list, () => parentsIn(list).flatMap((item) => linkOf(item) ?? []), makeLink, signal);
  eachNew(list, () => list.querySelectorAll<HTMLElement>(BACK), makeBack, signal);
}

/** @returns whether the press was for a level */
function press(menu: Menu, entries: Entries, target: Element): boolean {
  const back = target.closest(BACK);
  const left = back?.closest<HTMLElement>(`.${OPEN}`);
  const up = (item: HTMLElement) => {
    leave(menu, item);
    entries?.pop();
  };
  if (left) up(left);
  if (back) return true;
  const link = target.closest(".nav-link");
  const item = link?.closest<HTMLElement>(".nav-item");
  if (!item || linkOf(item) !== link || !panelOf(item)) return false;
  if (isOpen(item)) up(item);
  else {
    enter(menu, item);
    entries?.push();
  }
  return true;
}

function enter(menu: Menu, item: HTMLElement): void {
  for (const sibling of item.parentElement?.children ?? [])
    if (isOpen(sibling)) show(menu, sibling as HTMLElement, false);
  show(menu, item, true);
  const stops = panelOf(item)?.querySelectorAll<HTMLElement>(`${BACK}, .nav-link`) ?? [];
  focusSoon([...stops], menu.signal);
  announceLevel(menu, item);
}

function leave(menu: Menu, item: HTMLElement): void {
  show(menu, item, false);
  focusSoon([linkOf(item)], menu.signal);
  announceLevel(menu, item.parentElement?.closest(".nav-item") ?? null);
}

/**
 * Orca in Firefox does not read the focus that leaves a part which becomes inert: without an announcement, a level opens
 * and closes in silence.
 * @param item the item whose level is shown now; `null` for the first level
 */
export function announceLevel({ list, announce, t }: Menu, item: Element | null): void {
  const link = item && list.contains(item) ? linkOf(item) : null;
  announce(link?.textContent?.trim() || t("category-menu.drawer"));
}

function show({ override }: Menu, item: HTMLElement, opens: boolean): void {
  const [link, panel] = [linkOf(item), panelOf(item)];
  item.classList.toggle(OPEN, opens);
  if (link) override(link, "aria-expanded", String(opens));
  if (panel) override(panel, "inert", opens ? null : "");
  for (const other of coveredBy(item)) override(other, "inert", opens ? "" : null);
}

/** The elements that an item's open level covers or replaces. */
function coveredBy(item: HTMLElement): Element[] {
  const panel = panelOf(item);
  const beside = [...(item.parentElement?.children ?? [])].filter((other) => other !== item);
  return [...beside, ...[...item.children].filter((child) => child !== panel)];
}
