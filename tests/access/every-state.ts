/** The matrix at one width: a test for each state. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sample } from "../browser/sample";
import { bench } from "../browser/support";
import { type Size, sizes } from "../engines/engine";
import announcements from "./announcements.json";
import { inspect } from "./inspect";
import type { Inspected } from "./inspect-contract";
import { statesAt } from "./states";

const folder = "tests/.results/access";

/** @param least number of states in `npm test` */
export function everyState(size: Size, least: number): void {
  const b = bench();
  const states = statesAt(size);
  const file = `${folder}/${size}.json`;
  // A run of some states (`-t`) renews only these.
  const isRenewed = existsSync(file);
  const looked: Record<string, Inspected> = isRenewed ? JSON.parse(readFileSync(file, "utf8")).looked : {};
  const write = () => {
    mkdirSync(folder, { recursive: true });
    const names = states.map(({ name }) => name);
    writeFileSync(file, JSON.stringify({ states: names, isRenewed, looked }, null, 2));
  };
  const expected: Readonly<Record<string, readonly string[]>> = announcements;

  test.each(sample(states, least).map((state) => [state.name, state] as const))(
    `%s at ${sizes[size].width} px: axe, focus, layout and announcements`,
    { timeout: 180_000 },
    async (name, state) => {
      const { faults, said: announced } = await inspect(b, state, size);
      const said = announced.map(withoutDates);
      const isAsWritten = JSON.stringify(said) === JSON.stringify(expected[`${name} at ${size}`] ?? []);
      const all = { ...faults, announcements: isAsWritten ? [] : said };
      looked[name] = { faults: all, said };
      write();
      expect(Object.fromEntries(Object.entries(all).filter(([, lines]) => lines.length))).toEqual({});
    },
  );
}

/** The announcements of a calendar depend on the day of the run. */
const withoutDates = (text: string): string =>
  text
    .replace(/\p{L}+, \d+ \p{L}+ \d{4}/u, "(a day)")
    .replace(/^(?:Stycz|Lut|Mar|Kwie|Maj|Czerw|Lip|Sierp|Wrze|Paźdz|Listop|Grud)\p{L}* \d{4}$/u, "(a month)");
