/**
 * The ten journeys on small phones, with large text, from right to left, in forced colours, in a dark scheme and
 * without motion, by touch. In each state that the shopper reads, axe finds nothing, nothing scrolls sideways, and
 * prices are whole and in order.
 */
import { describe, expect, test } from "vitest";
import { journeys, travel } from "../journeys/journeys";
import { modes } from "../journeys/modes";
import { sample } from "../sample";
import { bench } from "../support";

const b = bench();

describe.each(modes.map((mode) => [mode.name, mode] as const))("%s", (_, mode) => {
  test.each(sample(journeys, 1))("$name", { timeout: 120_000 }, async (journey) => {
    b.shop.config.theme = mode.theme ?? "kind";
    const { faults, errors } = await travel(b, journey, "touch", mode);
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
