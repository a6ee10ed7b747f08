/** Writes RESULTS.md: libraries as rows, journeys as columns. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type JourneyName, journeyNames, type Neighbour, type Placement, placements } from "./neighbour";
import { neighbours } from "./neighbours";
import { versionOf } from "./on-page";

const FILE = new URL("RESULTS.md", import.meta.url);
/** What each cell has found, so that the table may be played in parts. */
const KEPT = new URL("../.results/neighbours.json", import.meta.url);

export type Found = Partial<Record<JourneyName, string>>;
type Kept = Record<string, Found>;

const keyOf = ({ name }: Neighbour, placement: Placement) => `${name} [${placement}]`;
const kept = (): Kept => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {});

export function keepResult(neighbour: Neighbour, placement: Placement, found: Found): void {
  const all = { ...kept(), [keyOf(neighbour, placement)]: found };
  mkdirSync(new URL(".", KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(all, null, 1));
}

export const placesOf = ({ placements: own = placements }: Neighbour): readonly Placement[] => own;

const line = (parts: readonly string[]) => `| ${parts.join(" | ")} |`;
/** The package's own name: package.json calls a second version `jquery-4`, Debian's have their version behind it. */
const publicName = (name: string) => name.replace(/^debian:|(?<=.)@.*$|-\d$/g, "");
const versions = ({ packages }: Neighbour) =>
  packages.map((name) => `${publicName(name)} ${versionOf(name)}`).join(", ");

/** The table as text. A cell has a tick, or the number of what a shop must do; that of a whole library follows its name. */
function tableOf(all: Kept): string {
  const remedies: string[] = [];
  const numberOf = (text: string) => {
    if (!remedies.includes(text)) remedies.push(text);
    return `[${remedies.indexOf(text) + 1}](#what-a-shop-must-do)`;
  };
  const whole = ({ remedies: own = [] }: Neighbour) =>
    own.filter(({ journeys }) => !journeys).map(({ text }) => ` ${numberOf(text)}`);
  const cell = (neighbour: Neighbour, name: JourneyName) => {
    const founds = placesOf(neighbour).map((place) => all[keyOf(neighbour, place)]);
    if (founds.some((found) => !found)) return "–";
    if (founds.some((found) => found?.[name])) return "✗";
    const remedy = neighbour.remedies?.find(({ journeys }) => journeys?.includes(name));
    return remedy ? numberOf(remedy.text) : "✓";
  };
  const rows = neighbours.map((neighbour) =>
    line([
      [neighbour.name, ...whole(neighbour)].join(""),
      versions(neighbour),
      placesOf(neighbour).join(", "),
      ...journeyNames.map((name) => cell(neighbour, name)),
    ]),
  );
  const head = ["library", "versions", "places", ...journeyNames];
  const notes = remedies.map((text, index) => `${index + 1}. ${text}`);
  return [line(head), line(head.map(() => "---")), ...rows, "", "## What a shop must do", "", ...notes].join(
    "\n",
  );
}

/** Writes the file once every cell has been played; a sample leaves it alone. */
export function writeResults(): void {
  if (process.env.WYSPA_FULL !== "1") return;
  const all = kept();
  const cells = neighbours.flatMap((one) => placesOf(one).map((place) => keyOf(one, place)));
  if (cells.some((key) => !all[key])) return;
  writeFileSync(
    FILE,
    `# Beside other libraries

Written by \`npm run test:neighbours\`; last on ${new Date().toISOString().slice(0, 10)}. Each library is on the page as its documentation
has it: before our tag, after it, and late, as tag managers add it. A journey passes when its outcome is there, nothing of
ours was thrown, and the shop got no error report. ${cells.length} places, ${journeyNames.length} journeys in each.

- ✓ the journey works in all places of the row
- a number: it works once the shop has done what the list below says; beside a name, it concerns the whole library
- ✗ it fails in some place

The journeys \`add\` a product to the basket, change its \`quantity\` in the header's panel, and \`search\` with suggestions. They
correct a \`form\` and choose its country, \`visit\` a page in place, and choose a \`date\`. They open a \`dialog\`, the \`menu\`, the
full-screen \`gallery\`, and the map of \`stores\`.

${tableOf(all)}
`,
  );
}
