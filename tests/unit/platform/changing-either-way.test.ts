/** Whichever way a server takes `set_quantity`, shoppers see one: adding adds, and setting sets. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../runs";
import { type Held, manners, shop } from "./basket-server";

const products = ["7 M", "7 L", "8 uniw"] as const;
const quantity = fc.integer({ min: 1, max: 6 });
const weight = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10);

const stepsOf = (amount: fc.Arbitrary<number>) =>
  fc.array(
    fc.oneof(
      fc.record({ act: fc.constant("add" as const), which: fc.constantFrom(...products), amount }),
      fc.record({
        act: fc.constant("set" as const),
        which: fc.constantFrom(...products),
        amount: fc.oneof({ weight: 5, arbitrary: amount }, { weight: 1, arbitrary: fc.constant(0) }),
      }),
    ),
    { maxLength: 8 },
  );
type Steps = typeof stepsOf extends (amount: never) => fc.Arbitrary<infer Value> ? Value : never;

const startOf = (amount: fc.Arbitrary<number>) =>
  fc.dictionary(fc.constantFrom(...products), amount, { maxKeys: 3 });

/** What a shopper expects after each step. */
function meant(start: Held, steps: Steps): Held[] {
  const held = { ...start };
  return steps.map(({ act, which, amount }) => {
    const now = act === "add" ? (held[which] ?? 0) + amount : amount;
    if (now) held[which] = Math.round(now * 10) / 10;
    else delete held[which];
    return { ...held };
  });
}

const take = ({ actions }: ReturnType<typeof shop>, { act, which, amount }: Steps[number]) => {
  const [id = "", size = ""] = which.split(" ");
  return act === "add"
    ? actions.add({ id, size, quantity: amount })
    : actions.setQuantity({ id, size }, amount);
};

it.each(manners)("one after the other, where set_quantity %s", (manner) =>
  fc.assert(
    fc.asyncProperty(startOf(quantity), stepsOf(quantity), async (start, steps) => {
      const at = shop(manner, start);
      const expected = meant(start, steps);
      for (const [index, step] of steps.entries()) {
        const answer = await take(at, step);
        expect(at.held()).toEqual(expected[index]);
        const seen = answer.ok ? answer.data?.lines.map(({ key, quantity: now }) => [key, now]) : null;
        expect(Object.fromEntries(seen ?? [])).toEqual(expected[index]);
      }
    }),
    runs(0.1),
  ),
);

it.each(manners)("all at once, where set_quantity %s: one change at a time, in their order", (manner) =>
  fc.assert(
    fc.asyncProperty(startOf(quantity), stepsOf(quantity), async (start, steps) => {
      const at = shop(manner, start);
      await Promise.all(steps.map((step) => take(at, step)));
      expect(at.held()).toEqual(meant(start, steps).at(-1) ?? start);
      expect(at.mostAtOnce()).toBeLessThanOrEqual(1);
    }),
    runs(0.1),
  ),
);

it.each(manners)("by weight, where set_quantity %s", (manner) =>
  fc.assert(
    fc.asyncProperty(startOf(weight), stepsOf(weight), async (start, steps) => {
      const at = shop(manner, start);
      await Promise.all(steps.map((step) => take(at, step)));
      expect(at.held()).toEqual(meant(start, steps).at(-1) ?? start);
      for (const form of at.forms) expect(form.get("set_quantity[0]")).toMatch(/^\d+(\.\d)?$/);
    }),
    runs(0.1),
  ),
);
