/** Checks tests/specification.md: each statement has an id, an owner and tests; decisions and statements name each other. */
import { filesNamed } from "./test-files";

export interface Statements {
  /** The text of tests/specification.md. */
  readonly list: string;
  /** The text of dist/MOVING.md, whose table says what we do differently. */
  readonly decided: string;
  /** Whether a path from the project's root exists. */
  readonly exists: (path: string) => boolean;
}

const ROW = /^\| (\d+)\.(\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/;
/** Lines of a table that state nothing: the heading and the line below it. */
const HEAD = /^\| id \||^\|-/;

/**
 * Rows are `| 3.1 | statement; D5 | owner | tests |`. A row needs the next id, an owner and tests that exist. Every
 * decision belongs to a statement, and the stated total is right.
 * @returns a line per fault
 */
export function statementFaults({ list, decided, exists }: Statements): string[] {
  const faults: string[] = [];
  const named = new Set<string>();
  const last = new Map<string, number>();
  let total = 0;
  for (const line of list.split("\n")) {
    if (!line.startsWith("|") || HEAD.test(line)) continue;
    const row = ROW.exec(line);
    if (!row) {
      faults.push(`has an unreadable row: ${line}`);
      continue;
    }
    const [, section = "", number = "", statement = "", owner = "", tests = ""] = row;
    const fault = (what: string) => faults.push(`${section}.${number} ${what}`);
    total++;
    const expected = (last.get(section) ?? 0) + 1;
    if (Number(number) !== expected) fault(`follows ${section}.${expected - 1}`);
    last.set(section, Number(number));
    if (!["", "islands/"].some((folder) => exists(folder + owner)))
      fault(`is owned by ${owner}, which is not there`);
    if (!tests.trim()) fault("names no test");
    else
      for (const test of tests.trim().split(", "))
        if (!filesNamed(test).some(exists)) fault(`names ${test}, which is no test`);
    const [, decision] = /; (D\d+)$/.exec(statement) ?? [];
    if (!decision) continue;
    named.add(decision);
    if (!decided.includes(`\n| ${decision} |`))
      fault(`names ${decision}, which is not decided in dist/MOVING.md`);
  }
  for (const [, decision = ""] of decided.matchAll(/^\| (D\d+) \|/gm))
    if (!named.has(decision)) faults.push(`names ${decision} at no statement`);
  const [, stated] = /^(\d+) statements/m.exec(list) ?? [];
  if (Number(stated) !== total) faults.push(`counts ${stated ?? "no"} statements and lists ${total}`);
  return faults.map((fault) => `tests/specification.md: ${fault}`);
}
