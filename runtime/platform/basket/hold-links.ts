import { isPlace, linkOf } from "../../dom/followed-link";
import { showBusy } from "../../dom/show-busy";

/** Milliseconds that a pressed link waits at most. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Makes pressed links wait for the shop's answers to running basket changes, so that the next page shows them (bar L4).
 * Requests of one browser overtake each other: the shop may render the next page before it has carried out a change
 * that was sent first.
 *
 *   link is pressed ──▶ waiting changes are sent ──▶ all are answered, or 1 s ──▶ link is followed
 *
 * It listens where a click arrives last, because a link that another script handles does not leave the page.
 * @returns begins a change; what that returns ends it, and may be called twice
 */
export function holdLinks(): () => () => void {
  const running = new Set<symbol>();
  let held: { readonly link: HTMLAnchorElement; readonly stopBusy: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    clearTimeout(timer);
    if (!held) return;
    const { link, stopBusy } = held;
    held = null;
    stopBusy(); // the browser may bring this page back as it is left
    location.assign(link.href);
  };

  addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!running.size || !link || isPlace(link) || link.origin !== location.origin) return;
    event.preventDefault();
    // Of several pressed links the last one is followed, and none of them prolongs the wait.
    if (held) held.stopBusy();
    else timer = setTimeout(follow, LONGEST_WAIT_MS);
    held = { link, stopBusy: showBusy(link) };
  });

  return () => {
    const change = Symbol();
    running.add(change);
    return () => {
      running.delete(change);
      if (!running.size) follow();
    };
  };
}
