import { parseJson } from "../../runtime/base/json";
import { textsIn } from "../../runtime/base/values";
import type { BeforePaint } from "../../runtime/contracts/island";
import { isFixed, writePosition } from "./fixed-bars";

/** Closed bars never show, also where the page's head script does not hide them; those below the page stand in sight. */
export const beforePaint: BeforePaint = (view) => {
  putAway();
  if (view > 2 && !document.querySelector("html.order_process")) holdBelow();
};

function putAway(): void {
  const closed = textsIn(parseJson(localStorage.getItem("closedBars")));
  if (!closed.length) return;
  for (const bar of document.querySelectorAll(".bars__item"))
    if (closed.includes(bar.id)) {
      const top = bar.closest<HTMLElement>(".bars_top");
      bar.remove();
      // Their height was measured while they stood.
      if (top) document.documentElement.style.setProperty("--bars-height", `${top.offsetHeight}px`);
    }
}

/** A few frames, in milliseconds. */
const APPEARS_MS = 50;

/** Those above need no hold until the page is scrolled, which brings the island. */
function holdBelow(): void {
  const bars = [...document.querySelectorAll<HTMLElement>(".bars_bottom .bars__item")]
    .filter(isFixed)
    .reverse();
  const boxes = bars.map((bar) => bar.getBoundingClientRect());
  // In a low window bars would be all that one sees: the island lets them lie, too.
  if (boxes.reduce((sum, { height }) => sum + height, 0) > innerHeight / 4) return;
  let position = 0;
  for (const [index, { bottom, height }] of boxes.entries()) {
    const bar = bars[index] as HTMLElement;
    const { style, classList } = bar;
    writePosition(bar, position);
    if (bottom + position >= innerHeight && !classList.contains("--fixed")) {
      style.minHeight = `${height}px`;
      // It comes where it stands: browsers count one that is seen on its way there as a shift of the page.
      style.visibility = "hidden";
      classList.add("--fixed");
      setTimeout(() => style.removeProperty("visibility"), APPEARS_MS);
    }
    position += height;
  }
}
