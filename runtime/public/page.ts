/**
 * What the page's own scripts call: the plain functions of `window.wyspa`, and the old global names. A chunk of its own, fetched as soon as the core stands.
 */
import type { App } from "../app";
import { keepCompatible } from "../compat";
import { newsDate } from "../prices/news-date";
import type { PluralForms } from "../texts/plural";

/** Resolves once all of them are there and the handlers that the page registered have run. */
export function offerPageFunctions(app: App): Promise<void> {
  const { kernel, platform, overlays, visits, openGate, announce, words, formatPrice, plural } = app;
  const shop = () => kernel.store.getState().shop;
  Object.assign(Reflect.get(window, "wyspa"), {
    formatPrice,
    plural: (count: number, forms: PluralForms) => plural(count, forms, shop().language),
    newsDate,
  });
  return keepCompatible(kernel, {
    platform,
    ui: overlays,
    report: app.reports.report,
    announce,
    texts: words.texts,
    learn: words.learn,
    visit: visits.visit,
    gate: async () => (await openGate()).gate,
    loadScript: async (name, options) => (await openGate()).loadScript(name, options),
    installModule: async (name, address) => (await openGate()).installModule(name, address),
    tracking: async () => (await openGate()).tracking(),
    formatPrice,
    plural,
    priceType: () => shop().priceType,
  });
}
