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

const written = (name: string, retried: readonly string[]) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ passed: 7, failed: 2, skipped: 1, retried }));
  return file;
};
const said = (...words: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, [tool, ...words], { encoding: "utf8" });
  return { stdout, status };
};

test("a run is counted, and a run that wrote nothing is an error", () => {
  expect(said("counts", written("one.json", []))).toEqual({ stdout: "7 2\n", status: 0 });
  expect(said("counts", join(folder, "absent.json")).status).not.toBe(0);
});

test("tests that passed only when tried again are listed over all runs, and nothing is said without any", () => {
  const files = [
    written("a.json", ["a > one: late"]),
    join(folder, "absent.json"),
    written("b.json", ["b > two: late"]),
  ];
  expect(said("retried", ...files).stdout).toBe(
    "Passed only when tried again:\n  a > one: late\n  b > two: late\n",
  );
  expect(said("retried", written("none.json", [])).stdout).toBe("");
});
