/** Names that the list of a company's further accounts calls (`client_new_associated`, contract D 9). Its own chunk. */
import type { Boot } from "../../../contracts/boot";
import type { LegacyNeeds } from "../../needs";
import { fillTexts } from "./fill-tables";
import { pagination } from "./pagination";

export { modifyAdress } from "./modify-adress";

/** Creates `Pagination`, and fills the global tables of texts that the same module needs. */
export async function paginationFor(boot: Boot, needs: LegacyNeeds) {
  await needs.loadTexts("steps");
  await fillTexts(boot, needs);
  return pagination(needs);
}
