import { expect, test } from "vitest";
import { deadReferences, referencesIn, targetsIn } from "../../tools/references";

const targets = targetsIn({
  bars: "## Forms (§2.5)\n| R28 P0 | … |\n| R29 P0 | … |\n| R30 P0 | … |\n- **§6.10** Live regions.",
  platform:
    "# Part A: Frame\n# Part C: Names\n### A 9.3 Steps\n- **A 9.3.4** Names\n## B k. Prices\n### B k.2 Subscription\n- **Ruling 17** Masks",
});
const to = (text: string) => referencesIn(text).map((reference) => reference.to);

test.each([
  ["bars R28–R30, A2 hold", ["bar R28", "bar R29", "bar R30", "bar A2"]],
  [
    "(bars S7, S8, contract A 8, 17 and B j)",
    ["bar S7", "bar S8", "contract A 8", "contract A 17", "contract B j"],
  ],
  ["contract Part C has them", ["contract C"]],
  ["the contract A and B. One engine", ["contract A", "contract B"]],
  ["contract B a.7. The first counts", ["contract B a.7"]],
  ["rulings 11 and 17", ["ruling 11", "ruling 17"]],
  ["spec §4, §7.3, and quality bars §6.10", ["bars §6.10", "spec §4", "spec §7.3"]],
  ["a contract between both, a bar of chocolate", []],
])("%s refers to %j", (text, expected) => expect(to(text)).toEqual(expected));

test("a reference may span the lines of a comment", () => {
  expect(to("/**\n * It holds (contract\n * A 9.3, bars\n * R28).\n */")).toEqual([
    "bar R28",
    "contract A 9.3",
  ]);
  expect(to("// as ruling\n    // 17 says")).toEqual(["ruling 17"]);
});

test("an id that exists in the documents is found there", () => {
  const text = "bars R28–R30, quality bars §2.5, §6.10, contract A 9.3.4, contract B k.2, ruling 17";
  expect(deadReferences(text, targets)).toEqual([]);
});

test("an unknown id is reported with its line", () => {
  expect(deadReferences("// bar R28\n// bar R31\n// contract A 9.4 and spec §9", targets)).toEqual([
    { to: "bar R31", line: 2 },
    { to: "spec §9", line: 3 },
    { to: "contract A 9.4", line: 3 },
  ]);
});

test("a section of a document outside the repository is reported", () => {
  expect(deadReferences("// design §2 and references §3", targets)).toEqual([
    { to: "design §2", line: 1 },
    { to: "references §3", line: 1 },
  ]);
});
