import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { onceForInputs } from "../../../runtime/cli/build/kept-results.mjs";

const inputs = ["kept-results.test", String(process.pid)];
const others = [...inputs, "other"];
const fileOf = (texts: readonly string[]) => {
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  return join(import.meta.dirname, "../../../node_modules/.cache/wyspa", `${hash}.json`);
};

afterEach(() => {
  for (const texts of [inputs, others]) rmSync(fileOf(texts), { force: true });
});

test("A step with the same inputs runs once, and other inputs run it again", async () => {
  const make = vi.fn(async () => ({ code: "a" }));
  expect(await onceForInputs(inputs, make)).toEqual({ code: "a" });
  expect(await onceForInputs(inputs, make)).toEqual({ code: "a" });
  expect(make).toHaveBeenCalledTimes(1);
  const other = await onceForInputs(others, async () => ({ code: "b" }));
  expect(other).toEqual({ code: "b" });
});

test("A kept result that cannot be read is made again", async () => {
  await onceForInputs(inputs, async () => ({ code: "a" }));
  writeFileSync(fileOf(inputs), '{"code":"a');
  expect(await onceForInputs(inputs, async () => ({ code: "again" }))).toEqual({ code: "again" });
  expect(JSON.parse(readFileSync(fileOf(inputs), "utf8"))).toEqual({ code: "again" });
});
