import type { OnPress } from "../../runtime/contracts/island";
import { PREFIX } from "./keys";

/** The link leads away before any file of ours may have come. */
const onPress: OnPress = [
  ".logout_link,.l_welcome__element.--logout",
  ({ readings }) => {
    readings?.abort();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    // The next page forgets the basket, and tells the other tabs (`keep-basket.ts`).
    sessionStorage.wyspa_changing = "out";
  },
];
export default onPress;
