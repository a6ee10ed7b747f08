import type { IslandContext } from "../../runtime/islands/contract";
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
  const button = coverWithButton(trigger, panel, name, signal);
  const display = panel.style.display;
  let pinned = false;
  let dismissed = false;

  const isFocused = () => host.contains(document.activeElement);
  /** Where the panel stands in the flow (in the mobile drawer) there is nothing to open. */
  const isPopup = () => /absolute|fixed/.test(getComputedStyle(panel).position);
  const isOpen = () => panel.getClientRects().length > 0 && getComputedStyle(panel).visibility !== "hidden";

  const show = () => {
    if (signal.aborted) return; // a timer of ours may come after it
    const popup = isPopup();
    for (const state of OPEN) trigger.classList.toggle(state, pinned && popup);
    panel.style.display = dismissed && popup ? "none" : display;
    button.style.display = popup ? "" : "none";
    button.setAttribute("aria-expanded", String(isOpen()));
  };
  const set = (next: { pinned: boolean; dismissed: boolean }) => {
    ({ pinned, dismissed } = next);
    show();
  };
  const close = () => set({ pinned: false, dismissed: true });
  const pin = () => set({ pinned: true, dismissed: false });
  /** Left alone, the panel is the theme's again. */
  const forget = () =>
    set({ pinned: false, dismissed: dismissed && (isFocused() || host.matches(":hover")) });

  const on = <Type extends keyof DocumentEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal });

  on(button, "click", ({ detail }) => {
    // Hover has opened it for a mouse, and the first press says that it shall stay.
    if (pinned || (!detail && isOpen())) close();
    else pin();
  });
  on(trigger, "click", ({ target }) => {
    // A click that was held comes back to the trigger's face, which was there before the button.
    if (target instanceof Node && !panel.contains(target) && target !== button) pin();
  });
  // A pointer that comes anew asks anew.
  on(host, "pointerenter", () => set({ pinned, dismissed: false }));
  on(host, "pointerleave", () => (pinned ? show() : forget()));
  on(host, "focusin", show);
  on(host, "focusout", () => {
    // Not when the whole window loses the focus: it comes back to where it was.
    setTimeout(() => document.hasFocus() && !isFocused() && forget());
  });
  on(document, "pointerdown", ({ target }) => {
    if (pinned && !host.contains(target as Node)) forget();
  });
  on(document, "keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isPopup() || !isOpen()) return;
    if (panel.contains(document.activeElement)) button.focus();
    close();
  });
  // The whole menu moves between header and drawer with the view.
  const stop = store.subscribe((state, before) => state.page.view !== before.page.view && setTimeout(forget));
  signal.addEventListener("abort", () => {
    stop();
    for (const state of OPEN) trigger.classList.remove(state);
    if (panel.style.display !== display) panel.style.display = display;
  });
  show();
}
