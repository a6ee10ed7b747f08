import type { Mount } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { pressByKey } from "../../runtime/dom/press-by-key";

/** A footer column that folds: its header, its list, and whether the shopper has opened it. */
interface Tab {
  readonly header: HTMLElement;
  readonly list: HTMLElement;
  isOpen: boolean;
}

/** Theme class that animates the folding. */
const SLOWLY = "--height-transition";

/**
 * On phones a column's header is a disclosure button; elsewhere it is a link and all columns are open (contract A
 * 17).
 */
export const mount: Mount = (host, { signal, store }) => {
  const tabs = tabsOf(host);
  if (!tabs.length) return;
  const override = overrideAttributesUntilAbort(signal);
  const folds = () => store.getState().page.view === 1;

  const show = ({ header, list, isOpen }: Tab) => {
    const isHidden = folds() && !isOpen;
    override(header, "role", folds() ? "button" : undefined);
    override(header, "tabindex", folds() && !header.hasAttribute("href") ? "0" : undefined);
    override(header, "aria-expanded", folds() ? String(isOpen) : null);
    override(list, "aria-hidden", String(isHidden));
    override(list, "inert", isHidden ? "" : null); // themes may fold by height alone
  };
  const showAll = () => {
    for (const tab of tabs) {
      tab.list.classList.remove(SLOWLY);
      // A list with the focus stays open when the shopper rotates the phone.
      if (folds() && tab.list.contains(document.activeElement)) tab.isOpen = true;
      show(tab);
    }
  };

  for (const tab of tabs) {
    const toggle = (event: MouseEvent) => {
      if (!folds() || !isPlainPress(event)) return;
      event.preventDefault();
      tab.isOpen = !tab.isOpen;
      tab.list.classList.add(SLOWLY);
      show(tab);
    };
    tab.header.addEventListener("click", toggle, { signal });
    pressByKey(tab.header, signal, folds);
  }
  const leave = store.subscribe(({ page }, before) => page.view !== before.page.view && showAll());
  signal.addEventListener("abort", () => {
    leave();
    for (const { list } of tabs) list.classList.remove(SLOWLY);
  });
  showAll();
};

/** Finds columns as the server rendered them (contract A 17); headers without an arrow or a list are plain links. */
function tabsOf(host: HTMLElement): Tab[] {
  return [...host.querySelectorAll<HTMLElement>(".footer_tab__header")].flatMap((header) => {
    const list = header.dataset.hideArrow === "true" ? null : listOf(header, host);
    return list ? [{ header, list, isOpen: list.getAttribute("aria-hidden") !== "true" }] : [];
  });
}

function listOf(header: HTMLElement, host: HTMLElement): HTMLElement | null {
  const named = document.getElementById(header.getAttribute("aria-controls") ?? "");
  if (named && named !== host && host.contains(named)) return named;
  const next = header.nextElementSibling;
  return next instanceof HTMLElement && next.matches(".footer_links_sub") ? next : null;
}
