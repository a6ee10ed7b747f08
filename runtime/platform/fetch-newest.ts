import { modulesOf, type Take } from "../base/loader";

/** What `manifest.json` lists, as far as pages use it. */
export interface Manifest {
  readonly chunks?: Readonly<Record<string, unknown>>;
  readonly islands?: Readonly<
    Record<string, { readonly files?: readonly { readonly file: string; readonly brotli: number }[] }>
  >;
}

/** Fetches the manifest next to the script. Rejects when it cannot be fetched or read. */
export async function readManifest(base: string): Promise<Manifest> {
  const response = await fetch(`${base}manifest.json`, { cache: "no-cache" });
  return response.json();
}

/**
 * Loads a module by the un-hashed manifest next to the script: on a page older than the last deploy, the hashed files
 * may be gone (bar R13).
 * @param take gives what this page's entry shares
 * @returns the module, or `null` when the manifest does not help
 */
export async function fetchNewest(base: string, key: string, take: Take): Promise<unknown> {
  try {
    const { chunks = {} } = await readManifest(base);
    const load = async (file: unknown) =>
      typeof file === "string" && /^[\w./-]+\.js$/.test(file) ? import(base + file) : null;
    // The file needs the React of its own deploy, not the React of this page.
    const file = await modulesOf(await load(chunks[key]), take, () => load(chunks.react));
    return file.modules?.[key] ?? file;
  } catch {
    return null;
  }
}
