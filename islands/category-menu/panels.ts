import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { eachNew } from "../../runtime/dom/each-new";
import { endInTime, tellOpen } from "../../runtime/dom/ends-in-time";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import { expanderOf, isRtl, linkOf, type Menu, panelOf, parentsIn } from "./menu";

export interface Panels {
  /** Items with a panel now: a page may add some, and take some away. */
  items(): HTMLElement[];
  open(item: HTMLElement): void;
  close(item: HTMLElement): void;
  /** Lays out the panel. No-op if `lay-out.ts` has done so since the last resize. */
  prepare(item: HTMLElement): void;
}

let count = 0;
/** Panel ids, kept so that a remount reuses them. */
const names = new WeakMap<Element, string>();

/**
 * Turns panels into disclosures (APG disclosure navigation, bar A6): links stay links, and a button beside each opens
 * its panel. Escape closes the panel and returns the focus. Moving the focus out of it also closes it.
 */
export function disclose(menu: Menu, prepare: (item: HTMLElement) => void): Panels {
  const { list, override, signal } = menu;
  const items = () => parentsIn(list).filter((item) => item.parentElement === list || expanderOf(item));

  const on = listening(signal);

  const fold = (item: HTMLElement) => {
    const expander = expanderOf(item);
    item.classList.remove("--hover");
    panelOf(item)?.classList.remove("active");
    if (expander) override(expander, "aria-expanded", "false");
  };
  const close = (item: HTMLElement) => {
    const expander = expanderOf(item);
    const panel = panelOf(item);
    if (isOpen(item) && panel?.contains(document.activeElement)) (expander ?? linkOf(item))?.focus();
    fold(item);
  };
  const open = (item: HTMLElement) => {
    for (const other of items()) if (!other.contains(item)) close(other);
    if (!isOpen(item)) tellOpen(item);
    item.classList.add("--hover");
    const expander = expanderOf(item);
    if (expander) override(expander, "aria-expanded", "true");
    prepare(item);
  };

  /** Buttons and panels: a page may render either anew. */
  const parts = () => items().flatMap((item) => [expanderOf(item) ?? [], panelOf(item) ?? []].flat());
  const name = (part: HTMLElement) => {
    const item = part.closest<HTMLElement>(".nav-item");
    const [expander, panel] = item ? [expanderOf(item), panelOf(item)] : [];
    if (!item || !expander || !panel) return;
    if (!names.has(panel)) names.set(panel, panel.id || `category-menu-panel-${++count}`);
    override(panel, "id", names.get(panel));
    override(expander, "aria-controls", panel.id);
    override(expander, "aria-expanded", String(isOpen(item)));
  };
  eachNew(list, parts, name, signal);
  on(list, "click", ({ target }) => {
    const item = items().find((one) => expanderOf(one)?.contains(target as Node));
    if (!item) return;
    if (isOpen(item)) close(item);
    else open(item);
  });
  on(list, "focusout", ({ relatedTarget }) => {
    // No target: the window lost the focus, or a pointer pressed a non-focusable place.
    if (!(relatedTarget instanceof Node)) return;
    for (const item of items()) if (isOpen(item) && !item.contains(relatedTarget)) close(item);
  });
  on(document.documentElement, "keydown", (event) => {
    if (!isEscape(event)) return;
    const opened = items().filter((item) => isOpen(item) || isSeen(item));
    for (const item of opened) {
      // Also for a panel that is open only by hover: `close` returns the focus only from a panel with `--hover`.
      if (panelOf(item)?.contains(document.activeElement)) (expanderOf(item) ?? linkOf(item))?.focus();
      close(item);
      conceal(item, signal);
    }
    if (opened.length) event.preventDefault();
  });
  /** Leaves the focus alone, which belongs to the next page or overlay. */
  const end = () => {
    for (const item of items()) {
      if (isOpen(item)) fold(item);
      if (isSeen(item)) conceal(item, signal);
    }
  };
  endInTime(list, end, signal);
  on(list, "keydown", (event) => moveFocus(event, list));
  signal.addEventListener("abort", () => {
    for (const item of items()) item.classList.remove("--hover");
  });
  return { items, open, close, prepare };
}

const isOpen = (item: Element) => item.classList.contains("--hover");
const isSeen = (item: Element) => !!panelOf(item)?.getClientRects().length;

/** Hides a panel that CSS opens on hover. It can open again after the pointer leaves it or clicks (WCAG 1.4.13). */
function conceal(item: HTMLElement, signal: AbortSignal): void {
  const panel = panelOf(item);
  if (!panel || !item.matches(":hover")) return;
  const done = new AbortController();
  const show = () => {
    done.abort();
    panel.style.removeProperty("display");
    dropEmptyStyle(panel);
  };
  panel.style.setProperty("display", "none", "important");
  const on = listening(done.signal);
  on(item, "pointerleave", show);
  on(item, "click", show);
  signal.addEventListener("abort", show, { signal: done.signal });
}

/** Arrow keys, Home and End move the focus along the first level. Tab still reaches every link and button. */
function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stops = [...list.querySelectorAll<HTMLElement>(":scope > .nav-item")].flatMap((item) =>
    [linkOf(item), expanderOf(item)].filter((stop) => stop !== null),
  );
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const ahead = isRtl(list) ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    Home: 0,
    End: stops.length - 1,
  };
  const to = Object.hasOwn(steps, event.key) ? stops[steps[event.key] ?? -1] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
