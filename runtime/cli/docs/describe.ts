/** Reads what the documents say about islands: descriptors, custom properties of styles, texts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Descriptor } from "../../contracts/island";
import { findIslands } from "../build/find-islands.mjs";
import { readTexts } from "../build/texts.mjs";

export type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;

/** Custom properties, each with its default. */
export type Properties = ReadonlyMap<string, string>;

export interface Described {
  readonly descriptor: Descriptor;
  /** Custom properties of its styles. */
  readonly properties: Properties;
  /** Its Polish texts. */
  readonly texts: Texts;
}

export interface Project {
  /** The project's folder. */
  readonly root: string;
  readonly islands: readonly Described[];
  /** What dialogs, alerts and covers have. */
  readonly runtime: Omit<Described, "descriptor">;
}

/** The names of the folders in `islands/`. */
export const islandNamesIn = (root: string): string[] =>
  readdirSync(join(root, "islands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * @param root the project's folder
 * @throws when a folder has no descriptor, or a wrong one
 */
export async function describeProject(root: string): Promise<Project> {
  const found = await findIslands(root, "islands");
  const missing = islandNamesIn(root).find((name) => !found.some((island) => island.name === name));
  if (missing)
    throw new Error(`islands/${missing}/descriptor.ts is missing: every folder of islands/ is an island.`);
  const sources = await readTexts(root, found);
  const textsOf = (name: string): Texts =>
    Object.assign(
      {},
      ...(sources.find((source) => source.name === name)?.units ?? []).map((unit) => unit.polish),
    );
  const islands = found.map(({ name, folder, descriptor }) => ({
    descriptor,
    properties: propertiesIn(folder, descriptor),
    texts: textsOf(name),
  }));
  const runtime = { properties: propertiesIn(join(root, "runtime/overlays")), texts: textsOf("runtime") };
  return { root, islands, runtime };
}

/**
 * Custom properties that the styles of a folder read.
 * @throws when descriptor and styles name different ones
 */
function propertiesIn(folder: string, descriptor?: Descriptor): Map<string, string> {
  const found = new Map<string, string>();
  const styles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.skin)\.css$/.test(file),
  );
  for (const file of styles.sort())
    for (const [name, value] of propertiesOf(readFileSync(join(folder, file), "utf8")))
      if (!found.has(name)) found.set(name, value);
  const named = [...(descriptor?.customProperties ?? [])].sort().join(" ");
  if (descriptor && named !== [...found.keys()].sort().join(" "))
    throw new Error(
      `islands/${descriptor.name}/descriptor.ts names the custom properties "${named}", but its styles read "${[...found.keys()].join(" ")}".`,
    );
  return found;
}

/** Yields each property in `var(--wyspa-gap, 1rem)` with its default, which may contain parentheses. */
function* propertiesOf(css: string): Generator<[string, string]> {
  for (const { 1: name = "", index, 0: start } of css.matchAll(/var\(\s*(--wyspa-[\w-]+)\s*,?\s*/g)) {
    let depth = 1;
    let at = index + start.length;
    for (; depth && at < css.length; at++) depth += css[at] === "(" ? 1 : css[at] === ")" ? -1 : 0;
    yield [name, css.slice(index + start.length, at - 1).trim()];
  }
}
