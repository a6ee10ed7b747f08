/** `npm test` runs a sample of each file that drives a browser. Files of matrices draw more tests. */
import { drawTests } from "../tools/drawn-tests";

drawTests(Number(process.env.WYSPA_SAMPLE ?? 1));
