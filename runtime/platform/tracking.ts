/**
 * Fetches the tracking scripts that a platform response announces, and runs them through the gate (contract A 21, B d).
 *
 *   announced ──► fetch ───────► run
 *     announced ───┘ (once more, however often it was announced meanwhile) ──► fetch ──► run
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
 * Call it whenever a response header announces events, except for the response to this operation. Never rejects.
 * @returns the script texts after the scripts have run. Scripts that wait for consent are included at once. The list is
 *   empty when the scripts cannot be fetched.
 */
export type FetchTracking = () => Promise<readonly string[]>;

export const trackingOperation: GraphqlOperation = {
  document: "query { trackingEvents }",
  suffix: "?trackingEvents",
};

export class TrackingError extends Error {
  override name = "TrackingError";
  constructor(kind: string) {
    super(`The tracking events could not be fetched: ${kind}.`);
  }
}

export function makeTracking({ graphql, gate, store, report }: TrackingNeeds): FetchTracking {
  let running: Promise<readonly string[]> | undefined;
  let next: Promise<readonly string[]> | undefined;
  let answers = 0;
  const held: string[] = [];
  const isDenied = () => store.getState().shop.consent === "denied";
  /**
   * Scripts wait while the shop's default denies them, until the shopper chooses. A choice against them, or its
   * withdrawal, ends what waits: a later consent is not for what happened in between.
   */
  const isRefused = () => isDenied() && !!store.getState().shop.isConsentChosen;

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
    if (isRefused()) return;
    if (!held.length) {
      const stop = store.subscribe(() => {
        if (isRefused()) held.length = 0;
        else if (isDenied()) return;
        stop();
        if (held.length) void gate.run("tracking", held.splice(0));
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
 * Wraps a script in a function: the platform sends function bodies, which may `return` and may declare the same names.
 * The gate runs equal texts once, so the response number makes a repeated event differ.
 */
const asFunctionBody = (text: string, answer: number) => `(function(){/*${answer}*/${text}\n})()`;
