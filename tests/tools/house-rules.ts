/**
 * Checks the project's own rules, which no linter knows, in the sources and, if it is built, in dist/ (bars S6, S7,
 * H2). Part of `npm run check`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { documentFaults, platformPages } from "./document-faults";
import { filesBelow, plainEnglishFaults } from "./plain-english";
import { impurities, isPure } from "./pure-modules";
import { wrongDirection } from "./rooms";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const sinks =
  /\.(innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|document\.write|\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*["'`]/g;

/** The one place for messages, and the old `debug` function, which prints what the page passes to it. */
const writesToConsole = new Set(["runtime/base/console.ts", "runtime/legacy/runner.ts"]);

/** The number of sinks in React 19.3.1's own code. A new version of React needs a new review. */
const reactSinks = 16;

interface Source {
  readonly file: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "generated") yield* walk(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

const read = (folder: string): Source[] =>
  [...walk(join(root, folder))].map((path) => {
    const text = readFileSync(path, "utf8");
    return {
      file: relative(root, path),
      text,
      code: text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, ""),
    };
  });

const faults: string[] = [];
const fault = (file: string, message: string) => faults.push(`${file}: ${message}`);

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

/** The imports of a file; relative ones as paths from the project's root. */
function importsOf({ file, code }: Source): Import[] {
  const found = code.matchAll(
    /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?["']([^"']+)["']|(typeof\s+)?import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...found].map(([, type, name = "", typeOf, dynamic]) => {
    const target = dynamic ?? name;
    const from = target.startsWith(".") ? relative(root, resolve(root, dirname(file), target)) : target;
    return { from: from.replace(/\\/g, "/"), isType: !!(type ?? typeOf) };
  });
}

const runtime = read("runtime");
const islands = read("islands");

