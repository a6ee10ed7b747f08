import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";
import { pressByKey } from "../../runtime/dom/press-by-key";
import { waitForApproach } from "../../runtime/dom/wait-for-approach";
import { contentOf } from "./content";
import { reachLinks } from "./reach-links";
import { showTip, type Tip } from "./tip";
import type { Trigger } from "./trigger";

/** Milliseconds for which a tip stays after the pointer has left, so that the pointer can move onto the tip. */
const HIDE_MS = 500;
/** Pixels between tip and trigger, or pointer: for hosts with `data-island`, and for the theme's own (ruling 8). */
const OFFSET = 15;
const THEME_OFFSET = 10;

type Reason = "hover" | "focus" | "press" | "inside";

/** Closes the open tip: a page shows one at a time. */
let closeOther = () => {};

/**
 * Opens and closes a tip (WCAG 1.4.13: dismissable, hoverable, persistent). Without hover it is a toggletip (bar A12).
 *
 *   pointer in ─────▶ open ──pointer out, 500 ms, and not on the tip──▶ closed
 *   keyboard focus ─▶ open ──focus out (not into the tip), Enter──▶ closed
 *   tap, Enter ─────▶ open and announced ──tap, tap elsewhere, focus out──▶ closed
 *   Escape, another tip ──▶ closed at once
 *
 * @returns opens the tip for a reason that existed before the mount
 */
export function opens(
  host: HTMLElement,
  { element: trigger, isFree }: Trigger,
  context: IslandContext,
): (reason: Reason) => void {
  const { signal } = context;
  const gap = gapOf(host, context);
  const on = listening(signal);
  const reasons = new Set<Reason>();
  let tip: Tip | null = null;
  const timer = waitForApproach(oneTimer(signal), () => tip?.element, signal);
  let life = new AbortController();

  const close = () => {
    // Moves the focus before clearing the reasons: otherwise the trigger's `focusin` would reopen the tip.
    if (tip?.element.contains(document.activeElement)) trigger.focus();
    timer.clear();
    life.abort();
    reasons.clear();
    tip?.remove();
    tip = null;
  };
  const open = (reason: Reason, at?: PointerEvent) => {
    timer.clear();
    const content = tip ? [] : contentOf(host);
    if (!tip && !content.length) return;
    if (!tip) {
      closeOther();
      closeOther = close;
      tip = showTip({ host, trigger, content, gap, at });
      life = new AbortController();
      const onTip = listening(life.signal);
      onTip(tip.element, "pointerenter", () => open("hover"));
      onTip(tip.element, "pointerleave", () => leave("hover"));
      onTip(tip.element, "focusin", () => open("inside"));
      onTip(tip.element, "focusout", () => leave("inside"));
      reachLinks(trigger, tip.element, life.signal);
    }
    reasons.add(reason);
  };
  const leave = (reason: Reason) => {
    reasons.delete(reason);
    timer.clear();
    if (!reasons.size) timer.set(close, reason === "hover" ? HIDE_MS : 0);
  };
  /** Toggles the tip. Announces its content, unless a screen reader has already read it on focus as the description. */
  const press = () => {
    if (reasons.has("press") || reasons.has("focus")) return close();
    open("press");
    if (tip) context.announce(tip.element.textContent ?? "");
  };

  on(host, "pointerenter", (event) => event.pointerType === "mouse" && open("hover", event));
  on(host, "pointerleave", ({ pointerType }) => pointerType === "mouse" && leave("hover"));
  on(trigger, "focusin", () => trigger.matches(":focus-visible") && open("focus"));
  on(trigger, "focusout", () => {
    reasons.delete("press");
    leave("focus");
  });
  if (isFree) followPresses(host, trigger, press, signal);
  dismissFromOutside(() => tip && [trigger, tip.element], close, signal);
  signal.addEventListener("abort", close);
  return open;
}

/** Pixels between tip and trigger. */
function gapOf(host: Element, { name, props }: IslandContext): number {
  const isMarked = host.getAttribute("data-island")?.split(/\s+/).includes(name);
  return (props as { offset?: number }).offset ?? (isMarked ? OFFSET : THEME_OFFSET);
}

/** Handles presses on a trigger without another action. */
function followPresses(
  host: HTMLElement,
  trigger: HTMLElement,
  press: () => void,
  signal: AbortSignal,
): void {
  const on = listening(signal);
  // A replayed click has no pointer type, so the device's hover ability decides.
  let byMouse = matchMedia("(hover: hover)").matches;
  on(window, "pointerdown", ({ pointerType }) => (byMouse = pointerType === "mouse"), { capture: true });
  on(host, "click", (event) => {
    // A link to `#` would jump to the top, and a label would activate its field.
    if (host.closest("a, label")) event.preventDefault();
    if (!byMouse || !event.detail) press();
  });
  if (host instanceof HTMLAnchorElement) pressByKey(host, signal);
  on(trigger, "keydown", (event) => {
    // Native buttons and links dispatch a click for these keys themselves.
    if (!/^(Enter| )$/.test(event.key) || event.target !== host || host.matches("a, button, input")) return;
    event.preventDefault();
    press();
  });
}

/** @param parts elements inside which a press does not close the tip; `null` while it is closed */
function dismissFromOutside(
  parts: () => readonly Element[] | null,
  close: () => void,
  signal: AbortSignal,
): void {
  const on = listening(signal);
  const pressed = ({ target }: Event) => parts()?.every((part) => !part.contains(target as Node)) && close();
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !parts()) return;
    close();
    // One Escape closes one thing: a surrounding dialog closes with the next.
    event.preventDefault();
    event.stopPropagation();
  };
  on(window, "pointerdown", pressed, { capture: true });
  on(window, "keydown", escaped, { capture: true });
}
