/**
 * Keeps the first touches: what a shopper presses while the island that answers is still on its way is held, and done
 * when the island stands. From the first line of the entry on, also while it is not yet decided which hosts there are.
 *
 *   press ──► held, the control is busy ──► island ready ──► done, once
 *                                       └─► island failed ─► left to the browser
 *   submit ─────────────────── 3 s from the first press on ► left to the browser, if it would send it
 */
import { closest, matches, protoGet } from "../base/safe-dom";
import type { Kernel } from "../contracts/boot";
import type { Instance, Touch } from "../contracts/hosts";
import { pressOf } from "../dom/press";
import { showBusy } from "../dom/show-busy";
import { MARKER } from "./discovery";
import { letSubmitsThrough } from "./held-submits";

/** A submit goes to the server by itself after this long, in milliseconds: it is what the browser can do alone. */
const PATIENCE_MS = 3_000;

export interface EarlyEvents {
  /** The hosts are known now: what was held until then goes to their islands, or to the page. */
  release(): void;
}

export function queueEarlyEvents(kernel: Kernel): EarlyEvents {
  let isReplaying = false;
  let isReleased = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  /** Several presses on one control, its icon or its edge, are one wish: the last of them is done. */
  const newest = new Map<Element, Touch>();

  const doNow = (touch: Touch, host: Element) => {
    isReplaying = true;
    try {
      kernel.replay(touch, host);
    } finally {
      isReplaying = false;
    }
  };

  /** The islands on or around what is touched that hold such presses, as far as they do not stand. Nobody knows yet: null. */
  const waitingAround = ({ target, type }: { target: Element; type: string }): (Instance | null)[] =>
    kernel.rows.flatMap(({ name, holds, preset = [] }) => {
      if (!holds?.includes(type)) return [];
      const selectors = [`[${MARKER}~="${name}"]`, ...preset.map(({ selector }) => selector)];
      const host = selectors.map((selector) => hostAround(target, selector)).find(Boolean);
      if (!host) return [];
      if (!isReleased) return null;
      const instance = kernel.hosts.get(host)?.get(name);
      return instance && isComing(instance) ? instance : [];
    });

  const hold = async (touch: Touch) => {
    const { target, type } = touch;
    const control = closest(target, "button,a,[role=button]") ?? target;
    const isFirst = !newest.has(control);
    newest.set(control, touch);
    if (!isFirst) return;
    const rest = showBusy(touch.press.submitter ?? target);
    let host: Element = target;
    const finish = () => {
      const last = newest.get(control);
      newest.delete(control);
      rest();
      if (last) doNow(last, host);
    };
    if (type === "submit")
      setTimeout(() => {
        const last = newest.get(control);
        if (last && !isRefused(last)) finish();
      }, PATIENCE_MS);
    if (!isReleased) await released;
    // Now: an island may put its own nodes into the place of what was pressed.
    host = closest(target, "[data-island-status]") ?? target;
    await Promise.all(waitingAround(touch).map((instance) => instance && kernel.activate(instance)));
    if (newest.has(control)) finish();
  };

  const receive = (event: Event) => {
    const touch = touchOf(event);
    if (!touch || isReplaying || kernel.isOff) return;
    if (!waitingAround(touch).length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hold(touch);
  };
  // Ahead of the listeners below: the browser's own check must not keep a submit from being held.
  letSubmitsThrough((form) => waitingAround({ target: form, type: "check" }).length > 0);
  for (const type of ["click", "submit", "keydown"]) addEventListener(type, receive, true);

  return {
    release() {
      isReleased = true;
      release();
    },
  };
}

/** Does a press again where the core cannot be had: by what the browser does. */
export function replayNatively({ type, target, press: { submitter } }: Touch): void {
  if (type === "click") protoGet(target, "click").call(target);
  else {
    const isOwn = submitter && Reflect.get(submitter, "form") === target;
    HTMLFormElement.prototype.requestSubmit.call(target, isOwn ? submitter : null);
  }
}

/** The browser's own check would not send it: that answer can wait until the island has come, or has failed. */
const isRefused = ({ target, press: { submitter } }: Touch) =>
  matches(target, ":invalid:not([novalidate])") && !(submitter && matches(submitter, "[formnovalidate]"));

/** On its way, or to be started; not one that stands, nor one that has failed for good. */
const isComing = ({ status, done }: Instance) => status !== "ready" && (status !== "failed" || !done);

function hostAround(element: Element, selector: string): Element | null {
  try {
    return closest(element, selector);
  } catch {
    return null; // a browser that does not know the selector finds no such host either
  }
}

/** What an event asks for, where that is ours to keep; null for what the browser does by itself. */
function touchOf(event: Event): Touch | null {
  const { target: touched, type } = event;
  // What is drawn in a control is not clicked by scripts: the press is made again on what is around the drawing.
  const target = touched instanceof SVGElement ? closest(touched, ":not(svg,svg *)") : touched;
  if (!(target instanceof HTMLElement) || !isPlain(event)) return null;
  if (type === "submit") {
    // Safari before 16 cannot submit a form as its button did: there a submit goes its own way.
    if (!("requestSubmit" in HTMLFormElement.prototype)) return null;
    return { type, target, press: pressOf((event as SubmitEvent).submitter) };
  }
  const isKey = event instanceof KeyboardEvent;
  if (isKey ? !isPressed(event, target) : actsByItself(target)) return null;
  return { type: "click", target, press: pressOf(null) };
}

/** Without a modifier, by the first button; a submit has neither. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Partial<MouseEvent>) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Enter or Space on a control that is none of the browser's own, which would make a click of it. */
const isPressed = ({ key, repeat }: KeyboardEvent, target: Element) =>
  /^(Enter| )$/.test(key) &&
  !repeat &&
  matches(target, "[tabindex],[role=button]") &&
  !matches(target, "a[href],button,input,select,textarea,summary,[contenteditable]");

/**
 * A real link is never held: the page that it leads to is the better answer. One that is code leads nowhere, nor does
 * `showOnMap`, and the page of one that is `--empty` is made by the press. Submit buttons act by `submit`. A
 * field takes its click at once, and the island reads it when it comes.
 */
function actsByItself(target: Element): boolean {
  const button = closest<HTMLInputElement>(target, "button,input");
  if (
    closest(
      target,
      "a[href]:not([href^='#'],[href=''],[href^='javascript:'],[href=showOnMap],.--empty),label,summary,select,textarea",
    )
  )
    return true;
  if (!button) return false;
  return /submit|image/.test(button.type) ? !!button.form : !/button|reset/.test(button.type);
}
