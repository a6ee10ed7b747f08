/** Maps all old names (the table in contract Part C) to their implementations; the smallest are below the table. */

import { getCookie, removeCookie, setCookie } from "../base/cookies";
import { hashOf } from "../base/hash";
import type { Boot } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { makeAlertek } from "./alertek";
import { makeAmounts } from "./amounts";
import { makeAppModules } from "./app-modules";
import type { Decorations } from "./decorations";
import { type LazyGlobals, lazyGlobals } from "./lazy-globals";
import { makeLoadingCover } from "./loading-cover";
import { makeNavigation } from "./navigation";
import type { LegacyNeeds } from "./needs";
import { makeOuterFiles } from "./outer-files";
import type { Handlers } from "./run-handlers";
import { makeStorefrontCalls } from "./storefront";
import { makeTooltips } from "./tooltips";

export interface OldNames {
  readonly globals: Names;
  readonly shop: Names;
  readonly fn: Names;
  readonly graphql: Names;
  readonly cookie: Names;
  /** Resolves when the lazy names that the page's handlers need are real. */
  ready: LazyGlobals["ready"];
  real: LazyGlobals["resolved"];
}

export function oldNames(
  boot: Boot,
  needs: LegacyNeeds,
  { addDepositInfo, decorateListing, markLabels: addFocused }: Decorations,
  handlers: Handlers,
  vars: Names,
): OldNames {
  const lazy = lazyGlobals(boot, needs);
  const { fn: amountsFn, ...amounts } = makeAmounts(needs);
  const { simple_tooltip, markAll } = makeTooltips(vars);
  const menu_basket_cache = () => needs.platform.basket.refresh();
  const scan = () => boot.scan();
  const outerFiles = makeOuterFiles(needs);
  const runAjaxFn = () => {
    markAll();
    decorateListing();
    // The basket page changes the basket with its own requests; afterwards the header needs new data.
    if (document.querySelector(".basketedit_page")) void menu_basket_cache();
    handlers.runAgain();
  };
  return {
    globals: {
      ...lazy.globals,
      Alertek: makeAlertek(boot, needs),
      iaiGet: makeStorefrontCalls(boot, needs),
      appModules: makeAppModules(needs),
      menu_basket_cache,
      simple_tooltip,
      ...amounts,
      md5: shortHash,
      /** Closes the topmost dialog. Modals created without `new` left these two functions on the window. */
      closeModal: () => document.querySelector<HTMLElement>(".modal .modal__close")?.click(),
      assignTabIndexes() {},
      errorLog: (error: unknown) => needs.report({ error: faultOf(error), phase: "page" }),
    },
    shop: { run: handlers.add, runArr: handlers.addAll, ...outerFiles },
    fn: {
      ...amountsFn,
      ...makeLoadingCover(needs, vars),
      ...makeNavigation(needs, runAjaxFn),
      runAjaxFn,
      menu_basket_cache,
      setHeight,
      isTouchEnabled: () => navigator.maxTouchPoints > 0,
      addFocused,
      switchSigninView: pressSigninLink,
      // Islands do this by themselves; scanning finds new elements at once.
      selectPaging: scan,
      setGrid: scan,
      addDepositInfo,
      ...outerFiles,
      isIos: () => vars.isIos,
      isSafari: () => vars.isSafari,
    },
    graphql: {
      /** @returns the texts of the scripts that ran, or false when the response announces no script (contract B d) */
      async trackingEvents(response?: { headers?: Headers }) {
        const count = Number(response?.headers?.get(boot.store.getState().shop.trackingHeader));
        return count >= 1 && needs.tracking();
      },
    },
    cookie: {
      get: getCookie,
      /** Without a number of days, or with 0, the cookie lasts for the session. */
      set: (name: unknown, value: unknown, days?: unknown) =>
        setCookie(String(name), String(value), Number(days) || undefined),
      remove: removeCookie,
    },
    ready: lazy.ready,
    real: lazy.resolved,
  };
}

/** Page scripts pass errors, and objects that look like errors (contract B i). */
function faultOf(error: unknown): unknown {
  if (error instanceof Error) return error;
  try {
    const { stack, message } = (error ?? {}) as { stack?: unknown; message?: unknown };
    return String(stack ?? message ?? error);
  } catch {
    return "unreadable";
  }
}

interface SameHeight {
  readonly selector?: string;
  readonly selectors?: readonly string[] | string;
  readonly container?: string | Element;
}

/** `app_shop.fn.setHeight` (contract A 2.4): gives the elements of a visual row the height of the tallest. */
function setHeight({ selector, selectors, container }: SameHeight = {}): void {
  const boxes =
    container instanceof Element ? [container] : [...document.querySelectorAll(container ?? "body")];
  for (const itemSelector of [selector ?? selectors ?? []].flat())
    for (const box of boxes) {
      const items = [...box.querySelectorAll<HTMLElement>(itemSelector)];
      const [first] = items;
      if (!first?.offsetWidth) continue;
      for (const { style } of items) style.minHeight = "";
      const perRow = Math.max(1, Math.round((box as HTMLElement).offsetWidth / first.offsetWidth));
      const heights = items.map(({ offsetHeight }) => offsetHeight);
      items.forEach(({ style }, index) => {
        const start = index - (index % perRow);
        style.minHeight = `${Math.max(...heights.slice(start, start + perRow))}px`;
      });
    }
}

/**
 * `app_shop.fn.switchSigninView` (contract D 8): shows the sign-in box of a radio button by clicking the link to the
 * box. That page's island handles the click, even if it loads later.
 * @param radio the button, or a jQuery object with it
 */
function pressSigninLink(radio: unknown): void {
  const { id } = Object(radio)[0] ?? Object(radio);
  const links = [...document.querySelectorAll<HTMLElement>("#signin-form a[href]")];
  links.find((link) => id && link.getAttribute("href") === `#${id}`)?.click();
}

/**
 * Implements `md5` (contract D 10): pages only build storage keys with it, so any short, deterministic text is enough.
 * Two FNV-1a sums with different start values, 64 bits.
 */
function shortHash(text: unknown): string {
  const starts = [0x811c9dc5, 0x9747b28c];
  return starts.map((start) => hashOf(String(text), start).toString(16).padStart(8, "0")).join("");
}
