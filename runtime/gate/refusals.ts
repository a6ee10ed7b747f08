import { ServerCodeError } from "./run-script";

/** Calls back where the page's policy lets an inline script not run. */
export type WatchRefusal = (script: HTMLScriptElement, tell: (error: unknown) => void) => void;

/** Nothing but an event of the page says that its policy has refused an inline script. */
export function watchRefusals(): WatchRefusal {
  const watched = new WeakMap<EventTarget, (error: unknown) => void>();
  document.addEventListener("securitypolicyviolation", ({ target, effectiveDirective }) => {
    if (target) watched.get(target)?.(new ServerCodeError("refused", effectiveDirective));
  });
  return (script, tell) => watched.set(script, tell);
}
