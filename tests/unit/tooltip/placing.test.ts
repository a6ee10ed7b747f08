import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDGE, placeTip } from "../../../islands/tooltip/tip-position";

const window = { width: 390, height: 844 };
const tip = { width: 200, height: 60 };
const box = (left: number, top: number, width = 0, height = 0) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a tip", () => {
  it("is beside and below the pointer, on the side of the text direction", () => {
    expect(placeTip(box(50, 100), tip, window, 15, 1)).toEqual({ left: 65, top: 115 });
    expect(placeTip(box(300, 100), tip, window, 15, -1)).toEqual({ left: 85, top: 115 });
  });

  it("is flush under an element", () => {
    expect(placeTip(box(50, 100, 80, 24), tip, window, 10, 1)).toEqual({ left: 50, top: 134 });
    expect(placeTip(box(200, 100, 80, 24), tip, window, 10, -1)).toEqual({ left: 80, top: 134 });
  });

  it("is above when there is no room below", () => {
    expect(placeTip(box(50, 800, 80, 24), tip, window, 10, 1)).toEqual({ left: 50, top: 730 });
  });

  it("never leaves the window, and never covers its element when there is room", () => {
    const pixel = fc.integer({ min: -50, max: 900 });
    fc.assert(
      fc.property(
        fc.record({ left: pixel, top: pixel, width: fc.nat(200), height: fc.nat(60) }),
        fc.record({ width: fc.integer({ min: 1, max: 374 }), height: fc.integer({ min: 1, max: 828 }) }),
        fc.constantFrom(10, 15),
        fc.constantFrom<1 | -1>(1, -1),
        ({ left, top, width, height }, size, offset, towards) => {
          const around = box(left, top, width, height);
          const place = placeTip(around, size, window, offset, towards);
          expect(place.left).toBeGreaterThanOrEqual(EDGE);
          expect(place.top).toBeGreaterThanOrEqual(EDGE);
          expect(place.left + size.width).toBeLessThanOrEqual(window.width - EDGE);
          expect(place.top + size.height).toBeLessThanOrEqual(window.height - EDGE);
          const below = around.bottom + offset;
          if (below >= EDGE && below + size.height + EDGE <= window.height) expect(place.top).toBe(below);
        },
      ),
    );
  });
});
