/**
 * `npm test` runs one test of each file that drives a browser. Of the matrices' files the full run draws three, too
 * (`WYSPA_SAMPLE` in vitest.config.ts).
 */
import { drawTests } from "../tools/drawn-tests";

drawTests(Number(process.env.WYSPA_SAMPLE ?? 1));
