import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const tool = new URL("../../tools/run-results.mjs", import.meta.url).pathname;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "results-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, retried: readonly string[], broken: readonly string[] = []) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ passed: 7, failed: 2, skipped: 1, retried, broken }));
  return file;
};
const said = (...words: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, [tool, ...words], { encoding: "utf8" });
  return { stdout, status };
};

test("a run is counted, and a run without results is an error", () => {
  expect(said("counts", written("one.json", []))).toEqual({ stdout: "7 2\n", status: 0 });
  expect(said("counts", join(folder, "absent.json")).status).not.toBe(0);
});

test("tests that failed, or passed only on a retry, are listed over all runs, and nothing is printed without any", () => {
  const files = [
    written("a.json", ["a > one: late"], ["a > three: wrong"]),
    join(folder, "absent.json"),
    written("b.json", ["b > two: late"]),
  ];
  expect(said("named", ...files).stdout).toBe(
    "Passed only when tried again:\n  a > one: late\n  b > two: late\nFailed:\n  a > three: wrong\n",
  );
  expect(said("named", written("none.json", [])).stdout).toBe("");
});
