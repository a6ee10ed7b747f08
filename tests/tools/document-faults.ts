/**
 * Finds outdated documents and comments. It reports dead references, tests, paths and links, outdated generated parts,
 * and a list of rooms in another order than the checked one.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { PAGES } from "../../runtime/cli/build/project.mjs";
import { generatedDocuments, islandPages, withGeneratedParts } from "../../runtime/cli/docs";
import { deadReferences, targetsIn } from "./references";
import { wrongRooms } from "./rooms";
import { statementFaults } from "./statement-faults";
import { filesNamed } from "./test-files";

/** Documents that comments cite, in the order of the kinds of ids. */
const documents = ["tests/BARS.md", "fixtures/PLATFORM.md"] as const;
/** The committed pages of the package. */
export const platformPages = PAGES.map((page) => `dist/${page}`);
/** Documents in which every path must exist. */
const documentsWithPaths = [
  "README.md",
  "runtime/README.md",
  "runtime/DECISIONS.md",
  ...platformPages,
  "islands/README.md",
  ...islandPages,
];
/** These files are about references and contain examples that lead nowhere. */
const isExample = (file: string) => /(references|plain-english)(\.test)?\.ts$/.test(file);

/** @param root the project's folder; @returns a line per fault, with file and line number */
export async function documentFaults(root: string): Promise<string[]> {
  const isThere = (file: string) => existsSync(join(root, file));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const [bars, platform] = documents.map(read) as [string, string];
  const targets = targetsIn({ bars, platform });
  const folders = ["runtime", "islands", "fixtures", "tests"].flatMap((folder) => filesIn(root, folder));
  const files = [...folders, "build.mjs", "README.md", ...platformPages];

  const references = files
    .filter((file) => !isExample(file))
    .flatMap((file) =>
      deadReferences(read(file), targets).map(
        ({ to, line }) => `${file}:${line}: "${to}" is in none of ${documents.join(", ")}`,
      ),
    );
  const tests = [...bars.matchAll(/\b(?:browser|unit|tools)\/[a-z\d/-]+/g)]
    .filter(([name]) => ![...filesNamed(name), `tests/${name}.ts`].some(isThere))
    .map(([name]) => `tests/BARS.md: names ${name}, which is no test`);
  const statements = statementFaults({
    list: read("tests/specification.md"),
    decided: read("dist/MOVING.md"),
    exists: isThere,
  });
  const links = files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      deadLinks(root, file).map(({ to, line }) => `${file}:${line}: links to ${to}, which is not there`),
    );
  const missing = islandPages
    .filter((file) => !isThere(file))
    .map((file) => `${file}: is missing; every island has a page: npm run docs`);
  const halfWritten = islandPages
    .filter(isThere)
    .flatMap((file) => missingParts(read(file)).map((part) => `${file}: has no ${part}`));
  const generated = await Promise.all(
    generatedDocuments.filter(isThere).map(async (file) => {
      const text = read(file);
      return withGeneratedParts(file, text).then(
        (whole) => (whole === text ? [] : [`${file}: its generated parts are old: npm run docs`]),
        (error: Error) => [error.message],
      );
    }),
  );
  const paths = documentsWithPaths
    .filter(isThere)
    .flatMap((file) =>
      deadPaths(read(file), isThere).map(
        ({ path, line }) => `${file}:${line}: names ${path}, which does not exist`,
      ),
    );
  const rooms = wrongRooms().map((fault) => `runtime/README.md: ${fault}`);
  const pages = [...missing, ...halfWritten];
  return [
    ...references,
    ...tests,
    ...statements,
    ...links,
    ...pages,
    ...generated.flat(),
    ...paths,
    ...rooms,
  ];
}

/** Parts of an island's page that theme designers look for and that are written by hand. */
const HAND_WRITTEN: readonly (readonly [part: string, pattern: RegExp])[] = [
  ["introduction below its heading", /^# [\w-]+\n\n(?!<!--|\*\*)\S/],
  ['part "**Markup:**"', /^\*\*Markup:\*\*/m],
  ['part "**Classes:**"', /^\*\*Classes:\*\*/m],
  ['part "**Without the script:**"', /^\*\*Without the script:\*\*/m],
];

/** @param page the text of an island's page; @returns the hand-written parts that it lacks */
export const missingParts = (page: string): string[] =>
  HAND_WRITTEN.filter(([, pattern]) => !pattern.test(page)).map(([part]) => part);

/** Sources, styles and documents of a folder, without generated files. */
const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replace(/\\/g, "/")}`)
    .filter(
      (file) =>
        /\.(ts|tsx|mts|mjs|css|graphql|md)$/.test(file) && !/\/(generated|\.results|\.dist)\//.test(file),
    )
    .filter((file) => statSync(join(root, file)).isFile());

/** Paths of built files, and patterns that match many files. */
const NOT_CHECKED = /^(dist|chunks|texts)\/|\/generated\/|[<>*{}…]/;
/** Documents may omit these folders: `base/loader.ts`, `date-picker/typed-day.ts`. */
const OMITTED = ["", "runtime", "islands", "tests"];

/**
 * Finds paths in backticks that look like files or folders of the repository and do not exist.
 * @param exists whether a path from the project's root exists
 */
export function deadPaths(
  document: string,
  exists: (path: string) => boolean,
): { path: string; line: number }[] {
  return [...document.matchAll(/`([\w.-][^`\s]*\/[^`\s]*)`/g)].flatMap(({ 1: path = "", index }) => {
    const isPath =
      /^(runtime|islands|tests|fixtures)\//.test(path) || /\.(ts|tsx|mjs|css|md|json|js)$/.test(path);
    const isDead = isPath && !NOT_CHECKED.test(path) && !OMITTED.some((folder) => exists(join(folder, path)));
    return isDead ? [{ path, line: document.slice(0, index).split("\n").length }] : [];
  });
}

/** Links of a document to files and headings that this repository does not contain. */
function deadLinks(root: string, file: string): { to: string; line: number }[] {
  const text = readFileSync(join(root, file), "utf8");
  const links = text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g);
  return [...links].flatMap(({ 1: path = "", 2: anchor, index }) => {
    const target = path ? join(root, dirname(file), path) : join(root, file);
    const isThere = existsSync(target) && (!anchor || anchorsIn(target).has(anchor));
    const line = text.slice(0, index).split("\n").length;
    return isThere ? [] : [{ to: `${path}${anchor ? `#${anchor}` : ""}`, line }];
  });
}

/** Anchors of headings, as Markdown hosts generate them: the second `#basket` is `#basket-1`. */
function anchorsIn(path: string): ReadonlySet<string> {
  const headings = readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm);
  const anchors = new Set<string>();
  for (const [, heading = ""] of headings) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    let number = 0;
    while (anchors.has(number ? `${anchor}-${number}` : anchor)) number++;
    anchors.add(number ? `${anchor}-${number}` : anchor);
  }
  return anchors;
}
