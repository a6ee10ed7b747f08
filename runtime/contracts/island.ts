/**
 * The contract between the runtime and an island: the descriptor (known before the code), the context of a mount, and
 * the cleanup. The file contains only types.
 */

import type { SafeStorage } from "../base/storage";
import type { AlertOptions } from "./alert";
import type { Addition } from "./basket";
import type { BlockName } from "./blocks";
import type { CurrencyConfig, ServerCodeKind } from "./config";
import type { DialogHandle, DialogOptions } from "./dialog";
import type { WyspaEvents } from "./events";
import type { OpenMap, ShopMap } from "./map";
import type { Platform } from "./platform";
import type { View, WyspaStore } from "./store";
import type { TextTable, Translate } from "./texts";
import type { Visits } from "./visit";

export type IslandKind = "plain" | "react";

/** The state of an island on its host. `failed`: the server's own HTML is back in place. */
export type Status = "waiting" | "loading" | "ready" | "failed";

/**
 * The phase in which an error arose. Phases up to `update` unmount the island; the others leave it mounted. `markup`: the
 * page lacks something that the island requires, which the console says instead of a report.
 */
export type Phase =
  | "load"
  | "module"
  | "markup"
  | "props"
  | "mount"
  | "render"
  | "effect"
  | "update"
  | "handler"
  | "async"
  | "timer"
  | "cleanup";

/** The type of a value in props, or the list of its allowed values. `text` is a string or a number. */
export type ValueRule = "string" | "text" | "number" | "boolean" | "object" | "array" | readonly string[];

/** A list of objects that have these keys. */
export interface EntriesRule {
  readonly listOf: Readonly<Record<string, ValueRule>>;
}

/** One field of an island's props. */
export type PropRule = ValueRule | EntriesRule;

/** A row of the standard-theme preset: which of the theme's own elements is a host, and on which page types. */
export interface PresetRow {
  readonly selector: string;
  /** Page types (`main`, `projector`, …) that the row is limited to; absent = every page. */
  readonly pages?: readonly string[];
  /** Overrides the island's default strategy for the hosts of this row. */
  readonly when?: string;
}

/** One element that an island cannot work without. */
export interface Requirement {
  /**
   * Where the element is searched. `host`: the host itself. `inside`: the host, an element inside it, or a field that a
   * `form` attribute ties to it. `page`: anywhere on the page.
   */
  readonly where: "host" | "inside" | "page";
  readonly selector: string;
  /** The shortest markup that satisfies the requirement, shown in the warning. */
  readonly markup: string;
}

/** An island's plain data, known before its code. Lives in `islands/<name>/descriptor.ts`, which imports nothing. */
export interface Descriptor {
  readonly name: string;
  readonly kind: IslandKind;
  /** One sentence for readers of the gallery and of the generated documentation. */
  readonly summary: string;
  /**
   * Default strategy: `load`, `idle`, `visible`, `interaction`, `interaction or scroll` or `media (…)`. React islands
   * never use `load`.
   */
  readonly when: string;
  /**
   * The island has a shell: a small part without React (`mount` of `early.ts`) that mounts as soon as the page is
   * scanned. It may start the island by `context.open()`.
   */
  readonly shell?: boolean;
  /** Loads our stylesheet with this plain island; React islands always load it. */
  readonly styled?: boolean;
  readonly blocks?: readonly BlockName[];
  readonly preset?: readonly PresetRow[];
  readonly props?: Readonly<Record<string, PropRule>>;
  /**
   * Markup without which the island cannot work. A host named by `data-island` is checked before its island mounts, and
   * `npx wyspa check` checks templates.
   */
  readonly requires?: readonly Requirement[];
  /** Where the React wrapper goes inside the host, and which of the server's nodes it replaces. */
  readonly place?: {
    /** Selector of the element inside the host that takes the wrapper; the host itself when absent. */
    readonly into?: string;
    /** Selector (inside the host) of the nodes to replace; every child of `into` when absent; `""` = no node. */
    readonly replaces?: string;
    /** Inserts the wrapper as the first child of `into` instead of the last. */
    readonly first?: boolean;
  };
  /**
   * Events that are queued until the island is ready, and then replayed: clicks, submits. `link`: also clicks on links
   * to another page, which otherwise opens at once. `check`: the island validates the form itself, so the browser's own
   * validation must not run before it. `leave`: a link that is pressed after a queued submit is queued behind it, because
   * the next page shows what the submit changes.
   */
  readonly holds?: readonly ("click" | "link" | "submit" | "check" | "leave")[];
  /** Events that the island dispatches on `document`, for the documentation. */
  readonly events?: readonly string[];
  readonly customProperties?: readonly string[];
}

/** The fields of a descriptor that the core adds to the entry's row. */
export interface Details extends Pick<Descriptor, "place" | "props"> {
  /** Our stylesheets that it needs. */
  readonly sheets: readonly string[];
}

/** The descriptor that a theme passes to `wyspa.define`: every field is optional. */
export type ThemeDescriptor = Partial<Omit<Descriptor, "name" | "shell">>;

export interface LoadOptions {
  readonly retry?: "on-signal";
  /** The part needs no rule of our stylesheet, which otherwise comes with it. */
  readonly unstyled?: boolean;
}

