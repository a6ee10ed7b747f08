import type { BlockName } from "./blocks";
import type { IslandModule, PresetRow, Status, ThemeDescriptor } from "./island";

/** One press, as it has to be done again. */
export interface Touch {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  /** The button of a submit, as it was when it was pressed. */
  readonly press: Press;
}

export interface Press {
  readonly submitter: HTMLElement | null;
  /** What the button said when it was pressed. */
  readonly said: ReadonlyMap<string, string>;
}

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
