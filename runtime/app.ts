/**
 * The composition root: makes the one App of a page from the state that the entry has collected. It makes each part
 * once and passes it to its users; no module imports a part's instance.
 */

import { once } from "./base/once";
import { whenLoaded } from "./base/retry";
import { safeStorage } from "./base/storage";
import { keepConfig } from "./config/keep-config";
import type { App } from "./contracts/app";
import type { Boot } from "./contracts/boot";
import type { Announce } from "./contracts/overlays";
import type { OnResponseHeaders } from "./contracts/platform";
import type { WyspaStore } from "./contracts/store";
import { correctPage } from "./islands/before-paint";
import { makeReports } from "./islands/reports";
import { styleAdder } from "./overlays/add-style";
import { liveRegion } from "./overlays/live-region";
import { makeOverlays } from "./overlays/overlays";
import { makePlatform } from "./platform/platform";
import { formatPrice } from "./prices/format-price";
import { emit } from "./public/events";
import { makePageTexts } from "./texts/page-texts";
import { plural } from "./texts/plural";
import { makeVisitStarter } from "./visit/visit-starter";

export function makeApp(boot: Boot): App {
  const { store, loader, script, version } = boot;
  const reloadConfig = keepConfig(boot);
  const pageTexts = makePageTexts(boot);
  const { texts } = pageTexts;
  const storage = makeStorage();
  const reports = makeReports(boot, storage.session);
  const { report } = reports;
  const announce: Announce = (...said) => liveRegion()(...said);
  const addStyle = styleAdder(script);

  const openGate = once(async () => {
    const gate = await loader.load("gate");
    return gate.openGate({ loader, store, script, version, platform, report });
  });
  const onResponseHeaders = trackingRunner(boot, openGate);
  const gate = async () => (await openGate()).gate;
  const afterLogin = async () => {
    const { followLogin } = await loader.load("after-login");
    await followLogin({
      store,
      graphql: platform.graphql,
      visit: visits.visit,
      refreshHeader: async () => {
        const { refreshHeader } = await loader.load("refresh-header");
        await refreshHeader({ gate, onResponseHeaders, script, version });
      },
      reloadConfig,
    });
  };
  const elsewhere = (what: string) => whenLoaded(loader, "elsewhere", ({ changed }) => changed(what, app));
  const platform = makePlatform(boot, storage, report, onResponseHeaders, afterLogin, gate, elsewhere);
  void boot.firstRequest.answer?.then(() => onResponseHeaders(boot.firstRequest.headers));
  const visits = makeVisitStarter(loader, {
    version,
    script,
    gate,
    arrival: () => loader.load("visit-arrival"),
    onResponseHeaders,
    announce,
    emit,
    report,
    texts,
    settings: () => store.getState().shop.visits,
    reloadConfig() {
      reloadConfig();
      return pageTexts.loadTexts("runtime");
    },
  });

  const app: App = {
    boot,
    storage,
    reports,
    pageTexts,
    platform,
    overlays: makeOverlays({ loader, announce, report, texts, addStyle, store }),
    announce,
    emit,
    formatPrice: shopPriceFormat(store),
    plural,
    addStyle,
    openGate,
    maps: once(async () => (await loader.load("map")).makeMaps(app)),
    visits,
    reloadConfig,
    correctPage: () => correctPage(boot),
  };
  return app;
}

const makeStorage = (): App["storage"] => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
});

/** Formats amounts with the shop's settings; `options` override single ones. */
const shopPriceFormat =
  (store: WyspaStore): App["formatPrice"] =>
  (value, options) => {
    const overrides = Object.entries(options ?? {}).filter(([, option]) => option !== undefined);
    return formatPrice(value, { ...store.getState().shop.currency, ...Object.fromEntries(overrides) });
  };

/** Runs the tracking events that a response's headers announce. No-op when the code for it cannot be fetched. */
const trackingRunner =
  ({ store, loader }: Pick<Boot, "store" | "loader">, openGate: App["openGate"]): OnResponseHeaders =>
  (headers) => {
    if (!(Number(headers?.get?.(store.getState().shop.trackingHeader)) >= 1)) return;
    loader.preload("tracking"); // beside the gate
    return openGate()
      .then(({ tracking }) => tracking())
      .catch(() => {}); // the next announcement fetches these events, too
  };
