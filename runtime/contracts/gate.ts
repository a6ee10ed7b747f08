import type { ServerCodeKind } from "./config";
import type { SendReport } from "./report";

/** Where a snippet is inserted: into the head, at the start of the body, or at its end. */
export type Region = "head" | "body_top" | "body_bottom";

export interface Gate {
  /** Parses a whole page into an inert document: nothing runs or loads. Its nodes may be adopted. */
  parsePage(markup: string): Document;
  /** Parses markup from a script of the page into inert nodes. Scripts in it never run. */
  parsePiece(markup: string): DocumentFragment;
  /** Adds speculation rules to the page. @returns their element; `null` when the page refuses Wyspa's policies */
  addRules(rules: string): HTMLScriptElement | null;
  /** Inserts markup into the page and runs its scripts, in document order. Never rejects. */
  insert(kind: ServerCodeKind, markup: string, region: Region): Promise<void>;
  /**
   * Runs scripts one after the other: elements of an inert document, or texts of classic scripts. Never rejects.
   *
   * The same address, or the same text, runs once per page. Exceptions are the texts of `ajaxLoad`, which set the
   * page's variables again, and of `instalments`, which run on every click.
   * @returns resolves when each script has run, failed, or used up its 5 s
   */
  run(kind: ServerCodeKind, scripts: readonly (HTMLScriptElement | string)[]): Promise<void>;
}

export interface GateNeeds {
  /** Nonce of Wyspa's script tag, which injected scripts need under a strict policy (bar C2). */
  readonly nonce: string;
  /** Reads the shop's switch, and for tracking the consent; called before each script, because both may change. */
  allows(kind: ServerCodeKind): boolean;
  readonly report: SendReport;
}

export interface OpenGate extends ScriptLoader {
  readonly gate: Gate;
  /** Makes a worker's URL acceptable to Trusted Types; `null` when the page's policy refuses Wyspa's policies. */
  readonly address: ((url: string) => string) | null;
  /**
   * Fetches the tracking events that a response announced, and runs them.
   * @returns their texts. Rejects only when its chunk cannot be loaded now
   */
  tracking(): Promise<readonly string[]>;
  /** Inserts these blocks of the storefront data into the page, each once. Never rejects. */
  placeContent(blocks: readonly ("Snippets" | "ToplayersAndWidgets")[]): Promise<void>;
}

export interface LoadScriptOptions {
  /** Default: `module` for names of modules, `script` for all others. */
  readonly type?: "module" | "script";
  /** Where the script element is inserted; `head` by default. Ignored for a module, which needs no element. */
  readonly position?: "head" | "body_top" | "body_bottom" | "before_shop_js" | "after_shop_js";
  /** Further attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface ScriptLoader {
  /**
   * Loads a script of the shop's folder by its name, a module by its installed name, or an http(s) address.
   * A script that is loaded or loading is not loaded again.
   * @returns resolves to the module's namespace, or to `true` for a script
   * @throws ScriptLoadError (as a rejection)
   */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  /** Gives a module a name. @returns `false` when the name is taken */
  installModule(name: string, address: string): boolean;
}
