/** The conformance report: every criterion is judged by tests that exist, and every island by every check. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { descriptors } from "../../../runtime/islands/generated/all";
import { type Criterion, criteria, newIn22 } from "../../access/conformance/criteria";
import { conformancePage, type Facts, levelOf, matrixOf } from "../../access/conformance/report";
import { checks } from "../../access/inspect-contract";
import { decisions, isAccepted, undecided } from "../../access/triaged";
import { filesNamed } from "../../tools/test-files";

const tests = join(import.meta.dirname, "../..");
const isThere = (file: string) => existsSync(join(tests, "..", file));
const page = (name: string) => readFileSync(join(tests, "access", name), "utf8");
const factsWith = (faults: Readonly<Record<string, readonly string[]>>): Facts => ({
  runs: { phone: { states: ["tooltip, in use"], looked: { "tooltip, in use": { faults, said: [] } } } },
  version: "1.0.0",
  date: "2026-01-01",
});
const criterion = (more: Partial<Criterion>): Criterion => ({
  id: "9.9.9",
  name: "Name",
  level: "A",
  ...more,
});

describe("the criteria", () => {
  test("are those of WCAG 2.2: 31 of level A, 24 of level AA, six of them new", () => {
    expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
    expect(criteria.filter(({ id }) => newIn22.includes(id))).toHaveLength(6);
  });

  test.each(criteria.map((one) => [one.id, one] as const))(
    "%s has what shows it, or the reason why not",
    (_, one) => {
      const shown = [...(one.checks ?? []), ...(one.tests ?? []), one.notApplicable, one.limit].filter(
        Boolean,
      );
      expect(shown).not.toEqual([]);
      for (const check of one.checks ?? []) expect(checks).toContain(check);
      for (const name of one.tests ?? []) expect(filesNamed(name).some(isThere), name).toBe(true);
    },
  );
});

describe("the level of a criterion", () => {
  test("is full support if its checks found nothing", () => {
    expect(levelOf(criterion({ checks: ["axe"] }), factsWith({ axe: [] }))).toBe("Supports");
  });
  test("is partial support if one of its checks found something, or a limit is known", () => {
    expect(levelOf(criterion({ checks: ["axe"] }), factsWith({ axe: ["label: input"] }))).toBe(
      "Partially supports",
    );
    expect(levelOf(criterion({ limit: "a limit" }), factsWith({}))).toBe("Partially supports");
  });
  test("is not applicable with a reason", () => {
    expect(levelOf(criterion({ notApplicable: "no media" }), factsWith({}))).toBe("Not applicable");
  });
});

test("a fault of one state is missing in the count of its island", () => {
  expect(matrixOf(factsWith({ axe: ["label: input"] }))).toContain("| tooltip | 0/1 | 1/1 |");
});

test("the report says that no person has used a screen reader", () => {
  expect(conformancePage(factsWith({}))).toContain("Screen readers used by people: NOT DONE.");
  expect(page("CONFORMANCE.md")).toContain("Screen readers used by people: NOT DONE.");
});

test.each(descriptors.map(({ name }) => name))("the checked-in table has a filled row for %s", (name) => {
  const row = page("RESULTS.md")
    .split("\n")
    .find((line) => line.startsWith(`| ${name} |`));
  const cells = row?.split("|").slice(2, -1) ?? [];
  expect(cells).toHaveLength(checks.length);
  for (const cell of cells) expect(cell.trim()).toMatch(/^\d+\/[1-9]\d*$/);
});

test.each(criteria.map(({ id }) => id))("the checked-in report has a row for %s", (id) => {
  expect(page("CONFORMANCE.md")).toMatch(new RegExp(`^\\| ${id.replaceAll(".", "\\.")} \\| AA? \\|`, "m"));
});

describe("what axe cannot decide", () => {
  test("fails until somebody decides it", () => {
    expect(undecided(["color-contrast (bgGradient): .new", "color-contrast (bgGradient): .new"])).toEqual([
      "color-contrast (bgGradient): .new",
    ]);
    expect(isAccepted("label: input")).toBe(false);
  });
  test("has a reason for each decision", () => {
    for (const { reason } of decisions) expect(reason.split(" ").length).toBeGreaterThan(5);
  });
});
