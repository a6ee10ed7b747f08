/** Names that the list of a company's further accounts calls (`client_new_associated`, contract D 9). */
import type { Boot } from "../../../contracts/boot";
import type { LegacyNeeds } from "../../needs";
import { fillTexts } from "./fill-tables";
import { pagination } from "./pagination";

/** Creates `Pagination`, and fills the global tables of texts that the same module needs. */
export async function paginationFor(boot: Boot, needs: LegacyNeeds) {
  await needs.loadTexts("steps");
  fillTexts(boot, needs);
  return pagination(needs);
}

/** `ModifyAdress` [sic]: removes the URL's hash while a form is submitted, and restores it. */
export const modifyAdress = () => {
  let hash = "";
  const write = (end: string) =>
    history.replaceState(history.state, "", location.pathname + location.search + end);
  return {
    start() {
      if (!location.hash) return;
      hash = location.hash;
      write("");
    },
    end() {
      if (hash) write(hash);
      hash = "";
    },
  };
};
