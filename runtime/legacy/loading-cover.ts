/** `app_shop.fn.ajaxLoadSite` and `.ajaxLoadSiteMessage` (contract A 13): repeated calls show the cover only once. */

import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";
import { wordsOf } from "./words";

export function makeLoadingCover({ ui }: LegacyNeeds, vars: Names) {
  let cover: Promise<HTMLElement | null> | null = null;
  let element: HTMLElement | null = null;
  const show = async () => {
    element = null;
    element = await ui.loading(true);
    return element;
  };
  /** Under the cover the page is inert, so a script that focused a new part had no effect. Focuses it now. */
  const focusAgain = () => {
    const { lastFocusedElement: last } = vars;
    if (document.activeElement === document.body && typeof last === "string" && last)
      attempt(() => document.querySelector<HTMLElement>(last)?.focus());
  };
  return {
    ajaxLoadSite(on?: unknown) {
      if (on) {
        // The shopper may have closed the cover of a request that took too long.
        if (element && !element.isConnected) cover = null;
        cover ??= show();
      } else if (cover) {
        cover = null;
        // At once: the page is inert until then, and a module may move the focus next.
        void ui.loading(false).then(focusAgain);
      }
    },
    ajaxLoadSiteMessage(message: unknown) {
      void cover?.then((shown) => shown?.append(message instanceof Node ? message : wordsOf(message)));
    },
  };
}
