/** Plays a scene, and measures the page before and after. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { record } from "../bench/lab/trace";
import { type Memory, measureMemory, openMemory } from "../browser/memory";
import type { Bench } from "../browser/support";
import { counted, mostGrowth, mostHeapGrowth, type Played } from "./played";
import type { Scene } from "./scene";

/** `npm run load` records tasks and writes the table. Times are never asserted. */
export const isRecording = process.env.WYSPA_LOAD === "record";

/** More rounds than a page needs until its caches are full. What leaks grows in each of them. */
const MOST_ROUNDS = 3;

const grows = (before: Memory, after: Memory) => counted.some((key) => after[key] > before[key]);

export function expectNoGrowth(played: Played): void {
  const { times, before, after } = played;
  for (const key of counted)
    expect(after[key] - before[key], `${key}: ${before[key]} → ${after[key]}`).toBeLessThanOrEqual(
      mostGrowth(times),
    );
  expect(after.heap - before.heap, `bytes: before ${before.heap}`).toBeLessThanOrEqual(
    mostHeapGrowth(played),
  );
}

/** @throws when the page has an error, or a repetition fails */
export async function play(
  b: Bench,
  scene: Scene,
  { times, warmUp, traced }: { readonly times: number; readonly warmUp: number; readonly traced: number },
): Promise<Played> {
  const { path = "/", viewport, context, prepare, before: prepared } = scene.start;
  prepare?.(b);
  const { page, errors } = await b.visit({
    path: typeof path === "function" ? path(b) : path,
    ...(viewport && { viewport }),
    context: { ...context?.(b), reducedMotion: "reduce" },
    ...(prepared && { before: prepared }),
  });
  await page.waitForLoadState("networkidle");
  await scene.ready?.(page, b);
  await scene.repeat(page, warmUp);
  const cdp = await openMemory(page);
  let before = await measureMemory(page, cdp);
  let after = before;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await scene.repeat(page, times);
    before = after;
    after = await measureMemory(page, cdp);
    if (!grows(before, after)) break;
  }
  const task = isRecording ? await longestTask(b, page, () => scene.repeat(page, traced)) : null;
  if (errors.length) throw new Error(errors.join("\n"));
  return { name: scene.name, times, before, after, longest: task };
}

/** The thread's own time, so that other programs on the machine do not lengthen it. */
async function longestTask(b: Bench, page: Page, act: () => Promise<unknown>): Promise<number> {
  const recording = await record(b.browser, page);
  await act();
  return Math.max(0, ...(await recording.tasks()).map(({ ours }) => ours));
}
