import { roomOf } from "../../runtime/dom/keep-room";
import { moveAway } from "../../runtime/dom/move-away";

/** The search box stands in the drawer while that is open (spec §2, contract A 3.4), with all that is typed. Its room in the header stays. */
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
