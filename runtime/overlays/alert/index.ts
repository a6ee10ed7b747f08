/**
 * The page's alert box (contract A 13): one element that shows the newest text, in a chunk that the first alert
 * fetches. The core chunk has announced the text in the live region, so the box has no role and never takes the focus.
 */

import { activeElement } from "../../base/safe-dom";
import type { AlertOptions } from "../../contracts/alert";
import type { Services } from "../../contracts/overlays";
import { endInTime } from "../../dom/ends-in-time";
import { keepShown } from "../../dom/keep-shown";
import { pausable } from "../../dom/pausable";
import { topLayerRoot } from "../../dom/top-layer-root";
import { EDGE, leaveFocusFree } from "./leave-focus-free";
import { alertLog } from "./log";
import { texts } from "./texts";

export type ShowAlert = (text: string, options: AlertOptions) => void;

const SHOWN_MS = 4_000;
const FADE_MS = 500;
/** Milliseconds in which an alert belongs to what follows it: a script shows a text, and then a page or a dialog. */
const NEW_MS = 1_000;

const typed = new Set<unknown>(["info", "warning", "error", "success"]);

export function makeAlerts(services: Services): ShowAlert {
  const t = services.texts(texts);
  const { box, words, close } = buildBox(t("alert.close"));
  const writeDown = alertLog(t("alert.log"));

  let cameFrom: EventTarget | null = null;
  const { look, leave } = lookOf(box);

  const hide = () => {
    shown.stop();
    fading.stop();
    leave();
    const hadFocus = box.contains(document.activeElement);
    box.replaceWith();
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  const fade = () => {
    if (prefersStillness()) return hide();
    look("0", `opacity ${FADE_MS}ms`);
    fading.start(FADE_MS);
  };
  const shown = pausable(fade);
  const renew = endWhenOld(box, hide);
  const fading = pausable(hide);

  /** Hover, focus and a hidden tab pause the timer and undo the fade. */
  const holds = { pointer: false, focus: false };
  const follow = () => {
    if (!box.isConnected) return;
    if (holds.pointer || holds.focus || document.hidden) {
      fading.stop();
      shown.pause();
      look("", "");
    } else shown.go();
  };
  const hold = (by: keyof typeof holds, is: boolean) => () => {
    holds[by] = is;
    follow();
  };
  /** Moves the box into the top layer: beside a modal dialog it would be inert and covered. */
  const place = () => {
    const on = topLayerRoot();
    if (box.parentNode !== on) on.append(box);
  };
  const uncover = () => box.isConnected && leaveFocusFree(box, activeElement());
  // Keeps the box when the dialog around it closes.
  document.addEventListener("close", () => box.isConnected && place(), true);
  box.addEventListener("pointerenter", hold("pointer", true));
  box.addEventListener("pointerleave", hold("pointer", false));
  box.addEventListener("focusin", ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    hold("focus", true)();
  });
  box.addEventListener("focusout", hold("focus", false));
  document.addEventListener("visibilitychange", follow);
  // The browser scrolls to the element after the event, and a theme may make that smooth.
  document.addEventListener("focusin", () => box.isConnected && requestAnimationFrame(uncover));
  document.addEventListener("scrollend", uncover, { capture: true, passive: true });
  close.addEventListener("click", hide);
  hideOnEscape(box, hide);

  return (text, { type, ms = SHOWN_MS, content }) => {
    fading.stop();
    look("", "");
    words.replaceChildren(content ?? text);
    writeDown(text);
    renew();
    box.className = `alertek ${typed.has(type) ? `--${type}` : "menu_messages_message"}`;
    if (!box.isConnected) holds.pointer = holds.focus = false;
    Object.assign(box.style, { top: "", bottom: "" });
    place();
    if (box.getBoundingClientRect().top >= window.innerHeight) box.style.bottom = EDGE; // no stylesheet yet
    shown.start(ms > 0 && ms < 2 ** 31 ? ms : SHOWN_MS);
    follow();
    uncover();
  };
}

/** Shows the box, and keeps it visible beside other stylesheets until it fades. */
function lookOf(box: HTMLElement) {
  let life = new AbortController();
  const leave = () => life.abort();
  const look = (opacity: "" | "0", transition: string) => {
    Object.assign(box.style, { opacity, transition });
    leave();
    if (opacity) return;
    life = new AbortController();
    keepShown(box, life.signal);
  };
  return { look, leave };
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function hideOnEscape(box: Element, hide: () => void): void {
  box.addEventListener("keydown", (event) => {
    if ((event as KeyboardEvent).key !== "Escape") return;
    event.preventDefault(); // a dialog around the box stays open
    hide();
  });
}

/** Ends an alert when the page is left, or another overlay opens, unless it is new. @returns makes it new */
function endWhenOld(box: Element, hide: () => void): () => void {
  let since = 0;
  const end = () => performance.now() - since > NEW_MS && hide();
  endInTime(box, end, new AbortController().signal); // for as long as the page lives
  return () => {
    since = performance.now();
  };
}

/** The alert's elements, with the id and classes that themes style (contract A 13). */
function buildBox(closeLabel: string) {
  const box = document.createElement("div");
  const words = document.createElement("span");
  const close = document.createElement("button");
  box.id = "alert_cover";
  box.style.position = "fixed"; // out of the layout before a stylesheet loads (bar H6)
  words.className = "alertek__text";
  close.className = "alertek__close";
  close.type = "button";
  close.setAttribute("aria-label", closeLabel);
  box.append(words, close);
  return { box, words, close };
}
