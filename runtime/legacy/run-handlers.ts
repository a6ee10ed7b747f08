/**
 * Runs what the page's scripts registered by `app_shop.run`, once the page has called `runApp()`: those for
 * `"all"` first, then those of the view, and those of a new view when it changes (contract A 0.5, Part C).
 */

import type { Names } from "../contracts/legacy";
import type { WyspaStore } from "../contracts/store";
import { attempt } from "./attempt";

interface Handler {
  readonly run: () => unknown;
  /** `"all"`, a view type, or several of them. */
  readonly when: readonly string[];
  readonly selector: string;
  readonly alsoOnAjax: boolean;
}

export interface Handlers {
  /** `app_shop.run`. What is registered after the others have run, by a script that came late, runs as soon as it can. */
  add(run: unknown, when?: unknown, selector?: unknown, alsoOnAjax?: unknown): void;
  /** Resolves when they have run. */
  runAll(): Promise<void>;
  /** Parts of the page are new: those run again that are bound to no element, or say that they want to. */
  runAgain(): void;
}

/** Resolves when what handlers call by name is there. */
type Ready = () => Promise<void>;

/** @param isTaken whether an island does what handlers bound to this selector would do, so that they must not */
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

  return {
    add(run, when = "all", selector, alsoOnAjax) {
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
