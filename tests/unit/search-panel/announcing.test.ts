// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { emptyAnswer, field, fullAnswer, product } from "./support";

afterEach(() => void vi.useRealTimers());

const some = (count: number) => ({
  ...emptyAnswer(),
  products: Array.from({ length: count }, (_, index) => product(`Buty ${index}`)),
});

it.each([
  [0, "Brak wyników dla „buty”"],
  [1, "1 wynik"],
  [2, "2 wyniki"],
  [4, "4 wyniki"],
  [5, "5 wyników"],
  [6, "6 wyników"],
])("announces %i results as %j, once", async (count, words) => {
  const made = await field();
  made.answers(some(count));
  await made.search("buty");
  await made.pass(5_000);
  expect(made.said).toEqual([words]);
});

it("waits for 400 ms of quiet, so that only the last of several quick answers is announced", async () => {
  const made = await field({ search: { debounce: 0 } });
  made.input.focus();
  made.answers(some(5));
  made.type("but");
  await made.pass(300);
  made.answers(some(2));
  made.type("buty");
  await made.pass(399);
  expect(made.said).toEqual([]);
  await made.pass(100);
  expect(made.said).toEqual(["2 wyniki"]);
});

it("drops a pending announcement of the count when the shopper types on", async () => {
  const made = await field();
  made.input.focus();
  made.type("but");
  await made.pass(700); // answered after 500, so announced at 900
  made.answers(some(2));
  made.type("buty");
  await made.pass(850);
  expect(made.said).toEqual([]);
  await made.pass(100);
  expect(made.said).toEqual(["2 wyniki"]);
});

it("delays the announcement of a slow request until after the last key, too", async () => {
  const made = await field();
  made.answers(() => new Promise(() => {}));
  made.input.focus();
  made.type("but");
  await made.pass(5_700); // slow since 5,500, so announced at 5,900
  made.type("buty");
  await made.pass(399);
  expect(made.said).toEqual([]);
  await made.pass(1);
  expect(made.said).toEqual(["Wczytywanie wyników"]);
});

it("announces the same count again for another text, but not again for keys and focus", async () => {
  const made = await field();
  await made.search("buty");
  made.press("ArrowDown");
  await made.pass(1_000);
  made.input.click();
  await made.pass(1_000);
  expect(made.said).toEqual(["7 wyników"]);
  await made.search("butyx");
  expect(made.said).toEqual(["7 wyników", "7 wyników"]);
});

it("announces loading only when it is slow", async () => {
  const made = await field();
  made.answers(() => new Promise((resolve) => setTimeout(() => resolve(done(fullAnswer())), 7_000)));
  await made.search("buty");
  expect(made.said).toEqual([]);
  await made.pass(4_600);
  expect(made.said).toEqual(["Wczytywanie wyników"]);
  await made.pass(3_000);
  expect(made.said).toEqual(["Wczytywanie wyników", "7 wyników"]);
});

it("announces each failure once", async () => {
  const made = await field();
  made.answers(async () => fault("network"));
  await made.search("buty");
  await made.pass(10_000);
  expect(made.said).toEqual(["Nie udało się wczytać wyników"]);
});

it("announces nothing after the shopper has closed the panel", async () => {
  const made = await field();
  made.input.focus();
  made.type("buty");
  await made.pass(700);
  made.press("Escape");
  await made.pass(2_000);
  expect(made.said).toEqual([]);
});

it("notifies the page of each answer once, even of an empty one", async () => {
  const made = await field();
  await made.search("buty");
  made.press("ArrowDown");
  made.press("Escape");
  made.press("ArrowDown");
  await made.pass(2_000);
  made.answers(emptyAnswer());
  await made.search("qqqq");
  made.answers(async () => fault("network"));
  await made.search("kurtka");
  expect(made.emitted).toEqual([
    { text: "buty", total: 7 },
    { text: "qqqq", total: 0 },
  ]);
});
