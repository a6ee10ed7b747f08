import { parseJson } from "../../runtime/base/json";
import { textsIn } from "../../runtime/base/values";
import type { BeforePaint } from "../../runtime/contracts/island";
import { isFixed, writePosition } from "./fixed-bars";

/**
 * Removes closed bars before the mount, also where the page's head script does not hide them, and fixes bottom bars
 * at the window's edge.
 */
export const beforePaint: BeforePaint = (view) => {
  putAway();
  if (view > 2 && !document.querySelector("html.order_process")) holdBelow();
};

function putAway(): void {
  const closed = textsIn(parseJson(localStorage.getItem("closedBars")));
  if (!closed.length) return;
  for (const bar of document.querySelectorAll(".bars__item"))
    if (closed.includes(bar.id)) {
      const bars = bar.closest<HTMLElement>(".bars");
      bar.replaceWith();
      if (!bars?.querySelector(".bars__item")) bars?.replaceWith();
      // The measured height still includes the closed bar.
      if (bars?.matches(".bars_top"))
        document.documentElement.style.setProperty("--bars-height", `${bars.offsetHeight}px`);
    }
}

/** A few frames, in milliseconds. */
const APPEARS_MS = 50;

/** Fixes the bottom bars. Top bars need it only after a scroll, which loads the island. */
function holdBelow(): void {
  const bars = [...document.querySelectorAll<HTMLElement>(".bars_bottom .bars__item")]
    .filter(isFixed)
    .reverse();
  const boxes = bars.map((bar) => bar.getBoundingClientRect());
  // In a low window the bars would cover too much; the island leaves them in the flow too.
  if (boxes.reduce((sum, { height }) => sum + height, 0) > innerHeight / 4) return;
  let position = 0;
  boxes.forEach(({ bottom, height }, index) => {
    const bar = bars[index] as HTMLElement;
    const { style, classList } = bar;
    writePosition(bar, position);
    if (bottom + position >= innerHeight && !classList.contains("--fixed")) {
      style.minHeight = `${height}px`;
      // Hidden while it moves: browsers count a visible move as a layout shift.
      style.visibility = "hidden";
      classList.add("--fixed");
      setTimeout(() => style.removeProperty("visibility"), APPEARS_MS);
    }
    position += height;
  });
}
