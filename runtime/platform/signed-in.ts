/**
 * The one place that hears of a login without a new page (ruling 22): by a passkey, by its autofill, by a one-time code.
 *
 *   store knows ─► other tabs are told ─► wyspa:login ─┬─► basket read afresh
 *                                                     └─► page shown as theirs, unless a listener prevented that
 */

import type { Platform } from "../contracts/platform";
import type { WyspaStore } from "../contracts/store";
import { emit } from "../public/events";
import type { KeptBasket } from "./basket/keep-basket";

/** Shows the page as the customer's. Rejects where its code cannot be had. */
export type WhatFollows = () => Promise<void>;

export function signedIn(
  store: WyspaStore,
  { refresh, tellTabs }: Pick<KeptBasket, "refresh" | "tellTabs">,
  follow: WhatFollows,
): Platform["signedIn"] {
  return async ({ login }) => {
    store.setState({ customer: { status: "signed-in", login } });
    tellTabs();
    const read = refresh();
    if (emit("wyspa:login", { login })) await follow().catch(() => {}); // the basket is theirs all the same
    await read;
  };
}
