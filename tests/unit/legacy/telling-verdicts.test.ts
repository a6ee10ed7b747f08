// @vitest-environment page
/** Handles of page scripts do not report verdicts that a script sets itself. */
import { expect, it } from "vitest";
import type { FormEngine } from "../../../runtime/contracts/forms";
import { LOOK } from "../../../runtime/forms/field-set";
import type { Engines } from "../../../runtime/legacy/steps/form-validation/engines";
import { makeJudging } from "../../../runtime/legacy/steps/form-validation/judging";

const [first, second] = [document.createElement("input"), document.createElement("input")];
/** @param heard what a listener does when it hears the verdict on a field */
const judgingOf = (heard: (field: Element) => void) => {
  const engine = { fields: () => [first, second], tell: heard } as unknown as FormEngine;
  return makeJudging({ now: () => [engine] } as unknown as Engines);
};

it("a listener that sets another field's verdict does not end the first one's announcement", () => {
  const seen: boolean[] = [];
  const judging = judgingOf((field) => {
    if (field === first) judging.tell(second, "");
    seen.push(judging.isTelling());
  });
  judging.tell(first, "");
  expect(seen).toEqual([true, true]);
  expect(judging.isTelling()).toBe(false);
});

it("an announcement that throws ends, so that later verdicts are reported again", () => {
  const judging = judgingOf(() => {
    throw new Error("no holder");
  });
  expect(() => judging.tell(first, "")).toThrow("no holder");
  expect(judging.isTelling()).toBe(false);
});

it("a script's check looks for values that it has just set, and then waits for its fields as a submit does", async () => {
  const calls: unknown[] = [];
  const root = document.createElement("form");
  Reflect.set(window, LOOK, (form: Element) => calls.push(["look", form]));
  const settle = async (isMeant: (control: Element) => boolean, isAgain: boolean) =>
    void calls.push(["settle", [first, second].map(isMeant), isAgain]);
  const engine = { root, fields: () => [first, second], settle } as unknown as FormEngine;
  const judging = makeJudging({ now: () => [engine], all: async () => [engine] } as unknown as Engines);
  expect(await judging.check((control) => control === first, true)).toEqual([engine]);
  expect(calls).toEqual([
    ["look", root],
    ["settle", [true, false], true],
  ]);
  Reflect.deleteProperty(window, LOOK);
});
