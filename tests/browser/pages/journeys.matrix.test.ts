/**
 * Ten ways through the shop on a phone, by touch at two latencies and by keyboard. What the shopper is told is what
 * the shop holds, nothing moves by itself, and axe finds nothing in any state. Presses, announcements and the slowest
 * interaction are written to tests/.results/journeys.json and never judged here.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { journeys, travel } from "../journeys/journeys";
import type { Account, Input } from "../journeys/shopper";
import { sample } from "../sample";
import { bench } from "../support";

const b = bench();

interface Way {
  readonly input: Input;
  /** Milliseconds of a round trip. */
  readonly latency: number;
}
const ways: readonly Way[] = [
  { input: "touch", latency: 0 },
  { input: "touch", latency: 1_200 },
  { input: "keys", latency: 0 },
  { input: "keys", latency: 1_200 },
];
const accounts: Record<string, Account> = {};

afterAll(() => {
  mkdirSync("tests/.results", { recursive: true });
  writeFileSync("tests/.results/journeys.json", JSON.stringify(accounts, null, 1));
});

describe.each(journeys.map((journey) => [journey.name, journey] as const))("%s", (name, journey) => {
  test.each(sample(ways, 1))("by $input at $latency ms", { timeout: 120_000 }, async ({ input, latency }) => {
    b.shop.faults.roundTrip(latency);
    const made = await travel(b, journey, input);
    accounts[`${name}, ${input}, ${latency} ms`] = made;
    expect(made.faults).toEqual([]);
    expect(made.moved).toEqual([]);
    expect(made.errors).toEqual([]);
    // Nothing is heard twice.
    expect(new Set(made.said).size).toBe(made.said.length);
  });
});
