/**
 * The gate (design §3, bar S5): the one place where text that the server or the page supplies becomes markup or
 * code. Fetched with the first of it. Only this folder makes scripts.
 */

import type { ServerCodeKind } from "../contracts/config";
import type { Gate, GateNeeds } from "../contracts/gate";
import { freshScript, natureOf } from "./fresh-script";
import { parsePage, parsePiece } from "./parse";
import { makePlaces } from "./places";
import { makePolicies, type Policies } from "./policies";
import { watchRefusals } from "./refusals";
import { runScript } from "./run-script";

export interface ScriptGate extends Gate {
  /** For `load-script.ts`; null where the page's policy refuses ours, and nothing may be run. */
  readonly policies: Policies | null;
}

/** A script that is to run, and the mark that stands in its place. */
type Waiting = readonly [source: HTMLScriptElement | string, place?: ChildNode];

/** One gate per page: it remembers what has run. */
export function makeGate({ nonce, allows, report }: GateNeeds): ScriptGate {
  let policies: Policies | null = null;
  try {
    policies = makePolicies();
  } catch (error) {
    report({ error, phase: "gate" }); // closed: no code, no markup, and the page is as the server sent it
  }
  const ran = new Set<string>();
  const counts = new Map<ServerCodeKind, number>();
  const watchRefusal = watchRefusals();
  const { putInto, putBehind } = makePlaces();

  /** The same address, or the same text, runs once. Variables of the page are set anew, and a press is answered each time. */
  const isFirst = (kind: ServerCodeKind, { src, text }: HTMLScriptElement) => {
    if (/^(ajaxLoad|instalments)$/.test(kind) && !src) return true;
    const key = src || `\n${text}`; // an address holds no line break
    return !ran.has(key) && !!ran.add(key);
  };

  const runOne = async (kind: ServerCodeKind, trusted: Policies, [source, place]: Waiting) => {
    const index = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, index);
    const tell = (error: unknown) => report({ error, phase: `${kind} ${index}` });
    try {
      const script = freshScript(source, trusted, nonce);
      const nature = natureOf(script);
      if (nature !== "data" && !isFirst(kind, script)) return place?.remove();
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

  /** Puts the nodes of a markup into the page, then runs its scripts, each in its place. */
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
