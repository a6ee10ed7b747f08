/** Every island is tested under the strict policy, by test files that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { journeysOfIslands, policyJourneys, withoutPolicyToo } from "../../tools/policy-journeys";

test("every island has a journey under the strict policy", () => {
  const folders = readdirSync("islands").filter((name) => existsSync(`islands/${name}/descriptor.ts`));
  expect(Object.keys(journeysOfIslands).sort()).toEqual(folders.sort());
  expect(Object.values(journeysOfIslands).filter((files) => !files.length)).toEqual([]);
});

test("every journey is a file of browser tests", () => {
  expect(policyJourneys.filter((name) => !existsSync(`tests/browser/${name}.test.ts`))).toEqual([]);
});

test("journeys that are skipped under the policy run completely without it", () => {
  const leavesOut = (name: string) =>
    readFileSync(`tests/browser/${name}.test.ts`, "utf8").includes("skipIf(underPolicy)");
  expect(policyJourneys.filter(leavesOut)).toEqual(withoutPolicyToo);
});
