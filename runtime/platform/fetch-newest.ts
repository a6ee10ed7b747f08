/**
 * Fetches an island by the un-hashed manifest beside the script: the page may be older than the last deploy,
 * and the files that it was built with may be gone (bar R13).
 * @returns the module, or null when the manifest has no better answer
 */
export async function fetchNewest(base: string, key: string): Promise<unknown> {
  try {
    const response = await fetch(`${base}manifest.json`, { cache: "no-cache" });
    const { chunks = {} } = (await response.json()) as { chunks?: Record<string, unknown> };
    const load = (file: unknown) =>
      typeof file === "string" && /^[\w./-]+\.js$/.test(file) ? import(base + file) : null;
    const module = await load(chunks[key]);
    // Built for the React of its own deploy, which is not this page's.
    return module?.withReact ? module.withReact((await load(chunks.react)).provide) : module;
  } catch {
    return null;
  }
}
