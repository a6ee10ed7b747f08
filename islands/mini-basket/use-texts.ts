import type { Translate } from "../../runtime/contracts/texts";
import { useIsland } from "../../runtime/react/island";
import { type PanelText, panelTexts } from "./texts";

/** The panel's texts, with the shop's overrides. */
export const useTexts = (): Translate<PanelText> => useIsland().texts(panelTexts);
