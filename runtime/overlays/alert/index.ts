/**
 * The page's alert box (spec §9, contract A 13): one element that shows the newest text. The core chunk has
 * already said the text through the live region, so the box has no role and never takes the focus. A chunk of its
 * own, fetched with the first alert.
 */

import type { AlertOptions } from "../../contracts/alert";
import type { Services } from "../../contracts/overlays";
import { topLayerRoot } from "../../dom/top-layer-root";
import { buildBox } from "./box";
import { alertLog } from "./log";
import { pausable } from "./pausable";
import { texts } from "./texts";

export type ShowAlert = (text: string, options: AlertOptions) => void;

const SHOWN_MS = 4_000;
const FADE_MS = 500;

const typed = new Set<unknown>(["info", "warning", "error", "success"]);

export function makeAlerts(services: Services): ShowAlert {
  const t = services.texts(texts);
  const { box, words, close } = buildBox(t("alert.close"));
  const writeDown = alertLog(t("alert.log"));

  let cameFrom: EventTarget | null = null;
  const isMoving = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const look = (opacity: string, transition: string) => Object.assign(box.style, { opacity, transition });

  const hide = () => {
    shown.stop();
    fading.stop();
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  const fade = () => {
    if (!isMoving()) return hide();
    look("0", `opacity ${FADE_MS}ms`);
    fading.start(FADE_MS);
  };
  const shown = pausable(fade);
  const fading = pausable(hide);

  /** Whoever looks at it, or looks elsewhere, has all the time that is left, and the box whole. */
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
  /** Beside a modal dialog it could be neither read nor closed. */
  const place = () => {
    const on = topLayerRoot();
    if (box.parentNode !== on) on.append(box);
  };
  // It outlives the dialog that it stands in, whoever closes that.
  document.addEventListener("close", () => box.isConnected && place(), true);
  box.addEventListener("pointerenter", hold("pointer", true));
  box.addEventListener("pointerleave", hold("pointer", false));
  box.addEventListener("focusin", ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    hold("focus", true)();
  });
  box.addEventListener("focusout", hold("focus", false));
  document.addEventListener("visibilitychange", follow);
  close.addEventListener("click", hide);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // a dialog around it stays
    hide();
  });

  return (text, { type, ms = SHOWN_MS, content }) => {
    fading.stop();
    look("", "");
    words.replaceChildren(content ?? text);
    writeDown(text);
    box.className = `alertek ${typed.has(type) ? `--${type}` : "menu_messages_message"}`;
    if (!box.isConnected) holds.pointer = holds.focus = false;
    place();
    if (box.getBoundingClientRect().top >= window.innerHeight) box.style.bottom = "16px"; // no theme, no sheet yet
    shown.start(ms > 0 && ms < 2 ** 31 ? ms : SHOWN_MS);
    follow();
  };
}
