/**
 * What the page's own scripts call and get an answer from at once: the plain functions of `window.wyspa`, and behind
 * them the old global names (contract Part C). A chunk of its own; islands that format prices wait for it.
 */
import { type CompatNeeds, keepCompatible } from "./compat";
import type { Kernel } from "./kernel";
import type { PageServices } from "./page-services";
import type { CurrencyConfig } from "./shop/config";
import { formatPrice } from "./shop/format-price";
import { newsDate } from "./shop/news-date";
import type { PluralForms } from "./shop/plural";

export { formatPrice };

export interface PageFunctionNeeds
  extends Pick<CompatNeeds, "platform" | "ui" | "report" | "announce" | "texts" | "plural" | "decodeText"> {
  services(): Promise<PageServices>;
}

/** Resolves once all of them are there and the handlers that the page registered have run. */
export function offerPageFunctions(kernel: Kernel, needs: PageFunctionNeeds): Promise<void> {
  const { services, plural } = needs;
  const shop = () => kernel.store.getState().shop;
  /** What is not said is the shop's. */
  const format = (value: number | string, options?: Partial<CurrencyConfig> | null) => {
    const given = Object.entries(options ?? {}).filter(([, option]) => option !== undefined);
    return formatPrice(value, { ...shop().currency, ...Object.fromEntries(given) });
  };
  Object.assign(Reflect.get(window, "wyspa"), {
    formatPrice: format,
    plural: (count: number, forms: PluralForms) => plural(count, forms, shop().language),
    newsDate,
  });
  return keepCompatible(kernel, {
    ...needs,
    gate: async () => (await services()).gate(),
    visit: async (url, options) => (await services()).visit(url, options),
    loadScript: async (name, options) => (await services()).loadScript(name, options),
    installModule: async (name, address) => (await services()).installModule(name, address),
    tracking: async () => (await services()).tracking(),
    formatPrice: format,
    priceType: () => shop().priceType,
    newsDate,
  });
}
