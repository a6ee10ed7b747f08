/**
 * Inserts snippets, top layers and widgets from the storefront data into the page, through the gate (contract A 19).
 * Each block keeps the order of the response, and the two blocks do not wait for each other.
 */

import type { Result } from "../base/result";
import { getPath, isPlainObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Gate, Region } from "../contracts/gate";
import type { SendReport } from "../contracts/report";

export interface ServerContentNeeds {
  readonly gate: Gate;
  /** `platform.storefront`: returns the blocks that the entry script requested. */
  storefront(blocks: readonly BlockName[]): Promise<ReadonlyMap<BlockName, Result<unknown>>>;
  /** The blocks that the configuration allows; no other block is requested. */
  readonly blocks: readonly ("Snippets" | "ToplayersAndWidgets")[];
  readonly report: SendReport;
}

/** Reports unreadable records of a block. The readable records are in the page nevertheless. */
export class ServerContentError extends Error {
  override name = "ServerContentError";
  constructor(block: BlockName, bad: readonly string[]) {
    super(`get.php returned unreadable records in the block ${block}: ${bad.join(", ")}.`);
  }
}

type Place = () => Promise<void>;
/** The blocks already in the page. A failed block is not listed, so that a later response can place it. */
const placed = new WeakMap<Gate, Set<BlockName>>();

/** Places each block once per page. Resolves when every script has run, failed or timed out. Never rejects. */
export async function placeServerContent({
  gate,
  storefront,
  blocks,
  report,
}: ServerContentNeeds): Promise<void> {
  // Before that, the page has no end.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  if (!blocks.length) return;
  const answers = await storefront(blocks);
  const known = placed.get(gate) ?? new Set();
  placed.set(gate, known);
  const place = async (block: BlockName, read: typeof snippet) => {
    const answer = answers.get(block);
    if (!answer?.ok) return; // storefront-data.ts reports the fault
    if (known.has(block)) return;
    known.add(block);
    const bad: string[] = [];
    for (const [key, item] of entries(getPath(answer.data, "response", "items"))) {
      const put = read(gate, key, item);
      if (put) await put();
      else if (put === null) bad.push(key);
    }
    if (bad.length) report({ error: new ServerContentError(block, bad), phase: "server-content" });
  };
  await Promise.all([place("Snippets", snippet), place("ToplayersAndWidgets", topLayer)]);
}

/** @returns how to place the record; `undefined` for an empty record, `null` for an unreadable one */
function snippet(gate: Gate, _: string, item: unknown): Place | null | undefined {
  const content = getPath(item, "content");
  if (!isText(item, content)) return null;
  const value = getPath(item, "region");
  const region: Region = value === "head" || value === "body_top" ? value : "body_bottom";
  return content ? () => gate.insert("snippets", content, region) : undefined;
}

/** The key `script` contains the text of a script; any other record has `content` for the end of the page. */
function topLayer(gate: Gate, key: string, item: unknown): Place | null | undefined {
  const code = key === "script" ? item : getPath(item, "script");
  if (typeof code === "string") return code ? () => gate.run("topLayers", [code]) : undefined;
  const content = getPath(item, "content");
  if (!isText(item, content)) return null;
  return content ? () => gate.insert("topLayers", content, "body_bottom") : undefined;
}

/** Whether `content` is valid: a string, `null` or absent. */
const isText = (item: unknown, content: unknown): content is string | undefined | null =>
  isPlainObject(item) && (content === null || /string|undefined/.test(typeof content));

/** Records by key, because the key determines their kind. Some platforms send a list instead. */
const entries = (items: unknown): [string, unknown][] =>
  Array.isArray(items) || isPlainObject(items) ? Object.entries(items) : [];
