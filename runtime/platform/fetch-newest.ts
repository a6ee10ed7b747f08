/**
 * Loads a chunk by the un-hashed manifest next to the script: on a page older than the last deploy, the hashed files
 * may be gone (bar R13).
 * @returns the module, or `null` when the manifest does not help
 */
export async function fetchNewest(base: string, key: string): Promise<unknown> {
  try {
    const response = await fetch(`${base}manifest.json`, { cache: "no-cache" });
    const { chunks = {} } = (await response.json()) as { chunks?: Record<string, unknown> };
    const load = (file: unknown) =>
      typeof file === "string" && /^[\w./-]+\.js$/.test(file) ? import(base + file) : null;
    const module = await load(chunks[key]);
    // The chunk needs the React of its own deploy, not the React of this page.
    return module?.withReact ? module.withReact((await load(chunks.react)).provide) : module;
  } catch {
    return null;
  }
}
