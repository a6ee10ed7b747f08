import type { Mount } from "../../runtime/contracts/island";
import { claimAutoOpen } from "./auto-open";
import { offerChoice } from "./offer-choice";
import { showInPage } from "./show-selector";
import { suggestShop } from "./suggest-shop";

/**
 * Mounts the selector behind its link or in the drawer, or the older suggestion, which needs no React (contract A 9, A
 * 9.4, D 8).
 */
export const mount: Mount = (host, context) => {
  if (host.matches("#menu_settings")) return showInPage(host, context);
  return host.matches(".redirection")
    ? suggestShop(host, context, claimAutoOpen)
    : offerChoice(host, context);
};
