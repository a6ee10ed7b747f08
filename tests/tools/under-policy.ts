/**
 * `npm run test:csp`: the journeys of each island, in pages under the strict Content Security Policy with Trusted
 * Types (bar §1.3). Any violation fails the journey (`tests/browser/support.ts`). Further words go to vitest.
 */
import { spawnSync } from "node:child_process";

/** Browser tests that drive each island and each wire of the platform; every island is in one of them. */
const journeys = [
  "add-to-basket",
  "alert",
  "back-to-top",
  "banners",
  "category-drawer",
  "category-menu",
  "dialog",
  "file-inputs",
  "footer-links",
  "form-registration",
  "frame-links",
  "info-bars",
  "instalments",
  "languages",
  "loading-scripts",
  "mini-basket-changing",
  "mini-basket-opening",
  "mobile-grid",
  "mobile-tabs",
  "notice",
  "old-names",
  "overlays-for-pages",
  "pictures",
  "region-notice",
  "region-selector",
  "region-selector-choice",
  "search-panel-overlay",
  "search-panel-suggestions",
  "server-code",
  "settings-menu",
  "small-texts",
  "submitting-once",
  "tooltips",
  "tracking",
  "visits",
];

const files = journeys.map((name) => `tests/browser/${name}.test.ts`);
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project", "browser", ...files, ...process.argv.slice(2)],
  {
    stdio: "inherit",
    env: { ...process.env, WYSPA_CSP: "strict" },
  },
);
process.exit(status ?? 1);
