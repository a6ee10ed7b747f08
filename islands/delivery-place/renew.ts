import type { IslandContext } from "../../runtime/contracts/island";
import { forgetSearches } from "../../runtime/dom/forget-searches";

/**
 * Has the page follow a place that was set. Costs and times of delivery are the server's, so the page comes anew, unless a
 * listener of `wyspa:region` prevents that and follows by itself; on order pages nothing that is typed may be lost, so only
 * the basket is read again there.
 * @returns whether the page is being loaded anew
 */
export async function renew(
  { emit, announce, platform, storage, store, signal }: IslandContext,
  type: "region" | "zipcode",
  text: string,
): Promise<boolean> {
  forgetSearches(storage.session);
  if (signal.aborted) return false; // another page has come in place, and follows by itself
  const isFree = emit("wyspa:region", { action: "chosen", type });
  announce(text);
  if (!isFree) return false;
  if (store.getState().page.orderProcess) {
    await platform.basket.refresh();
    return false;
  }
  location.reload();
  return true;
}
