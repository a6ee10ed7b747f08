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

/** Makes the clusters of one list of points after the other. */
export type MakeClusters = (coordinates: Float64Array, options: ClusterOptions) => ClustersBeside;

/** @param address of the worker's file, asked for with the first list that is long. Rejects where the page has none */
export function clusterMaker(address: () => Promise<string>, signal: AbortSignal): MakeClusters {
  let worker: Promise<Worker | null> | undefined;
  let batch = 0;
  let questions = 0;
  const waiting = new Map<number, (answered: Answered) => void>();
  const open = async (): Promise<Worker | null> => {
    try {
      const made = new Worker(await address(), { type: "module" });
      made.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
        waiting.get(data.question)?.(data);
        waiting.delete(data.question);
      });
      signal.addEventListener("abort", () => made.terminate(), { once: true });
      return made;
    } catch {
      return null;
    }
  };

  return (coordinates, options) => {
    let here: Clusters | undefined;
    const findHere = () => {
      here ??= makeClusters(coordinates, options);
      return here;
    };
    const isLong = coordinates.length > 2 * FEW;
    const own = ++batch;
    const loaded = isLong ? load() : undefined;
    /** The worker with these points in it; null where it has failed. */
    async function load(): Promise<Worker | null> {
      worker ??= open();
      const made = await worker;
      made?.postMessage({ batch: own, coordinates, options } satisfies Asked);
      return made;
    }
    const ask =
      <Own extends Name>(name: Own) =>
      async (...args: Parameters<Clusters[Own]>): Promise<ReturnType<Clusters[Own]>> => {
        const made = here ? null : await loaded;
        if (!made) return (findHere()[name] as (...given: typeof args) => ReturnType<Clusters[Own]>)(...args);
        const question = ++questions;
        return new Promise((resolve, reject) => {
          const end = new AbortController();
          const answer = (found: unknown) => {
            end.abort();
            resolve(found as ReturnType<Clusters[Own]>);
          };
          waiting.set(question, ({ isKnown, answer: found }) => {
            if (isKnown) answer(found);
            else reject(new DOMException("other points", "AbortError"));
          });
          // A file that cannot be had, or that the page's policy stops, says so on the worker.
          made.addEventListener(
            "error",
            () => {
              worker = Promise.resolve(null);
              waiting.delete(question);
              answer((findHere()[name] as (...given: typeof args) => unknown)(...args));
            },
            { signal: end.signal },
          );
          made.postMessage({ batch: own, question, name, args } satisfies Asked);
        });
      };
    return { at: ask("at"), extent: ask("extent"), expands: ask("expands"), alone: ask("alone") };
  };
}
