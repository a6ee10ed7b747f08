import { basketScenes } from "./basket";
import { documentScenes } from "./documents";
import { formScenes } from "./forms";
import { listScenes } from "./lists";
import { messageScenes } from "./messages";
import { partScenes } from "./parts";
import { placeScenes } from "./places";
import { priceScenes } from "./prices";
import { regionScenes } from "./regions";
import { searchScenes } from "./search";
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
];
