/**
 * The trust boundary (design §3, bar S5): the one module that runs code, or makes nodes from markup, that the server or
 * the page supplies. Types only; the rest of the runtime and the page API reach the gate through them.
 */
import type { SendReport } from "../platform/report";

/** What server-supplied code is for; the configuration's `serverCode` has a switch for each. */
export type ServerCodeKind = "snippets" | "topLayers" | "tracking" | "ajaxLoad" | "instalments";

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
