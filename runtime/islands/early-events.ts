/**
 * Queues clicks and submits that arrive before their island is ready, and replays them once it is. It starts in the
 * entry, before the page's hosts are known.
 *
 *   press ──► queued, the control is busy ──► island ready ──► replayed, once
 *                                          └─► island failed ─► left to the browser
 *   submit ─────────────────── 3 s from the first press ─────► left to the browser, if the form is valid
 *
 * An addition to the basket is not replayed, but sent in the press, or as soon as the hosts are known
 * (`platform/basket/early-additions.ts`). Its island adopts it.
 *
 * A link that is pressed after a submit that changes the basket is queued, too, and replayed after it (bar L4). So is a
 * link to a part of the page until the page's own handlers have run: before, the browser would only jump there.
 */
import { markTime } from "../base/mark-time";
import { closest, isConnected, matches, protoGet } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import type { Instance, Touch } from "../contracts/hosts";
import { showBusy } from "../dom/show-busy";
import { submitAs } from "../forms/press";
import { addRule, Step } from "../leaving/guard";
import { MARKER } from "./discovery";
import { letSubmitsThrough } from "./held-submits";
import { type AwaitedSubmits, awaitedSubmits } from "./links-after-submits";
import { actOnPress } from "./on-press";
import { canReplaySubmits, kindOf, touchOf } from "./touch-of";

/** Milliseconds after which the browser sends a queued submit without the island. */
const SUBMIT_DEADLINE_MS = 3_000;

export interface EarlyEvents {
  /** The hosts are known now: replays the queued events through their islands, or natively. */
  release(): void;
}

export function queueEarlyEvents(boot: Boot): EarlyEvents {
  const { replay, touchIn } = replays(boot);
  const submits = awaitedSubmits();
  let isReleased = false;
  let isFollowed = false; // a link, after its wait
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waitingAround = (target: Element, kind: string) => islandsAround(boot, isReleased, target, kind);
  /** The last queued event of each control: repeated clicks on it, its icon or its edge collapse into one. */
  const newest = new Map<Element, Touch>();

  /**
   * @param at when the press happened, in milliseconds since the page's start
   * @param isSentInPress what it adds to the basket is under way
   */
  const hold = async (touch: Touch, at: number, isSentInPress = false) => {
    const { target, type } = touch;
    let isSent = isSentInPress;
    const control = closest(target, "button,a,[role=button]") ?? target;
    const isFirst = !newest.has(control);
    newest.set(control, touch);
    if (!isFirst) return;
    const stopBusy = isSent ? () => {} : showBusy(touch.press.submitter ?? target);
    const formLeaves = kindOf(touch) === "link" && submits.ended();
    const end = type === "submit" && waitingAround(target, "leave").length ? submits.begin() : () => {};
    let host: Element = target;
    let waiting: readonly (Instance | null)[] = [];
    /** @param isLost a form leaves the page in this link's place */
    const finish = (isLost = false) => {
      const last = newest.get(control);
      newest.delete(control);
      isFollowed ||= kindOf(touch) === "link";
      stopBusy();
      try {
        if (isSent) void boot.additions.leave(target, () => !isFollowed);
        else end(!!last && !isLost && replay(inPage(last, control), host));
      } finally {
        end(false); // without effect, unless the replay has thrown
      }
      markTouch(waiting, "answered");
    };
    const startLimit = waitLimit(() => {
      const last = newest.get(control);
      if (last && (isSent || !isRefused(last))) finish();
      end(false); // an invalid form keeps waiting, but no link waits with it
    });
    if (type === "submit") startLimit();
    if (!isReleased) {
      await released;
      const isUnderWay = sendQueued(newest.get(control), stopBusy);
      if (isUnderWay === false) {
        newest.delete(control);
        return end(false);
      }
      if (isUnderWay) {
        isSent = true;
        startLimit();
      }
    }
    // Before the mount: the island may replace the pressed element by its own nodes.
    host = closest(target, "[data-island-status]") ?? target;
    waiting = waitingAround(target, kindOf(touch));
    markTouch(waiting, "touched", at);
    await Promise.all(waiting.map((instance) => instance && boot.activate(instance)));
    if (isHashLink(target) && areHandlersComing(boot)) await handlersRun(boot);
    const isLost = await formLeaves;
    if (newest.has(control)) finish(isLost);
  };

  actOnPress(boot, released);
  queueWaiting(boot, touchIn, waitingAround, submits, hold);
  // Without it, the browser's own validation would suppress a submit before it can be queued.
  letSubmitsThrough((form) => canReplaySubmits() && waitingAround(form, "check").length > 0);
  const sendQueued = sendInPress(boot, touchIn, (touch, at) => hold(touch, at, true));

  return {
    release() {
      isReleased = true;
      release();
    },
  };
}

/** Keeps from the browser and from the page what an island, or a submit, is to answer first. */
function queueWaiting(
  boot: Boot,
  touchIn: (event: Event) => Touch | null,
  waitingAround: (target: Element, kind: string) => readonly unknown[],
  submits: AwaitedSubmits,
  hold: (touch: Touch, at: number) => unknown,
): void {
  addRule(Step.EarlyEvent, (event) => {
    const touch = touchIn(event);
    if (!touch) return;
    const kind = kindOf(touch);
    const isHeld =
      waitingAround(touch.target, kind).length ||
      (kind === "link" && submits.are()) ||
      (event.isTrusted && areHandlersComing(boot) && isHashLink(touch.target));
    if (!isHeld || additionIn(boot, touch)) return;
    return { is: "hold", act: () => hold(touch, event.timeStamp) };
  });
}

