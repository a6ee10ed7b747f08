import { isSparing } from "../base/is-sparing";
import type { ShopConfig } from "../contracts/config";

/** Whether the shop and the connection allow pages to be loaded ahead. @param how the shop's `visits.ahead` */
export const mayLoadAhead = (how: ShopConfig["visits"]["ahead"]): boolean =>
  how !== "none" && !isSparing(/2g|3g/);
