/** Makes the context of each mount: an island reaches everything that has state through it. */

import { withDeadline } from "../base/deadline";
import type { Chunks } from "../base/loader";
import { loadWithRetry } from "../base/retry";
import { attr, query } from "../base/safe-dom";
import { isPlainObject } from "../base/values";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";
import type { Descriptor, IslandContext, LoadOptions, Phase } from "../contracts/island";
import { MARKER } from "./discovery";

/** The fields of a descriptor that the core adds to the entry's row. */
export interface Details extends Pick<Descriptor, "place" | "props"> {
  /** Our stylesheets that it needs. */
  readonly sheets: readonly string[];
}

/** The parts of the context that are the same for every island. */
export type SharedContext = Pick<
  IslandContext,
  | "store"
  | "platform"
  | "storage"
  | "texts"
  | "formatPrice"
  | "runCode"
  | "announce"
  | "dialog"
  | "openMap"
  | "alert"
  | "emit"
  | "hasScrolled"
  | "visit"
> & {
  loadPart(island: string, part: string, unstyled?: boolean): Promise<unknown>;
  textsOf(island: string, language: string): ReturnType<IslandContext["textsIn"]>;
};

export type Fail = (instance: Instance, phase: Phase, error: unknown) => void;

/** Makes the context of one mount. @param part the field of the instance that `guard` sets */
export type MakeContext = (
  instance: Instance,
  signal: AbortSignal,
  failed: Fail,
  part: "root" | "shellRoot",
) => IslandContext | Promise<IslandContext>;

/** Milliseconds after which an island mounts without a check of its markup. */
const CHECK_DEADLINE_MS = 1_500;

export interface Contexts {
  readonly of: MakeContext;
  /**
   * Resolves when an island's props can be read and its host's markup can be checked; `undefined` when there is nothing
   * to wait for. Never rejects.
   */
  coming(instance: Instance): Promise<unknown> | undefined;
  /**
   * Whether the host lacks markup that the island requires. The host has failed then, and is tried again once another
   * script has added it.
   * @param mountShell mounts the shell again, if it is the shell that asks
   */
  lacksMarkup(instance: Instance, mountShell?: () => void): boolean | undefined;
}

export function contextsFrom(
  boot: Boot,
  { loadPart, textsOf, ...parts }: SharedContext,
  details: (name: string) => Details,
): Contexts {
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

  return {
    of(instance, signal, failed, part) {
      const { host, row } = instance;
      const { name } = row;
      const { place, props: rules } = details(name);
      const contextWith = (props: IslandContext["props"]): IslandContext => ({
        ...parts,
        name,
        load<Module>(key: string, { retry, unstyled }: LoadOptions = {}) {
          const load = () => loadPart(name, key, unstyled) as Promise<Module>;
          return retry ? loadWithRetry(load, signal) : load();
        },
        host,
        root: host,
        ...(place && { place }),
        textsIn: (language) => textsOf(name, language),
        props,
        signal,
        guard(element) {
          instance[part] = element;
        },
        isOffered: boot.isEnabledByConfig,
        open: () => boot.activate(instance),
        fail: (phase, error) => failed(instance, phase, error),
      });
      const shop = shopProps(name);
      const read = ({ propsOf }: Chunks["host-markup"]) => contextWith(propsOf(host, name, shop, rules));
      // Stays synchronous where possible: the clock of a slice does not measure code that runs after an `await`.
      if (!shop && !hasProps(host)) return contextWith({});
      return reader ? read(reader) : fetchReader().then(read);
    },
    coming: ({ host, row }) =>
      reader || !(shopProps(row.name) || hasProps(host) || attr(host, MARKER))
        ? undefined
        : withDeadline(fetchReader(), CHECK_DEADLINE_MS).catch(() => {}),
    lacksMarkup: (instance, mountShell) => reader?.lacksMarkup(boot, instance, mountShell),
  };
}

const hasProps = (host: HTMLElement) =>
  attr(host, "data-island-props") !== null || !!query(host, ":scope > [data-island-props]");
