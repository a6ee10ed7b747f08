import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { listening } from "../../runtime/dom/listening";
import type { Item } from "./item";

/** Pixels from the window's top edge; the last section that starts above them is the one being read. */
const READ_ABOVE = 100;
const FIXED = "--fixed";

/** Keeps the tabs visible after the page scrolls past them, and marks the tab of the section being read. */
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
    // Reserves the height of fixed tabs, which themes take out of the flow.
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
