import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const made: string[] = [];

/** Packages that the bundler reads as sources. Those in `tools` only have to resolve. */
const bundled = [
  "@github/webauthn-json",
  "@jridgewell/trace-mapping",
  "css-select",
  "flatpickr",
  "jsonc-parser",
  "ky",
  "maplibre-gl",
  "parse5",
  "parse5-htmlparser2-tree-adapter",
  "react",
  "react-dom",
  "supercluster",
  "web-vitals",
  "zustand",
];
const tools = ["esbuild", "terser"];

function withDependencies(names: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>(names);
  // A set that grows while it is read is read to its end.
  for (const name of all) {
    const file = join(root, "node_modules", name, "package.json");
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: object };
    for (const dependency of Object.keys(dependencies)) all.add(dependency);
  }
  return all;
}

/** Builds a copy of the sources in its own folder. @returns its files by name, and the folder */
function buildAt(prefix: string): { readonly place: string; readonly files: ReadonlyMap<string, string> } {
  const place = mkdtempSync(join(tmpdir(), prefix));
  made.push(place);
  const sources = ["build.mjs", "package.json", "runtime", "islands"];
  for (const name of [...sources, ...[...withDependencies(bundled)].map((one) => `node_modules/${one}`)])
    cpSync(join(root, name), join(place, name), { recursive: true });
  mkdirSync(join(place, "node_modules"), { recursive: true });
  for (const name of tools) symlinkSync(join(root, "node_modules", name), join(place, "node_modules", name));
  execFileSync(process.execPath, ["build.mjs"], { cwd: place });
  const dist = join(place, "dist");
  const names = (readdirSync(dist, { recursive: true }) as string[]).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  return {
    place,
    files: new Map(names.sort().map((name) => [name, readFileSync(join(dist, name), "utf8")])),
  };
}

afterAll(() => {
  for (const place of made) rmSync(place, { recursive: true, force: true });
});

// Two builds without kept results take a minute: they are left to npm run test:full.
test.runIf(process.env.WYSPA_FULL === "1")(
  "the build produces the same files everywhere, with the licences of its packages and without its own path",
  () => {
    const [here, there] = [buildAt("w"), buildAt("a-folder-with-a-longer-name-")];
    expect([...here.files.keys()]).toEqual([...there.files.keys()]);
    const differing = [...here.files].filter(([name, text]) => text !== there.files.get(name));
    expect(differing.map(([name]) => name)).toEqual([]);
    expect([...here.files].filter(([, text]) => text.includes(here.place)).map(([name]) => name)).toEqual([]);
    expect(here.files.size).toBeGreaterThan(100);
    const notices = here.files.get("THIRD-PARTY-NOTICES.txt");
    for (const name of bundled) expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, "m"));
  },
  600_000,
);
