/**
 * The gate turns text supplied by the server or the page into markup or code; no other folder creates scripts (bar S5).
 * Its chunk loads when the first such text arrives.
 */

import type { ServerCodeKind } from "../contracts/config";
import type { Gate, GateNeeds, Region } from "../contracts/gate";
import { addRules, freshScript, natureOf } from "./fresh-script";
import { parsePage, parsePiece } from "./parse";
import { makePolicies, type Policies } from "./policies";
import { runScript, watchRefusals } from "./run-script";

export interface ScriptGate extends Gate {
  /** For `load-script.ts`; `null` when the page refuses the Trusted Types policies, so that nothing may run. */
  readonly policies: Policies | null;
}

/** A script to run, and the comment node that marks its position. */
type Waiting = readonly [source: HTMLScriptElement | string, place?: ChildNode];

/** Creates the page's only gate, which remembers the scripts that have run. */
export function makeGate({ nonce, allows, report }: GateNeeds): ScriptGate {
  let policies: Policies | null = null;
  try {
    policies = makePolicies();
  } catch (error) {
    report({ error, phase: "gate" }); // the gate stays closed: no code, no markup, the server's page is unchanged
  }
  const ran = new Set<string>();
  const counts = new Map<ServerCodeKind, number>();
  const watchRefusal = watchRefusals();
  const { putInto, putBehind } = makePlaces();

  /** The same address, or the same text, runs once. Texts of `ajaxLoad` and `instalments` run every time. */
  const isFirst = (kind: ServerCodeKind, { src, text }: HTMLScriptElement) => {
    if (/^(ajaxLoad|instalments)$/.test(kind) && !src) return true;
    const key = src || `\n${text}`; // no URL contains a line break
    return !ran.has(key) && !!ran.add(key);
  };

  const runOne = async (kind: ServerCodeKind, trusted: Policies, [source, place]: Waiting) => {
    const index = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, index);
    const tell = (error: unknown) => report({ error, phase: `${kind} ${index}` });
    try {
      const script = freshScript(source, trusted, nonce);
      const nature = natureOf(script);
      if (nature !== "data" && !isFirst(kind, script)) return place?.replaceWith();
      if (!script.src) watchRefusal(script, tell);
      const { body } = document;
      const append = place?.isConnected
        ? place.replaceWith.bind(place, script)
        : body.append.bind(body, script);
      const written = await runScript(script, nature, append, trusted.code, tell);
      if (written) await adopt(kind, trusted, written, (piece) => putBehind(script, piece));
    } catch (error) {
      tell(error);
    }
  };

  const runAll = async (kind: ServerCodeKind, scripts: readonly Waiting[]) => {
    for (const script of scripts) if (policies && allows(kind)) await runOne(kind, policies, script);
  };

  /** Inserts markup into the page, then runs its scripts, each at its position. */
  const adopt = async (
    kind: ServerCodeKind,
    trusted: Policies,
    markup: string,
    put: (piece: DocumentFragment) => void,
  ) => {
    const piece = parsePiece(trusted, markup);
    const scripts = [...piece.querySelectorAll<HTMLScriptElement>("script")].map((source): Waiting => {
      const place = document.createComment("");
      source.replaceWith(place);
      return [source, place];
    });
    put(piece);
    await runAll(kind, scripts);
  };

  return {
    policies,
    parsePage: (markup) =>
      policies ? parsePage(policies, markup) : document.implementation.createHTMLDocument(""),
    parsePiece: (markup) => (policies ? parsePiece(policies, markup) : document.createDocumentFragment()),
    run: (kind, scripts) =>
      runAll(
        kind,
        scripts.map((source) => [source]),
      ),
    addRules: (rules) => policies && addRules(rules, policies, nonce),
    async insert(kind, markup, region) {
      if (!policies || !allows(kind)) return;
      try {
        await adopt(kind, policies, markup, (piece) => putInto(region, piece));
      } catch (error) {
        report({ error, phase: kind });
      }
    },
  };
}

/** Inserts the server's markup at its position in the page. */
function makePlaces() {
  let top: ChildNode | undefined;
  return {
    putInto(region: Region, piece: DocumentFragment) {
      if (region !== "body_top") return document[region === "head" ? "head" : "body"].append(piece);
      // Later pieces follow earlier ones, but still precede the page's content.
      top ??= document.createComment("");
      if (!top.isConnected) document.body.prepend(top);
      top.before(piece);
    },
    putBehind: (script: HTMLScriptElement, piece: DocumentFragment) =>
      document.body.contains(script) ? script.after(piece) : document.body.append(piece),
  };
}
