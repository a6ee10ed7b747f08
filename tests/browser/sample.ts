/**
 * A part of a table of cases: `npm test` runs the same few in every run, `npm run test:full` all. Files of the project
 * `matrix` run in full only by `npm run test:matrix` (tests/tools/seed.ts).
 */
const isFull = process.env.WYSPA_FULL === "1";
const seed = Number(process.env.WYSPA_SEED ?? 1);

/** @param least number of cases that are enough for `npm test` */
export function sample<Case>(cases: readonly Case[], least: number): readonly Case[] {
  if (isFull || cases.length <= least) return cases;
  const step = cases.length / least;
  return Array.from(
    { length: least },
    (_, index) => cases[Math.floor(index * step + seed) % cases.length] as Case,
  );
}
