/** The modules that `npm run mutation` measures, and the unit tests that run against their mutants. */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

export interface Module {
  /** Files, or folders with all their files. */
  readonly sources: readonly string[];
  /** Patterns below tests/unit, without `.test.ts`. */
  readonly tests: readonly string[];
  /** Whether the test files pass in one worker that loads each module once, which halves the time of a mutant. */
  readonly isShared?: boolean;
}

export const modules: Readonly<Record<string, Module>> = {
  gate: { sources: ["runtime/gate"], tests: ["gate/*"] },
  prices: { sources: ["runtime/prices"], tests: ["prices/*"] },
  basket: {
    sources: ["runtime/platform/basket"],
    tests: ["platform/basket-*", "platform/changing-the-basket", "platform/turns"],
    isShared: true,
  },
  history: {
    sources: ["runtime/dom/history-entry.ts", "runtime/visit"],
    tests: ["dom/history-entry", "visit/*"],
  },
  leaving: { sources: ["runtime/leaving"], tests: ["leaving/*"] },
  validation: {
    sources: ["islands/validated-form", "runtime/platform/client-data"],
    // `on-a-page` loads a whole page for each test: a survivor would take half a minute more.
    tests: ["validated-form/!(on-a-page)", "platform/client-data-*"],
  },
  transport: {
    sources: [
      "runtime/platform/transport",
      "runtime/platform/graphql",
      "runtime/platform/fetch-newest.ts",
      "runtime/platform/fetch-page.ts",
      "runtime/platform/first-request.ts",
      "runtime/platform/mutation-result.ts",
      "runtime/platform/storefront-data.ts",
    ],
    tests: [
      "platform/{aliases,answers,first-request,http,mutation-result,newest-file,request-bodies}",
      "platform/{graphql,storefront}-*",
      "visit/fetching-pages",
    ],
    isShared: true,
  },
  search: { sources: ["islands/search-panel"], tests: ["search-panel/*"], isShared: true },
};

/** Texts, descriptors and lists of needed texts are data, which the build and other tests check. */
const isData = (file: string) => /(\/|-)(texts|descriptor|needs)\.ts$/.test(file);

/** The source files of a module that can have mutants. */
export const sourcesOf = ({ sources }: Module): string[] =>
  sources
    .flatMap((path) =>
      statSync(join(root, path)).isFile()
        ? [path]
        : readdirSync(join(root, path), { recursive: true, encoding: "utf8" }).map(
            (file) => `${path}/${file}`,
          ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !isData(file))
    .sort();
