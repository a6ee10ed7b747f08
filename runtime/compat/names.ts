/** All old names, as the table of contract Part C has them, and what stands behind each. */

import { getCookie, removeCookie, setCookie } from "../ground/cookies";
import type { Kernel } from "../islands/kernel";
import { makeAlertek } from "./alertek";
import { makeAmounts } from "./amounts";
import { makeAppModules } from "./app-modules";
import { markLabels } from "./floating-labels";
import { type LateNames, lateNames } from "./late-names";
import { makeLoadingCover } from "./loading-cover";
import { makeNavigation } from "./navigation";
import type { CompatNeeds } from "./needs";
import type { Handlers } from "./run-handlers";
import type { Names } from "./runner";
import { setHeight } from "./same-height";
import { makeStorefrontCalls } from "./storefront";
import { makeTooltips } from "./tooltips";

export interface OldNames {
  readonly globals: Names;
  readonly shop: Names;
  readonly fn: Names;
  readonly graphql: Names;
  readonly cookie: Names;
  /** Resolves when those with a chunk of their own are real that the page's handlers need. */
  ready: LateNames["ready"];
}

export function oldNames(kernel: Kernel, needs: CompatNeeds, handlers: Handlers, vars: Names): OldNames {
  const late = lateNames(kernel, needs, vars);
  const { fn: amountsFn, ...amounts } = makeAmounts(needs);
  const { simple_tooltip, markAll } = makeTooltips(vars);
  const runAjaxFn = () => {
    markAll();
    handlers.runAgain();
  };
  const menu_basket_cache = () => needs.platform.basket.refresh();
  const scan = () => kernel.scan();
  return {
    globals: {
      ...late.globals,
      Alertek: makeAlertek(needs),
      iaiGet: makeStorefrontCalls(kernel, needs),
      appModules: makeAppModules(needs),
      menu_basket_cache,
      simple_tooltip,
      ...amounts,
      errorLog: (error: unknown) => needs.report({ error: faultOf(error), phase: "page" }),
    },
    shop: {
      run: handlers.add,
      runArr: (all: unknown, ...how: unknown[]) => {
        if (Array.isArray(all)) for (const run of all) handlers.add(run, ...how);
      },
    },
    fn: {
      ...late.fn,
      ...amountsFn,
      ...makeLoadingCover(needs),
      ...makeNavigation(needs, runAjaxFn),
      runAjaxFn,
      menu_basket_cache,
      setHeight: setHeight,
      isTouchEnabled: () => navigator.maxTouchPoints > 0,
      addFocused: markLabels,
      // Islands do these on their own; elements that are new are looked for at once.
      selectPaging: scan,
      setGrid: scan,
      // Deposits are explained by our tooltips. An empty text, because widgets write what they get into the page.
      addDepositInfo: () => {
        scan();
        return "";
      },
    },
    graphql: {
      /** @returns the texts of the scripts that ran, or false where the answer announces none (contract B d) */
      async trackingEvents(response?: { headers?: Headers }) {
        const count = Number(response?.headers?.get(kernel.store.getState().shop.trackingHeader));
        return count >= 1 && needs.tracking();
      },
    },
    cookie: { get: getCookie, set: setCookie, remove: removeCookie },
    ready: late.ready,
  };
}

/** Page scripts hand over errors, and objects that look like one (contract B i). */
function faultOf(error: unknown): unknown {
  if (error instanceof Error) return error;
  try {
    const { stack, message } = (error ?? {}) as { stack?: unknown; message?: unknown };
    return String(stack ?? message ?? error);
  } catch {
    return "unreadable";
  }
}
