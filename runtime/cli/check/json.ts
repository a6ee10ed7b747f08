/** Reads JSON with the position of each key and of the first mistake; `JSON.parse` reports that only in some engines. */
import { UNKNOWN } from "./placeholders";

export interface ReadJson {
  /** `undefined` when the text is not valid JSON. */
  readonly value: unknown;
  /** The position of each key, by its path: `islands`, `islands/mini-basket`. */
  readonly keys: ReadonlyMap<string, number>;
  /** The position of the first mistake; -1 for valid JSON. */
  readonly wrongAt: number;
}

class Wrong {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/** Deeper keys get no position. */
const DEEPEST = 60;

class Reader {
  readonly keys = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): void {
    this.#value([]);
    if (this.#at < this.#text.length) throw new Wrong(this.#at);
  }

  #skipSpace(): void {
    while (/[\s\ufeff]/.test(this.#text[this.#at] ?? "")) this.#at++;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) throw new Wrong(this.#at);
    this.#at += found.length;
    return found;
  }

  #value(path: readonly string[]): void {
    this.#skipSpace();
    const char = this.#text[this.#at];
    if (path.length > DEEPEST) throw new Wrong(this.#at);
    if (char === "{") this.#entries("}", path);
    else if (char === "[") this.#entries("]", path);
    else if (char === '"') this.#string();
    else this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b/y);
    this.#skipSpace();
  }

  #string(): string {
    return this.#take(/"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy);
  }

  /** The entries of an object or of an array, up to its end. */
  #entries(end: "}" | "]", path: readonly string[]): void {
    this.#at++;
    this.#skipSpace();
    if (this.#text[this.#at] === end) {
      this.#at++;
      return;
    }
    for (let index = 0; ; index++) {
      this.#skipSpace();
      const start = this.#at;
      const key = end === "}" ? String(JSON.parse(this.#string())) : String(index);
      const own = [...path, key];
      this.keys.set(own.join("/"), start);
      if (end === "}") {
        this.#skipSpace();
        this.#take(/:/y);
      }
      this.#value(own);
      if (this.#text[this.#at] === end) break;
      this.#take(/,/y);
    }
    this.#at++;
  }
}

export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    reader.readAll();
    return { value: JSON.parse(text.replace(/^\s*\ufeff/, "")), keys: reader.keys, wrongAt: -1 };
  } catch (error) {
    return { value: undefined, keys: reader.keys, wrongAt: error instanceof Wrong ? error.at : 0 };
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
