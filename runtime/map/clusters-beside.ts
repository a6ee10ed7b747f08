/**
 * Clusters that are asked without holding up the page: of few points here, of many in a worker. Where there is no worker,
 * everything is found here, and takes its time.
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
  /** The points are still there. */
  readonly isKnown: boolean;
  readonly answer: unknown;
}

/** Up to so many are in clusters before anybody notices. */
const FEW = 2_000;
/** How long a worker may take over one answer, its file and its points with it: 100,000 take it a third of a second. */
const PATIENCE_MS = 5_000;

/** Makes the clusters of one list of points after the other. */
export type MakeClusters = (coordinates: Float64Array, options: ClusterOptions) => ClustersBeside;

/** A worker that answers, or is given up for good. */
interface Helper {
  tell(asked: Asked): void;
  /** Null: it does not answer, and never will. */
  ask(name: Name, batch: number, args: readonly unknown[]): Promise<Answered | null>;
}

/** @param address of the worker's file, asked for with the first list that is long. Rejects where the page has none */
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
    let here: Clusters | undefined;
    const own = ++batch;
    const isLong = coordinates.length > 2 * FEW;
    const loaded = isLong ? load() : undefined;
    /** The helper with these points in it; null where it has failed. */
    async function load(): Promise<Helper | null> {
      helper ??= open();
      const made = await helper;
      made?.tell({ batch: own, coordinates, options });
      return made;
    }
    const ask =
      <Own extends Name>(name: Own) =>
      async (...args: Parameters<Clusters[Own]>): Promise<ReturnType<Clusters[Own]>> => {
        const answered = here ? null : await (await loaded)?.ask(name, own, args);
        if (answered?.isKnown) return answered.answer as ReturnType<Clusters[Own]>;
        if (answered) throw new DOMException("other points", "AbortError");
        here ??= makeClusters(coordinates, options);
        return (here[name] as (...given: typeof args) => ReturnType<Clusters[Own]>)(...args);
      };
    return { at: ask("at"), extent: ask("extent"), expands: ask("expands"), alone: ask("alone") };
  };
}

/**
 * A file that cannot be had, or that the page's policy stops, says so on the worker; one that hangs says nothing at all.
 * @param onFailed it is given up
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
        const late = setTimeout(fail, PATIENCE_MS);
        waiting.set(question, (answered) => {
          clearTimeout(late);
          waiting.delete(question);
          resolve(answered);
        });
        worker.postMessage({ batch, question, name, args } satisfies Asked);
      }),
  };
}
