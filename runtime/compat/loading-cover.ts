/** `app_shop.fn.ajaxLoadSite` and `.ajaxLoadSiteMessage` (contract A 13): on is on, however often it is said. */
import type { CompatNeeds } from "./needs";
import { wordsOf } from "./words";

export function makeLoadingCover({ ui }: CompatNeeds) {
  let cover: Promise<HTMLElement | null> | null = null;
  return {
    ajaxLoadSite(on?: unknown) {
      if (on) cover ??= ui.loading(true);
      else if (cover) {
        cover = null;
        void ui.loading(false);
      }
    },
    ajaxLoadSiteMessage(message: unknown) {
      void cover?.then((element) => element?.append(message instanceof Node ? message : wordsOf(message)));
    },
  };
}
