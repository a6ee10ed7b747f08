import { type SafeUrl, safeFile } from "../../runtime/base/safe-url";
import { address, bag, getPath, list, text } from "../../runtime/base/values";

export interface Document {
  readonly name: string;
  /** Null where it cannot be had: its name is shown alone. */
  readonly url: SafeUrl | null;
  /** `doc`, `video`, `audio`, `image`, `swf`, or anything else. */
  readonly type: string;
}

/** Documents of one kind; those without any have neither name nor description. */
export interface Kind {
  readonly name: string;
  readonly description: string;
  readonly documents: readonly Document[];
}

/**
 * Reads `window.enclosuresGPSRConfig` (fixtures/PLATFORM.md G 1.12): lists of documents, each with the kinds that it belongs to. What is
 * not as it should be, is passed over.
 */
export function readKinds(config: unknown): Kind[] {
  const kinds = new Map<string, { name: string; description: string; documents: Document[] }>();
  const groups = Array.isArray(config)
    ? [config]
    : Object.keys(bag(config)).map((key) => getPath(config, key));
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

/** A document without a name is called like its file. */
function fileName(url: SafeUrl | null): string {
  const last = url ? (new URL(url).pathname.split("/").pop() ?? "") : "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
