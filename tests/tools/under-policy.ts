/**
 * `npm run test:csp`: runs the tests of each island under the strict Content Security Policy with Trusted Types (bar
 * §1.3). Any violation fails the test (`tests/browser/support.ts`). Further arguments go to vitest.
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
