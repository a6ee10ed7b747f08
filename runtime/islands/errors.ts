/** Attributes uncaught errors and unhandled rejections to islands, so that only the island that caused one fails. */
import { afterPaint } from "../base/after-paint";
import type { App } from "../contracts/app";
import type { Instance } from "../contracts/hosts";
import type { Phase } from "../contracts/island";
import { hearFields } from "../forms/hear-fields";

const VIOLATION = "securitypolicyviolation";

export function attributeErrors(
  { boot, announce, reports }: App,
  all: () => readonly Instance[],
  fail: (instance: Instance, phase: Phase, error: unknown) => void,
): void {
  /** When an island has several hosts, its error is attributed to the host that the shopper touched last. */
  let touched: EventTarget | null = null;
  for (const type of ["pointerdown", "keydown", "click", "input", "submit", "focusin"])
    addEventListener(
      type,
      ({ target }) => {
        // Live regions must exist before the first announcement, but the first press need not wait for them.
        if (!touched)
          void afterPaint().then(() => {
            announce("");
            hearFields(boot);
          });
        touched = target;
      },
      true,
    );
  const onError = (event: Event) => {
    const { type, isTrusted, error, reason } = event as Event & { error?: unknown; reason?: unknown };
    const isPromise = type === "unhandledrejection";
    reports.escaped({
      phase: isPromise ? "async" : "handler",
      error: isPromise ? reason : type === VIOLATION ? event : error,
      isFromPage: !isTrusted,
      touched,
      instances: all(),
      fail,
    });
  };
  for (const event of boot.takeErrors()) onError(event);
  for (const type of ["error", "unhandledrejection", VIOLATION]) addEventListener(type, onError);
}
