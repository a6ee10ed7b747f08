/** Finds positions in built files in a text, and replaces them by positions in the sources. */
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

/**
 * A position in a stack:
 *
 *   Chrome          at mount (https://shop.example/wyspa/chunks/core-ABCDEF.js:1:2345)
 *   Firefox, Safari mount@https://shop.example/wyspa/wyspa.js:1:2345
 *
 * Each channel (`stable/wyspa.js`) is a copy of the file `channel.js`.
 *
 * Reports keep the position after a removed query: `…js?…:1:2345`.
 */
const POSITION =
  /(?:(?:https?|file):\/\/|\/)[^\s()@]*?\/((?:chunks\/[\w-]+-[A-Z0-9]{5,6}|(?:(?:stable|next)\/)?wyspa|channel)\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

export interface Decoded {
  readonly decoded: string;
  /** The number of positions that were replaced. */
  readonly found: number;
  /** Files without a source map. */
  readonly missing: readonly string[];
}

/**
 * @param readMap the source map of a built file, by its path in the build's folder (`chunks/core-ABCDEF.js`); `null`
 *   when there is none
 */
export function decodeStack(text: string, readMap: (script: string) => string | null): Decoded {
  const maps = new Map<string, TraceMap | null>();
  const missing = new Set<string>();
  let found = 0;
  const mapOf = (script: string) => {
    let map = maps.get(script);
    if (map === undefined) {
      const read = readMap(script);
      map = read === null ? null : traceMapOf(read);
      maps.set(script, map);
    }
    if (!map) missing.add(script);
    return map;
  };
  const decoded = text.replace(POSITION, (whole, script: string, line: string, column: string) => {
    const map = mapOf(script.replace(/^(stable|next)\/.*/, "channel.js"));
    // Stacks count columns from 1, source maps from 0.
    const at = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!at || at.source === null) return whole;
    found += 1;
    const name = at.name ? ` [${at.name}]` : "";
    return `${at.source}:${at.line}:${at.column + 1}${name}`;
  });
  return { decoded, found, missing: [...missing] };
}

/** `null` when the text is no source map: a copy may have been cut. */
function traceMapOf(text: string): TraceMap | null {
  try {
    return new TraceMap(text);
  } catch {
    return null;
  }
}

/** Access logs hold a report a line, percent-encoded in the parameter `JSerror`; other lines are returned unchanged. */
export const decodeText = (text: string): string => text.split("\n").map(decodeLine).join("\n");

function decodeLine(text: string): string {
  const [, encoded] = /[?&]JSerror=([^\s&"]+)/.exec(text) ?? [];
  if (!encoded) return text;
  try {
    return decodeURIComponent(encoded.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/** The version in a report: `wyspa 1.2.3/main mini-basket mount: …`. */
export const versionIn = (text: string): string | undefined => /\bwyspa (\d[\w.-]*)[/:]/.exec(text)?.[1];
