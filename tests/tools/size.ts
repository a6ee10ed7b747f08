/**
 * `npm run size`: the byte budgets of design §5, printed and enforced. 1 KB = 1,024 bytes, brotli 11.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Output {
  readonly entryPoint?: string;
  readonly imports: readonly { path: string; kind: string }[];
  readonly inputs: Readonly<Record<string, { bytesInOutput: number }>>;
}
interface Metafile {
  readonly outputs: Readonly<Record<string, Output>>;
}
interface Built {
  readonly entry: Metafile;
  readonly chunks: Metafile;
  readonly entries: Readonly<Record<string, string>>;
}

const dist = resolve(import.meta.dirname, "../../dist");
const { entry, chunks, entries }: Built = JSON.parse(readFileSync(`${dist}/meta.json`, "utf8"));
const KB = 1_024;

/** Built file (inside dist) and what esbuild says of it. */
const built = new Map(
  [...Object.entries(entry.outputs), ...Object.entries(chunks.outputs)]
    .filter(([path]) => path.endsWith(".js"))
    .map(([path, output]) => [path.replace(/^.*?(wyspa\.js|chunks\/)/, "$1"), output]),
);
const inDist = (path: string) => path.replace(/^.*?(wyspa\.js|chunks\/)/, "$1");
const bytes = (file: string) => brotliCompressSync(readFileSync(`${dist}/${file}`)).length;
const packagesIn = (file: string) =>
  new Set(
    Object.keys(built.get(file)?.inputs ?? {}).flatMap(
      (path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? [],
    ),
  );

/** A chunk's own file and everything that it imports statically. */
function closure(key: string): string[] {
  const [own] =
    [...built].find(
      ([, { entryPoint }]) => entryPoint && resolve(entryPoint) === resolve(entries[key] ?? "?"),
    ) ?? [];
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { path, kind } of built.get(file)?.imports ?? [])
      if (kind === "import-statement") visit(inDist(path));
  };
  if (!own) throw new Error(`no chunk is built for ${key}`);
  visit(own);
  return [...reached];
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + bytes(file), 0);
const isReact = (file: string) => packagesIn(file).has("react-dom");
const islands = Object.keys(entries).filter(
  (key) => !entries[key]?.startsWith("runtime/") && !key.endsWith("/shell"),
);
const shells = Object.keys(entries).filter((key) => key.endsWith("/shell"));
const reactIslands = islands.filter((key) => closure(key).some(isReact));
/** With what comes by itself once the browser is idle. */
const plainAtLoad = [...closure("core"), ...shells.flatMap(closure), ...closure("after-load")];

let failed = 0;
function check(what: string, actual: number, budget: number): void {
  const over = actual > budget;
  if (over) failed += 1;
  const line = `${String(actual).padStart(7)} of ${String(budget).padStart(6)} bytes`;
  console.log(`${over ? "OVER" : "  ok"}  ${line}  ${what}`);
}
function refuse(what: string, wrong: boolean): void {
  if (wrong) failed += 1;
  console.log(`${wrong ? "WRONG" : "  ok"} ${" ".repeat(24)}  ${what}`);
}

check("entry", bytes("wyspa.js"), 5 * KB);
const inEntry = packagesIn("wyspa.js");
refuse(
  `the entry carries no package but zustand (it has: ${[...inEntry].join(", ")})`,
  [...inEntry].some((name) => name !== "zustand"),
);
check(
  "home page as loaded, nothing touched: entry, core, shells, after-load",
  bytes("wyspa.js") + sum(plainAtLoad),
  16 * KB,
);
refuse(
  "nothing that runs at load carries React or ky",
  plainAtLoad.some((file) => ["react", "react-dom", "ky"].some((name) => packagesIn(file).has(name))),
);

for (const key of reactIslands) {
  const besides = new Set([...closure("transport"), ...closure("core")]);
  check(
    `React, its DOM, runtime/react, store binding and ${key}`,
    sum(closure(key).filter((file) => !besides.has(file))),
    66 * KB,
  );
}
const shared = new Set(closure("core"));
check("transport with ky", sum(closure("transport").filter((file) => !shared.has(file))), 7 * KB);
for (const key of islands) {
  // With whatever the build cut out of it as files that no other island needs.
  const others = new Set(islands.filter((other) => other !== key).flatMap(closure));
  const own = closure(key).filter((file) => !others.has(file) && !isReact(file));
  check(`island chunk ${key}`, sum(own), (key === "validated-form" ? 6 : 4) * KB);
}
check("page functions and the old global names", sum(closure("page-functions")), 5 * KB);
/** Chunks of the runtime that are fetched with the first use of what they are for. */
const onDemand = {
  "dialog, with the first one": [2.4, "runtime/ui/dialog/index.ts"],
  "alert, with the first one": [1.2, "runtime/ui/alert/index.ts"],
  "server-supplied content, where there is some": [
    3.5,
    "runtime/page-services.ts",
    "runtime/gate/index.ts",
    "runtime/gate/server-content.ts",
  ],
  "in-place visits: following links": [1.2, "runtime/visit/index.ts"],
  "in-place visits: the visit itself": [5, "runtime/visit/engine.ts", "runtime/platform/fetch-page.ts"],
} as const;
for (const [what, [budget, ...sources]] of Object.entries(onDemand)) {
  const files = sources.flatMap(
    (source) => [...built].find(([, own]) => own.entryPoint === source)?.[0] ?? `no chunk of ${source}`,
  );
  check(what, sum(files), Math.floor(budget * KB));
}
for (const key of islands.filter((name) => !reactIslands.includes(name)))
  refuse(
    `plain island ${key} loads no React`,
    closure(key).some((file) => packagesIn(file).has("react")),
  );

if (failed) {
  console.error(`\n${failed} over budget or wrong.`);
  process.exit(1);
}
