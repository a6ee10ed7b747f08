import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { listening } from "../../runtime/dom/listening";
import type { Item } from "./item";

/** Pixels from the window's upper edge above which a section is the one that is read. */
const READ_ABOVE = 100;
const FIXED = "--fixed";

/** Keeps the tabs in sight once the page is scrolled past them, and marks the one whose section is read. */
export function followReading(
  tabs: HTMLElement,
  items: () => readonly Item[],
  signal: AbortSignal,
): { renew(): void; end(): void } {
  const on = listening(signal);
  let frame = 0;
  const follow = () => {
    frame = 0;
    const { top, height } = tabs.getBoundingClientRect();
    const isFixed = height > 0 && top <= 0;
    const read = items()
      .filter(({ section }) => section.getBoundingClientRect().top < READ_ABOVE)
      .pop();
    // Themes take what is fixed out of the page: its room stays.
    if (isFixed !== tabs.classList.contains(FIXED)) tabs.style.minHeight = isFixed ? `${height}px` : "";
    tabs.classList.toggle(FIXED, isFixed);
    for (const item of read ? items() : []) {
      item.element.classList.toggle("active", item === read);
      if (item === read) item.control.setAttribute("aria-current", "true");
      else item.control.removeAttribute("aria-current");
    }
  };
  const renew = () => {
    frame ||= requestAnimationFrame(follow);
  };
  on(document, "scroll", renew, { capture: true, passive: true });
  on(window, "resize", renew);
  return {
    renew,
    end() {
      cancelAnimationFrame(frame);
      tabs.classList.remove(FIXED);
      tabs.style.minHeight = "";
      dropEmptyStyle(tabs);
    },
  };
}
