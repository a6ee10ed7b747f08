/** `app_shop.fn.ajaxLoadSite` and `.ajaxLoadSiteMessage` (contract A 13): repeated calls show the cover only once. */

import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";
import { wordsOf } from "./words";

export function makeLoadingCover({ ui }: LegacyNeeds, vars: Names) {
  let cover: Promise<HTMLElement | null> | null = null;
  /** Under the cover the page is inert, so a script that focused a new part had no effect. Focuses it now. */
  const focusAgain = () => {
    const { lastFocusedElement: last } = vars;
    if (document.activeElement === document.body && typeof last === "string" && last)
      attempt(() => document.querySelector<HTMLElement>(last)?.focus());
  };
  /** The shopper may have closed the cover of a request that took too long. */
  const reopen = (element: HTMLElement | null) => (element?.isConnected ? element : ui.loading(true));
  return {
    ajaxLoadSite(on?: unknown) {
      if (on) cover = cover?.then(reopen) ?? ui.loading(true);
      else if (cover) {
        void cover.then(() => ui.loading(false)).then(focusAgain);
        cover = null;
      }
    },
    ajaxLoadSiteMessage(message: unknown) {
      void cover?.then((element) => element?.append(message instanceof Node ? message : wordsOf(message)));
    },
  };
}
