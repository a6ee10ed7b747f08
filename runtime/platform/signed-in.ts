/**
 * Handles every login without a page load (ruling 22): by passkey, by passkey autofill, by one-time code.
 *
 *   update store ─► notify tabs ─► wyspa:login ─┬─► refetch basket
 *                                               └─► show the customer's page, unless a listener cancels the event
 */

import type { Platform } from "../contracts/platform";
import type { WyspaStore } from "../contracts/store";
import { emit } from "../public/events";
import type { KeptBasket } from "./basket/keep-basket";

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
