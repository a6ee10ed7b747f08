/**
 * Runs the handlers that page scripts registered with `app_shop.run`, once the page has called `runApp()`. Handlers for
 * `"all"` run first, then those of the view; a new view runs its own handlers (contract A 0.5, Part C).
 */

import type { Names } from "../contracts/legacy";
import type { WyspaStore } from "../contracts/store";
import { attempt } from "./attempt";

interface Handler {
  readonly run: () => unknown;
  /** `"all"`, a view type, or several view types. */
  readonly when: readonly string[];
  readonly selector: string;
  readonly alsoOnAjax: boolean;
}

export interface Handlers {
  /** `app_shop.run`. A handler that a late script registers after the others ran runs as soon as possible. */
  add(run: unknown, when?: unknown, selector?: unknown, alsoOnAjax?: unknown): void;
  /** `app_shop.runArr`: registers several handlers in the same way. */
  addAll(runs: unknown, ...how: unknown[]): void;
  /** Resolves when the handlers have run. */
  runAll(): Promise<void>;
  /** Parts of the page are new: re-runs handlers without a selector, and handlers that opted in. */
  runAgain(): void;
}

/** Resolves when the names that handlers call exist. */
type Ready = () => Promise<void>;

/** @param isTaken whether an island does the work of handlers bound to this selector, which then must not run */
export function makeHandlers(
  store: WyspaStore,
  vars: Names,
  ready: Ready,
  isTaken?: (selector: string) => boolean,
): Handlers {
  const handlers: Handler[] = [];
  const view = () => String(store.getState().page.view);
  let hasRun = false;

  const runOne = ({ run, selector }: Handler) =>
    attempt(() => (!selector || (document.querySelector(selector) && !isTaken?.(selector))) && run());
  const runFor = (key: string, isAgain = false) => {
    for (const handler of [...handlers])
      if (handler.when.includes(key) && !(isAgain && handler.selector && !handler.alsoOnAjax))
        runOne(handler);
  };

  const add: Handlers["add"] = (run, when = "all", selector, alsoOnAjax) => {
    if (typeof run !== "function") return;
    const handler: Handler = {
      run: () => run(),
      when: (Array.isArray(when) ? when : [when]).map(String),
      selector: selector ? String(selector) : "",
      alsoOnAjax: alsoOnAjax === true,
    };
    handlers.push(handler);
    const keys = ["all", view()];
    if (hasRun) void ready().then(() => keys.map((key) => handler.when.includes(key) && runOne(handler)));
  };
  return {
    add,
    addAll(runs, ...how) {
      if (Array.isArray(runs)) for (const run of runs) add(run, ...how);
    },
    async runAll() {
      if (handlers.length) await ready();
      runFor("all");
      runFor(view());
      hasRun = true;
      store.subscribe(({ page }, before) => {
        if (page.view === before.page.view) return;
        vars.view = page.view;
        runFor(String(page.view));
      });
    },
    runAgain() {
      runFor("all", true);
      runFor(view(), true);
    },
  };
}
