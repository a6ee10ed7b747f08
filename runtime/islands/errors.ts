/** Errors that nobody has caught reach the window: the island in whose code one arose has failed, and only that one. */
import type { App } from "../app";
import type { Phase } from "./contract";
import type { Instance } from "./host-table";

export function followErrors(
  { announce, reports }: App,
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
  const escaped = (phase: "handler" | "async", error: unknown) =>
    reports.escaped({ phase, error, touched, instances: all(), fail });
  addEventListener("error", ({ error }) => escaped("handler", error));
  addEventListener("unhandledrejection", ({ reason }) => escaped("async", reason));
}
