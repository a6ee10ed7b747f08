import type { IslandContext } from "../../runtime/contracts/island";
import { forgetSearches } from "../../runtime/dom/forget-searches";

/**
 * Updates the page after a place was set.
 * The server computes costs and times of delivery, so the page reloads. A listener of `wyspa:region` can prevent that
 * and update the page itself. Order pages must not lose typed text, so they only refresh the basket.
 * @returns whether the page reloads
 */
export async function renew(
  { emit, announce, platform, storage, store, signal }: IslandContext,
  type: "region" | "zipcode",
  text: string,
): Promise<boolean> {
  forgetSearches(storage.session);
  platform.tellTabs("place");
  if (signal.aborted) return false; // a visit has replaced the page, and the new one is up to date
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
