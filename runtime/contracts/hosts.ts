/** Hosts and the islands on them: what the entry knows of an island before its code, and one island on one host. */
import type { BlockName } from "./blocks";
import type { IslandModule, PresetRow, Status, ThemeDescriptor } from "./island";

/** One click or submit, with everything that its replay needs. */
export interface Touch {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  /** The submit button and its attributes at the time of the press. */
  readonly press: Press;
}

export interface Press {
  readonly submitter: HTMLElement | null;
  /** The button's attributes at the time of the press. */
  readonly attributes: ReadonlyMap<string, string>;
}

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

/** A strategy by its name, and the text after it. */
export interface When {
  readonly name: string;
  readonly option: string;
}

/** One island on one host. */
export interface Instance {
  readonly row: Row;
  readonly host: HTMLElement;
  readonly when: When;
  status: Status;
  /** Aborts the strategy, and later the retry of a failed load. */
  stop: AbortController;
  /** Resolves `true` when the island is ready, `false` when it failed. `undefined`: the island may start. */
  whenReady?: Promise<boolean> | undefined;
  /** The island failed because the core could not load, and the page was notified. */
  lacksCore?: boolean;
}

/**
 * Decides when an island starts.
 * @param host the island's host element
 * @param option the text after the strategy's name: `(min-width: 757px)` in `media (min-width: 757px)`
 * @param start call it once, when the island should load
 * @param signal aborted when the host is removed or the island starts for another reason
 */
export type Strategy = (host: HTMLElement, option: string, start: () => void, signal: AbortSignal) => void;

export type Strategies = Readonly<Record<string, Strategy | undefined>>;

export type HostTable = Map<Element, Map<string, Instance>>;
