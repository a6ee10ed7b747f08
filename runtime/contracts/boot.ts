/** The state that the entry hands to the core chunk; the entry and the core are separate builds. */

import type { Chunks, Loader } from "../base/loader";
import type { Result } from "../base/result";
import type { PlainObject } from "../base/values";
import type { Addition } from "./basket";
import type { BlockName } from "./blocks";
import type { Definition, HostTable, Instance, Row, Touch } from "./hosts";
import type { MustOpen } from "./island";
import type { Runner } from "./legacy";
import type { SentAddition } from "./sent-addition";
import type { PageSlice, WyspaStore } from "./store";

/** A marker without an island, for a warning to the theme designer. The core chunk has the text. */
export interface Unknown {
  readonly host: Element;
  readonly name: string;
}

export interface HostSettings {
  /** Whether anything may mount. */
  readonly isOn: boolean;
  /** Whether the theme's own elements are hosts. */
  readonly hasPreset: boolean;
  /** The settings of islands by name; `false` switches one off. */
  readonly islands: PlainObject;
}

/** The script and the page: what stays the same, and what the page states now. */
export interface PageSettings {
  readonly version: string;
  readonly script: OwnScript;
  /** The page type and the view that the page's markup states now. */
  readPage(): PageSlice;
  /** The settings in the page's `#wyspa-config` and in the tag's `data-*`. */
  readConfig(): readonly [page: PlainObject, tag: PlainObject];
  /** The configuration's settings for hosts, as far as the page is parsed. */
  hostSettings(): HostSettings;
  /** Whether the configuration, as far as the page is parsed, lets this island mount on the theme's own elements. */
  isEnabledByConfig(island: string): boolean;
}

/** The known islands, and the hosts that they mount on. */
export interface HostRegistry {
  readonly rows: readonly Row[];
  /** Adds the islands that the entry leaves out. */
  addRows(rows: readonly Row[]): void;
  row(name: string): Row | undefined;
  /** Islands that themes defined by `wyspa.define`. */
  readonly defined: Map<string, Definition>;
  /** Islands that may open by themselves, with their check. */
  readonly autoOpenChecks: readonly (readonly [island: string, mustOpen: MustOpen])[];
  readonly hosts: HostTable;
  /** Unknown markers, waiting for the core chunk to report them. */
  readonly unknown: Unknown[];
  /** Finds hosts below `root` (default: the document) and starts their strategies. No-op until the page is decided. */
  scan(root?: ParentNode): void;
  /** Tells the core which islands a scan has found. */
  tellFound(found: readonly Instance[]): void;
  /** Calls back with the islands that scans find from now on. The core alone listens. */
  whenFound(listener: (found: readonly Instance[]) => void): void;
  /**
   * Starts an island now, whatever its strategy waits for. Resolves `true` when it is ready, `false` when it has
   * failed. The next call retries files that could not be loaded.
   */
  activate(instance: Instance): Promise<boolean>;
  /** Sets an instance's status, writes it to the host, and marks the time (`wyspa:mini-basket:ready`). */
  setStatus(instance: Instance, status: Instance["status"]): void;
  /** Writes a host's `data-island-status`. */
  writeStatus(host: Element): void;
  /** Replays a queued event: natively, or by the core once it has started. */
  replay(touch: Touch, host: Element): void;
}

