/** Drives the product page in tests. */
import type { Page } from "playwright";
import { type ShowcaseName, showcase } from "../../../fixtures/catalogue/showcase";
import type { Bench, VisitOptions } from "../support";

export const FORM = "form#projector_form";

/** The visible parts of the product page, as text. */
export function parts(page: Page) {
  const text = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .allInnerTexts()
      .then((all) => all.join(" ").replace(/\s+/g, " ").trim());
  return {
    price: () => text("#projector_price_value"),
    unit: () => text(".projector_prices__unit_sellby, #projector_price_unit"),
    lowest: () => text(".omnibus_price"),
    regular: () => text("#projector_price_maxprice_wrapper"),
    withoutCode: () => text("#projector_price_beforerebate_wrapper"),
    suggested: () => text("#projector_price_srp_wrapper"),
    deposit: () => text("#projector_price_deposit"),
    status: () => text("#projector_status"),
    quantity: () => page.locator("#projector_number").inputValue(),
    chosen: () => page.locator("#projector_size_hidden").inputValue(),
    classes: () =>
      page
        .locator("#projector_prices_section")
        .evaluate((section) => [...section.classList].filter((name) => name.startsWith("--omnibus")).sort()),
    size: (name: string) => page.locator(".projector_sizes__item", { hasText: new RegExp(`^${name}$`) }),
    more: page.locator("[data-range-type=up]"),
    less: page.locator("[data-range-type=down]"),
    field: page.locator("#projector_number"),
    buy: page.locator("#projector_button_basket"),
    alert: page.locator(".wyspa-alert, .alertek, [role=alert]"),
  };
}

/** Opens the page of a case, and waits until its options are mounted. */
export async function productPage(b: Bench, name: ShowcaseName, options: VisitOptions = {}) {
  const { path = showcase[name].path, ...more } = options;
  const visit = await b.visit({ path, ...more });
  if (!more.bare) await visit.ready(FORM, "product-options");
  return { ...visit, ...parts(visit.page) };
}

/** Requests to the platform about a product, in order. */
export const asked = (b: Bench) =>
  b.shop.requests.filter(({ endpoint }) => endpoint === "projector").map(({ query }) => query);
