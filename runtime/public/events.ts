import type { WyspaEvents } from "../contracts/events";

/** Matches the names of cancelable events. A pattern, because most chunks contain a copy of this module. */
const cancelable = /error|before|choose|login|region/;

/**
 * Dispatches one of the public events.
 * @returns `false` when a listener called `preventDefault` on a cancelable event
 */
export function emit<Name extends keyof WyspaEvents>(name: Name, detail: WyspaEvents[Name]): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: cancelable.test(name) }));
}
