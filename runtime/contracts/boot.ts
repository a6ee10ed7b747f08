/** What the entry hands to the core chunk: the one set of state that both passes of the build work on. */

import type { Chunks, Loader } from "../base/loader";
import type { Result } from "../base/result";
import type { explicitConfig } from "../config/explicit-config";
import type { checks } from "../islands/generated/checks";
import type { sendFirst } from "../platform/first-request";
import type { BlockName } from "./blocks";
import type { Definition, HostTable, Instance, Row, Touch } from "./hosts";
import type { Runner } from "./legacy";
import type { PageSlice, WyspaStore } from "./store";

/** A marker that means nothing, for the theme designer. The core chunk knows the words. */
export interface Unknown {
  readonly host: Element;
  readonly name: string;
}

export interface Kernel {
  readonly version: string;
  readonly script: OwnScript;
  readonly store: WyspaStore;
  /** What islands there are; the core adds those that the entry does without. */
  readonly rows: Row[];
  readonly hosts: HostTable;
  readonly loader: Loader<Chunks>;
  readonly first: FirstRequest;
  readonly runner: Runner;
  /** Islands that themes defined by `wyspa.define`. */
  readonly defined: Map<string, Definition>;
  /** Islands that may have to open by themselves. */
  readonly checks: typeof checks;
  /** Markers without an island, waiting for the core chunk. */
  readonly unknown: Unknown[];
  /** `history.state` of the page that was loaded: Back may come before the code that hears it. */
  readonly began: unknown;
  /** Errors that nobody caught before the core listened. */
  readonly takeErrors: TakeErrors;
  /** A built-in that islands rely on is broken: nothing of ours happens on this page any more. */
  isOff: boolean;
  row(name: string): Row | undefined;
  /** Finds hosts below `root` (the document when absent) and arms their strategies. */
  scan(root?: ParentNode): void;
  /** Sends one bare request for storefront data, as the page's first one is sent. Never rejects. */
  ask(
    blocks: readonly BlockName[],
    said: Pick<FirstRequest, "headers">,
    signal: AbortSignal,
  ): ReturnType<typeof sendFirst>;
  /** Asks for storefront data: the first time at once, later through the core chunk. */
  need(blocks: readonly BlockName[]): void;
  /**
   * Starts an island now, whatever its strategy waits for. Resolves true when it is ready, false when it has failed; a
   * file that could not be had is asked for again with the next call.
   */
  activate(instance: Instance): Promise<boolean>;
  setStatus(instance: Instance, status: Instance["status"]): void;
  /** Writes a host's `data-island-status` anew. */
  writeStatus(host: Element): void;
  /** What the page says of itself now: its type, its view. */
  readPage(): PageSlice;
  /** What the page's `#wyspa-config` and the tag's `data-*` say. */
  readConfig(): ReturnType<typeof explicitConfig>;
  /** Whether the page, as far as it is parsed, wants this island on the theme's own elements. */
  isEnabledByConfig(island: string): boolean;
  /** Calls back in a slice that has room (never more than 8 ms in one go). */
  inSlices(task: () => unknown): void;
  /** Does a held press again; the core does it in what islands have put there (`replay.ts`). */
  replay(touch: Touch, host: Element): void;
  /** Rejects where the core cannot be had now, or must not run on this page. */
  core(): Promise<Core>;
}

/** What the core chunk gives back when it starts. */
export interface Core {
  mount(instance: Instance, module: unknown): Promise<boolean>;
  /** Has a host wait for what a strategy says that the entry does not have. */
  arm(host: HTMLElement, strategy: string, option: string, start: () => void, signal: AbortSignal): void;
  mountShell(instance: Instance, module: unknown): Promise<void>;
  /** The code of an island could not be fetched or evaluated: the last means are tried, then it has failed. */
  rescue(instance: Instance, error: unknown): Promise<boolean>;
  need(blocks: readonly BlockName[]): void;
  sayUnknown(): void;
  /** Resolves when every island that has started to load stands or has failed. */
  settled(): Promise<void>;
  /** The bodies of those page-API functions that give promises. Rejects where they cannot be had now. */
  api(): Promise<Readonly<Record<string, unknown>>>;
}

/** Errors that nobody caught, from the entry's first line until the core listens: most scripts of a page run before it. */
export type TakeErrors = () => Event[];

/** Where our own script came from. */
export interface OwnScript {
  readonly tag: HTMLScriptElement | null;
  /** The folder of the script, with a trailing slash: chunks are fetched from there. */
  readonly base: string;
  readonly nonce: string;
}

export interface FirstRequest {
  /** Empty until something was asked for. */
  blocks: readonly BlockName[];
  /** Ends all readings, later ones too: what was asked for before a sign-out must not be shown after it (bar R10). */
  readings?: AbortController;
  /** The raw text of the answer. */
  answer?: Promise<Result<string>>;
  /** Of the answer, once it is there. */
  headers?: Headers | undefined;
}
