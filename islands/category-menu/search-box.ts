import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { placeholderStyleOf } from "../../runtime/dom/keep-room";
import { moveAway } from "../../runtime/dom/move-away";
import { OPEN } from "./drawer-marks";

interface SearchBox {
  bring(): void;
  /** @param atOnce does not wait until the drawer has slid out */
  putBack(atOnce: boolean): void;
}

/**
 * Moves the search box with its typed text into the open drawer (contract A 3.4). Its room in the header stays
 * reserved. It returns once the drawer has slid out of sight: earlier, everything below it in the drawer would jump.
 */
export function searchBox(aside: Element): SearchBox {
  let putBack: (() => void) | undefined;
  let opening = 0;
  return {
    bring() {
      opening++;
      const box = document.getElementById("menu_search");
      if (!box || aside.contains(box)) return;
      const place = aside.querySelector('.setMobileGrid[data-item="#menu_navbar"]');
      const placeholderStyle = placeholderStyleOf(box);
      // A press may have opened the drawer already (`early.ts`).
      const shown = document.documentElement.classList.contains(OPEN) ? renderAnew() : () => {};
      putBack = moveAway(
        box,
        place?.parentElement ?? aside,
        place ?? aside.firstChild,
        "handler",
        "#menu_search",
        placeholderStyle,
      );
      shown();
    },
    putBack(atOnce) {
      const now = opening;
      const end = () => {
        if (now !== opening) return; // reopened meanwhile
        const shown = atOnce ? () => {} : renderAnew();
        putBack?.();
        shown();
        putBack = undefined;
      };
      const slides = atOnce ? [] : (aside.getAnimations?.() ?? []);
      if (slides.length) void Promise.allSettled(slides.map(({ finished }) => finished)).then(end);
      else end();
    },
  };
}

/**
 * Chrome counts a moved box as a layout shift, even from a place out of sight. A box that is rendered anew does not
 * count.
 * @returns shows the box again
 */
function renderAnew(): () => void {
  const box = document.getElementById("menu_search");
  if (!box || box.contains(document.activeElement)) return () => {};
  const { display } = box.style;
  box.style.display = "none";
  void box.offsetWidth;
  return () => {
    box.style.display = display;
    dropEmptyStyle(box);
  };
}
