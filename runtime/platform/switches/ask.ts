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
    if (response.status === 404 || response.status === 410) return "none";
    return response.ok ? { file: parseJson(await response.text()) } : "lost";
  } catch {
    return "lost";
  } finally {
    limit.clear();
  }
}
