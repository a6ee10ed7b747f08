import { warnOnce } from "../../base/console";
import { isMissing } from "../../base/fetch-module";
import { type Probed, probe } from "../../platform/probe";

/** Folders with an explained file: other missing files there have the same cause. */
const explained = new Set<string>();

/**
 * Explains why a file of the runtime could not be loaded. Does nothing if the file loads now, because
 * then the connection had failed only for a moment.
 * @param file path in the runtime's folder
 */
export async function explainFile(base: string, file: string | undefined, error: unknown): Promise<void> {
  if (!file) return;
  const folder = file.replace(/[^/]*$/, "");
  if (!isMissing(error) || explained.has(folder)) return;
  const url = base + file;
  const answer = timed(url) ?? (await probe(url));
  const mistake = answer && mistakeIn(answer);
  if (!mistake || explained.has(folder)) return;
  explained.add(folder);
  warnOnce(`${url} ${mistake} Other missing files of ${folder} are not listed.`);
}

/** The failed request in the browser's performance timeline; some browsers do not list it. */
function timed(url: string): Probed | null {
  const last = performance.getEntriesByName(url).at(-1);
  const { responseStatus = 0, contentType = "" } = (last ?? {}) as {
    responseStatus?: number;
    contentType?: string;
  };
  // A status without a type may belong to a script or to a page; only a request can tell.
  return responseStatus >= 400 || (responseStatus && contentType)
    ? { status: responseStatus, type: contentType }
    : null;
}

function mistakeIn(answer: Probed | "closed"): string {
  if (answer === "closed")
    return "has no CORS header. Send Access-Control-Allow-Origin: * for chunks/, texts/ and manifest.json.";
  const { status, type } = answer;
  if (status >= 500) return "";
  if (status >= 400)
    return `answers ${status}. Upload the whole folder of the build, and keep the files of older builds for 30 days.`;
  return /javascript|ecmascript/.test(type)
    ? ""
    : `is served as "${type}", not as text/javascript. Correct the type; a missing file must answer 404.`;
}
