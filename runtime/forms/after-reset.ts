import { listening } from "../dom/listening";

/** Calls back after a form's reset, when its controls have the server's values again. @param form the form now */
export function afterReset(form: () => Element | null, signal: AbortSignal, run: () => void): void {
  const reset = (event: Event) => {
    if (event.target !== form()) return;
    // The browser resets controls after the event, unless a listener prevents it.
    setTimeout(() => event.defaultPrevented || signal.aborted || run());
  };
  listening(signal)(document, "reset", reset, { capture: true });
}
