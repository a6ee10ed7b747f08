/** Lists which part of which document is generated, each with the function that makes it. */
import { answersText, endpointTable, serverText } from "./answers/server-page";
import { checkRules } from "./check-rules";
import { describeProject, islandNamesIn, type Project } from "./describe";
import { islandCount, islandFacts, islandTable, propertiesAndTexts } from "./markdown";
import { mistakeCount, mistakeTables } from "./mistakes";
import { starterFile } from "./starter";
import { tokenTable } from "./tokens";

/** Makes the text of one part from what the project contains. */
type Part = (project: Project) => string;

/** The parts of each document, by name. The page of each island is added to it. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  "README.md": { count: ({ islands }) => islandCount(islands) },
  "dist/README.md": {
    "starter-page": ({ root }) => starterFile(root, "page.html"),
    "starter-server": ({ root }) => starterFile(root, "server.mjs"),
  },
  "islands/README.md": {
    islands: ({ islands }) => islandTable(islands, serverText),
    check: checkRules,
    runtime: ({ runtime }) => propertiesAndTexts(runtime),
    tokens: tokenTable,
  },
  "islands/MISTAKES.md": { "mistake-count": mistakeCount, mistakes: mistakeTables },
  "islands/SERVER.md": {
    endpoints: endpointTable,
    answers: ({ root }) => answersText(root),
  },
};

/** The README of an island, relative to the project's folder. */
export const pageOf = (island: string): string => `islands/${island}/README.md`;

/** @returns the documents with generated parts, relative to `root` */
export const documentsIn = (root: string): string[] => [
  ...Object.keys(PARTS),
  ...islandNamesIn(root).map(pageOf),
];

/** @returns the generated parts of each document, by name */
export async function generateParts(root: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const project = await describeProject(root);
  const named = Object.entries(PARTS).map(([document, parts]): [string, ReadonlyMap<string, string>] => [
    document,
    new Map(Object.entries(parts).map(([name, make]) => [name, make(project)])),
  ]);
  const pages = project.islands.map((island): [string, ReadonlyMap<string, string>] => {
    const { name } = island.descriptor;
    return [pageOf(name), new Map([[name, islandFacts(island)]])];
  });
  return new Map([...named, ...pages]);
}
