/** One dropdown: opens, closes, is moved through by keys, and tells the select what was chosen. */

import { listening } from "../../dom/listening";
import { attempt } from "../attempt";
import { closeOutside } from "./close-outside";
import type { DropdownOptions } from "./options";
import type { DropdownView } from "./view";

const root = document.documentElement.classList;

export function followDropdown(view: DropdownView, options: DropdownOptions, signal: AbortSignal): void {
  const { select, wrapper, toggle, menu, items } = view;
  const isOpen = () => wrapper.classList.contains("--open");
  const open = (on: boolean) => {
    // Pages set the class by hand.
    if (on === isOpen() || (on && toggle.classList.contains("--disabled"))) return;
    wrapper.classList.toggle("--open", on);
    root.toggle("--dropdown-open", on);
    toggle.setAttribute("aria-expanded", String(on));
  };
  sayDisabled(toggle, signal);
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
      for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      isOurs = false;
    }
    chosen(item);
  };

  const on = listening(signal);
  // The select itself, which small screens show.
  on(select, "change", () => isOurs || chosen(items[select.selectedIndex]));
  on(toggle, "click", () => {
    const { clickDropdownCallback: instead } = options;
    if (instead) attempt(() => instead(wrapper));
    else open(!isOpen());
  });
  on(menu, "click", (event) => {
    event.preventDefault(); // `#value` is no place of the page
    // The whole row: pages press it, and what is in it.
    const row = event.target instanceof Element ? event.target.closest(".f-dropdown-li") : null;
    const item = row?.querySelector<HTMLAnchorElement>(".f-dropdown-item");
    if (item) choose(item);
  });
  moveByKeys(view, { isOpen, open: () => open(true), shut }, signal);
  closeOutside(wrapper, () => open(false), signal);
  signal.addEventListener("abort", () => open(false));
}

/** Pages switch a list off by its class; who hears the page is told. */
function sayDisabled(toggle: HTMLElement, signal: AbortSignal): void {
  const say = () => {
    if (toggle.classList.contains("--disabled")) toggle.setAttribute("aria-disabled", "true");
    else toggle.removeAttribute("aria-disabled");
  };
  say();
  const observer = new MutationObserver(say);
  observer.observe(toggle, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect());
}

interface Opening {
  isOpen(): boolean;
  open(): void;
  /** Closes, with the focus on the button. */
  shut(): void;
}

/** Arrows, Home and End open the list and go through it; Escape closes it. */
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
    event.preventDefault(); // neither does the page scroll, nor does a dialog around it close
  });
}
