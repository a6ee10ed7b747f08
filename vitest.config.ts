import { defineConfig } from "vitest/config";

/**
 * Two kinds of tests: `unit` runs rules on data, `browser` drives the fixture shop in a real browser. Browser
 * tests start their own shop and share one browser per worker; they mostly wait, so four workers suit two cores.
 */
export default defineConfig({
  test: {
    maxWorkers: 4,
    reporters: process.env.CI
      ? ["default", ["json", { outputFile: "tests/.results/results.json" }]]
      : ["default"],
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 20_000 } },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 45_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 12_000, interval: 50 } },
          globalSetup: ["tests/browser/global-setup.ts"],
          setupFiles: ["tests/browser/quick.ts"],
          // The files of a worker share its modules: playwright and the shop are loaded once, one browser is started.
          isolate: false,
          // On a strange machine a browser may stumble over something that is not ours; here nothing is forgiven.
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
