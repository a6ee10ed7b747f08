/** Reads another page of the shop as an inert document: nothing in it runs or loads. A chunk of its own. */

import { done, fault, type Result } from "../base/result";
import type { Gate } from "../contracts/gate";
import { fetchPage } from "./fetch-page";

/**
 * @returns a fault for another site, and where the page leads elsewhere, to a login for one. Rejects where the gate cannot
 * be had.
 */
export async function readPage(path: string, openGate: () => Promise<Gate>): Promise<Result<Document>> {
  const url = new URL(path, location.href);
  if (url.origin !== location.origin) return fault("refused");
  const [gate, answer] = await Promise.all([
    openGate(),
    fetchPage(url, { signal: new AbortController().signal }),
  ]);
  if (!answer.ok) return answer;
  if (answer.data.url.pathname !== url.pathname) return fault("refused");
  return done(gate.parsePage(answer.data.markup));
}
