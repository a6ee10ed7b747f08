import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { eachNew } from "../../runtime/dom/each-new";
import { hoverIntent } from "../../runtime/dom/hover-intent";
import { oneTimer } from "../../runtime/dom/one-timer";
import { waitForApproach } from "../../runtime/dom/wait-for-approach";
import { type Menu, panelOf } from "./menu";
import type { Panels } from "./panels";

/** Milliseconds that a pointer must rest on an item before its panel replaces the previous one. */
const REST_MS = 100;
/** Milliseconds that a panel stays open after the pointer leaves the menu. */
const LEAVE_MS = 300;

/**
 * Delays hover panels, because a pointer crosses other items on its way. The theme's CSS opens and closes by `:hover`
 * at once. Here a panel stays hidden until the pointer rests, and the previous one stays until then.
 *
 *   pointer in ──100 ms──▶ shown ──out of the menu, 300 ms──▶ closed
 *                            ├──────on another item, 100 ms──▶ the other is shown
 *                            └──moves towards the shown panel──▶ both delays start again
 */
export function followHover({ list, signal }: Menu, panels: Panels): void {
  const tops = () => panels.items().filter((item) => item.parentElement === list);
  const timer = waitForApproach(oneTimer(signal), () => shown && panelOf(shown), signal);
  let shown: HTMLElement | null = tops().find((item) => item.matches(":hover")) ?? null;
  let unseen: HTMLElement | null = null;

  const reveal = () => {
    const panel = unseen && panelOf(unseen);
    panel?.style.removeProperty("visibility");
    if (panel) dropEmptyStyle(panel);
    unseen = null;
  };
  const switchTo = (item: HTMLElement | null) => {
    reveal();
    // When the pointer only leaves the menu, a panel with keyboard focus stays open.
    for (const other of tops())
      if (other !== item && (item || !other.querySelector(":focus-visible"))) panels.close(other);
    shown = item;
  };
  const came = (item: HTMLElement) => {
    reveal();
    if (shown === item) return timer.clear();
    panels.prepare(item);
    const panel = panelOf(item);
    // The keyboard may have opened it above a resting pointer; browsers take the focus from what is hidden.
    if (item.classList.contains("--hover") || panel?.contains(document.activeElement)) return;
    unseen = item;
    panel?.style.setProperty("visibility", "hidden");
  };
  const gone = (item: HTMLElement) => {
    reveal();
    if (shown === item && !panelOf(item)?.style.display) item.classList.add("--hover");
  };

  const follow = (item: HTMLElement) =>
    hoverIntent(
      item,
      {
        restMs: REST_MS,
        leaveMs: LEAVE_MS,
        came: () => came(item),
        rested: () => switchTo(item),
        gone: () => gone(item),
        left: () => switchTo(null),
      },
      signal,
      timer,
    );
  eachNew(list, tops, follow, signal);
  signal.addEventListener("abort", reveal);
}
