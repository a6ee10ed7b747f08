/**
 * Snippets, top layers and widgets (spec §3, §7.6, contract A 19): read from the page's storefront data, and put
 * into the page by the gate, each block in the order of the answer, and neither waiting for the other.
 */

import type { Result } from "../base/result";
import { getPath, isBag } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Gate, Region } from "../contracts/gate";
import type { SendReport } from "../contracts/report";

export interface ServerContentNeeds {
  readonly gate: Gate;
  /** `platform.storefront`: serves what the entry has asked for. */
  storefront(blocks: readonly BlockName[]): Promise<ReadonlyMap<BlockName, Result<unknown>>>;
  /** The blocks whose switch is on; the others are not asked for. */
  readonly blocks: readonly ("Snippets" | "ToplayersAndWidgets")[];
  readonly report: SendReport;
}

/** Records of a block that are none. The good ones beside them are in the page. */
export class ServerContentError extends Error {
  override name = "ServerContentError";
  constructor(block: BlockName, bad: readonly string[]) {
    super(`${block}: unreadable records ${bad.join(", ")}`);
  }
}

type Place = () => Promise<void>;
/** What stands in a page. A block without an answer does not: it is placed when a later reading has one. */
const placed = new WeakMap<Gate, Set<BlockName>>();

/** Places them, each block once per page. Resolves when every script has run, failed or had its time. Never rejects. */
export async function placeServerContent({
  gate,
  storefront,
  blocks,
  report,
}: ServerContentNeeds): Promise<void> {
  await pageInUse();
  if (!blocks.length) return;
  const answers = await storefront(blocks);
  const known = placed.get(gate) ?? new Set();
  placed.set(gate, known);
  const place = async (block: BlockName, read: typeof snippet) => {
    const answer = answers.get(block);
    if (!answer?.ok) return; // told by the storefront data itself
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

/** What to do with a record: nothing when it is empty, null when it is no record at all. */
function snippet(gate: Gate, _: string, item: unknown): Place | null | undefined {
  const content = getPath(item, "content");
  if (!isText(item, content)) return null;
  const said = getPath(item, "region");
  const region: Region = said === "head" || said === "body_top" ? said : "body_bottom";
  return content ? () => gate.insert("snippets", content, region) : undefined;
}

/** The key `script` holds the text of a script; everything else has `content` for the end of the page. */
function topLayer(gate: Gate, key: string, item: unknown): Place | null | undefined {
  const code = key === "script" ? item : getPath(item, "script");
  if (typeof code === "string") return code ? () => gate.run("topLayers", [code]) : undefined;
  const content = getPath(item, "content");
  if (!isText(item, content)) return null;
  return content ? () => gate.insert("topLayers", content, "body_bottom") : undefined;
}

/** Whether `content` may stand in a record: a text, or nothing. */
const isText = (item: unknown, content: unknown): content is string | undefined | null =>
  isBag(item) && (content === null || /string|undefined/.test(typeof content));

/** By their keys, which tell what they are. Platforms write them as a list, too. */
const entries = (items: unknown): [string, unknown][] =>
  Array.isArray(items) || isBag(items) ? Object.entries(items) : [];

/** A page that the browser only prepares is nobody's yet (bar H11); one that is still parsed has no end. */
async function pageInUse(): Promise<void> {
  const once = (type: string) =>
    new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));
  if (Reflect.get(document, "prerendering") === true) await once("prerenderingchange");
  if (document.readyState === "loading") await once("DOMContentLoaded");
}
