import type { OnPress } from "../../runtime/contracts/island";
import { TYPED_LOGIN } from "../../runtime/forms/typed-login";
import { PREFIX } from "./keys";

/** Runs before the island's chunk loads, because the link may navigate earlier. */
export const onPress: OnPress = [
  ".logout_link,.l_welcome__element.--logout",
  ({ readings }) => {
    readings?.abort();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(TYPED_LOGIN);
    // The next page forgets the basket and notifies the other tabs (`keep-basket.ts`).
    sessionStorage.wyspa_changing = "out";
    return undefined;
  },
];
