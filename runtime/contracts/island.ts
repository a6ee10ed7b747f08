/**
 * The contract between the runtime and an island: what an island says about itself before its code is
 * fetched (descriptor), what it is given when it mounts (context), and what it gives back (cleanup).
 * Types only: nothing here ends up in a file that a shopper downloads.
 */

import type { SafeStorage } from "../base/storage";
import type { AlertOptions } from "./alert";
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

/** Where a host stands. `failed` means: the server's own HTML is back in place. */
export type Status = "waiting" | "loading" | "ready" | "failed";

/** What went wrong where. The first group unmounts the island, the second leaves it as it is. */
export type Phase =
  | "load"
  | "module"
  | "props"
  | "mount"
  | "render"
  | "effect"
  | "update"
  | "handler"
  | "async"
  | "timer"
  | "cleanup";

/** One field of an island's props: its type, or the list of values that it may have. */
export type PropRule = "string" | "number" | "boolean" | "object" | "array" | readonly string[];

/** A row of the standard-theme preset: which of the theme's own elements is a host, on which page types. */
export interface PresetRow {
  readonly selector: string;
  /** Page types (`main`, `projector`, …) to which the row is bound; none = every page. */
  readonly pages?: readonly string[];
  /** What its hosts wait for, where that is not what the island's others wait for. */
  readonly when?: string;
}

/** A chunk that comes with an island: always, or on the views that follow its key. */
export type Beside = string | readonly [key: string, ...views: number[]];

/** An island's plain data, known before its code. Written in `islands/<name>/descriptor.ts`, free of imports. */
export interface Descriptor {
  readonly name: string;
  readonly kind: IslandKind;
  /** One sentence for the people who read the gallery and the generated documentation. */
  readonly summary: string;
  /** Default strategy: `load`, `idle`, `visible`, `interaction` or `media (…)`. React islands never use `load`. */
  readonly when: string;
  /**
   * A small plain part (`shell.ts`) that mounts as soon as the page is scanned, while the island itself still
   * waits. It may ask for the island by `context.open()`.
   */
  readonly shell?: boolean;
  /**
   * The entry knows the island's file: what shoppers turn to first does not wait for the core. Costs the entry some ten
   * bytes each; the files of all others are known from the core on.
   */
  readonly early?: boolean;
  /** Files of the island's folder (without ending) that are built as chunks of their own: `context.load("drawer")`. */
  readonly parts?: readonly string[];
  /** What is fetched in the same round trip as the island: chunks of the runtime, or parts as `<island>/<part>`. */
  readonly beside?: readonly Beside[];
  /** What is fetched in the same round trip as a part: chunks of the runtime, by the part's name. */
  readonly partsBeside?: Readonly<Record<string, readonly string[]>>;
  /** With a `must-open.ts`: the chunks of islands that it asks for, whose files the entry knows therefore. */
  readonly opens?: readonly string[];
  /** The views in which it is prefetched once the page is idle, as far as a page may cost (`prefetch.ts`). */
  readonly ahead?: readonly number[];
  /** A plain island whose looks are in our stylesheet, which comes with it as with all React islands. */
  readonly styled?: boolean;
  readonly blocks?: readonly BlockName[];
  readonly preset?: readonly PresetRow[];
  readonly props?: Readonly<Record<string, PropRule>>;
  /** Where the React wrapper goes inside the host, and which of the server's nodes step aside for it. */
  readonly place?: {
    /** Selector of the element inside the host that takes the wrapper; the host itself when absent. */
    readonly into?: string;
    /** Selector (inside the host) of the nodes to set aside; every child of `into` when absent; `""` = none. */
    readonly replaces?: string;
    /** The wrapper goes ahead of everything in `into` instead of after it. */
    readonly first?: boolean;
  };
  /**
   * Presses that are held until the island stands, and then done: clicks, submits. `check`: the island checks the form
   * itself, so the browser's own check does not come before it.
   */
  readonly holds?: readonly ("click" | "submit" | "check")[];
  /** Events on `document` that the island sends, for the documentation. */
  readonly events?: readonly string[];
  readonly customProperties?: readonly string[];
}

