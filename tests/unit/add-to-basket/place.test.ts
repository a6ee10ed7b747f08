/** Where the card goes: it covers neither the pressed button nor its price. */
import { describe, expect, it } from "vitest";
import { type Box, positionOf } from "../../../islands/add-to-basket/card/position";

const phone = { left: 0, top: 0, width: 390, height: 844 };
const laptop = { left: 0, top: 0, width: 1366, height: 768 };
const card = { width: 374, height: 170 };
const onPhone = (boxes: Box[], seen: Box = phone) => positionOf(card, boxes, seen, true, false);
const covers = (place: { left: number; top: number }, box: Box) =>
  place.left < box.left + box.width &&
  place.left + card.width > box.left &&
  place.top < box.top + box.height &&
  place.top + card.height > box.top;

describe("on a phone", () => {
  it("the card is at the lower edge", () => {
    expect(onPhone([])).toEqual({ left: 8, top: 844 - 170 - 8 });
  });

  it("it is at the upper edge when the button is at the lower one", () => {
    expect(onPhone([{ left: 16, top: 780, width: 300, height: 48 }]).top).toBe(8);
  });

  it("it is between the price and the button when they take both edges", () => {
    const boxes = [
      { left: 16, top: 60, width: 120, height: 30 },
      { left: 16, top: 780, width: 300, height: 48 },
    ];
    const place = onPhone(boxes);
    expect(boxes.some((box) => covers(place, box))).toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(8);
  });

  it("it stays above an on-screen keyboard", () => {
    expect(onPhone([], { ...phone, height: 480 }).top).toBe(480 - 170 - 8);
  });

  it("it covers as little as possible when there is no free place", () => {
    const boxes = [{ left: 0, top: 0, width: 390, height: 700 }];
    expect(onPhone(boxes).top).toBe(844 - 170 - 8);
  });
});

describe("on a laptop", () => {
  const basket = { left: 1200, top: 80, width: 100, height: 44 };

  it("the card is below the header's basket, on the side where lines end", () => {
    expect(positionOf(card, [basket], laptop, false, false)).toEqual({ left: 1366 - 374 - 8, top: 132 });
  });

  it("it is on the left side when the page is written from right to left", () => {
    expect(positionOf(card, [], laptop, false, true)).toEqual({ left: 8, top: 8 });
  });

  it("it changes the side when a column of price and button takes the other", () => {
    const column = { left: 900, top: 0, width: 466, height: 768 };
    expect(positionOf(card, [column], laptop, false, false).left).toBe(8);
  });
});
