import type { Mount } from "../../runtime/islands/contract";
import { mayOpenByItself } from "./by-itself";
import { offerChoice } from "./offer-choice";

/** Either of the two: the selector, or the older suggestion of another shop, which needs no React (contract A 9, A 9.4). */
export const mount: Mount = async (host, context) => {
  if (!host.matches(".redirection")) return offerChoice(host, context);
  const { suggestShop } = await context.load<typeof import("./suggest-shop")>("suggest-shop");
  return suggestShop(host, context, mayOpenByItself);
};
