import type { Mount } from "../../runtime/islands/contract";
import { reactIsland } from "../../runtime/react/island";
import { offerChoice } from "./offer-choice";

/** Either of the two: the selector, or the older suggestion of another shop, which needs no React (contract A 9, A 9.4). */
export const mount: Mount = async (host, context) => {
  if (!host.matches(".redirection")) return offerChoice(host, context, reactIsland);
  const { suggestShop } = await import("./suggest-shop");
  return suggestShop(host, context);
};
