import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { pressByKey } from "../../runtime/dom/press-by-key";
import { contentOf } from "./content";
import { reachLinks } from "./reach-links";
import { showTip, type Tip } from "./tip";
import type { Trigger } from "./trigger";

/** Milliseconds that a tip stays when the pointer has left: long enough to get onto it (spec §9). */
const HIDE_MS = 500;
/** Pixels from the pointer or the element: the specification's, and the standard theme's (ruling 8). */
const OFFSET = 15;
const THEME_OFFSET = 10;

type Reason = "hover" | "focus" | "press" | "inside";

/** A page shows one tip at a time: the next one closes it. */
let closeOther = () => {};

/**
 * Opens and closes a tip (WCAG 1.4.13: dismissable, hoverable, persistent). Where there is no hover it is a
 * toggletip (bar A12).
 *
 *   pointer in ─────▶ open ──pointer out, 500 ms, and not on the tip──▶ closed
 *   keyboard focus ─▶ open ──focus out (not into the tip), Enter──▶ closed
 *   tap, Enter ─────▶ open and said ──tap, tap elsewhere, focus out──▶ closed
 *   Escape, another tip ──▶ closed at once
 *
 * @returns opens it for a reason that was there before the island
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let life = new AbortController();

  const close = () => {
    // Before it goes: the trigger would open it anew.
    if (tip?.element.contains(document.activeElement)) trigger.focus();
    clearTimeout(timer);
    life.abort();
    reasons.clear();
    tip?.remove();
    tip = null;
  };
  const open = (reason: Reason, at?: PointerEvent) => {
    clearTimeout(timer);
    const content = tip ? [] : contentOf(host);
    if (!tip && !content.length) return;
    if (!tip) {
      closeOther();
      closeOther = close;
      tip = showTip({ host, trigger, content, gap, at });
      on(tip.element, "pointerenter", () => open("hover"));
      on(tip.element, "pointerleave", () => leave("hover"));
      on(tip.element, "focusin", () => open("inside"));
      on(tip.element, "focusout", () => leave("inside"));
      life = new AbortController();
      reachLinks(trigger, tip.element, life.signal);
    }
    reasons.add(reason);
  };
  const leave = (reason: Reason) => {
    reasons.delete(reason);
    clearTimeout(timer);
    if (!reasons.size) timer = setTimeout(close, reason === "hover" ? HIDE_MS : 0);
  };
  /** Said only when nobody has said it yet: focus has read the description. */
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

/** Pixels between a tip and what it explains. */
function gapOf(host: Element, { name, props }: IslandContext): number {
  const isMarked = host.getAttribute("data-island")?.split(/\s+/).includes(name);
  return (props as { offset?: number }).offset ?? (isMarked ? OFFSET : THEME_OFFSET);
}

/** Of a trigger whose press does nothing else. */
function followPresses(
  host: HTMLElement,
  trigger: HTMLElement,
  press: () => void,
  signal: AbortSignal,
): void {
  const on = listening(signal);
  // A click that was held and is given again does not say what it was made with.
  let byMouse = matchMedia("(hover: hover)").matches;
  on(window, "pointerdown", ({ pointerType }) => (byMouse = pointerType === "mouse"), { capture: true });
  on(host, "click", (event) => {
    // `#` would jump to the top, and a label would press its field.
    if (host.closest("a, label")) event.preventDefault();
    if (!byMouse || !event.detail) press();
  });
  if (host instanceof HTMLAnchorElement) pressByKey(host, signal);
  on(trigger, "keydown", (event) => {
    // What is a button by nature makes a click of these by itself.
    if (!/^(Enter| )$/.test(event.key) || event.target !== host || host.matches("a, button, input")) return;
    event.preventDefault();
    press();
  });
}

/** @param parts what a press does not close; null while nothing is open */
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
    // One Escape closes one thing: the dialog around it waits for the next.
    event.preventDefault();
    event.stopPropagation();
  };
  on(window, "pointerdown", pressed, { capture: true });
  on(window, "keydown", escaped, { capture: true });
}
