import { roomOf } from "../../runtime/dom/keep-room";
import { moveAway } from "../../runtime/dom/move-away";

/**
 * Moves the search box with its typed text into the open drawer (contract A 3.4). Its room in the header stays
 * reserved.
 */
export function searchBox(aside: Element): { bring(): void; putBack(): void } {
  let putBack: (() => void) | undefined;
  return {
    bring() {
      const box = document.getElementById("menu_search");
      if (!box || aside.contains(box)) return;
      const place = aside.querySelector('.setMobileGrid[data-item="#menu_navbar"]');
      putBack = moveAway(
        box,
        place?.parentElement ?? aside,
        place ?? aside.firstChild,
        "handler",
        "#menu_search",
        roomOf(box),
      );
    },
    putBack() {
      putBack?.();
      putBack = undefined;
    },
  };
}
