/** Chunk `read-page`: reads another page of the shop as an inert document, in which nothing runs or loads. */

import { done, fault, type Result } from "../base/result";
import type { Gate } from "../contracts/gate";
import { fetchPage } from "./fetch-page";

/**
 * Rejects when the gate cannot be loaded.
 * @returns a fault for another origin, and when the page redirects elsewhere, for example to a login
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
