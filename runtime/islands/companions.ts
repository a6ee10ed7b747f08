/**
 * Loads the part for the current view in the same round trip as its island: a menu's drawer on phones, its wide form
 * elsewhere.
 */

import type { Boot } from "../contracts/boot";
import { companionsByView } from "./generated/companions-by-view";

export function followCompanions({ loader, store }: Pick<Boot, "loader" | "store">): void {
  let view: number | undefined;
  const follow = () => {
    const now = store.getState().page.view;
    if (now === view) return;
    view = now;
    for (const [island, key, ...views] of companionsByView)
      loader.setCompanion(island, key, views.includes(now));
  };
  follow();
  store.subscribe(follow);
}
