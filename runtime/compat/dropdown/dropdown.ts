/** One dropdown: opens, closes, is moved through by keys, and tells the select what was chosen. */
import { attempt } from "../attempt";
import type { DropdownOptions } from "./index";
import type { DropdownView } from "./view";

const root = document.documentElement.classList;

export function followDropdown(view: DropdownView, options: DropdownOptions, signal: AbortSignal): void {
  const { select, wrapper, toggle, menu, items } = view;
  const isOpen = () => wrapper.classList.contains("--open");
  const open = (on: boolean) => {
    if (on === isOpen()) return;
    wrapper.classList.toggle("--open", on);
    root.toggle("--dropdown-open", on);
    toggle.setAttribute("aria-expanded", String(on));
  };
  const shut = () => {
    open(false);
    toggle.focus({ preventScroll: true });
  };
  const chosen = (item: HTMLAnchorElement | undefined) => {
    view.update();
    const row = item?.parentElement;
    if (row) attempt(() => options.afterClickDropdownCallback?.(row));
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
      if (options.clickDropdownCallback) return void attempt(() => options.clickDropdownCallback?.(wrapper));
      open(!isOpen());
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    (event) => {
      event.preventDefault(); // `#value` is no place of the page
      const item =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".f-dropdown-item");
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
