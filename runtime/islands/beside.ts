/** Has what a view decides come along with its island, in one round trip: a menu's drawer on phones, its wide form elsewhere. */

import type { Kernel } from "../contracts/boot";
import { byView } from "./generated/by-view";

export function followCompanions({ loader, store }: Pick<Kernel, "loader" | "store">): void {
  let view: number | undefined;
  const follow = () => {
    const now = store.getState().page.view;
    if (now === view) return;
    view = now;
    for (const [island, key, ...views] of byView) loader.bring(island, key, views.includes(now));
  };
  follow();
  store.subscribe(follow);
}
