/** The table of hosts: which islands stand on which element, and how far each of them is. */
import { setAttr } from "../base/safe-dom";
import type { BlockName } from "../platform/blocks";
import type { IslandModule, PresetRow, Status, ThemeDescriptor } from "./contract";

/** What the entry knows of an island: the part of its descriptor that is needed before any chunk. */
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
  /** Ends the strategy, and later the island itself. */
  stop: AbortController;
  /** Resolves true when the island is ready, false when it failed. Undefined: nothing is under way, it may be started. */
  done?: Promise<boolean> | undefined;
  /** It failed without a core, and the page has heard of it. */
  lacksCore?: boolean;
  /** What must stay in the page while the island stands: thrown out by another script, it mounts again. */
  root?: Element | undefined;
  /** The same of its shell. */
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
