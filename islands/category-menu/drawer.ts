import { isOverAll } from "../../runtime/dom/cookie-banner";
import { endInTime, tellOpen } from "../../runtime/dom/ends-in-time";
import { focusSoon } from "../../runtime/dom/focus-soon";
import { type HistoryEntry, historyEntry } from "../../runtime/dom/history-entry";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import { actAsDialog, closeButton } from "./act-as-dialog";
import { ENTRY, FILTERS, OPEN, TOGGLER } from "./drawer-marks";
import { announceLevel, nestedLevels } from "./levels";
import type { Menu } from "./menu";
import { searchBox } from "./search-box";

const page = document.documentElement;
const togglers = () => document.querySelectorAll<HTMLElement>(TOGGLER);

interface Drawer {
  isOpen(): boolean;
  /** @param from gets the focus when the drawer closes */
  open(from: HTMLElement | null): void;
  /**
   * @param options.focus returns the focus to the opener; the default
   * @param options.atOnce does not wait until the drawer has slid out, because the page changes now
   */
  close(options?: { readonly focus?: boolean; readonly atOnce?: boolean }): void;
  /** Leaves levels until so many history entries are enough for the open ones. */
  closeLevelsTo(entries: number): void;
  /** Makes the closed drawer inert and the open one reachable. */
  keepOut(): void;
}

/**
 * Turns the side column of small screens into a drawer (contract A 3.4, bar A7): like a dialog while it is open,
 * inert while it is closed. Other scripts open and close it by the class.
 *
 *   toggler ──▶ open ──Escape, tap outside, toggler, focus elsewhere──▶ closed, and its history entry removed
 *                └──the device's Back──▶ one level up, and from the first level closed
 */
export function drawer(menu: Menu): void {
  const { signal, override } = menu;
  const aside = document.querySelector("aside");
  if (!aside) return;
  // The two depend on each other: Back closes the drawer, and closing it removes the history entry.
  const entry = historyEntry(ENTRY, signal, {
    onBack: (entries) => (entries ? own.closeLevelsTo(entries) : own.close()),
    onForward: () => own.open(null),
  });
  const own = makeDrawer(menu, aside, entry);
  if (!aside.id) override(aside, "id", "category-menu-drawer");
  openAndClose(own, aside, menu);
  followPage(own, aside, signal);
  endInTime(aside, () => own.close({ focus: false, atOnce: true }), signal);
}

function makeDrawer(menu: Menu, aside: HTMLElement, entry: HistoryEntry): Drawer {
  const { signal, override, options } = menu;
  const levels = nestedLevels(menu, options.backThroughLevels ? entry : null);
  const search = searchBox(aside);
  const button = closeButton(menu, aside, () => close());
  let opened: AbortController | undefined;
  let opener: HTMLElement | null = null;

  const keepOut = () => {
    const hasFilters = page.classList.contains(FILTERS);
    override(aside, "inert", opened || hasFilters ? null : "");
    button.style.display = hasFilters ? "none" : "grid"; // the filters have their own
    for (const toggler of togglers()) {
      override(toggler, "aria-expanded", String(!!opened));
      override(toggler, "aria-controls", aside.id);
    }
  };
  const close: Drawer["close"] = ({ focus = true, atOnce = false } = {}) => {
    if (!opened) return;
    const isInside = aside.contains(document.activeElement) || document.activeElement === document.body;
    opened.abort();
    opened = undefined;
    page.classList.remove(OPEN);
    if (focus && isInside) {
      const seen = [opener, ...togglers()].find((toggler) => toggler?.getClientRects().length);
      seen?.focus({ preventScroll: true });
    }
    search.putBack(atOnce || signal.aborted);
    entry.drop();
    if (!signal.aborted) keepOut(); // after an abort the overrides are already undone
  };
  return {
    isOpen: () => !!opened,
    keepOut,
    close,
    closeLevelsTo: levels.closeLevelsTo,
    open(from) {
      if (opened) return;
      opened = new AbortController();
      opener = from;
      levels.reset();
      search.bring();
      page.classList.add(OPEN);
      keepOut();
      tellOpen(aside);
      actAsDialog(menu, aside, opened.signal);
      entry.push();
      announceLevel(menu, null);
      const [first] = aside.querySelectorAll<HTMLElement>(".mobileCategories__link");
      if (!aside.contains(document.activeElement)) focusSoon([first ?? null, aside], opened.signal);
    },
  };
}

/** Opens and closes the drawer on the shopper's actions. */
function openAndClose(
  { isOpen, open, close }: Drawer,
  aside: HTMLElement,
  { banner, signal }: Pick<Menu, "banner" | "signal">,
): void {
  const on = listening(signal);
  const isOutside = (target: Element, event: Event) => !aside.contains(target) && !isOverAll(event, banner);
  on(page, "click", (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const toggler = target.closest<HTMLElement>(TOGGLER);
    if (toggler && page.classList.contains(FILTERS)) page.classList.remove(FILTERS);
    else if (toggler) isOpen() ? close() : open(toggler);
    else if (isOpen() && target.isConnected && isOutside(target, event)) close();
  });
  on(page, "keydown", (event) => {
    if (!isOpen() || !isEscape(event)) return;
    event.preventDefault();
    close();
  });
  on(page, "focusin", (event) => {
    const { target } = event;
    if (isOpen() && target instanceof Element && isOutside(target, event)) close({ focus: false });
  });
}

/** Follows changes by others: scripts set and remove the class, and the browser restores the page from its cache. */
function followPage({ isOpen, open, close, keepOut }: Drawer, aside: HTMLElement, signal: AbortSignal): void {
  // When Back restores the page that a drawer link left, the drawer is closed.
  addEventListener("pageshow", ({ persisted }) => persisted && close({ focus: false, atOnce: true }), {
    signal,
  });
  const hasClass = () => page.classList.contains(OPEN);
  const follow = () => {
    if (isOpen() && !hasClass()) close();
    keepOut();
    // Waits until the press that set the class is over: it would count as a press outside.
    if (!isOpen() && hasClass()) setTimeout(() => !signal.aborted && hasClass() && open(null));
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributeFilter: ["class"] });
  if (hasClass()) {
    // A press has opened it before the island was there (`early.ts`). The focus cannot enter contents that are not drawn.
    aside.style.removeProperty("content-visibility");
    open(null);
  } else keepOut();
  signal.addEventListener("abort", () => {
    observer.disconnect();
    close({ focus: false, atOnce: true });
  });
}
