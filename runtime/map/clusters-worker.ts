/** The worker's file: clusters of many points, found beside the page and not in it. */
import { type Clusters, makeClusters } from "./clusters";
import type { Answered, Asked } from "./clusters-beside";

/** Of the list of points before the newest one, too: who asked of it is on the way to the new one. */
const kept = new Map<number, Clusters>();

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("coordinates" in data) {
    for (const older of kept.keys()) if (older < data.batch - 1) kept.delete(older);
    kept.set(data.batch, makeClusters(data.coordinates, data.options));
    return;
  }
  postMessage({ question: data.question, ...answerTo(data) } satisfies Answered);
});

/** Of points that are gone, or of a cluster that is none of theirs, nothing is known: that is no reason to give up the worker. */
function answerTo({ batch, name, args }: Extract<Asked, { name: unknown }>): Omit<Answered, "question"> {
  const clusters = kept.get(batch);
  if (!clusters) return { isKnown: false, answer: undefined };
  try {
    return { isKnown: true, answer: (clusters[name] as (...given: typeof args) => unknown)(...args) };
  } catch {
    return { isKnown: false, answer: undefined };
  }
}
