/** Makes the context of each mount: an island reaches everything that has state through it. */

import { withDeadline } from "../base/deadline";
import type { Chunks } from "../base/loader";
import { loadWithRetry } from "../base/retry";
import { attr, query } from "../base/safe-dom";
import { isPlainObject } from "../base/values";
import type { App } from "../contracts/app";
import type { Instance } from "../contracts/hosts";
import type { IslandContext, LoadOptions } from "../contracts/island";
import { MARKER } from "./discovery";
import { details } from "./generated/details";

/** The parts of a context that belong to one mount. */
export type OfMount = Pick<IslandContext, "signal" | "guard" | "fail">;

/** Milliseconds after which an island mounts without a check of its markup. */
const CHECK_DEADLINE_MS = 1_500;

export interface Contexts {
  /** Makes the context of one mount. */
  of(instance: Instance, mount: OfMount): IslandContext | Promise<IslandContext>;
  /**
   * What an island, or its shell, waits for before it mounts: stylesheet, texts, and the chunk that reads its host's
   * props and checks its markup. `undefined` when everything is there. Never rejects.
   */
  pendingFiles(instance: Instance, isShell: boolean): Promise<unknown> | undefined;
  /** As `lacksMarkup` of the chunk `host-markup`; `false` when nothing is checked. */
  waitsForMarkup(instance: Instance, mountAgain: () => void): boolean;
}

export function contextsFrom(app: App): Contexts {
  const { boot, addStyle, pageTexts } = app;
  const detailsOf = details(boot);
  const parts = partsOfAll(app);
  /** A chunk of its own reads and checks what templates write on hosts, because few pages have such hosts. */
  let reader: Chunks["host-markup"] | undefined;
  /** The props that the configuration gives to all hosts of an island. */
  const shopProps = (island: string) => {
    const props = boot.store.getState().shop.islands[island];
    return isPlainObject(props) ? props : undefined;
  };
  const fetchReader = async () => {
    reader = await boot.loader.load("host-markup");
    return reader;
  };
  /** The stylesheet loads before the island or the part that it is for, so that nothing moves (bar H6). */
  const styleOf = (island: string) => addStyle(detailsOf(island).sheets);
  const loadPart = async (island: string, part: string, isUnstyled?: boolean) => {
    const chunk = boot.loader.load(`${island}/${part}`);
    if (!isUnstyled) await Promise.all([chunk, styleOf(island)]);
    return chunk;
  };

  return {
    of(instance, mount) {
      const { host, row } = instance;
      const { name } = row;
      const { place, props: rules } = detailsOf(name);
      const contextWith = (props: IslandContext["props"]): IslandContext => ({
        ...parts,
        ...mount,
        name,
        load<Module>(part: string, { retry, unstyled }: LoadOptions = {}) {
          const load = () => loadPart(name, part, unstyled) as Promise<Module>;
          return retry ? loadWithRetry(load, mount.signal) : load();
        },
        host,
        root: host,
        ...(place && { place }),
        textsIn: (language) => pageTexts.fetchTexts(name, language),
        props,
        isOffered: boot.isEnabledByConfig,
        open: () => boot.activate(instance),
      });
      const shop = shopProps(name);
      const read = ({ propsOf }: Chunks["host-markup"]) => contextWith(propsOf(host, name, shop, rules));
      // Stays synchronous where possible: the clock of a slice does not measure code that runs after an `await`.
      if (!shop && !hasProps(host)) return contextWith({});
      return reader ? read(reader) : fetchReader().then(read);
    },
    pendingFiles({ host, row: { name } }, isShell) {
      const mustRead = !reader && (shopProps(name) || hasProps(host) || attr(host, MARKER));
      const waits = [
        isShell ? undefined : styleOf(name),
        pageTexts.loadTexts(isShell ? `${name}/shell` : name),
        mustRead ? withDeadline(fetchReader(), CHECK_DEADLINE_MS).catch(() => {}) : undefined,
      ].filter(Boolean);
      return waits.length ? Promise.all(waits) : undefined;
    },
    waitsForMarkup: (instance, mountAgain) => !!reader?.lacksMarkup(boot, instance, mountAgain),
  };
}

/** The parts of the context that are the same for every island. */
function partsOfAll(app: App) {
  const { boot, storage, platform, overlays, announce, pageTexts, formatPrice, visits } = app;
  return {
    store: boot.store,
    platform,
    storage,
    announce,
    dialog: overlays.dialog,
    openMap: async (...map) => (await app.maps())(...map),
    alert: overlays.alert,
    emit(name, detail) {
      // Only our own search updates the store: a page may dispatch the same event.
      if (name === "wyspa:search") boot.store.setState({ search: detail as WyspaSearch });
      return app.emit(name, detail);
    },
    hasScrolled: followScroll(),
    texts: pageTexts.texts,
    formatPrice,
    visit: visits.visit,
    runCode: async (kind, code) => (await app.openGate()).gate.run(kind, [code]),
  } satisfies Partial<IslandContext>;
}

/**
 * Remembers which elements have scrolled. Reading `scrollTop` forces layout, and thousands of islands that read it at
 * mount would make that quadratic (bar R22).
 */
function followScroll(): (element: Element) => boolean {
  const scrolled = new WeakSet<EventTarget>();
  const see = ({ target }: Event) => target && scrolled.add(target);
  document.addEventListener("scroll", see, { capture: true, passive: true });
  return (element) => scrolled.has(element);
}

const hasProps = (host: HTMLElement) =>
  attr(host, "data-island-props") !== null || !!query(host, ":scope > [data-island-props]");

type WyspaSearch = ReturnType<App["boot"]["store"]["getState"]>["search"];
