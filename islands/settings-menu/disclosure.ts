import { contains, protoGet } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { endInTime, tellOpen } from "../../runtime/dom/ends-in-time";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";
import { waitForApproach } from "../../runtime/dom/wait-for-approach";
import { coverWithButton } from "./button";

interface Parts {
  readonly host: HTMLElement;
  readonly trigger: HTMLElement;
  readonly panel: HTMLElement;
}

/** Milliseconds that a panel stays open after the mouse leaves it, for a theme with a gap between button and panel. */
const LEAVE_MS = 300;
/** The theme's classes for an open panel (contract A 6, A 7). */
const OPEN = ["--open", "focus"];

/**
 * Opens and closes the panel (APG disclosure). The theme's stylesheet still opens it on hover and focus; the button's
 * state follows what is visible.
 *
 *   mouse or focus in ──▶ open (by the theme) ──out, 300 ms, and not towards the panel──▶ closed
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
  /** The mouse has left, perhaps for the panel beyond a gap. */
  let lingers = false;
  const timer = waitForApproach(oneTimer(signal), () => panel, signal);

  const isFocused = () => host.contains(document.activeElement);
  /** In the mobile drawer, the panel is in the flow and needs no opening. */
  const isPopup = () => /absolute|fixed/.test(getComputedStyle(panel).position);
  const isOpen = () =>
    protoGet(panel, "getClientRects").call(panel).length > 0 &&
    getComputedStyle(panel).visibility !== "hidden";

  const show = () => {
    if (signal.aborted) return; // a timer may fire after the abort
    const popup = isPopup();
    for (const state of OPEN) trigger.classList.toggle(state, (pinned || lingers) && popup);
    protoGet(panel, "style").display = dismissed && popup ? "none" : display;
    button.style.display = popup ? "" : "none";
    button.setAttribute("aria-expanded", String(isOpen()));
  };
  const set = (isPinned: boolean, isDismissed: boolean) => {
    timer.clear();
    lingers = false;
    pinned = isPinned;
    dismissed = isDismissed;
    show();
  };
  const close = () => set(false, true);
  const pin = () => {
    tellOpen(host);
    set(true, false);
  };
  /** Returns control to the theme once pointer and focus have left. */
  const release = () => set(false, dismissed && (isFocused() || host.matches(":hover")));

  // A mouse has already opened the panel by hover, so the first press pins it.
  on(button, "click", ({ detail }) => (pinned || (!detail && isOpen()) ? close() : pin()));
  on(trigger, "click", ({ target }) => {
    // A click from before the mount is replayed on the trigger, because the button did not exist then.
    if (target instanceof Node && !contains(panel, target) && target !== button) pin();
  });
  // A new hover ends an earlier dismissal.
  on(host, "pointerenter", () => set(pinned, false));
  on(host, "pointerleave", ({ pointerType }) => {
    if (pinned) return show();
    lingers = pointerType === "mouse" && !dismissed;
    if (!lingers) return release();
    timer.set(release, LEAVE_MS);
    show();
  });
  on(host, "focusin", show);
  // Ignores a blur of the whole window: the focus returns to the same element.
  on(host, "focusout", () => setTimeout(() => document.hasFocus() && !isFocused() && release()));
  on(document, "pointerdown", ({ target }) => pinned && !host.contains(target as Node) && release());
  on(document, "keydown", (event) => {
    if (!isEscape(event) || !isPopup() || !isOpen()) return;
    if (contains(panel, document.activeElement)) button.focus();
    close();
  });
  endInTime(host, () => isPopup() && isOpen() && close(), signal);
  // The menu moves between header and drawer when the view changes.
  const stop = store.subscribe(
    (state, before) => state.page.view !== before.page.view && setTimeout(release),
  );
  signal.addEventListener("abort", () => {
    stop();
    for (const state of OPEN) trigger.classList.remove(state);
    if (protoGet(panel, "style").display !== display) protoGet(panel, "style").display = display;
  });
  show();
}