/** The shared state of the runtime's code and data. */
export interface PageResources {
  readonly store: WyspaStore;
  readonly loader: Loader<Chunks>;
  readonly firstRequest: FirstRequest;
  readonly runner: Runner;
  readonly additions: EarlyAdditions;
  /** Whether the page needs the page functions and the old names: a script has read `wyspa.ready`, or may call them. */
  needsNames: boolean;
  /** Whether the old names are there and the page's handlers have run. Also when they cannot. */
  hasNames: boolean;
  /** Offers the page functions and the old names. Resolves at once without a running core. */
  offerNames(): Promise<void> | undefined;
  /** Uncaught errors from before the core listened. */
  readonly takeErrors: TakeErrors;
  /** Sends one storefront request without ky, the same way as the page's first one. Never rejects. */
  sendStorefront(
    blocks: readonly BlockName[],
    response: Pick<FirstRequest, "headers">,
    signal: AbortSignal,
  ): Promise<Result<string>>;
  /** Requests storefront data: the first call directly, later calls through the core chunk. */
  requestBlocks(blocks: readonly BlockName[]): void;
  /** Runs the task in a slice with room left, so that no slice exceeds 8 ms. */
  inSlices(task: () => unknown): void;
  /** Rejects when the core cannot be loaded now, or must not run on this page. */
  core(): Promise<Core>;
  /** Whether a built-in that islands rely on is broken: then the runtime stays inactive on this page. */
  isOff(): boolean;
}

export interface AdditionRequest {
  readonly addition: Addition;
  readonly url: string;
  readonly body: string;
}

/** Additions to the basket that are sent in the press, while the code of their island is on its way. */
export interface EarlyAdditions {
  /** The request for what a submit adds, if it may be sent now. @param waiting the islands that the submit waits for */
  read(touch: Touch, waiting: readonly (Instance | null)[]): AdditionRequest | null;
  send(touch: Touch, request: AdditionRequest): void;
  /** Tells what is sent, and has been sent. The core judges the answers, before the islands are there. */
  whenSent(listener: (sent: SentAddition) => void): void;
  /** Hands over what was sent for this form, once. */
  adopt(form: HTMLFormElement): SentAddition | undefined;
  /**
   * Leads to the basket page, which shows the outcome, as soon as the shop has answered. Without effect if the addition
   * has been adopted by then.
   * @param mayLeave whether the shopper is on no other way
   */
  leave(form: Element, mayLeave: () => boolean): Promise<void>;
  /** Whether an addition of this form is under way that no island has adopted: a further press adds nothing. */
  isPending(form: Element): boolean;
  /** From now on, the basket's own code sends everything. */
  close(): void;
}

/** Everything that the boot makes, once. Each part of the runtime takes the parts that it needs. */
export interface Boot extends PageSettings, HostRegistry, PageResources {}

/** The functions that the core chunk returns when it starts. */
export interface Core {
  /** Replays a queued event on the node that was pressed, or on the one that an island has put in its place. */
  replay(touch: Touch, host: Element): void;
  /**
   * Mounts an island once its module has come. Tries the newest manifest when that could not be fetched or evaluated.
   * Never rejects. Resolves `false` when the island has failed, or its host has gone.
   */
  mount(instance: Instance, loading: Promise<unknown>): Promise<boolean>;
  requestBlocks(blocks: readonly BlockName[]): void;
  /** Loads the page functions and the old names once. Never rejects. */
  offerNames(): Promise<void>;
  /** Unmounts the islands that the configuration has switched off meanwhile. */
  release(): void;
  /** Resolves when every island that has started to load is ready or has failed. */
  whenIslandsReady(): Promise<void>;
  /** The bodies of the page-API functions that return promises. Rejects when they cannot be loaded now. */
  api(): Promise<Readonly<Record<string, unknown>>>;
}

/** Collects uncaught errors from the entry's first line until the core listens: most page scripts run before that. */
export type TakeErrors = () => Event[];

/** Where our own script came from. */
export interface OwnScript {
  readonly tag: HTMLScriptElement | null;
  /** The folder of the script, with a trailing slash: chunks are fetched from there. */
  readonly base: string;
  readonly nonce: string;
}

export interface FirstRequest {
  /** The requested blocks; empty before the request. */
  blocks: readonly BlockName[];
  /** Aborts all reads, later ones too: data requested before a sign-out must not be shown after it (bar R10). */
  readings?: AbortController;
  /** The raw text of the response. */
  answer?: Promise<Result<string>>;
  /** The headers of the response, once it has arrived. */
  headers?: Headers | undefined;
}