for (const source of [...runtime, ...islands]) {
  const { file, text, code } = source;
  const lines = text.split("\n").length;
  if (lines > 300) fault(file, `${lines} lines; the house allows 300`);
  if (!file.startsWith("runtime/gate/"))
    for (const [sink] of code.matchAll(sinks))
      fault(file, `"${sink}": only runtime/gate makes nodes or code from text`);
  if (/\b(before)?unload["']/.test(code))
    fault(file, "an unload listener closes the back-forward cache to the page");
  // The tools of `npx wyspa` run in a terminal: they print, and fetch pages to check.
  if (file.startsWith("runtime/cli/")) continue;
  if (!file.startsWith("runtime/platform/") && /\bfetch\(|sendBeacon|XMLHttpRequest/.test(code))
    fault(file, "only runtime/platform fetches");
  if (/\bconsole\b(?!")/.test(code) && !writesToConsole.has(file))
    fault(file, "only runtime/base/console.ts writes to the console");
  if (/\bfor\s*\(\s*(const|let|var)\s+\w+\s+in\b/.test(code))
    fault(file, "`for in` sees what other scripts add to prototypes");
  // Maps, their popups, tips and notes have a `remove()` of their own.
  const isOfMaps = file.startsWith("runtime/legacy/map/");
  for (const [, object = ""] of code.matchAll(/(\w+)(?:\(\w*\))?[?!]?\.remove\(\)/g))
    if (!isOfMaps && !/^(map|made|opened|tip|placeable|shown|engine|frame|note|get)$/.test(object))
      fault(file, `"${object}.remove()": Prototype's throws for a detached element; use replaceWith()`);
  if (/\bset(?:Timeout|Interval)\(\s*[\w.]+,\s*[^,()]+,\s*\S/.test(code))
    fault(file, "libraries replace setTimeout by one that drops further arguments: pass a function instead");
  const replaced = /\bArray\.from\b|\.entries\(\)|\bnew (?:Event|Request)\(/.exec(code)?.[0];
  if (replaced && file !== "runtime/base/natives.ts")
    fault(file, `"${replaced}": Prototype and MooTools replace it (runtime/base/natives.ts)`);
  for (const { from } of importsOf(source))
    if (
      /^(react|react-dom)(\/|$)/.test(from) &&
      file.startsWith("runtime/") &&
      !file.startsWith("runtime/react/")
    )
      fault(file, `imports ${from}; React lives in runtime/react and in islands`);
}

for (const source of runtime)
  for (const { from, isType } of importsOf(source)) {
    const wrong = wrongDirection(source.file, from);
    if (wrong) fault(source.file, wrong);
    if (from.startsWith("islands/") && !isType && !source.file.startsWith("runtime/cli/"))
      fault(source.file, `imports ${from}; the runtime loads code of islands by its key`);
  }

for (const source of runtime.filter(({ file }) => isPure(file))) {
  const imports = importsOf(source).filter(({ isType }) => !isType);
  const froms = imports.map(({ from }) => from);
  for (const impurity of impurities(source.file, source.code, froms))
    fault(source.file, `${impurity}; islands carry copies of it`);
}

for (const source of islands) {
  const own = source.file.split("/").slice(0, 2).join("/");
  if (source.file.endsWith("/descriptor.ts") && importsOf(source).length)
    fault(source.file, "a descriptor is free of imports");
  for (const { from, isType } of importsOf(source)) {
    if (from.startsWith("islands/") && !from.startsWith(own))
      fault(source.file, `imports ${from}; islands never import each other`);
    const allowed = isType || from.startsWith("runtime/react/") || isPure(from);
    if (from.startsWith("runtime/") && !allowed)
      fault(source.file, `imports ${from}, which may hold state: take it from the context`);
  }
}

const kinds = new Map(
  islands
    .filter(({ file }) => file.endsWith("/descriptor.ts"))
    .map(({ file, code }) => [file.split("/")[1], /kind:\s*"(\w+)"/.exec(code)?.[1]]),
);
for (const source of islands) {
  const name = source.file.split("/")[1];
  const isPlain = kinds.get(name) === "plain" || source.file.endsWith("/early.ts");
  if (isPlain && importsOf(source).some(({ from }) => /^(react|runtime\/react)/.test(from)))
    fault(source.file, "a plain part never loads React");
}

const chunks = join(root, "dist/chunks");
if (existsSync(chunks))
  for (const name of readdirSync(chunks).filter((file) => file.endsWith(".js"))) {
    const text = readFileSync(join(chunks, name), "utf8");
    const count = [...text.matchAll(sinks)].length;
    const expected = text.includes("__REACT_DEVTOOLS_GLOBAL_HOOK__") ? reactSinks : 0;
    if (count !== expected)
      fault(
        `dist/chunks/${name}`,
        `${count} places that make nodes or code from text; ${expected} are known`,
      );
  }

for (const { file, text } of [...runtime, ...islands, ...read("fixtures"), ...read("tests")])
  if (/(["'`\s])\/(work|home|root|Users)\//.test(text) && !file.endsWith("house-rules.ts"))
    fault(file, "holds an absolute path of a machine");

for (const { file, code } of ["browser", "faults", "injection", "load", "access"].flatMap((area) =>
  read(`tests/${area}`),
))
  if (code.includes("waitForTimeout") && file !== "tests/browser/support.ts")
    fault(file, "waits for a fixed time: poll for an outcome, or prove an absence with `quietFor`");

faults.push(...(await documentFaults(root)));

for (const path of ["runtime", "islands", "fixtures", "tests", "README.md", ...platformPages, "build.mjs"])
  for (const file of filesBelow(join(root, path))) {
    const name = relative(root, file);
    for (const { line, message } of plainEnglishFaults(name, readFileSync(file, "utf8")))
      fault(`${name}:${line}`, message);
  }

console.log(
  faults.length ? faults.join("\n") : `house rules: ${runtime.length + islands.length} files, nothing wrong`,
);
process.exit(faults.length ? 1 : 0);
