/**
 * Handles every login without a page load (ruling 22): by passkey, by passkey autofill, by one-time code.
 *
 *   update store ─► notify tabs ─► wyspa:login ─┬─► refetch basket
 *                                               └─► show the customer's page, unless a listener cancels the event
 */
import { emit } from "../public/events";
import type { WyspaStore } from "../store/contract";
import type { KeptBasket } from "./basket/keep-basket";
import type { Platform } from "./contract";

/** Shows the page as the customer sees it. Rejects when its chunk cannot be loaded. */
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
    if (emit("wyspa:login", { login })) await follow().catch(() => {}); // the basket is refetched anyway
    await read;
  };
}
