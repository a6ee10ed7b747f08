import { addRule, Step } from "./guard";

/**
 * Calls back at the last moments when a request still leaves before the page does: a submit, hiding the page.
 * `pagehide` alone would be too late for the next page, because it comes with that page's answer.
 */
export function whenLeaving(task: () => void, signal?: AbortSignal): void {
  addRule(Step.Flush, ({ type }) => (type === "submit" ? { is: "pass", act: task } : undefined), signal);
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, ...(signal && { signal }) });
  listen("visibilitychange", () => document.visibilityState === "hidden" && task());
  listen("pagehide", task);
}

/** Calls back when a link is pressed, also for another tab: its page shows what the task sends. */
export function whenLinkIsPressed(task: () => void, signal: AbortSignal): void {
  const isOnLink = ({ type, target }: Event) =>
    type === "click" && target instanceof Element && !!target.closest("a[href]");
  addRule(Step.Flush, (event) => (isOnLink(event) ? { is: "pass", act: task } : undefined), signal);
}
