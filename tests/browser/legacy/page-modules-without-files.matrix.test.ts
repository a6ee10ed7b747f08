/**
 * On every page with its own modules, these run to their end whenever our files load, and even if they never do
 * (contract D 1).
 */
import { describe, expect, test } from "vitest";
import { sample } from "../sample";
import { bench, expectNoErrors, type Visit } from "../support";
import { modulePages, runsOf, visitPage, watchRuns } from "./module-pages";

const b = bench();
const LATE_MS = 3_000;
/** Number of pages of each kind in `npm test`. */
const SOME = 3;

describe("while none of our files has loaded", () => {
  for (const [path, outcome] of sample(modulePages, SOME))
    test(`${path}: nothing throws, and the page works once they arrive`, async () => {
      const hold = b.shop.faults.hold("wyspa", /chunks\//);
      const visit = await visitPage(b, path, { bare: true });
      await visit.page.waitForLoadState("load");
      expectNoErrors(visit);
      hold.release();
      await outcome(visit.page);
      expectNoErrors(visit);
    });
});

describe("with each of our files three seconds late, the page works", () => {
  for (const [path, outcome] of sample(modulePages, SOME))
    test(path, async () => {
      const visit = await visitPage(b, path, {
        bare: true,
        before: (page) =>
          page.route(/\/wyspa\/chunks\//, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MS));
            await route.continue().catch(() => {}); // the page may be left by then
          }),
      });
      await outcome(visit.page);
      expectNoErrors(visit);
    });
});

/** Which files of the old names fail. The fallback for missing names comes in `legacy-more`. */
const failing = [
  ["all of them", /chunks\/legacy-(?!more)[\w-]+-\w+\.js/],
  ["the file of the names", /chunks\/legacy-globals-\w+\.js/],
  ["those with a file of their own", /chunks\/legacy-(?!more|globals)[\w-]+-\w+\.js/],
] as const;
const isHandler = (own: string) => own.includes(" handler ");

describe("when the legacy files fail, the code of no module stops", () => {
  for (const [path] of sample(modulePages, SOME))
    test(path, async () => {
      const whole = await visitPage(b, path, { before: watchRuns });
      const ended = async ({ page }: Visit) => [...(await runsOf(page)).ended].sort();
      await expect.poll(async () => (await runsOf(whole.page)).begun.length).toBeGreaterThan(0);
      await expect
        .poll(async () => (await ended(whole)).filter(isHandler))
        .toEqual([...(await runsOf(whole.page)).begun].sort());
      const expected = await ended(whole);

      for (const [what, files] of failing) {
        b.shop.faults.set("wyspa", "404", { path: files });
        const visit = await visitPage(b, path, { before: watchRuns });
        await expect.poll(() => ended(visit), { message: what }).toEqual(expected);
        expect(visit.errors.map(String)).toEqual([]);
      }

      // The fallback fails too: handlers never run, but nothing breaks, and every file runs to its end.
      b.shop.faults.set("wyspa", "404", { path: /chunks\/legacy-[\w-]+-\w+\.js/ });
      const visit = await visitPage(b, path, { before: watchRuns });
      expect(await ended(visit)).toEqual(expected.filter((own) => !isHandler(own)));
      expect(visit.errors.map(String)).toEqual([]);
    });
});
