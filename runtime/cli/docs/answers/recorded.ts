/** The requests and answers that `npm run answers` has recorded from the demo shop. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "./addresses";
import { type EndpointName, endpointOf } from "./endpoints";

export interface Exchange {
  readonly method: string;
  /** Path and query on the shop, or the whole address on other servers. */
  readonly url: string;
  /** Content type of the body; empty without a body. */
  readonly type: string;
  readonly body: string;
  readonly status: number;
  readonly answerType: string;
  /** Parsed when it is JSON, else as text. */
  readonly answer: unknown;
}

/** By endpoint: the exchanges of each way to send it, in order, with those that follow. */
export type Recorded = Readonly<Record<string, readonly (readonly Exchange[])[]>>;

/** Relative to the project's folder. */
export const RECORDED = "runtime/cli/docs/answers/recorded.json";

/** @param root the project's folder */
export const readRecorded = (root: string): Recorded =>
  JSON.parse(readFileSync(join(root, RECORDED), "utf8")) as Recorded;

/** The exchanges of one endpoint, without those of other endpoints that belong to the same change. */
export function exchangesOf(name: EndpointName, recorded: Recorded): readonly Exchange[] {
  const { at, mark = name } = endpointOf(name);
  const own = (recorded[name] ?? []).flat().filter(({ url, body }) => {
    return addresses[at].path.test(url) && `${url} ${decodeURIComponent(body)}`.includes(mark);
  });
  const asText = (one: Exchange) => `${one.url} ${one.body}`;
  return own.filter((one, index) => own.findIndex((other) => asText(other) === asText(one)) === index);
}
