/** Requests the switch file. */
import { deadline } from "../../base/deadline";
import { parseJson } from "../../base/json";

const DEADLINE_MS = 5_000;

/**
 * - `none`: the server has no switch file
 * - `lost`: no answer, or an error of the server
 * - `file`: the parsed file; `undefined` when it is not valid JSON
 */
export type Answer = { readonly file: unknown } | "none" | "lost";

/** @param address of the file; its cache headers decide how old an answer may be */
export async function askSwitches(address: string): Promise<Answer> {
  const limit = deadline(DEADLINE_MS);
  try {
    const response = await fetch(address, { credentials: "omit", signal: limit.signal });
    const { status } = response;
    if (status === 404 || status === 410) return "none";
    // Not `response.ok`: some scripts wrap `fetch` and return clones without it (bar R46).
    return status >= 200 && status <= 299 ? { file: parseJson(await response.text()) } : "lost";
  } catch {
    return "lost";
  } finally {
    limit.clear();
  }
}
