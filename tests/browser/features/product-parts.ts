/** Features of the product page outside the buying form. */
import { showcase } from "../../../fixtures/catalogue/showcase";
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

const { path } = showcase.plain;

/** A part that the shopper scrolls into view and that needs no action. */
const seen = (of: string, selector: string, result: string): Feature => ({
  path: of,
  async act(page) {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await comesOnline(page);
  },
  has: (page) => isThere(page, result),
});

export const sections: Feature = {
  path,
  act: comesOnline,
  has: (page) => isThere(page, ".tabs #opinions_section_mobile"),
};

export const documents = seen(path, "#projector_enclosures", ".enclosures__gpsr_item");
export const points = seen(
  showcase.points.path,
  "#projector_button_points_basket",
  "#projector_button_points_basket + .show_tip",
);

export const question: Feature = {
  path,
  act: (page) => clickSoon(page, "a.questions__button"),
  has: (page) => isThere(page, "dialog.--askforproduct[open]"),
};

export const traits: Feature = {
  path,
  act: (page) => clickSoon(page, "a.traits__all"),
  has: (page) => isThere(page, ".traits.--show"),
};
