/** The worker's file: finds clusters of many points off the main thread. */
import { type Clusters, makeClusters } from "./clusters";
import type { Answered, Asked } from "./clusters-beside";

/** The newest list and the one before it, because callers may still ask about the older one. */
const kept = new Map<number, Clusters>();

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("coordinates" in data) {
    for (const older of kept.keys()) if (older < data.batch - 1) kept.delete(older);
    kept.set(data.batch, makeClusters(data.coordinates, data.options));
    return;
  }
  postMessage({ question: data.question, ...answerTo(data) } satisfies Answered);
});

/** Answers "unknown" for a dropped list or a foreign cluster, so that the page keeps the worker. */
function answerTo({ batch, name, args }: Extract<Asked, { name: unknown }>): Omit<Answered, "question"> {
  const clusters = kept.get(batch);
  if (!clusters) return { isKnown: false, answer: undefined };
  try {
    return { isKnown: true, answer: (clusters[name] as (...given: typeof args) => unknown)(...args) };
  } catch {
    return { isKnown: false, answer: undefined };
  }
}