/** @returns starts the limit of a wait, or starts it again */
function waitLimit(over: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(over, SUBMIT_DEADLINE_MS);
  };
}

/** The addition to the basket that a submit makes, and that may be sent in the press. */
const additionIn = (boot: Boot, touch: Touch) =>
  touch.type === "submit"
    ? boot.additions.read(touch, islandsAround(boot, true, touch.target, "submit"))
    : null;

/**
 * Sends additions after the listeners of the page, which may prevent them, and hear each press once.
 * @param hold queues what was sent
 * @returns sends what was pressed before the hosts were known, if it is such an addition: a listener of the page may
 *   prevent it then
 */
function sendInPress(
  boot: Boot,
  touchIn: (event: Event) => Touch | null,
  hold: (touch: Touch, at: number) => unknown,
): (queued: Touch | undefined, begin: () => void) => boolean | undefined {
  addRule(Step.Addition, (event) => {
    const touch = event.defaultPrevented ? null : touchIn(event);
    const addition = touch && additionIn(boot, touch);
    if (!addition) return;
    return {
      is: "replace",
      act() {
        boot.additions.send(touch, addition);
        hold(touch, event.timeStamp);
      },
    };
  });
  return (queued, begin) => {
    if (!queued || !additionIn(boot, queued)) return undefined;
    begin(); // from now on the sending shows that the control is busy, or the page's own listener does
    replayNatively(queued);
    return boot.additions.isPending(queued.target);
  };
}

function markTouch(waiting: readonly (Instance | null)[], phase: "touched" | "answered", at?: number): void {
  for (const instance of waiting) if (instance) markTime(instance.row.name, phase, instance.host, at);
}

/** Whether the page's own handlers still wait for the old names. */
const areHandlersComing = ({ needsNames, hasNames }: Boot) => needsNames && !hasNames;

/** Resolves when the page's handlers have run, cannot run, or take longer than a shopper waits. */
const handlersRun = (boot: Boot): Promise<unknown> =>
  Promise.race([
    boot.core().then((core) => core.offerNames()),
    new Promise((resolve) => setTimeout(resolve, SUBMIT_DEADLINE_MS)),
  ]).catch(() => {});

const isHashLink = (target: Element) => !!closest(target, "a[href^='#'],a[href='']");

/** Replays queued events, and tells the replayed ones from the shopper's own. */
function replays(boot: Boot) {
  let isReplaying = false;
  let submitted: Event | undefined;
  return {
    /** The touch of an event that the shopper, not our replay, has caused. */
    touchIn(event: Event): Touch | null {
      if (isReplaying && event.type === "submit") submitted = event;
      return isReplaying || boot.isOff() ? null : touchOf(event);
    },
    /** @returns whether the browser now sends a form, and so leaves the page */
    replay(touch: Touch, host: Element): boolean {
      if (boot.additions.isPending(touch.target)) return false; // sent already, and not answered
      isReplaying = true;
      submitted = undefined;
      try {
        boot.replay(touch, host);
      } finally {
        isReplaying = false;
      }
      return submitted ? !(submitted as Event).defaultPrevented : false;
    },
  };
}

/** The islands around the target that queue such events and are not ready. `null` entry: hosts are not known yet. */
function islandsAround(boot: Boot, isReleased: boolean, target: Element, kind: string): (Instance | null)[] {
  return boot.rows.flatMap(({ name, holds, preset = [] }) => {
    if (!holds?.includes(kind)) return [];
    const selectors = [`[${MARKER}~="${name}"]`, ...preset.map(({ selector }) => selector)];
    const host = selectors.map((selector) => hostAround(target, selector)).find(Boolean);
    if (!host) return [];
    if (!isReleased) return null;
    const instance = boot.hosts.get(host)?.get(name);
    return instance && isComing(instance) ? instance : [];
  });
}

/** Replays an event by the browser's own action, when the core cannot be loaded. */
export function replayNatively({ type, target, press }: Touch): void {
  if (type === "click") protoGet(target, "click").call(target);
  else submitAs(target as HTMLFormElement, press);
}

/** The browser's own validation would block the form. Such a submit keeps waiting for the island's messages. */
const isRefused = ({ target, press: { submitter } }: Touch) =>
  matches(target, ":invalid:not([novalidate])") && !(submitter && matches(submitter, "[formnovalidate]"));

/** Waiting or loading, or failed before a retry: the island may still become ready. */
const isComing = ({ status, whenReady }: Instance) =>
  status !== "ready" && (status !== "failed" || !whenReady);

function hostAround(element: Element, selector: string): Element | null {
  try {
    return closest(element, selector);
  } catch {
    return null; // a browser that cannot parse the selector finds no host by it either
  }
}

/** The touch, on its control if the island has replaced what was pressed inside it, such as a translated text. */
const inPage = (touch: Touch, control: Element): Touch =>
  !isConnected(touch.target) && isConnected(control) && control instanceof HTMLElement
    ? { ...touch, target: control }
    : touch;
