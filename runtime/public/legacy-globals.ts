export { fetchParts } from "../legacy/fetch-parts";

import { getPath } from "../base/values";
import type { App } from "../contracts/app";
import type { PluralForms } from "../contracts/texts";
import { offerLegacyGlobals } from "../legacy";
import type { Decorations } from "../legacy/decorations";
import { newsDate } from "../prices/news-date";
import { priceTypeOf } from "../prices/omnibus";
import { omnibusDetails } from "../prices/omnibus-details";
import { omnibusSwitches } from "../prices/omnibus-switches";
import { omnibusTexts } from "../prices/omnibus-texts";
import { subscriptionPrice } from "../prices/subscription-price";

/**
 * Resolves when all functions are available and the handlers that the page registered have run.
 * @param sliders names of the standard theme's slider and its parts, which the gate knows
 */
export function offerPageFunctions(
  app: App,
  decorations: Decorations,
  sliders: readonly string[],
): Promise<void> {
  const { boot, platform, overlays, visits, openGate, announce, pageTexts, formatPrice, plural, maps } = app;
  const shop = () => boot.store.getState().shop;
  const prices = {
    subscriptionPrice: (input: unknown) => subscriptionPrice(input, formatPrice),
    omnibus: (product: unknown, options?: unknown) =>
      omnibusDetails(product, {
        sizeId: getPath(options, "sizeId"),
        priceType: priceTypeOf(getPath(options, "priceType"), shop().priceType),
        withCode: omnibusSwitches().withCode,
        format: formatPrice,
        t: pageTexts.texts(omnibusTexts),
      }),
  };
  Object.assign(Reflect.get(window, "wyspa"), {
    formatPrice,
    plural: (count: number, forms: PluralForms) => plural(count, forms, shop().language),
    newsDate,
    customer: () => ({ ...boot.store.getState().customer }),
    ...prices,
  });
  return offerLegacyGlobals(
    boot,
    {
      platform,
      ui: overlays,
      maps,
      report: app.reports.report,
      announce,
      texts: pageTexts.texts,
      loadTexts: pageTexts.loadTexts,
      visit: visits.visit,
      gate: async () => (await openGate()).gate,
      loadScript: async (name, options) => (await openGate()).loadScript(name, options),
      sliders,
      installModule: async (name, address) => (await openGate()).installModule(name, address),
      tracking: async () => (await openGate()).tracking(),
      formatPrice,
      plural,
      prices,
    },
    decorations,
  );
}
