/** `app_shop.fn.ajaxLoadSite` and `.ajaxLoadSiteMessage` (contract A 13): on is on, however often it is said. */

import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";
import type { CompatNeeds } from "./needs";
import { wordsOf } from "./words";

export function makeLoadingCover({ ui }: CompatNeeds, vars: Names) {
  let cover: Promise<HTMLElement | null> | null = null;
  /** Under the cover the page is out of use: the focus that its script gave to a new part meanwhile came to nothing. */
  const focusAgain = () => {
    const { lastFocusedElement: last } = vars;
    if (document.activeElement === document.body && typeof last === "string" && last)
      attempt(() => document.querySelector<HTMLElement>(last)?.focus());
  };
  return {
    ajaxLoadSite(on?: unknown) {
      if (on) cover ??= ui.loading(true);
      else if (cover) {
        cover = null;
        void ui.loading(false).then(focusAgain);
      }
    },
    ajaxLoadSiteMessage(message: unknown) {
      void cover?.then((element) => element?.append(message instanceof Node ? message : wordsOf(message)));
    },
  };
}
