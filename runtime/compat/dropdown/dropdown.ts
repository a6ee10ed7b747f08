/** One dropdown: opens, closes, is moved through by keys, and tells the select what was chosen. */
import { attempt } from "../attempt";
import type { DropdownOptions } from "./index";
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
  const sayDisabled = () => {
    if (toggle.classList.contains("--disabled")) toggle.setAttribute("aria-disabled", "true");
    else toggle.removeAttribute("aria-disabled");
  };
  sayDisabled();
  const observer = new MutationObserver(sayDisabled);
  observer.observe(toggle, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect());
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

  // The select itself, which small screens show.
  select.addEventListener("change", () => isOurs || chosen(items[select.selectedIndex]), { signal });
  toggle.addEventListener(
    "click",
    () => {
      const { clickDropdownCallback: instead } = options;
      if (instead) attempt(() => instead(wrapper));
      else open(!isOpen());
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    (event) => {
      event.preventDefault(); // `#value` is no place of the page
      // The whole row: pages press it, and what is in it.
      const row = event.target instanceof Element ? event.target.closest(".f-dropdown-li") : null;
      const item = row?.querySelector<HTMLAnchorElement>(".f-dropdown-item");
      if (item) choose(item);
    },
    { signal },
  );
  wrapper.addEventListener(
    "keydown",
    (event) => {
      if (event.target === select) return;
      const all = [...menu.querySelectorAll<HTMLAnchorElement>("a:not([aria-disabled])")];
      const at = all.indexOf(document.activeElement as HTMLAnchorElement);
      const next = {
        ArrowDown: at + 1,
        ArrowUp: at < 0 ? all.length - 1 : at - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      if (event.key === "Escape" && isOpen()) shut();
      else if (next !== undefined && (isOpen() || /^Arrow/.test(event.key))) {
        open(true);
        all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
      } else return;
      event.preventDefault(); // neither does the page scroll, nor does a dialog around it close
    },
    { signal },
  );
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => wrapper.contains(target as Node) || open(false), {
      capture: true,
      signal,
    });
  signal.addEventListener("abort", () => open(false));
}
