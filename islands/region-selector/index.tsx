import type { Mount } from "../../runtime/contracts/island";
import { claimAutoOpen } from "./auto-open";
import { offerChoice } from "./offer-choice";

/**
 * Mounts the selector behind its link or in the drawer, or the older suggestion, which needs no React (contract A 9, A
 * 9.4, D 8).
 */
export const mount: Mount = async (host, context) => {
  if (host.matches("#menu_settings")) {
    const { showInPage } = await context.load<typeof import("./show-selector")>("show-selector");
    return showInPage(host, context);
  }
  if (!host.matches(".redirection")) return offerChoice(host, context);
  const { suggestShop } = await context.load<typeof import("./suggest-shop")>("suggest-shop");
  return suggestShop(host, context, claimAutoOpen);
};
