import { expect, it } from "vitest";
import { adaptivePause } from "../../../islands/search-panel/adaptive-pause";

it("searches soon for first letters, pasted texts and after a pause", () => {
  expect(adaptivePause(Number.POSITIVE_INFINITY)).toBe(150);
  expect(adaptivePause(700)).toBe(150);
});

it("waits for more than the gap between keys while the shopper types", () => {
  for (let gap = 0; gap < 400; gap += 20) expect(adaptivePause(gap)).toBeGreaterThan(gap);
});

it("never waits longer than the default, and never less than a quarter of a second during typing", () => {
  for (let gap = 0; gap < 700; gap += 20) {
    expect(adaptivePause(gap)).toBeLessThanOrEqual(500);
    expect(adaptivePause(gap)).toBeGreaterThanOrEqual(250);
  }
});
