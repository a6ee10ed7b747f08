// @vitest-environment page
import fc from "fast-check";
import { expect, it } from "vitest";
import { sortPoints } from "../../../islands/pickup-map/points";
import { point } from "./support";

const ids = (points: readonly { id: string }[]) => points.map(({ id }) => id).join(" ");

it("near points are sorted by price, and by distance when they cost the same", () => {
  const points = [point("dear", 0.1, 12), point("b", 0.4, 8), point("a", 0.2, 8)];
  expect(ids(sortPoints(points, null))).toBe("a b dear");
});

it.each([
  ["farther than half a kilometre", point("far", 0.51, 1)],
  ["without a charge", point("free", 0.1, 0)],
  ["without a price", point("unsaid", 0.1)],
  ["with an invalid price", point("odd", 0.1, "drogo")],
])("points %s follow near points with a price", (_, other) => {
  expect(ids(sortPoints([other, point("near", 0.5, 30)], null))).toBe(`near ${other.id}`);
});

it("points that follow are sorted by distance, whatever they cost; those of unknown distance are last", () => {
  const points = [point("unknown", null, 1), point("c", 3, 1), point("a", 0.1, 0), point("b", 2, 9)];
  expect(ids(sortPoints(points, null))).toBe("a b c unknown");
});

it("the last selected point comes first, and a missing point changes nothing", () => {
  const points = [point("a", 0.1, 1), point("b", 0.2, 1), point("c", 4, 1)];
  expect(ids(sortPoints(points, "courier_5-c"))).toBe("c a b");
  expect(ids(sortPoints(points, "courier_5-z"))).toBe("a b c");
  expect(ids(sortPoints([], "courier_5-z"))).toBe("");
});

it("no point is lost or doubled, and sorted points stay sorted", () => {
  const one = fc.record({
    distance: fc.option(fc.double({ min: 0, max: 9, noNaN: true })),
    price: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (given) => {
      const points = given.map(({ distance, price }, index) => point(String(index), distance, price));
      const sorted = sortPoints(points, null);
      expect(new Set(sorted)).toEqual(new Set(points));
      expect(sortPoints(sorted, null)).toEqual(sorted);
    }),
  );
});
