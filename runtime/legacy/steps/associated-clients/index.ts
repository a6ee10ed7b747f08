/** What the list of a company's further accounts calls (`client_new_associated`, contract D 9). A chunk of its own. */
import type { Kernel } from "../../../contracts/boot";
import type { CompatNeeds } from "../../needs";
import { fillTexts } from "./fill-tables";
import { pagination } from "./pagination";

export { modifyAdress } from "./modify-adress";

/** `Pagination`, with the global tables of texts that come along. */
export async function paginationFor(kernel: Kernel, needs: CompatNeeds) {
  await needs.learn("steps");
  await fillTexts(kernel, needs);
  return pagination(needs);
}
