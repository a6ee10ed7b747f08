/**
 * `npm run test:csp`: the journeys of each island, in pages under the strict Content Security Policy with Trusted
 * Types (bar §1.3). Any violation fails the journey (`tests/browser/support.ts`). Further words go to vitest.
 */
import { spawnSync } from "node:child_process";
import { policyJourneys } from "./policy-journeys";

const files = policyJourneys.map((name) => `tests/browser/${name}.test.ts`);
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project", "browser", ...files, ...process.argv.slice(2)],
  {
    stdio: "inherit",
    env: { ...process.env, WYSPA_CSP: "strict" },
  },
);
process.exit(status ?? 1);