export interface IslandContext<Props = Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly host: HTMLElement;
  /** The wrapper that React owns; the host itself for plain islands. */
  readonly root: HTMLElement;
  /**
   * The descriptor's `place`, for islands that themes define; `generated/places` contains that of our own islands. For
   * `runtime/react` only.
   */
  readonly place?: Descriptor["place"];
  /** Remounts the island, or the shell, when another script removes this element from its host (bar R19). */
  guard(element: Element): void;
  /** Whether an element has scrolled since the core started. For `runtime/react` only. */
  hasScrolled(element: Element): boolean;
  readonly props: Props;
  /** Aborted when the island unmounts: pass it to every listener, timer and request. */
  readonly signal: AbortSignal;
  readonly store: WyspaStore;
  readonly platform: Platform;
  /** Storage that never throws: without the browser's storage, values stay in memory for this page. */
  readonly storage: { readonly session: SafeStorage; readonly local: SafeStorage };
  /** Binds the island's own (Polish) table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /** This island's texts in another language than the page's; `null` when they cannot be loaded. Never rejects. */
  textsIn(language: string): Promise<TextTable | null>;
  /** Whether the shop has enabled another island, so that this island may offer it. */
  isOffered(island: string): boolean;
  /** Formats an amount by the shop's currency configuration; `options` override single settings. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig>): string;
  /**
   * Runs the server's scripts through the gate (`runtime/gate`), if the shop allows it. The gate reports their errors.
   * Rejects when the gate cannot be loaded now.
   */
  runCode(kind: ServerCodeKind, code: string): Promise<void>;
  /** Loads another page of the shop in place, or by a full navigation where that is not possible. Never rejects. */
  visit: Visits["visit"];
  /** Announces a text to screen readers through the page's one live region. */
  announce(text: string, options?: { assertive?: boolean; lang?: string | undefined }): void;
  /**
   * Opens a map in an element; the first call fetches the code. Rejects when the code cannot be loaded now: the element
   * is then unchanged.
   */
  openMap(...map: Parameters<OpenMap>): Promise<ShopMap>;
  /**
   * Opens a dialog; the first call fetches the code. `null` when the code cannot be loaded: `options.element` is then
   * unchanged.
   */
  dialog(options: DialogOptions): Promise<DialogHandle | null>;
  /** Shows a text for a few seconds and announces it to screen readers, once. Never throws. */
  alert(text: string, options?: AlertOptions): void;
  /** Dispatches a typed event on `document`; `false` when a listener called `preventDefault()`. */
  emit<Name extends keyof WyspaEvents>(name: Name, detail: WyspaEvents[Name]): boolean;
  /**
   * Fetches a part of this island: a file of its folder with a row in `runtime/cli/build/files.mjs`. Rejects when it cannot be loaded now; the next call
   * retries. With `retry`, never rejects: it retries when the network is back or the shopper uses the page, until the
   * island unmounts. `Module` is the part's `typeof import("./part")`.
   */
  load<Module>(part: string, options?: LoadOptions): Promise<Module>;
  /** Starts the island from its shell, as if the shopper had touched the host. Resolves `true` once it is ready. */
  open(): Promise<boolean>;
  /** Reports an error of this island. Phases up to `update` unmount it and restore the server's HTML. */
  fail(phase: Phase, error: unknown): void;
}

/**
 * `beforePaint` of an island's `early.ts`, part of the core: corrects the page before the island's file is loaded. It
 * also runs after each visit, so it must be idempotent.
 */
export type BeforePaint = (view: View) => void;

/**
 * `mustOpen` of an island's `early.ts`, part of the entry: whether the island opens without a click on this page.
 * @param host limits the question to this host: an island may open from one host and wait on another
 * @returns the chunks that it then needs, separated by spaces; empty if it does not open
 */
export type MustOpen = (host?: HTMLElement) => string;

/** `opensInLanguage` of an island's `early.ts`, part of the core: a language of the platform; `null` for the page's. */
export type OpensInLanguage = () => string | null;

/**
 * `onPress` of an island's `early.ts`, part of the entry. It runs when the shopper clicks an element that matches
 * `selector`, whether the island is mounted or not. The click may unload the page.
 *
 * It may answer the press by what is in the page, for example by a class that opens a panel. Then it returns a function
 * that runs once the island is ready or has failed, or after 3 s, and the press is not queued. The island continues from what it finds.
 */
export type OnPress = readonly [
  selector: string,
  act: (page: { readonly readings?: AbortController }, press: MouseEvent) => (() => void) | undefined,
];

/**
 * `addsOnSubmit` of an island's `early.ts`, part of the entry: reads what a submit adds to the basket. `null` when only
 * the island can tell, or has something to say about the form.
 */
export type AddsOnSubmit = (form: HTMLFormElement, submitter: HTMLElement | null) => Addition | null;

/** Starts an island on a host. The function that it returns runs at unmount, after `signal` is aborted. */
export type Mount<Props = Readonly<Record<string, unknown>>> = (
  host: HTMLElement,
  context: IslandContext<Props>,
  // biome-ignore lint/suspicious/noConfusingVoidType: an island that needs no cleanup returns nothing
) => void | (() => void) | Promise<void | (() => void)>;

export interface IslandModule {
  readonly mount: Mount;
}
