import { showBusy } from "../dom/show-busy";
import { leavesBy } from "./departure";
import { addRule, Step } from "./guard";

/** Milliseconds that a pressed link waits at most: for files without which no change is sent, and for the answer. */
const LONGEST_WAIT_MS = 3_000;

interface Held {
  readonly address: string;
  readonly stopBusy: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Makes pressed links wait for the shop's answers to running basket changes, so that the next page shows them (bar L4).
 * Requests of one browser overtake each other: the shop may render the next page before it has carried out a change
 * that was sent first.
 *
 *   link is pressed ──▶ all changes are answered, or 3 s ──▶ waiting changes are sent, link is followed
 *
 * Whatever else leads to another page meanwhile takes the held link's place.
 * @param sendWaiting sends the changes that wait for their turn
 * @returns begins a change; what that returns ends it, and may be called twice
 */
export function waitForBasket(sendWaiting: () => void): () => () => void {
  const running = new Set<symbol>();
  let held: Held | null = null;

  const drop = () => {
    if (!held) return;
    clearTimeout(held.timer);
    held.stopBusy();
    held = null;
  };
  const follow = () => {
    if (!held) return;
    const { address } = held;
    drop(); // the browser may bring this page back as it is left
    running.clear(); // what was waited for in vain holds no further link
    sendWaiting();
    location.assign(address);
  };

  addRule(Step.BasketWait, (event) => {
    const from = leavesBy(event);
    if (!(from instanceof HTMLAnchorElement) || !running.size || from.origin !== location.origin)
      return from ? { is: "pass", act: drop } : undefined;
    return {
      is: "hold",
      act() {
        held?.stopBusy();
        // Of several pressed links the last one is followed, and none of them prolongs the wait.
        const timer = held?.timer ?? setTimeout(follow, LONGEST_WAIT_MS);
        held = { address: from.href, stopBusy: showBusy(from), timer };
      },
    };
  });
  // Our own event does not bubble. The basket stays during a visit.
  for (const type of ["popstate", "pagehide", "wyspa:before-visit"]) addEventListener(type, drop, true);

  return () => {
    const change = Symbol();
    running.add(change);
    return () => {
      running.delete(change);
      if (!running.size) follow();
    };
  };
}
