/**
 * The ten journeys on small phones, with large text, from right to left, in forced colours, in a dark scheme and
 * without motion, by touch. In each state that the shopper reads, axe finds nothing, nothing scrolls sideways, and
 * prices are whole and in order.
 */
import { describe, expect, test } from "vitest";
import { journeys } from "./journeys/journeys";
import { modes } from "./journeys/modes";
import { startShopper } from "./journeys/shopper";
import { sample } from "./sample";
import { bench } from "./support";

const b = bench();

describe.each(modes.map((mode) => [mode.name, mode] as const))("%s", (_, mode) => {
  test.each(sample(journeys, 1))("$name", { timeout: 120_000 }, async (journey) => {
    b.shop.config.theme = mode.theme ?? "kind";
    journey.prepare?.(b.shop);
    const path = typeof journey.path === "function" ? journey.path(b.shop) : journey.path;
    const { shopper, account } = await startShopper(b, "touch", path, mode);
    await journey.go(shopper, b.shop);
    const { faults, errors } = await account();
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
