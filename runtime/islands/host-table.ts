/** The table of hosts: the islands of each host element, and their status. */
import { setAttr } from "../base/safe-dom";
import type { BlockName } from "../platform/blocks";
import type { IslandModule, PresetRow, Status, ThemeDescriptor } from "./contract";

/** The fields of an island's descriptor that the entry needs before any chunk. */
export interface Row {
  readonly name: string;
  readonly when: string;
  readonly shell?: boolean;
  readonly blocks?: readonly BlockName[];
  readonly preset?: readonly PresetRow[];
  readonly holds?: readonly string[];
}

/** An island that a theme added by `wyspa.define`. */
export interface Definition {
  readonly row: Row;
  readonly descriptor: ThemeDescriptor;
  readonly load: () => Promise<IslandModule | { readonly default: IslandModule | IslandModule["mount"] }>;
}

/** One island on one host. */
export interface Instance {
  readonly row: Row;
  readonly host: HTMLElement;
  status: Status;
  /** Aborts the strategy, and later the retry of a failed load. */
  stop: AbortController;
  /** Resolves `true` when the island is ready, `false` when it failed. `undefined`: the island may start. */
  done?: Promise<boolean> | undefined;
  /** The island failed because the core could not load, and the page was notified. */
  lacksCore?: boolean;
  /**
   * While the island is mounted, this element must stay in the page: its removal by another script remounts the
   * island.
   */
  root?: Element | undefined;
  /** The same for the island's shell. */
  shellRoot?: Element | undefined;
}

export type HostTable = Map<Element, Map<string, Instance>>;

/** Writes the host's `data-island-status`: the bare status for one island, `name:status` for several. */
export function writeStatus(hosts: HostTable, host: Element): void {
  const instances = [...(hosts.get(host)?.values() ?? [])];
  const status =
    instances.length > 1
      ? instances.map(({ row, status }) => `${row.name}:${status}`).join(" ")
      : (instances[0]?.status ?? null);
  setAttr(host, "data-island-status", status);
}
