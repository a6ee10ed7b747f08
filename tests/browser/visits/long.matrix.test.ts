/** Long sessions: visits leak nothing (bar R26). 40 visits in `npm test`, 500 with WYSPA_FULL=1. */
import { expect, test } from "vitest";
import { measureMemory, openMemory } from "../memory";
import { bench } from "../support";
import { openPage } from "./visits";

const b = bench();
const isFull = process.env.WYSPA_FULL === "1";
const COUNT = isFull ? 500 : 40;
const WARM_UP = isFull ? 100 : 20;

test(`${COUNT} visits: heap, nodes, listeners and documents stay within 5 %`, {
  timeout: 180_000,
}, async () => {
  const on = await openPage(b, "/visits/a");
  const cdp = await openMemory(on.page);
  const visits = (count: number) =>
    on.page.evaluate(async (times) => {
      for (let visit = 0; visit < times; visit++)
        if (!(await window.wyspa.visit(visit % 2 ? "/visits/a" : "/visits/b"))) return visit;
      return times;
    }, count);
  expect(await visits(WARM_UP)).toBe(WARM_UP);
  const before = await measureMemory(on.page, cdp);
  expect(await visits(COUNT)).toBe(COUNT);
  const after = await measureMemory(on.page, cdp);
  for (const key of ["nodes", "listeners", "documents", "heap"] as const)
    expect(after[key], `${key}: ${before[key]} → ${after[key]}`).toBeLessThanOrEqual(before[key] * 1.05);
  expect([on.errors, on.navigations]).toEqual([[], []]);
});
