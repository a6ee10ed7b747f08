import type { WyspaEvents } from "../contracts/events";

const cancelable = new Set<keyof WyspaEvents>([
  "wyspa:island-error",
  "wyspa:before-visit",
  "wyspa:choose-size",
  "wyspa:login",
  "wyspa:region",
]);

/**
 * Dispatches one of the public events.
 * @returns false when a listener called `preventDefault` on a cancelable event.
 */
export function emit<Name extends keyof WyspaEvents>(name: Name, detail: WyspaEvents[Name]): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: cancelable.has(name) }));
}
