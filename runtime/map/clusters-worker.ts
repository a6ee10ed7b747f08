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
  const call = kept.get(data.batch)?.[data.name] as ((...args: readonly unknown[]) => unknown) | undefined;
  const answered: Answered = { question: data.question, isKnown: !!call, answer: call?.(...data.args) };
  postMessage(answered);
});