/** What a theme passes to `wyspa.define`: the same data, all of it optional. */
export type ThemeDescriptor = Partial<Omit<Descriptor, "name" | "shell" | "early" | "parts" | "partsBeside">>;

export interface IslandContext<Props = Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly host: HTMLElement;
  /** The wrapper that React owns; the host itself for plain islands. */
  readonly root: HTMLElement;
  /** Of islands that themes define: where the wrapper goes. Our own stand in `generated/places`. For `runtime/react` only. */
  readonly place?: Descriptor["place"];
  /** Has an island, or a shell, mounted again when another script throws this element out (bar R19). */
  guard(element: Element): void;
  /** Whether an element was ever scrolled since the core stands. For `runtime/react` only. */
  hasScrolled(element: Element): boolean;
  readonly props: Props;
  /** Aborted when the island unmounts: pass it to every listener, timer and request. */
  readonly signal: AbortSignal;
  readonly store: WyspaStore;
  readonly platform: Platform;
  /** Storage that never throws and is cleared of what it does not understand. */
  readonly storage: { readonly session: SafeStorage; readonly local: SafeStorage };
  /** Binds the island's own (Polish) table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /** This island's texts in another language than the page's; null where they cannot be had. Never rejects. */
  textsIn(language: string): Promise<TextTable | null>;
  /** Whether the shop has another island on, for places that this island would offer it. */
  isOffered(island: string): boolean;
  /** Formats an amount by the shop's currency configuration (spec §9 prices); `options` say what is not the shop's. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig>): string;
  /**
   * Runs code of the server through the gate, where the shop lets it run: what goes wrong in it is reported there. Rejects
   * where the gate cannot be had now.
   */
  runCode(kind: ServerCodeKind, code: string): Promise<void>;
  /** Loads another page of the shop in place; the browser navigates where that is not possible. Never rejects. */
  visit: Visits["visit"];
  /** Says something to screen readers through the page's one live region. */
  announce(text: string, options?: { assertive?: boolean; lang?: string | undefined }): void;
  /**
   * Opens a map in an element; its code is fetched with the first one. Rejects where that cannot be had now: then
   * nothing has happened to `element`.
   */
  openMap(...map: Parameters<OpenMap>): Promise<ShopMap>;
  /**
   * Opens a dialog; its code is fetched with the first one. Null when that cannot be had: then nothing has
   * happened to `element`.
   */
  dialog(options: DialogOptions): Promise<DialogHandle | null>;
  /** Shows a text for a few seconds and says it to screen readers, once. Never throws. */
  alert(text: string, options?: AlertOptions): void;
  /** Dispatches a typed event on `document`; false when a listener prevented it. */
  emit<Name extends keyof WyspaEvents>(name: Name, detail: WyspaEvents[Name]): boolean;
  /**
   * Fetches a part of this island (`parts` in its descriptor). Rejects where it cannot be had now; asking again tries again.
   * `Module` is the part's `typeof import("../islands/part")`.
   */
  load<Module>(part: string): Promise<Module>;
  /** A shell asks for its island, as if the shopper had touched the host. Resolves true once it is ready. */
  open(): Promise<boolean>;
  /** Reports a fault of this island. Phases up to `update` unmount it and put the server's HTML back. */
  fail(phase: Phase, error: unknown): void;
}

/**
 * `at-once.ts` of an island, in every page's bytes: what of its part must be right before a shopper touches it. It may be
 * done again, and must find nothing to do then.
 */
export type AtOnce = (view: View) => void;

/** `on-press.ts` of an island, in the entry: what a press on such an element does, and which the page may not outlive. */
export type OnPress = readonly [
  selector: string,
  leave: (page: { readonly readings?: AbortController }) => void,
];

/** What an island's module exports. The function returned is called at unmount, after `signal` is aborted. */
export type Mount<Props = Readonly<Record<string, unknown>>> = (
  host: HTMLElement,
  context: IslandContext<Props>,
  // biome-ignore lint/suspicious/noConfusingVoidType: an island that needs no cleanup returns nothing
) => void | (() => void) | Promise<void | (() => void)>;

export interface IslandModule {
  readonly mount: Mount;
}
