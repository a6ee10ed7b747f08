/** Writes the files of a new island, its rows in the tables of tests, and the generated parts of the documents. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, identifierOf } from "./files";

/** A row for the new island, inserted before the line that starts with `before`. */
interface Row {
  readonly before: string;
  readonly text: string;
}

/** Keys of objects have quotes only where they need them, as the formatter wants. */
const keyOf = (name: string) => (name.includes("-") ? `"${name}"` : name);

const tablesFor = (name: string): Readonly<Record<string, readonly Row[]>> => {
  const id = identifierOf(name);
  return {
    "tests/browser/features/of-files.ts": [
      { before: 'import * as lists from "./lists";', text: `import { ${id} } from "./${name}";` },
      { before: "  // the old names", text: `  ${keyOf(name)}: ${id},` },
    ],
    "tests/browser/touches/touches.ts": [
      {
        before: 'import { productTouches } from "./product";',
        text: `import { ${id}Touches } from "./${name}";`,
      },
      { before: "  ...productTouches,", text: `  ...${id}Touches,` },
    ],
  };
};

/** @throws when no line of the table's file starts like that */
function withRow(file: string, text: string, { before, text: row }: Row): string {
  if (!text.includes(`\n${before}`))
    throw new Error(`${file}: no line starts with "${before}", before which the island's row belongs.`);
  return text.replace(`\n${before}`, `\n${row}\n${before}`);
}

/** @returns the new files, and those that got a row, relative to `root` */
export function writeIsland(
  name: string,
  root: string,
): { readonly created: readonly string[]; readonly changed: readonly string[] } {
  const tables = Object.entries(tablesFor(name)).map(([file, rows]): [string, string] => [
    file,
    rows.reduce((text, row) => withRow(file, text, row), readFileSync(join(root, file), "utf8")),
  ]);
  const files = Object.entries(filesOf(name));
  for (const [file, text] of [...files, ...tables]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const written = [...files, ...tables].map(([file]) => file);
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  // The order of imports and the width of lines depend on the name.
  const sources = written.filter((file) => file.endsWith(".ts"));
  run(
    join(root, "node_modules/@biomejs/biome/bin/biome"),
    "check",
    "--write",
    "--log-level=error",
    ...sources,
  );
  run("build.mjs", "--tables");
  run("--import", "tsx", "runtime/cli/docs/write.ts");
  const documents = ["README.md", "islands/README.md"];
  return { created: files.map(([file]) => file), changed: [...tables.map(([file]) => file), ...documents] };
}
