/**
 * The one place that hears of a login without a new page (ruling 22): by a passkey, by its autofill, by a one-time code.
 *
 *   store knows ─► other tabs are told ─► wyspa:login ─┬─► basket read afresh
 *                                                     └─► page shown as theirs, unless a listener prevented that
 */
import { emit } from "../public/events";
import type { WyspaStore } from "../store/contract";
import type { KeptBasket } from "./basket/keep-basket";
import type { Platform } from "./contract";

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
