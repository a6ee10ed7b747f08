/**
 * Tracking events (spec §4, §7.3, contract A 21, B d): when an answer of the platform announces them, the scripts
 * are fetched and run through the gate.
 *
 *   announced ──► fetch ───────► run
 *     announced ───┘ (once more, however often it was said meanwhile) ──► fetch ──► run
 */

import { getPath, textsIn } from "../base/values";
import type { Gate } from "../contracts/gate";
import type { GraphqlOperation } from "../contracts/graphql";
import type { Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";

export interface TrackingNeeds {
  readonly graphql: Platform["graphql"];
  readonly gate: Gate;
  readonly store: WyspaStore;
  readonly report: SendReport;
}

/**
 * To be called whenever an answer's header says so, but not for the answer to this operation itself.
 * @returns the texts of the scripts, also of those that wait for the shopper's consent, once they have run; an empty
 *   list where they could not be had (spec §8). Never rejects.
 */
export type FetchTracking = () => Promise<readonly string[]>;

export const trackingOperation: GraphqlOperation = {
  document: "query { trackingEvents }",
  suffix: "?trackingEvents",
};

export class TrackingError extends Error {
  override name = "TrackingError";
}

export function makeTracking({ graphql, gate, store, report }: TrackingNeeds): FetchTracking {
  let running: Promise<readonly string[]> | undefined;
  let next: Promise<readonly string[]> | undefined;
  let answers = 0;
  const held: string[] = [];
  const isDenied = () => store.getState().shop.consent === "denied";

  const read = async (): Promise<readonly string[]> => {
    if (getPath(store.getState().shop.serverCode, "tracking") === false) return [];
    const answer = await graphql(trackingOperation, {});
    if (!answer.ok) {
      if (answer.kind !== "aborted") report({ error: new TrackingError(answer.kind), phase: "tracking" });
      return [];
    }
    return textsIn(getPath(answer.data, "trackingEvents")).filter(Boolean);
  };

  const run = async (scripts: readonly string[]) => {
    if (!isDenied()) return gate.run("tracking", scripts);
    if (!held.length) {
      const stop = store.subscribe(() => {
        if (isDenied()) return;
        stop();
        void gate.run("tracking", held.splice(0));
      });
    }
    held.push(...scripts);
  };

  const fetchAndRun = async () => {
    try {
      const scripts = await read();
      const answer = ++answers;
      if (scripts.length) await run(scripts.map((text) => asFunctionBody(text, answer)));
      return scripts;
    } catch (error) {
      report({ error, phase: "tracking" });
      return [];
    }
  };

  const fetchTracking: FetchTracking = () => {
    if (running) {
      next ??= running.then(() => {
        next = undefined;
        return fetchTracking();
      });
      return next;
    }
    running = fetchAndRun().finally(() => {
      running = undefined;
    });
    return running;
  };
  return fetchTracking;
}

/**
 * The platform writes bodies of functions: they may `return`, and two of them may declare the same name. The number
 * of the answer tells the gate that the same event has happened again, and is no repetition of a script.
 */
const asFunctionBody = (text: string, answer: number) => `(function(){/*${answer}*/${text}\n})()`;
