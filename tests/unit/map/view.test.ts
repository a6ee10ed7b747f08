import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boundsOf,
  contains,
  fitted,
  pixelOf,
  placeAt,
  project,
  unproject,
  type View,
  worldSize,
} from "../../../runtime/map/view";
import { runs } from "../runs";

const limits = { minZoom: 3, maxZoom: 18 };
const lat = fc.double({ min: -85, max: 85, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const place = fc.record({ lat, lng });
const zoom = fc.double({ min: 0, max: 20, noNaN: true });
const size = fc.record({ x: fc.integer({ min: 200, max: 2_000 }), y: fc.integer({ min: 200, max: 2_000 }) });
const poland = fc.record({
  lat: fc.double({ min: 49, max: 55, noNaN: true }),
  lng: fc.double({ min: 14, max: 24, noNaN: true }),
});
const view = fc.record({ center: poland, zoom: fc.double({ min: 6, max: 18, noNaN: true }), size });

describe("the web's projection", () => {
  test("puts known places where tile servers have them", () => {
    // The corner of tile 5/17/10, computed with the tile servers' formulas.
    const corner = {
      lat: (Math.atan(Math.sinh(Math.PI * (1 - 20 / 32))) * 180) / Math.PI,
      lng: (17 / 32) * 360 - 180,
    };
    expect(project(corner, 5).x).toBeCloseTo(17 * 256, 6);
    expect(project(corner, 5).y).toBeCloseTo(10 * 256, 6);
    expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
    expect(project({ lat: 90, lng: 180 }, 0).y).toBeCloseTo(0, 6);
  });

  test("is reversible at any zoom", () => {
    fc.assert(
      fc.property(place, zoom, (given, at) => {
        const back = unproject(project(given, at), at);
        expect(back.lat).toBeCloseTo(given.lat, 7);
        expect(back.lng).toBeCloseTo(given.lng, 7);
      }),
      runs(),
    );
  });

  test("doubles with every zoom", () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 18 }), (given, at) => {
        const [small, large] = [project(given, at), project(given, at + 1)];
        expect(large.x).toBeCloseTo(2 * small.x, 5);
        expect(large.y).toBeCloseTo(2 * small.y, 5);
        expect(worldSize(at + 1)).toBe(2 * worldSize(at));
      }),
      runs(),
    );
  });
});

describe("a view", () => {
  test("has its centre in the middle, and maps every pixel to its place", () => {
    fc.assert(
      fc.property(
        view,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (own, x, y) => {
          const middle = pixelOf(own, own.center);
          expect(middle.x).toBeCloseTo(own.size.x / 2, 4);
          expect(middle.y).toBeCloseTo(own.size.y / 2, 4);
          const pixel = { x: x * own.size.x, y: y * own.size.y };
          const found = pixelOf(own, placeAt(own, pixel));
          expect(found.x).toBeCloseTo(pixel.x, 3);
          expect(found.y).toBeCloseTo(pixel.y, 3);
        },
      ),
      runs(),
    );
  });

  test("that fits places contains all of them, as near as a whole zoom allows", () => {
    fc.assert(
      fc.property(fc.array(poland, { minLength: 1, maxLength: 20 }), size, (places, own) => {
        const next = fitted(places, { size: own }, 60, limits);
        if (!next) throw new Error("nothing fitted");
        const seen: View = { ...next, size: own };
        expect(Number.isInteger(next.zoom)).toBe(true);
        if (next.zoom === limits.minZoom) return;
        for (const one of places) {
          const { x, y } = pixelOf(seen, one);
          expect(x).toBeGreaterThanOrEqual(59.9);
          expect(x).toBeLessThanOrEqual(own.x - 59.9);
          expect(y).toBeGreaterThanOrEqual(59.9);
          expect(y).toBeLessThanOrEqual(own.y - 59.9);
        }
        if (next.zoom === limits.maxZoom) return;
        const nearer: View = { ...seen, zoom: next.zoom + 1 };
        const isOut = places.some((one) => {
          const { x, y } = pixelOf(nearer, one);
          return x < 60 || y < 60 || x > own.x - 60 || y > own.y - 60;
        });
        expect(isOut).toBe(true);
      }),
      runs(),
    );
  });

  test("of one place stops at the greatest zoom; without places there is no view", () => {
    const here = { lat: 52, lng: 21 };
    const one = fitted([here], { size: { x: 400, y: 300 } }, 60, limits);
    expect(one?.zoom).toBe(18);
    expect(one?.center.lat).toBeCloseTo(52, 9);
    expect(fitted([], { size: { x: 400, y: 300 } }, 60, limits)).toBeNull();
    const hidden = fitted([here, { lat: Number.NaN, lng: 3 }], { size: { x: 0, y: 0 } }, 60, limits);
    expect(hidden?.zoom).toBe(18);
  });

  test("knows its bounds", () => {
    fc.assert(
      fc.property(view, (own) => {
        const [inner, outer] = [boundsOf(own), boundsOf(own, 50)];
        expect(contains(outer, inner)).toBe(true);
        expect(contains(inner, outer)).toBe(false);
        expect(inner.south).toBeLessThan(own.center.lat);
        expect(inner.east).toBeGreaterThan(own.center.lng);
      }),
      runs(),
    );
  });
});
