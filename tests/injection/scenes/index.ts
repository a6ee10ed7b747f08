import { answerScenes } from "./answers";
import { arrivalScenes } from "./arrivals";
import { basketScenes } from "./basket";
import { documentScenes } from "./documents";
import { formScenes } from "./forms";
import { inspectedScenes } from "./inspected";
import { listScenes } from "./lists";
import { menuScenes } from "./menus";
import { messageScenes } from "./messages";
import { partScenes } from "./parts";
import { placeScenes } from "./places";
import { popupScenes } from "./popups";
import { priceScenes } from "./prices";
import { regionScenes } from "./regions";
import { repeatedScenes } from "./repeated";
import { searchScenes } from "./search";
import { secondFactorScenes } from "./second-factor";
import { selectorScenes } from "./selectors";
import { shoppingListScenes } from "./shopping-lists";
import { stepScenes } from "./steps";
import { tabScenes } from "./tabs";
import { visitScenes } from "./visits";

/** Everything that is played; each scene names its places. */
export const scenes = [
  ...searchScenes,
  ...basketScenes,
  ...priceScenes,
  ...documentScenes,
  ...regionScenes,
  ...placeScenes,
  ...formScenes,
  ...partScenes,
  ...listScenes,
  ...messageScenes,
  ...visitScenes,
  ...shoppingListScenes,
  ...arrivalScenes,
  ...answerScenes,
  ...popupScenes,
  ...tabScenes,
  ...secondFactorScenes,
  ...selectorScenes,
  ...inspectedScenes,
  ...menuScenes,
  ...repeatedScenes,
  ...stepScenes,
];
