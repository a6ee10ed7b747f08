import type { ServerContentNeeds } from "../gate/server-content";
import type { ServerCodeKind } from "./config";
import type { SendReport } from "./report";

/** Where a snippet goes (spec §3): into the head, ahead of everything in the body, or to its end. */
export type Region = "head" | "body_top" | "body_bottom";

export interface Gate {
  /** Parses a whole page. Nothing in it runs, and nothing in it is loaded; its nodes may be adopted. */
  parsePage(markup: string): Document;
  /** Inert nodes of a piece of markup that a script of the page handed over. Its scripts never run. */
  parsePiece(markup: string): DocumentFragment;
  /** Puts markup into the page and runs the scripts in it, in document order. Never rejects. */
  insert(kind: ServerCodeKind, markup: string, region: Region): Promise<void>;
  /**
   * Runs scripts in order, each by itself: elements of an inert document, or texts of classic scripts. The same
   * address, or the same text, runs once per page, but for `ajaxLoad`, whose texts set the page's variables
   * anew, and `instalments`, which a shopper presses as often as they like. Resolves when each has run, failed or taken its 5 s. Never rejects.
   */
  run(kind: ServerCodeKind, scripts: readonly (HTMLScriptElement | string)[]): Promise<void>;
}

export interface GateNeeds {
  /** Of our own tag: what injected scripts carry under a strict policy (bar C2). */
  readonly nonce: string;
  /** The shop's switch, and for tracking the shopper's consent, asked again each time. */
  allows(kind: ServerCodeKind): boolean;
  readonly report: SendReport;
}

export interface OpenGate extends ScriptLoader {
  readonly gate: Gate;
  /** An address of ours as Trusted Types want it: of a worker. Null: the page's policy refuses all of ours. */
  readonly address: ((url: string) => string) | null;
  /** Fetches the tracking events that an answer has announced, and runs them. Gives their texts. Never rejects. */
  tracking(): Promise<readonly string[]>;
  /** Puts these blocks of the storefront data into the page, each once. Never rejects. */
  placeContent(blocks: ServerContentNeeds["blocks"]): Promise<void>;
}

export interface LoadScriptOptions {
  /** `module` for the names of modules, `script` for all others. */
  readonly type?: "module" | "script";
  /** Where the script's element goes. A module has none. `head` when absent. */
  readonly position?: "head" | "body_top" | "body_bottom" | "before_shop_js" | "after_shop_js";
  /** Further attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface ScriptLoader {
  /**
   * Loads a script of the shop's folder by its name, a module by the name that it was installed under, or an
   * http(s) address. What is there already, or on its way, is not loaded again.
   * @returns resolves to the module's namespace, or to true for a script
   * @throws ScriptLoadError (as a rejection)
   */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  /** Gives a module a name. False when the name is taken. */
  installModule(name: string, address: string): boolean;
}
