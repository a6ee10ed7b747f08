/** When code that could not be loaded is requested again: never by a timer, only when the network or the shopper acts. */
import type { Chunks, Loader } from "./loader";
import { protoGet } from "./safe-dom";

/** Signs that the shopper wants the host's island now. */
const PRESSES = ["pointerdown", "keydown", "click", "submit"];
/** Signs of possible interest. They count only after a delay, or each pointer move would request a missing file. */
const INTEREST = ["pointerover", "focusin", "wheel", "touchmove"];
const INTEREST_AFTER_MS = 3_000;

/**
 * Calls back once, when a failed fetch is worth a retry: the network is back, or the shopper presses a key or a
 * pointer. A caller that fails again must register again.
 */
export function onRetrySignal(task: () => unknown): void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["online", "pointerdown", "keydown"])
    addEventListener(
      type,
      () => {
        stop.abort();
        task();
      },
      { capture: true, signal },
    );
}

/**
 * Calls back once, when the network is back or the shopper uses the host.
 * @param stop aborted before the callback; aborting it earlier cancels the callback
 */
export function onRetrySignalOf(host: HTMLElement, stop: AbortController, task: () => unknown): void {
  const { signal } = stop;
  const retry = () => {
    stop.abort();
    task();
  };
  addEventListener("online", retry, { signal });
  const listenFor = (types: readonly string[]) => {
    for (const type of types)
      protoGet(host, "addEventListener").call(host, type, retry, { capture: true, passive: true, signal });
  };
  listenFor(PRESSES);
  setTimeout(() => listenFor(INTEREST), INTEREST_AFTER_MS);
}

/**
 * Runs a task with a chunk once it has loaded; a failed load is retried on every retry signal. A task that needs a
 * further chunk calls this function again, because the task itself is not repeated.
 */
export const whenLoaded = <Key extends keyof Chunks>(
  loader: Loader<Chunks>,
  key: Key,
  task: (chunk: Chunks[Key]) => void,
): void =>
  void loader.load(key).then(task as never, () => onRetrySignal(() => whenLoaded(loader, key, task)));

/** Loads a module, and retries on every retry signal until it has loaded. Never settles once the signal is aborted. */
export function loadWithRetry<Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> {
  return new Promise((resolve) => {
    const start = () =>
      signal.aborted ||
      load().then(
        (module) => signal.aborted || resolve(module),
        () => onRetrySignal(start),
      );
    start();
  });
}
