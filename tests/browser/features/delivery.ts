/** Features around delivery: its place, and pickup points. */
import { showcase } from "../../../fixtures/catalogue/showcase";
import { asShopper, filled } from "../mini-basket/shop";
import { comeNear, type Feature, isThere, standsSoon } from "./contract";

const FIELD = ".delivery_box input";

/** Without its file, the server's form sets the postal code natively. */
export const deliveryPlace: Feature = {
  path: `${showcase.plain.path}?place=1`,
  act: async (page) => {
    await comeNear(page, FIELD);
    await page.locator(FIELD).fill("1010");
    if (await standsSoon(page, ".delivery_box [data-island]")) await page.locator(FIELD).press("Enter");
  },
  has: (page) => isThere(page, ".delivery_box .f-message.--delivery-place-error"),
};

export const storeChoice: Feature = {
  path: "/basketedit.php?stores=1",
  context: asShopper,
  prepare: (b) => void filled(b, 1),
  act: async (page) => {
    await comeNear(page, "#store_choice");
    if (await standsSoon(page, "#store_choice")) await page.locator(".store_choice button").click();
  },
  has: (page) => isThere(page, ".store_choice .f-message.--store-error"),
};
