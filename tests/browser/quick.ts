/**
 * `npm test` runs the first test of each file that drives a browser. The full run draws three of each matrix file
 * (`WYSPA_SAMPLE` in vitest.config.ts); `.ci/run` draws a share of them (`WYSPA_SHARE`).
 */
import { drawTests } from "../tools/drawn-tests";

drawTests(Number(process.env.WYSPA_SAMPLE ?? 1), Number(process.env.WYSPA_SHARE ?? 1));
