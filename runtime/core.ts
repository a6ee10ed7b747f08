/**
 * The core chunk: what is needed as soon as an island is, and not before. Fetched beside the first island;
 * takes over the state that the entry has gathered (design §3).
 */
import { keepRunning } from "./compat/run-handlers";
import { emit } from "./events";
import { attributeErrors } from "./islands/attribution";
import { followPage } from "./islands/following";
import { details } from "./islands/generated/details";
import type { Instance } from "./islands/host-table";
import { makeMounting, type SharedContext } from "./islands/mounting";
import { makeRecovery } from "./islands/recovery";
import { makeWarnings } from "./islands/warnings";
import type { Core, Kernel } from "./kernel";
import { brokenBuiltIn } from "./page/self-test";
import { followView } from "./page/view-change";
import { makePlatform } from "./platform/platform";
import { makeReport } from "./platform/report";
import { formatPrice } from "./shop/format-price";
import { newsDate } from "./shop/news-date";
import { plural } from "./shop/plural";
import { readConfig } from "./shop/read-config";
import { safeStorage } from "./shop/storage";
import { bindTexts } from "./shop/texts";
import { liveRegion } from "./ui/live-region";

/** @throws when a built-in that islands rely on is broken: then nothing mounts, and the server's HTML stays */
export function start(kernel: Kernel): Core {
  const broken = brokenBuiltIn();
  if (broken) throw new Error(`stays off: ${broken} is broken`);

  const { store, hosts, script } = kernel;
  store.setState({ shop: readConfig(script.tag) });
  const shop = () => store.getState().shop;
  const report = makeReport(kernel.version, () => shop().graphqlUrl);
  const storage = {
    session: safeStorage(() => window.sessionStorage),
    local: safeStorage(() => window.localStorage),
  };
  const platform = makePlatform(kernel, storage, report);
  const shared: SharedContext = {
    store,
    platform,
    storage,
    emit,
    announce: liveRegion(),
    texts: (table) => bindTexts(table, shop().texts, shop().language),
    formatPrice: (value) => formatPrice(value, shop().currency),
  };

  const modules = new Map<Instance, unknown>();
  const warnings = makeWarnings(kernel);
  const fail = makeRecovery(kernel, report, {
    down: (instance) => mounting.takeDown(instance),
    up: (instance) => again(instance),
  });
  const mounting = makeMounting(kernel, shared, details(kernel), warnings.say, fail);
  const mount = (instance: Instance, module: unknown) => {
    modules.set(instance, module);
    return mounting.mount(instance, module);
  };
  const again = (instance: Instance) => {
    kernel.setStatus(instance, "loading");
    instance.done = mounting.mount(instance, modules.get(instance));
  };
  const all = () => [...hosts.values()].flatMap((instances) => [...instances.values()]);

  followPage(kernel, {
    unmount(instance) {
      modules.delete(instance);
      mounting.unmount(instance);
    },
    revive(instance) {
      mounting.takeDown(instance);
      again(instance);
    },
  });
  kernel.scan(); // what came between the entry's scan and now
  followView(store);
  keepRunning(kernel);
  attributeErrors(kernel, (island, phase, error) => {
    const instance = all().find(({ row }) => row.name === island);
    if (instance) fail(instance, phase, error);
    else report({ error, phase });
  });
  document.addEventListener("wyspa:search", ({ detail }) => store.setState({ search: detail }));

  const later =
    (name: "add" | "setQuantity" | "remove" | "refresh") =>
    async (...args: never[]) =>
      ((await platform.publicBasket())[name] as (...args: never[]) => unknown)(...args);
  const api = {
    storefront: platform.publicStorefront,
    basket: {
      add: later("add"),
      setQuantity: later("setQuantity"),
      remove: later("remove"),
      refresh: later("refresh"),
    },
    formatPrice: (value: number | string, options = {}) =>
      formatPrice(value, currencyOf(shop().currency, options)),
    plural: (count: number, forms: Parameters<typeof plural>[1]) => plural(count, forms, shop().language),
    newsDate,
  };
  const { formatPrice: price, plural: form, newsDate: date } = api;
  Object.assign(Reflect.get(window, "wyspa"), { formatPrice: price, plural: form, newsDate: date });

  return {
    mount,
    mountShell: mounting.mountShell,
    async rescue(instance, error) {
      const newest = kernel.defined.has(instance.row.name)
        ? null
        : await import("./platform/fetch-newest").then(
            ({ fetchNewest }) => fetchNewest(script.base, instance.row.name),
            () => null,
          );
      if (newest) return mount(instance, newest);
      fail(instance, "load", error);
      return false;
    },
    need: (blocks) => void platform.storefront(blocks),
    sayUnknown: warnings.sayUnknown,
    async settled() {
      await new Promise<void>((resolve) => kernel.inSlices(resolve));
      await Promise.allSettled(all().map(({ done }) => done));
    },
    api,
  };
}

/** The shop's currency with the options of one call, under the names of the page API. */
function currencyOf<Currency extends object>(currency: Currency, options: object): Currency {
  const given = Object.entries(options).filter(
    ([key, value]) => value !== undefined && Object.hasOwn(currency, key),
  );
  return { ...currency, ...Object.fromEntries(given) };
}
