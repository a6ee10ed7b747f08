/** All old names, as the table of contract Part C has them, and what stands behind each. */

import { getCookie, removeCookie, setCookie } from "../base/cookies";
import type { Kernel } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { makeAlertek } from "./alertek";
import { makeAmounts } from "./amounts";
import { makeAppModules } from "./app-modules";
import { markLabels } from "./floating-labels";
import { type LazyGlobals, lazyGlobals } from "./lazy-globals";
import { makeListingCalls } from "./listing-calls";
import { makeLoadingCover } from "./loading-cover";
import { makeNavigation } from "./navigation";
import type { CompatNeeds } from "./needs";
import { makeOuterFiles } from "./outer-files";
import type { Handlers } from "./run-handlers";
import { setHeight } from "./same-height";
import { shortHash } from "./short-hash";
import { pressSigninLink } from "./signin-link";
import { makeStorefrontCalls } from "./storefront";
import { makeTooltips } from "./tooltips";

export interface OldNames {
  readonly globals: Names;
  readonly shop: Names;
  readonly fn: Names;
  readonly graphql: Names;
  readonly cookie: Names;
  /** Does what the old bundle of listings did by itself. */
  dress(): void;
  /** Resolves when those with a chunk of their own are real that the page's handlers need. */
  ready: LazyGlobals["ready"];
  real: LazyGlobals["real"];
}

export function oldNames(kernel: Kernel, needs: CompatNeeds, handlers: Handlers, vars: Names): OldNames {
  const late = lazyGlobals(kernel, needs);
  const { fn: amountsFn, ...amounts } = makeAmounts(needs);
  const { simple_tooltip, markAll } = makeTooltips(vars);
  const menu_basket_cache = () => needs.platform.basket.refresh();
  const scan = () => kernel.scan();
  const { addDepositInfo, dress } = makeListingCalls(kernel, needs);
  const runAjaxFn = () => {
    markAll();
    dress();
    // The basket's page changes it by requests of its own, and then writes the header anew.
    if (document.querySelector(".basketedit_page")) void menu_basket_cache();
    handlers.runAgain();
  };
  return {
    globals: {
      ...late.globals,
      Alertek: makeAlertek(kernel, needs),
      iaiGet: makeStorefrontCalls(kernel, needs),
      appModules: makeAppModules(needs),
      menu_basket_cache,
      simple_tooltip,
      ...amounts,
      md5: shortHash,
      /** Of the dialog on top. Modals that were made without `new` left these on the window. */
      closeModal: () => document.querySelector<HTMLElement>(".modal .modal__close")?.click(),
      assignTabIndexes() {},
      errorLog: (error: unknown) => needs.report({ error: faultOf(error), phase: "page" }),
    },
    shop: {
      run: handlers.add,
      runArr: (all: unknown, ...how: unknown[]) => {
        if (Array.isArray(all)) for (const run of all) handlers.add(run, ...how);
      },
    },
    fn: {
      ...amountsFn,
      ...makeLoadingCover(needs, vars),
      ...makeNavigation(needs, runAjaxFn),
      runAjaxFn,
      menu_basket_cache,
      setHeight: setHeight,
      isTouchEnabled: () => navigator.maxTouchPoints > 0,
      addFocused: markLabels,
      switchSigninView: pressSigninLink,
      // Islands do these on their own; elements that are new are looked for at once.
      selectPaging: scan,
      setGrid: scan,
      addDepositInfo,
      ...makeOuterFiles(needs),
      isIos: () => vars.isIos,
      isSafari: () => vars.isSafari,
    },
    graphql: {
      /** @returns the texts of the scripts that ran, or false where the answer announces none (contract B d) */
      async trackingEvents(response?: { headers?: Headers }) {
        const count = Number(response?.headers?.get(kernel.store.getState().shop.trackingHeader));
        return count >= 1 && needs.tracking();
      },
    },
    cookie: {
      get: getCookie,
      /** Without days, and with none, for the session. */
      set: (name: unknown, value: unknown, days?: unknown) =>
        setCookie(String(name), String(value), Number(days) || undefined),
      remove: removeCookie,
    },
    dress,
    ready: late.ready,
    real: late.real,
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
