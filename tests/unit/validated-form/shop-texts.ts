import type { IslandContext } from "../../../runtime/contracts/island";
import { bindTexts } from "../../../runtime/texts/texts";

/** The parts of the context that the catalogue needs, on a Polish page of a shop with these texts. */
export const shopWith = (
  texts: Record<string, unknown> = {},
  props: Record<string, unknown> = {},
): Pick<IslandContext, "store" | "texts" | "props"> => ({
  props,
  store: {
    getState: () => ({ shop: { texts, languageSymbol: "pol" } }),
  } as unknown as IslandContext["store"],
  texts: (table) => bindTexts(table, texts, "pol"),
});
