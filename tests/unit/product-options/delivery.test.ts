import { describe, expect, test } from "vitest";
import { deliveryWords } from "../../../islands/product-options/availability/delivery";
import type { Delivery } from "../../../islands/product-options/product/product";
import { texts } from "../../../islands/product-options/texts";
import { bindTexts } from "../../../runtime/texts/texts";

const t = bindTexts(texts, {}, "pol");
/** A Wednesday, 12:10. */
const now = new Date(2026, 10, 18, 12, 10);
const sent = (given: Partial<Delivery>) => {
  const words = deliveryWords(
    {
      isUnknown: false,
      days: 0,
      hours: 0,
      minutes: 0,
      isToday: false,
      weekDay: null,
      weeks: 0,
      deadline: null,
      ...given,
    },
    now,
    t,
  );
  return words && `${words.label} ${words.when}`;
};

describe("the sending date of a product", () => {
  test.each([
    [
      "today, if it is ordered soon",
      { isToday: true, deadline: "14:00" },
      "Zamów do 14:00, to wyślemy dzisiaj",
    ],
    ["today, after the deadline for orders", { isToday: true, deadline: "12:00" }, "Wysyłka dzisiaj"],
    ["today, with hours left to order", { isToday: true, deadline: "18:30" }, "Wysyłka dzisiaj"],
    ["today", { isToday: true }, "Wysyłka dzisiaj"],
    ["in zero days", {}, "Wysyłka jutro"],
    ["in exactly one day", { days: 1 }, "Wysyłka jutro"],
    ["in a day and some hours", { days: 1, hours: 3, weekDay: 5 }, "Wysyłka w piątek"],
    ["on a day of this week", { days: 2, weekDay: 2 }, "Wysyłka we wtorek"],
    ["on a day of another week", { days: 8, weekDay: 4, weeks: 1 }, "Wysyłka w czwartek (26.11)"],
    [
      "on a day of another week, when hours after whole days reach the next day",
      { days: 8, hours: 13, weekDay: 5, weeks: 1 },
      "Wysyłka w piątek (27.11)",
    ],
    ["far away", { days: 32, weekDay: 1, weeks: 4 }, "Wysyłka za 32 dni"],
    ["on a day that the server does not name", { days: 5 }, "Wysyłka za 5 dni"],
  ])("%s", (_, given, expected) => expect(sent(given)).toBe(expected));

  test("is omitted when it is unknown", () => {
    expect(sent({ isUnknown: true, isToday: true })).toBe(null);
  });
});
