/**
 * Reports errors, and listens for those that no code has caught, so that only the island that caused one fails. What is
 * said about an error is in the chunk `faults`, which is fetched with the first one.
 */
import { afterPaint } from "../base/after-paint";
import type { Chunks } from "../base/loader";
import type { SafeStorage } from "../base/storage";
import type { App, Reports } from "../contracts/app";
import type { Boot, TakeErrors } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import type { Phase } from "../contracts/island";
import { hearFields } from "../forms/hear-fields";
import { instancesOf } from "./discovery";

const MAX_ERRORS = 10;

/**
 * Collects the errors that reach the window before the core listens.
 * @returns a function that stops listening and gives the collected events
 */
export function collectEarlyErrors(): TakeErrors {
  const events: Event[] = [];
  const stop = new AbortController();
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, (event) => events.length < MAX_ERRORS && events.push(event), {
      signal: stop.signal,
    });
  return () => {
    stop.abort();
    return events;
  };
}

type Faults = ReturnType<Chunks["faults"]["makeFaults"]>;

/** @param session where the tab keeps its mode */
export function makeReports(boot: Boot, session: SafeStorage): Reports {
  let faults: Faults | undefined;
  const load = async () => {
    const { makeFaults } = await boot.loader.load("faults");
    faults ??= makeFaults(boot, session);
    return faults;
  };
  /** Losing a report changes nothing for the shopper. */
  const use = (tell: (to: Faults) => unknown) => void load().then(tell, () => {});
  return {
    report: (fault) => use((to) => to.report(fault)),
    reportUnknownMarkers: () => use((to) => to.reportUnknownMarkers()),
    escaped: (error) => use((to) => to.escaped(error)),
    fetchNewest: (name) =>
      load().then(
        (to) => to.fetchNewest(name),
        () => null,
      ),
  };
}

const VIOLATION = "securitypolicyviolation";

/** Attributes uncaught errors and unhandled rejections to islands, those from before the core started included. */
export function attributeErrors(
  { boot, announce, reports }: App,
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
      instances: instancesOf(boot),
      fail,
    });
  };
  for (const event of boot.takeErrors()) onError(event);
  for (const type of ["error", "unhandledrejection", VIOLATION]) addEventListener(type, onError);
}
