/** Reads JSON with the position of each key and of the first mistake; `JSON.parse` reports that only in some engines. */
import { type JSONPath, type JSONVisitor, visit } from "jsonc-parser";
import { UNKNOWN } from "./placeholders";

export interface ReadJson {
  /** `undefined` when the text is not valid JSON. */
  readonly value: unknown;
  /** The position of each key, by its path: `islands`, `islands/mini-basket`. */
  readonly keys: ReadonlyMap<string, number>;
  /** The position of the first mistake; -1 for valid JSON. */
  readonly wrongAt: number;
}

/** @param text may begin with a byte order mark, which `JSON.parse` refuses */
export function readJson(text: string): ReadJson {
  const json = text.replace(/^\s*\ufeff/, (start) => " ".repeat(start.length));
  const keys = new Map<string, number>();
  const errors: number[] = [];
  /** Entries of arrays begin with their value. */
  const noteEntry = (offset: number, path: JSONPath) => {
    const key = path.join("/");
    if (key && !keys.has(key)) keys.set(key, offset);
  };
  const visitor: JSONVisitor = {
    onObjectProperty: (name, offset, _length, _line, _column, path) =>
      keys.set([...path(), name].join("/"), offset),
    onObjectBegin: (offset, _length, _line, _column, path) => noteEntry(offset, path()),
    onArrayBegin: (offset, _length, _line, _column, path) => noteEntry(offset, path()),
    onLiteralValue: (_value, offset, _length, _line, _column, path) => noteEntry(offset, path()),
    onError: (_error, offset) => errors.push(offset),
  };
  try {
    visit(json, visitor, { disallowComments: true });
    return { value: JSON.parse(json), keys, wrongAt: -1 };
  } catch {
    return { value: undefined, keys, wrongAt: errors[0] ?? 0 };
  }
}

/**
 * Makes values of template code readable: `"url": {{ url }}` becomes a text of unknown characters, as long as before.
 * @param text masked by `maskPlaceholders`
 * @param blank where placeholders stand that print nothing
 */
export function withUnknownValues(text: string, blank: readonly (readonly [number, number])[]): string {
  let isInString = false;
  let result = "";
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (isInString && char === "\\") {
      result += char + (text[++at] ?? "");
      continue;
    }
    if (char === '"') isInString = !isInString;
    if (char !== UNKNOWN || isInString) {
      result += char;
      continue;
    }
    const range = blank.find(([start, end]) => start <= at && at < end);
    const [run = char] = /^\ue000[\ue000\n]*/.exec(text.slice(at)) ?? [];
    const length = range ? range[1] - at : run.length;
    result += range ? " ".repeat(length) : `"${UNKNOWN.repeat(Math.max(0, length - 2))}"`;
    at += length - 1;
  }
  return result;
}
