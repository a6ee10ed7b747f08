import type { Mount } from "../../runtime/islands/contract";
import { offerChoice } from "./offer-choice";

/** Either of the two: the selector, or the older suggestion of another shop (contract A 9, A 9.4). */
export const mount: Mount = async (host, context) => {
  if (!host.matches(".redirection")) return offerChoice(host, context);
  const { suggestShop } = await import("./suggest-shop");
  return suggestShop(host, context);
};
