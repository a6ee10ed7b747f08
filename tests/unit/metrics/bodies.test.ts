import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../../runtime/platform/metrics/body";
import { runs } from "../runs";

const head = { version: "1.2.3", page: "main" };

describe("the body of a beacon", () => {
  it("holds the page's facts and all entries", () => {
    expect(JSON.parse(bodyOf(head, [{ vital: "LCP" }, { island: "search-panel" }]))).toEqual({
      ...head,
      entries: [{ vital: "LCP" }, { island: "search-panel" }],
    });
  });

  it("leaves out the last entries when it would become too large, and counts them", () => {
    const entries = Array.from({ length: 9 }, (_, number) => ({ number, text: "x".repeat(2_000) }));
    const body = bodyOf(head, entries);
    expect(JSON.parse(body)).toEqual({ ...head, entries: entries.slice(0, 4), dropped: 5 });
  });

  it("is never larger than its limit in bytes, whatever its entries hold", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string({ unit: "grapheme", maxLength: 60 }) }), { maxLength: 40 }),
        fc.integer({ min: 100, max: 2_000 }),
        (entries, most) => {
          const body = bodyOf(head, entries, most);
          expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most);
          const { entries: kept, dropped = 0 } = JSON.parse(body);
          expect(kept.length + dropped).toBe(entries.length);
        },
      ),
      runs(0.2),
    );
  });
});
