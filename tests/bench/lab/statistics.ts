/** Medians, ranges and a seeded order, so that measurements of a noisy machine can be compared. */
import { chance } from "../../../fixtures/catalogue/random";

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Number of measured runs. */
  readonly runs: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
  runs: values.length,
});

/** The same items in a seeded random order. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const { next } = chance(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, two) => one.place - two.place)
    .map(({ item }) => item);
}
