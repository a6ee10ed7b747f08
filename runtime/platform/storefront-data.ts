/**
 * Reads storefront data for islands and themes: batched, cached in the store, one result per block.
 *
 *   scan      ──► first request ──────────────► response (a transient fault: one retry, then it has failed)
 *   island A  ──┐                                 │
 *   island B  ──┴─ same tick: one request ──►     │
 *   island C  ─── block already requested: waits ─┘
 */

import { withDeadline } from "../base/deadline";
import { parseJson } from "../base/json";
import { done, type Fault, fault, type Result } from "../base/result";
import { getPath, isPlainObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Boot } from "../contracts/boot";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";

type BlockAnswers = ReadonlyMap<BlockName, Result<unknown>>;

export type ReadStorefront = (
  blocks: readonly BlockName[],
  options?: { fresh?: boolean },
) => Promise<BlockAnswers>;

/** Sends one request, which the signal aborts. */
export type SendBatch = (blocks: readonly BlockName[], signal: AbortSignal) => Promise<Result<string>>;

export class StorefrontFault extends Error {
  override name = "StorefrontFault";
  constructor(
    readonly fault: Fault,
    blocks: readonly BlockName[],
  ) {
    const { kind, status } = fault;
    super(`get.php returned no usable data for ${blocks.join(", ")}: ${kind}${status ? ` ${status}` : ""}.`);
  }
}

/** Milliseconds for one request. */
const DEADLINE_MS = 16_000;

async function inTime(answer: Promise<Result<string>>, stop?: AbortController): Promise<Result<string>> {
  const result = await withDeadline(answer, DEADLINE_MS);
  if (!result) stop?.abort();
  return result ?? fault("timeout");
}

/** Whether a retry can help: after a network fault or a 5xx. A refused request would be refused again. */
const isPassing = (result: Result<unknown>) =>
  !result.ok && (result.kind === "network" || (result.kind === "status" && (result.status ?? 0) >= 500));

/** Parses get.php's response into one result per requested block, so that one bad block spoils no other (bar R1). */
export function parseAnswer(answer: Result<string>, blocks: readonly BlockName[]): BlockAnswers {
  const body = answer.ok ? parseJson(answer.data) : undefined;
  return new Map(
    blocks.map((block) => {
      if (!answer.ok) return [block, answer];
      if (isPlainObject(body) && !Object.hasOwn(body, block)) return [block, fault("absent")];
      return [block, holds(getPath(body, block, "response")) ? done(getPath(body, block)) : fault("format")];
    }),
  );
}

/** PHP encodes an object without keys as an empty list, so an empty list is an empty block (ruling 29). */
const holds = (response: unknown): boolean =>
  isPlainObject(response) || (Array.isArray(response) && !response.length);

/** Sends one report per response. A missing Basket is no fault, because the basket has a second source. */
function tell(answers: BlockAnswers, report: SendReport): void {
  const failed = [...answers].filter(
    ([block, result]) =>
      !result.ok && result.kind !== "aborted" && !(block === "Basket" && result.kind === "absent"),
  );
  const [worst] = failed.map(([, result]) => result);
  if (!worst || worst.ok) return;
  const blocks = failed.map(([block]) => block);
  report({ error: new StorefrontFault(worst, blocks), phase: "storefront" });
}

/** Writes the state of each block's running request to the store; of two requests for a block the later one counts. */
function followReadings(store: WyspaStore) {
  const running = new Map<BlockName, { turn: number; result: Promise<Result<unknown>> }>();
  let turns = 0;

  const settle = (block: BlockName, turn: number, result: Result<unknown>) => {
    if (running.get(block)?.turn !== turn) return;
    const { [block]: before } = store.getState().storefront;
    const now = result.ok
      ? { status: "ready" as const, at: performance.now(), data: result.data }
      : { status: "failed" as const, at: before?.at ?? 0, data: before?.data, kind: result.kind };
    store.setState(({ storefront }) => ({ storefront: { ...storefront, [block]: now } }));
  };

  return {
    follow(blocks: readonly BlockName[], answers: Promise<BlockAnswers>) {
      const turn = ++turns;
      for (const block of blocks) {
        const result = answers.then((all) => all.get(block) ?? fault("format"));
        running.set(block, { turn, result });
        store.setState(({ storefront }) => {
          const before = storefront[block];
          return {
            storefront: { ...storefront, [block]: { at: 0, data: undefined, ...before, status: "loading" } },
          };
        });
        void result.then((own) => settle(block, turn, own));
      }
    },
    resultOf: async (block: BlockName) => running.get(block)?.result ?? fault("refused"),
  };
}

export function makeStorefront(boot: Boot, send: SendBatch, report: SendReport): ReadStorefront {
  const { store, firstRequest } = boot;
  const { follow, resultOf } = followReadings(store);
  let batch: { blocks: Set<BlockName>; answers: Promise<BlockAnswers> } | null = null;

  const ask = (blocks: readonly BlockName[]) => {
    const stop = new AbortController();
    return inTime(send(blocks, stop.signal), stop);
  };
  const read = async (
    blocks: readonly BlockName[],
    answer: Promise<Result<string>>,
  ): Promise<BlockAnswers> => {
    let text = await answer;
    if (isPassing(text)) text = await ask(blocks);
    const answers = parseAnswer(text, blocks);
    tell(answers, report);
    return answers;
  };

  const enqueue = (block: BlockName) => {
    if (!batch) {
      const blocks = new Set<BlockName>();
      const due = new Promise<readonly BlockName[]>((resolve) => setTimeout(() => resolve([...blocks])));
      const answers = due.then((all) => {
        batch = null;
        return read(all, ask(all));
      });
      batch = { blocks, answers };
    }
    if (batch.blocks.has(block)) return;
    batch.blocks.add(block);
    follow([block], batch.answers);
  };

  if (firstRequest.answer)
    follow(firstRequest.blocks, read(firstRequest.blocks, inTime(firstRequest.answer)));

  /** Failed blocks are refetched only on `online` and when the tab is shown again. */
  const askAgain = () => {
    for (const [block, state] of Object.entries(store.getState().storefront))
      if (state.status === "failed" && state.kind !== "absent") enqueue(block as BlockName);
  };
  addEventListener("online", askAgain);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && askAgain());

  return async (blocks, { fresh = false } = {}) => {
    for (const block of new Set(blocks)) if (fresh || !store.getState().storefront[block]) enqueue(block);
    const results = [...new Set(blocks)].map(async (block) => [block, await resultOf(block)] as const);
    return new Map(await Promise.all(results));
  };
}
