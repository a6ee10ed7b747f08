import { contains, protoGet } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import { coverWithButton } from "./button";

interface Parts {
  readonly host: HTMLElement;
  readonly trigger: HTMLElement;
  readonly panel: HTMLElement;
}

/** The theme's own names for a panel that is open (contract A 6, A 7). */
const OPEN = ["--open", "focus"];

/**
 * Opens and closes the panel (APG disclosure). The theme's stylesheet opens it on hover and focus: that stays, and
 * what the button says follows what is seen.
 *
 *   mouse or focus in ──▶ open (by the theme) ──out──▶ closed
 *   press ──▶ open and pinned ──press, Escape, focus or press elsewhere──▶ closed
 *   Escape ──▶ closed, focus on the button, until pointer and focus have left
 */
export function discloses({ host, trigger, panel }: Parts, name: string, context: IslandContext): void {
  const { signal, store } = context;
  const on = listening(signal);
  const button = coverWithButton(trigger, panel, name, signal);
  const { display } = protoGet(panel, "style");
  let pinned = false;
  let dismissed = false;

  const isFocused = () => host.contains(document.activeElement);
  /** Where the panel stands in the flow (in the mobile drawer) there is nothing to open. */
  const isPopup = () => /absolute|fixed/.test(getComputedStyle(panel).position);
  const isOpen = () =>
    protoGet(panel, "getClientRects").call(panel).length > 0 &&
    getComputedStyle(panel).visibility !== "hidden";

  const show = () => {
    if (signal.aborted) return; // a timer of ours may come after it
    const popup = isPopup();
    for (const state of OPEN) trigger.classList.toggle(state, pinned && popup);
    protoGet(panel, "style").display = dismissed && popup ? "none" : display;
    button.style.display = popup ? "" : "none";
    button.setAttribute("aria-expanded", String(isOpen()));
  };
  const set = (isPinned: boolean, isDismissed: boolean) => {
    pinned = isPinned;
    dismissed = isDismissed;
    show();
  };
  const close = () => set(false, true);
  const pin = () => set(true, false);
  /** Left alone, the panel is the theme's again. */
  const forget = () => set(false, dismissed && (isFocused() || host.matches(":hover")));

  // Hover has opened it for a mouse, and the first press says that it shall stay.
  on(button, "click", ({ detail }) => (pinned || (!detail && isOpen()) ? close() : pin()));
  on(trigger, "click", ({ target }) => {
    // A click that was held comes back to the trigger's face, which was there before the button.
    if (target instanceof Node && !contains(panel, target) && target !== button) pin();
  });
  // A pointer that comes anew asks anew.
  on(host, "pointerenter", () => set(pinned, false));
  on(host, "pointerleave", () => (pinned ? show() : forget()));
  on(host, "focusin", show);
  // Not when the whole window loses the focus: it comes back to where it was.
  on(host, "focusout", () => setTimeout(() => document.hasFocus() && !isFocused() && forget()));
  on(document, "pointerdown", ({ target }) => pinned && !host.contains(target as Node) && forget());
  on(document, "keydown", (event) => {
    if (!isEscape(event) || !isPopup() || !isOpen()) return;
    if (contains(panel, document.activeElement)) button.focus();
    close();
  });
  // The whole menu moves between header and drawer with the view.
  const stop = store.subscribe((state, before) => state.page.view !== before.page.view && setTimeout(forget));
  signal.addEventListener("abort", () => {
    stop();
    for (const state of OPEN) trigger.classList.remove(state);
    if (protoGet(panel, "style").display !== display) protoGet(panel, "style").display = display;
  });
  show();
}
