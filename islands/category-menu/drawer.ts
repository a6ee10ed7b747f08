import { attributeLoans } from "../../runtime/ui/attribute-loans";
import { closeButton } from "./close-button";
import { focusSoon } from "./focus-soon";
import { historyEntry } from "./history-entry";
import { nestedLevels } from "./levels";
import { type Menu, on } from "./menu";
import { shutOut } from "./outside";
import { searchBox } from "./search-box";

/** Opens and closes the drawer; the theme's CSS shows it by this class. */
const OPEN = "sidebar_open";
const TOGGLER = ".navbar-toggler";

/**
 * The side column of small screens as a drawer (contract A 3.4, bar A7): like a dialog while it is open, out of
 * reach while it is closed.
 *
 *   toggler ──▶ open ──Escape, tap outside, toggler, focus elsewhere──▶ closed, and its history entry taken back
 *                └──the device's Back──▶ closed
 */
export function drawer(menu: Menu): void {
  const { signal, lend } = menu;
  const column = document.querySelector("aside");
  if (!column) return;
  const aside: HTMLElement = column;
  const page = document.documentElement;
  const togglers = () => document.querySelectorAll<HTMLElement>(TOGGLER);
  const levels = nestedLevels(menu);
  const search = searchBox(aside);
  let opened: AbortController | undefined;
  let opener: HTMLElement | null = null;

  const entry = historyEntry(signal, { left: () => close(), entered: () => open(null) });
  /** The other panel in the column is the listing's filters. */
  const keepOut = () => lend(aside, "inert", opened || page.classList.contains("filters_open") ? null : "");
  const tellTogglers = () => {
    for (const toggler of togglers()) {
      lend(toggler, "aria-expanded", String(!!opened));
      lend(toggler, "aria-controls", aside.id);
    }
  };

  const open = (from: HTMLElement | null) => {
    if (opened) return;
    opened = new AbortController();
    opener = from;
    levels.reset();
    search.bring();
    page.classList.add(OPEN);
    keepOut();
    tellTogglers();
    standAsDialog(menu, aside, opened.signal, close);
    shutOut(aside, opened.signal);
    entry.push();
    const [first] = aside.querySelectorAll<HTMLElement>(".mobileCategories__link");
    if (!aside.contains(document.activeElement)) focusSoon([first ?? null, aside], opened.signal);
  };
  const close = ({ focus = true } = {}) => {
    if (!opened) return;
    const isInside = aside.contains(document.activeElement) || document.activeElement === document.body;
    opened.abort();
    opened = undefined;
    page.classList.remove(OPEN);
    if (focus && isInside) {
      const seen = [opener, ...togglers()].find((toggler) => toggler?.getClientRects().length);
      seen?.focus({ preventScroll: true });
    }
    search.putBack();
    entry.drop();
    if (signal.aborted) return; // all that was lent is given back already
    keepOut();
    tellTogglers();
  };

  if (!aside.id) lend(aside, "id", "category-menu-drawer");
  keepOut();
  tellTogglers();
  on(page, "click", (event) => press(event), signal);
  on(
    page,
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !opened) return;
      event.preventDefault();
      close();
    },
    signal,
  );
  on(
    page,
    "focusin",
    ({ target }) => {
      if (opened && target instanceof Node && !aside.contains(target)) close({ focus: false });
    },
    signal,
  );
  // A page that comes back by Back from where a link of the drawer led comes back closed.
  addEventListener("pageshow", ({ persisted }) => persisted && close({ focus: false }), { signal });
  const observer = new MutationObserver(() => {
    if (opened && !page.classList.contains(OPEN)) close();
    keepOut();
  });
  observer.observe(page, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    close({ focus: false });
  });

  function press(event: MouseEvent): void {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const toggler = target.closest<HTMLElement>(TOGGLER);
    if (toggler && page.classList.contains("filters_open")) page.classList.remove("filters_open");
    else if (toggler) opened ? close() : open(toggler);
    else if (opened && target.isConnected && !aside.contains(target)) close();
  }
}

/**
 * What a dialog has: a name, the focus, a way out for those who have neither Escape nor an outside. It stays the
 * landmark that it is: `aside` may not be made a dialog (ARIA in HTML).
 */
function standAsDialog({ say }: Menu, aside: HTMLElement, signal: AbortSignal, close: () => void): void {
  const lend = attributeLoans(signal);
  lend(aside, "tabindex", "-1");
  if (!aside.hasAttribute("aria-label") && !aside.hasAttribute("aria-labelledby"))
    lend(aside, "aria-label", say("category-menu.drawer"));
  aside.append(closeButton(say("category-menu.close"), signal, close));
}
