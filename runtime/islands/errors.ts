import type { App } from "../contracts/app";
import type { Instance } from "../contracts/hosts";
import type { Phase } from "../contracts/island";

export function followErrors(
  { kernel, announce, reports }: App,
  all: () => readonly Instance[],
  fail: (instance: Instance, phase: Phase, error: unknown) => void,
): void {
  /** Of several hosts of one island, the one that was touched last is to blame. */
  let touched: EventTarget | null = null;
  for (const type of ["pointerdown", "keydown", "click", "input", "submit", "focusin"])
    addEventListener(
      type,
      ({ target }) => {
        if (!touched) announce(""); // the live regions stand before anything is said
        touched = target;
      },
      true,
    );
  const hear = (event: Event) => {
    const { type, isTrusted, error, reason } = event as Event & { error?: unknown; reason?: unknown };
    const isPromise = type === "unhandledrejection";
    reports.escaped({
      phase: isPromise ? "async" : "handler",
      error: isPromise ? reason : error,
      isPages: !isTrusted,
      touched,
      instances: all(),
      fail,
    });
  };
  for (const event of kernel.takeErrors()) hear(event);
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, hear);
}
