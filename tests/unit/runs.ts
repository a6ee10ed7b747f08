/** The number of cases per property: 300 in `npm test`, 2,000 in the full run, more at night (`WYSPA_RUNS=100000`). */
import { vi } from "vitest";

const DEFAULT_RUNS = process.env.WYSPA_FULL === "1" ? 2_000 : 300;
const total = Number(process.env.WYSPA_RUNS) || DEFAULT_RUNS;

// More runs need a longer timeout than the usual one, which fits the machine.
if (total > DEFAULT_RUNS) vi.setConfig({ testTimeout: (60_000 * total) / DEFAULT_RUNS });

/** Parameters for `fc.assert`. @param share below 1 for properties whose single run is slow */
export const runs = (share = 1) => ({ numRuns: Math.max(1, Math.ceil(total * share)) });
