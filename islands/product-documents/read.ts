import { type SafeUrl, safeFile } from "../../runtime/base/safe-url";
import { address, asObject, getPath, list, text } from "../../runtime/base/values";

export interface Document {
  readonly name: string;
  /** `null` when the address is missing or unsafe: the list then shows the name without a link. */
  readonly url: SafeUrl | null;
  /** `doc`, `video`, `audio`, `image`, `swf` or any other text. */
  readonly type: string;
}

/** Documents of one kind. Documents without a kind form a group whose name and description are empty. */
export interface Kind {
  readonly name: string;
  readonly description: string;
  readonly documents: readonly Document[];
}

/**
 * Reads `window.enclosuresGPSRConfig`: lists of documents, each with its kinds (fixtures/PLATFORM.md G 1.12). Malformed
 * entries are skipped.
 */
export function readKinds(config: unknown): Kind[] {
  const kinds = new Map<string, { name: string; description: string; documents: Document[] }>();
  const groups = Array.isArray(config)
    ? [config]
    : Object.keys(asObject(config)).map((key) => getPath(config, key));
  for (const given of groups.flatMap(list)) {
    const document = readDocument(given);
    if (!document) continue;
    const named = list(getPath(given, "document_types")).filter((kind) => nameOf(kind));
    for (const kind of named.length ? named : [null]) {
      const key = kind ? text(getPath(kind, "type")) || nameOf(kind) : "";
      const known = kinds.get(key) ?? {
        name: kind ? nameOf(kind) : "",
        description: text(getPath(kind, "description")).trim(),
        documents: [],
      };
      kinds.set(key, known);
      known.documents.push(document);
    }
  }
  return [...kinds.values()];
}

const nameOf = (given: unknown): string => text(getPath(given, "name")).trim();

function readDocument(given: unknown): Document | null {
  const url = safeFile(address(getPath(given, "url")));
  const name = nameOf(given) || fileName(url).trim();
  return name ? { name, url, type: text(getPath(given, "type")) } : null;
}

/** Names a document after its file. */
function fileName(url: SafeUrl | null): string {
  const last = url ? (new URL(url).pathname.split("/").pop() ?? "") : "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
