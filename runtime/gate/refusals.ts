import { ServerCodeError } from "./run-script";

/** Calls `tell` when the page's policy blocks the inline script. */
export type WatchRefusal = (script: HTMLScriptElement, tell: (error: unknown) => void) => void;

/** Listens for `securitypolicyviolation`, because a blocked inline script fires no other event. */
export function watchRefusals(): WatchRefusal {
  const watched = new WeakMap<EventTarget, (error: unknown) => void>();
  document.addEventListener("securitypolicyviolation", ({ target, effectiveDirective }) => {
    if (target) watched.get(target)?.(new ServerCodeError("refused", effectiveDirective));
  });
  return (script, tell) => watched.set(script, tell);
}
