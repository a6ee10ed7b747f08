/** Features of pickup points: their own page, and the old name with which an order opens them. */
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

const LIST = ".cop_pickup_widget .cop_pickup_item";

export const pickupSites: Feature = {
  path: "/pickup-sites.php?at=52.2297,21.0122",
  prepare(b) {
    b.shop.config.tiles = true;
  },
  act: (page) => page.evaluate(() => scrollTo(0, 0)),
  again: (page) => page.reload(),
  has: (page) => isThere(page, LIST),
};

export const pickupInOrder: Feature = {
  path: "/place-order.php?modules=1",
  prepare(b) {
    b.shop.fillBasket("anna", 1);
    b.shop.config.tiles = true;
    b.shop.config.leftOutModules = ["cop_modules_pickup"];
  },
  async act(page) {
    if (!(await isThere(page, ".cop_pickup_widget"))) await clickSoon(page, ".cop_delivery__pickup_choose");
  },
  has: (page) => isThere(page, LIST),
};

export const pickupMap: Feature = {
  path: "/pickup-sites.php?at=52.2297,21.0122",
  prepare(b) {
    b.shop.config.tiles = true;
  },
  async act(page) {
    const toggle = page.locator(".cop_pickup_map__toggle");
    await comesOnline(page); // the list is in the same file
    await toggle.waitFor({ timeout: 8_000 });
    if ((await toggle.getAttribute("aria-expanded")) === "true")
      await clickSoon(page, ".cop_pickup_map__toggle");
    await clickSoon(page, ".cop_pickup_map__toggle");
  },
  has: (page) => isThere(page, ".cop_pickup_map__wrapper .map_skip"),
};
