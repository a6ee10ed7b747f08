/** Instalments: the providers' links on the basket page and the product page. */
import { bank, opened, parts, recordOpenings } from "../instalments/shop";
import { asShopper, filled, products } from "../mini-basket/shop";
import { type Bench, desktop } from "../support";
import { clickSoon, type Feature, isThere } from "./contract";

const onBasketPage = (maxPrice: number) =>
  ({
    path: "/basketedit.php",
    viewport: desktop,
    context: asShopper,
    prepare(b: Bench) {
      filled(b, 2);
      b.shop.config.instalments = [{ ...bank, maxPrice }];
    },
    before: recordOpenings,
    act: (page) => clickSoon(page, ".basket__payment_link"),
  }) satisfies Partial<Feature>;

export const instalments: Feature = {
  ...onBasketPage(0),
  has: async (page) => (await opened(page)).length > 0,
};

/** An amount outside the limits opens a dialog. */
export const instalmentsAsked: Feature = {
  ...onBasketPage(1),
  has: async (page) => (await parts(page).dialog.count()) > 0,
};

const TOGGLE = ".projector_instalments__link";

export const instalmentProviders: Feature = {
  path: (b) => products(b)[20]?.link ?? "/",
  prepare: (b) => {
    b.shop.config.instalments = [bank];
  },
  async act(page) {
    if (!(await parts(page).items.isVisible())) await clickSoon(page, TOGGLE);
  },
  has: (page) => isThere(page, "#projector_instalments.--active"),
};
