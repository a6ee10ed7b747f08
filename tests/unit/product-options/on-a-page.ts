/** A product's page of the fixture shop, with the real island mounted on its form. */
import { type ShowcaseName, showcase } from "../../../fixtures/catalogue/showcase";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { type OpenPage, openShop } from "../open-page";

export const chunks = {
  "product-options": () => import("../../../islands/product-options/index"),
  "product-options/subscription": () => import("../../../islands/product-options/subscription"),
  "product-options/tell-availability": () => import("../../../islands/product-options/tell-availability"),
  "product-options/shipping-costs": () => import("../../../islands/product-options/shipping-costs"),
};

export const has = (selector: string, name: string): boolean => one(selector).classList.contains(name);
export const price = () => textOf("#projector_price_value");
export const size = (id: string) => one(`.projector_sizes__item[data-size-type="${id}"]`);
export const field = () => one<HTMLInputElement>("#projector_number");
export const press = (type: "up" | "down") => one(`[data-range-type=${type}]`).click();
/** Types a quantity and leaves the field. */
export const type = (quantity: string) => {
  field().value = quantity;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  field().dispatchEvent(new Event("change", { bubbles: true }));
};
/** @returns whether the form would go */
export const submit = () =>
  one("#projector_form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

export function openProducts() {
  const street = openShop();
  return {
    street,
    async open(
      name: ShowcaseName,
      { query = "", before }: { query?: string; before?: () => void } = {},
    ): Promise<OpenPage> {
      const path = showcase[name].path + query;
      const page = await street.open(path, { chunks, ...(before && { before }) });
      await page.start("product-options");
      return page;
    },
    /** Requests for prices so far. */
    asked: () => street.shop.requests.filter(({ query }) => query.action === "get").map(({ query }) => query),
    /** Waits until an answer of the platform has been shown. */
    answered: () =>
      eventually(() => {
        if (has("#projector_prices_section", "--loading")) throw new Error("still asking");
      }),
  };
}
