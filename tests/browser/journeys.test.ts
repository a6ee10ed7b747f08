/**
 * Ten ways through the shop on a phone, by touch at two latencies. What the shopper is told is what
 * the shop holds, nothing moves by itself, and axe finds nothing in any state. Presses, announcements and the slowest
 * interaction are written to tests/.results/journeys.json and never judged here.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { journeys } from "./journeys/journeys";
import { type Account, type Input, startShopper } from "./journeys/shopper";
import { sample } from "./sample";
import { bench } from "./support";

const b = bench();

interface Way {
  readonly input: Input;
  /** Milliseconds of a round trip. */
  readonly latency: number;
}
const ways: readonly Way[] = [
  { input: "touch", latency: 0 },
  { input: "touch", latency: 1_200 },
];
const accounts: Record<string, Account> = {};

afterAll(() => {
  mkdirSync("tests/.results", { recursive: true });
  writeFileSync("tests/.results/journeys.json", JSON.stringify(accounts, null, 1));
});

describe.each(journeys.map((journey) => [journey.name, journey] as const))("%s", (name, journey) => {
  test.each(sample(ways, 1))("by $input at $latency ms", { timeout: 120_000 }, async ({ input, latency }) => {
    journey.prepare?.(b.shop);
    b.shop.faults.roundTrip(latency);
    const path = typeof journey.path === "function" ? journey.path(b.shop) : journey.path;
    const { shopper, account } = await startShopper(b, input, path);
    await journey.go(shopper, b.shop);
    const made = await account();
    accounts[`${name}, ${input}, ${latency} ms`] = made;
    expect(made.faults).toEqual([]);
    if (!journey.mayMove) expect(made.moved).toEqual([]);
    expect(made.errors).toEqual([]);
    // The platform makes each field's message a live region, so equal messages of several fields are heard one by one.
    const told = made.said.filter((text) => text !== "Proszę wypełnić to pole.");
    expect(new Set(told).size).toBe(told.length);
  });
});
