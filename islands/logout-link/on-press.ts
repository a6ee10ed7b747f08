import type { OnPress } from "../../runtime/islands/contract";
import { PREFIX } from "./keys";

/** The link leads away before any file of ours may have come. */
const onPress: OnPress = [
  ".logout_link,.l_welcome__element.--logout",
  () => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  },
];
export default onPress;
