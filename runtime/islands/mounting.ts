/** Mounts islands on their hosts and takes them down again: plain ones and React ones by the same contract. */

import { attr, isConnected, query } from "../ground/dom";
import { isMissing } from "../ground/missing-chunk";
import { emit } from "../public/events";
import type { Descriptor, IslandContext, Mount, Phase } from "./contract";
import type { Instance } from "./host-table";
import type { Kernel } from "./kernel";

/** What the core knows of an island beyond the entry's row. */
export type Details = Pick<Descriptor, "kind" | "place" | "props" | "styled">;

/** The parts of the context that are the same for every island. */
export type SharedContext = Pick<
  IslandContext,
  | "store"
  | "platform"
  | "storage"
  | "texts"
  | "formatPrice"
  | "announce"
  | "dialog"
  | "alert"
  | "emit"
  | "hasScrolled"
> & {
  loadPart(island: string, part: string): Promise<unknown>;
  textsOf(island: string, language: string): ReturnType<IslandContext["textsIn"]>;
};

export interface Mounting {
  mount(instance: Instance, module: unknown): Promise<boolean>;
  mountShell(instance: Instance, module: unknown): Promise<void>;
  /** Ends an island: its signal, its cleanup, its wrapper; the server's nodes come back. */
  takeDown(instance: Instance): void;
  unmount(instance: Instance): void;
}

interface Standing {
  readonly controller: AbortController;
  cleanup?: (() => void) | undefined;
}

type Table = Map<Instance, Standing>;
type Fail = (instance: Instance, phase: Phase, error: unknown) => void;

export function makeMounting(
  kernel: Kernel,
  shared: SharedContext,
  details: (name: string) => Details,
  warn: (host: Element, message: string) => void,
  fail: Fail,
): Mounting {
  const islands: Table = new Map();
  const shells: Table = new Map();

  const { loadPart, textsOf, ...parts } = shared;
  const contextFor = (
    instance: Instance,
    { signal }: AbortController,
    failed: Fail,
    part: "root" | "shellRoot",
    props: IslandContext["props"],
  ): IslandContext => {
    const { host, row } = instance;
    const { place } = details(row.name);
    return {
      ...parts,
      name: row.name,
      load: <Module>(part: string) => loadPart(row.name, part) as Promise<Module>,
      host,
      root: host,
      ...(place && { place }),
      textsIn: (language) => textsOf(row.name, language),
      props,
      signal,
      guard(element) {
        instance[part] = element;
      },
      open: () => kernel.activate(instance),
      fail: (phase, error) => failed(instance, phase, error),
    };
  };

  const partOf = (table: Table) => (table === shells ? "shellRoot" : "root");

  const end = (table: Table, instance: Instance) => {
    const stands = table.get(instance);
    table.delete(instance);
    instance[partOf(table)] = undefined;
    stands?.controller.abort();
    try {
      stands?.cleanup?.();
    } catch (error) {
      fail(instance, "cleanup", error);
    }
  };

  /** Mounts a module; gives false when it was taken down meanwhile. */
  const stand = async (table: Table, instance: Instance, module: unknown, failed: Fail): Promise<boolean> => {
    const mount = mountOf(module);
    if (!mount) throw new TypeError(`the module of ${instance.row.name} exports no mount function`);
    const stands: Standing = { controller: new AbortController() };
    table.set(instance, stands);
    const { host, row } = instance;
    // Waits only where there is something to wait for: the clock of a slice does not see what comes after an await.
    const props = hasProps(host)
      ? await propsOf(kernel.loader, host, row.name, details(row.name).props, (message) =>
          warn(host, `${row.name}: ${message}`),
        )
      : {};
    const end = mount(host, contextFor(instance, stands.controller, failed, partOf(table), props));
    stands.cleanup = (isThenable(end) ? await end : end) ?? undefined;
    const { aborted } = stands.controller.signal;
    if (aborted) stands.cleanup?.();
    return !aborted;
  };

  const isWanted = (instance: Instance) =>
    isConnected(instance.host) && kernel.hosts.get(instance.host)?.get(instance.row.name) === instance;

  const mount = async (instance: Instance, module: unknown): Promise<boolean> => {
    const { host, row } = instance;
    if (!isWanted(instance)) return false;
    try {
      if (!(await stand(islands, instance, module, fail))) return false;
    } catch (error) {
      // A part of the island may be what is missing.
      fail(instance, isMissing(error) ? "load" : mountOf(module) ? "mount" : "module", error);
      return false;
    }
    kernel.setStatus(instance, "ready");
    emit("wyspa:island-ready", { name: row.name, host });
    return true;
  };

  return {
    mount,
    async mountShell(instance, module) {
      end(shells, instance);
      if (!isWanted(instance)) return;
      // A shell that fails is only reported: the island itself may still come.
      const softly: Fail = (of, _phase, error) => fail(of, "handler", error);
      try {
        await stand(shells, instance, module, softly);
      } catch (error) {
        end(shells, instance);
        softly(instance, "mount", error);
      }
    },
    takeDown: (instance) => end(islands, instance),
    unmount(instance) {
      end(islands, instance);
      end(shells, instance);
    },
  };
}

const hasProps = (host: HTMLElement) =>
  attr(host, "data-island-props") !== null || !!query(host, ":scope > [data-island-props]");

/** Few hosts have props, so what reads and checks them is a chunk of its own. */
async function propsOf(
  loader: Kernel["loader"],
  host: HTMLElement,
  name: string,
  rules: Details["props"],
  warn: (message: string) => void,
) {
  const { propRules, readProps } = await loader.load("props");
  return readProps(host, rules ?? propRules.get(name), warn);
}

/** Also a promise of another library, or a native one beside it (bar L10). */
const isThenable = <Value>(value: Value): value is Extract<Value, PromiseLike<unknown>> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === "function";

/** The mount function of a module: exported by that name, as the default, or inside the default. */
function mountOf(module: unknown): Mount | null {
  const { mount, default: standard } = (module ?? {}) as {
    mount?: unknown;
    default?: { mount?: unknown } | Mount;
  };
  const found = mount ?? (typeof standard === "function" ? standard : standard?.mount);
  return typeof found === "function" ? (found as Mount) : null;
}
