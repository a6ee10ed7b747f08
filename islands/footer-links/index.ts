import type { Mount } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { onListChange } from "../../runtime/dom/on-list-change";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { pressByKey } from "../../runtime/dom/press-by-key";

/** A footer column that folds. */
interface Tab {
  readonly header: HTMLElement;
  readonly list: HTMLElement;
}

/** Theme class that animates the folding. */
const SLOWLY = "--height-transition";

/**
 * On phones a column's header is a disclosure button; elsewhere it is a link and all columns are open (contract A
 * 17).
 */
export const mount: Mount = (host, { signal, store }) => {
  const override = overrideAttributesUntilAbort(signal);
  const folds = () => store.getState().page.view === 1;
  const headers = new WeakSet<HTMLElement>();
  /** Whether each known list is open; a list that the page adds is as the server rendered it. */
  const states = new Map<HTMLElement, boolean>();
  const isOpen = ({ list }: Tab) => states.get(list) ?? list.getAttribute("aria-hidden") !== "true";

  const show = (tab: Tab, open: boolean) => {
    const { header, list } = tab;
    if (!headers.has(header)) pressByKey(header, signal, folds);
    headers.add(header);
    states.set(list, open);
    const isHidden = folds() && !open;
    override(header, "role", folds() ? "button" : undefined);
    override(header, "tabindex", folds() && !header.hasAttribute("href") ? "0" : undefined);
    override(header, "aria-expanded", folds() ? String(open) : null);
    override(list, "aria-hidden", String(isHidden));
    override(list, "inert", isHidden ? "" : null); // themes may fold by height alone
  };
  const showAll = () => {
    for (const tab of tabsOf(host)) {
      tab.list.classList.remove(SLOWLY);
      // A list with the focus stays open when the shopper rotates the phone.
      show(tab, isOpen(tab) || (folds() && tab.list.contains(document.activeElement)));
    }
  };
  const showNew = () => {
    for (const tab of tabsOf(host))
      if (!headers.has(tab.header) || !states.has(tab.list)) show(tab, isOpen(tab));
  };

  listening(signal)(host, "click", (event) => {
    const tab = tabsOf(host).find(({ header }) => header.contains(event.target as Node));
    if (!tab || !folds() || !isPlainPress(event)) return;
    event.preventDefault();
    tab.list.classList.add(SLOWLY);
    show(tab, !isOpen(tab));
  });
  onListChange(host, showNew, signal);
  const leave = store.subscribe(({ page }, before) => page.view !== before.page.view && showAll());
  signal.addEventListener("abort", () => {
    leave();
    for (const list of states.keys()) list.classList.remove(SLOWLY);
  });
  showAll();
};

/** Finds columns as the server rendered them (contract A 17); headers without an arrow or a list are plain links. */
function tabsOf(host: HTMLElement): Tab[] {
  return [...host.querySelectorAll<HTMLElement>(".footer_tab__header")].flatMap((header) => {
    const list = header.dataset.hideArrow === "true" ? null : listOf(header, host);
    return list ? [{ header, list }] : [];
  });
}

function listOf(header: HTMLElement, host: HTMLElement): HTMLElement | null {
  const named = document.getElementById(header.getAttribute("aria-controls") ?? "");
  if (named && named !== host && host.contains(named)) return named;
  const next = header.nextElementSibling;
  return next instanceof HTMLElement && next.matches(".footer_links_sub") ? next : null;
}
