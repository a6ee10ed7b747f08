/**
 * Finds clusters without blocking the page: a short list on the main thread, a long one in a worker. Without a worker
 * a long list blocks the main thread.
 */
import { type ClusterOptions, type Clusters, makeClusters } from "./clusters";

type Name = keyof Clusters;
export type ClustersBeside = {
  readonly [Own in Name]: (...args: Parameters<Clusters[Own]>) => Promise<ReturnType<Clusters[Own]>>;
};

export type Asked =
  | { readonly batch: number; readonly coordinates: Float64Array; readonly options: ClusterOptions }
  | {
      readonly batch: number;
      readonly question: number;
      readonly name: Name;
      readonly args: readonly unknown[];
    };
export interface Answered {
  readonly question: number;
  /** Whether the worker still holds the points. */
  readonly isKnown: boolean;
  readonly answer: unknown;
}

/** Clustering this many points on the main thread is not noticeable. */
const FEW = 2_000;
/**
 * Deadline in milliseconds for one answer, with the worker's file and points. 100,000 points take a third of a second.
 */
const ANSWER_DEADLINE_MS = 5_000;

/** Makes the clusters of each new list of points. */
export type MakeClusters = (coordinates: Float64Array, options: ClusterOptions) => ClustersBeside;

/** A worker that answers, or that has failed for good. */
interface Helper {
  tell(asked: Asked): void;
  /** Resolves `null` when the worker has failed: it never answers again. */
  ask(name: Name, batch: number, args: readonly unknown[]): Promise<Answered | null>;
}

/** @param address gives the URL of the worker's file at the first long list; rejects when the page allows no worker */
export function clusterMaker(address: () => Promise<string>, signal: AbortSignal): MakeClusters {
  let helper: Promise<Helper | null> | undefined;
  let batch = 0;
  const open = async (): Promise<Helper | null> => {
    try {
      const worker = new Worker(await address(), { type: "module" });
      return helperOf(worker, signal, () => {
        helper = Promise.resolve(null);
      });
    } catch {
      return null;
    }
  };

  return (coordinates, options) => {
    let local: Clusters | undefined;
    const own = ++batch;
    const isLong = coordinates.length > 2 * FEW;
    const loaded = isLong ? load() : undefined;
    /** The worker with these points loaded; `null` when it has failed. */
    async function load(): Promise<Helper | null> {
      helper ??= open();
      const made = await helper;
      made?.tell({ batch: own, coordinates, options });
      return made;
    }
    const ask =
      <Own extends Name>(name: Own) =>
      async (...args: Parameters<Clusters[Own]>): Promise<ReturnType<Clusters[Own]>> => {
        const answered = local ? null : await (await loaded)?.ask(name, own, args);
        if (answered?.isKnown) return answered.answer as ReturnType<Clusters[Own]>;
        if (answered) throw new DOMException("The map shows other points now.", "AbortError");
        local ??= makeClusters(coordinates, options);
        return (local[name] as (...given: typeof args) => ReturnType<Clusters[Own]>)(...args);
      };
    return { at: ask("at"), extent: ask("extent"), expands: ask("expands"), alone: ask("alone") };
  };
}

/**
 * Fails on the worker's `error` event (missing file, blocked by the page's policy) or after the deadline (no answer).
 * @param onFailed called when the worker fails
 */
function helperOf(worker: Worker, signal: AbortSignal, onFailed: () => void): Helper {
  const waiting = new Map<number, (answered: Answered | null) => void>();
  let questions = 0;
  let isOver = false;
  const end = (settle: (question: number) => Answered | null) => {
    isOver = true;
    worker.terminate();
    for (const [question, answer] of waiting) answer(settle(question));
  };
  const fail = () => {
    if (isOver) return;
    onFailed();
    end(() => null);
  };
  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) =>
    waiting.get(data.question)?.(data),
  );
  const leave = () => end((question) => ({ question, isKnown: false, answer: undefined }));
  signal.addEventListener("abort", leave, { once: true });
  return {
    tell: (asked) => worker.postMessage(asked),
    ask: (name, batch, args) =>
      new Promise((resolve) => {
        if (isOver) return resolve(null);
        const question = ++questions;
        const late = setTimeout(fail, ANSWER_DEADLINE_MS);
        waiting.set(question, (answered) => {
          clearTimeout(late);
          waiting.delete(question);
          resolve(answered);
        });
        worker.postMessage({ batch, question, name, args } satisfies Asked);
      }),
  };
}
