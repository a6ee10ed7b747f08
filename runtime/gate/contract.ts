/**
 * Types of the gate, the trust boundary (bar S5): the only module that runs code, or makes nodes from markup, supplied
 * by the server or the page.
 */
import type { SendReport } from "../platform/report";

/** Purposes of server-supplied code; the configuration's `serverCode` has a switch for each. */
export type ServerCodeKind = "snippets" | "topLayers" | "tracking" | "ajaxLoad" | "instalments";

/** Where a snippet is inserted: into the head, at the start of the body, or at its end. */
export type Region = "head" | "body_top" | "body_bottom";

export interface Gate {
  /** Parses a whole page into an inert document: nothing runs or loads. Its nodes may be adopted. */
  parsePage(markup: string): Document;
  /** Parses markup from a script of the page into inert nodes. Scripts in it never run. */
  parsePiece(markup: string): DocumentFragment;
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
