/** Behaviour of one dropdown: opening, closing, keyboard navigation, and passing the choice to the select. */

import { listening } from "../../dom/listening";
import { attempt } from "../attempt";
import type { DropdownOptions } from "./options";
import type { DropdownView } from "./view";

const root = document.documentElement.classList;

export function followDropdown(view: DropdownView, options: DropdownOptions, signal: AbortSignal): void {
  const { select, wrapper, toggle, menu, items } = view;
  const isOpen = () => wrapper.classList.contains("--open");
  const open = (on: boolean) => {
    // Pages also set the class themselves.
    if (on === isOpen() || (on && toggle.classList.contains("--disabled"))) return;
    wrapper.classList.toggle("--open", on);
    root.toggle("--dropdown-open", on);
    toggle.setAttribute("aria-expanded", String(on));
  };
  mirrorDisabled(toggle, signal);
  const shut = () => {
    open(false);
    toggle.focus({ preventScroll: true });
  };
  const chosen = (item: HTMLAnchorElement | undefined) => {
    view.update(true);
    const row = item?.parentElement;
    const { afterClickDropdownCallback: tell } = options;
    if (row && tell) attempt(() => tell(row));
  };
  let isOurs = false;
  const choose = (item: HTMLAnchorElement) => {
    if (item.getAttribute("aria-disabled")) return;
    shut();
    const index = Number(item.dataset.index);
    if (select.selectedIndex !== index) {
      select.selectedIndex = index;
      isOurs = true;
      for (const type of ["input", "change"]) select.dispatchEvent(new CustomEvent(type, { bubbles: true }));
      isOurs = false;
    }
    chosen(item);
  };

  const on = listening(signal);
  // The native select, which small screens show.
  on(select, "change", () => isOurs || chosen(items[select.selectedIndex]));
  on(toggle, "click", () => {
    const { clickDropdownCallback: instead } = options;
    if (instead) attempt(() => instead(wrapper));
    else open(!isOpen());
  });
  on(menu, "click", (event) => {
    event.preventDefault(); // `#value` is not an anchor of the page
    // Accepts the whole row: pages press the row, or something inside it.
    const row = event.target instanceof Element ? event.target.closest(".f-dropdown-li") : null;
    const item = row?.querySelector<HTMLAnchorElement>(".f-dropdown-item");
    if (item) choose(item);
  });
  moveByKeys(view, { isOpen, open: () => open(true), shut }, signal);
  closeOutside(wrapper, () => open(false), signal);
  signal.addEventListener("abort", () => open(false));
}

/** Pages disable a list by its class; `aria-disabled` passes that on to screen readers. */
function mirrorDisabled(toggle: HTMLElement, signal: AbortSignal): void {
  const mirror = () => {
    if (toggle.classList.contains("--disabled")) toggle.setAttribute("aria-disabled", "true");
    else toggle.removeAttribute("aria-disabled");
  };
  mirror();
  const observer = new MutationObserver(mirror);
  observer.observe(toggle, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect());
}

interface Opening {
  isOpen(): boolean;
  open(): void;
  /** Closes the list and focuses the button. */
  shut(): void;
}

/** Arrow keys open the list; arrows, Home and End move through it; Escape closes it. */
function moveByKeys({ select, wrapper, menu }: DropdownView, opening: Opening, signal: AbortSignal): void {
  listening(signal)(wrapper, "keydown", (event) => {
    if (event.target === select) return;
    const all = [...menu.querySelectorAll<HTMLAnchorElement>("a:not([aria-disabled])")];
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? all.length - 1 : at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === "Escape" && opening.isOpen()) opening.shut();
    else if (next !== undefined && (opening.isOpen() || /^Arrow/.test(event.key))) {
      opening.open();
      all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
    } else return;
    event.preventDefault(); // neither does the page scroll nor a surrounding dialog close
  });
}

const closers = new WeakMap<Element, () => void>();
let isListening = false;

/**
 * Closes open dropdowns when a press or the focus moves elsewhere. One pair of listeners serves all lists and retains
 * no list: pages replace whole listings and rebuild their lists each time.
 */
function closeOutside(wrapper: HTMLElement, close: () => void, signal: AbortSignal): void {
  closers.set(wrapper, close);
  signal.addEventListener("abort", () => closers.delete(wrapper));
  if (isListening) return;
  isListening = true;
  const elsewhere = ({ target }: Event) => {
    for (const open of document.querySelectorAll(".f-dropdown.--open"))
      if (!open.contains(target as Node)) closers.get(open)?.();
  };
  const forEver = new AbortController().signal;
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, elsewhere, { capture: true, signal: forEver });
}
