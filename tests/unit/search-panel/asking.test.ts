// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { emptyAnswer, field, fullAnswer } from "./support";

afterEach(() => void vi.useRealTimers());

it("requests breadcrumbs only when the shop declares that its server has them", async () => {
  const plain = await field();
  await plain.search("buty");
  expect(plain.asked[0]?.document).not.toContain("bc");
  plain.unmount();
  const detailed = await field({ search: { breadcrumbs: true } });
  await detailed.search("buty");
  expect(detailed.asked[0]?.document).toContain("menuNodes { name, link, bc { item { title } } }");
});

it("sends the trimmed text and the shop's limit", async () => {
  const { search, asked } = await field({ search: { limit: 4 } });
  await search(' monitor 27" ');
  expect(asked).toMatchObject([{ text: 'monitor 27"', limit: 4 }]);
});

it("asks nothing for a text that is longer than any name, and forgets the results before it", async () => {
  const { search, asked, options } = await field();
  await search("buty");
  expect(options().length).toBe(8);
  await search("x".repeat(501));
  expect([asked.length, options().length]).toEqual([1, 0]);
  await search("x".repeat(500));
  expect(asked.length).toBe(2);
});

it("reads a text that was answered before from the session, without a request", async () => {
  const { search, asked, options } = await field();
  await search("buty");
  await search("kurtka");
  await search("buty");
  expect(asked.map(({ text }) => text)).toEqual(["buty", "kurtka"]);
  expect(options().length).toBe(8);
});

it.each([
  ["guest", "signed-in"],
  ["signed-in", "guest"],
] as const)("requests again when a %s has become %s: prices differ", async (before, after) => {
  const session = new Map<string, string>();
  const earlier = await field({ session, customer: before });
  await earlier.search("buty");
  earlier.unmount();
  const { search, asked } = await field({ session, customer: after });
  await search("buty");
  expect(asked.map(({ text }) => text)).toEqual(["buty"]);
});

it("caches no failure and no incomplete answer", async () => {
  const { search, asked, answers, session, options } = await field();
  answers(async () => fault("network"));
  await search("buty");
  answers({ ...fullAnswer(), cms: [null] });
  await search("buty2");
  expect(session.size).toBe(0);
  answers(fullAnswer());
  await search("buty3");
  await search("buty2");
  expect(asked.length).toBe(4);
  expect(options().length).toBe(8);
});

it("caches the answer that nothing was found", async () => {
  const { search, asked, answers } = await field();
  answers(emptyAnswer());
  await search("qqqq");
  await search("buty");
  await search("qqqq");
  expect(asked.map(({ text }) => text)).toEqual(["qqqq", "buty"]);
});

it.each([
  ["of another shape", { version: 0, ...fullAnswer() }],
  [
    "with a group of another shape",
    { version: "2zł unknown", answer: { ...fullAnswer(), cms: "<img src=x>" } },
  ],
  [
    "with a record of another shape",
    { version: "2zł unknown", answer: { ...fullAnswer(), cms: [{ name: ["<img>"] }] } },
  ],
])("fetches live when the session contains an entry %s", async (_what, entry) => {
  const session = new Map([["search_buty_pl", JSON.stringify({ time: Date.now(), ...entry })]]);
  const { search, asked, options } = await field({ session });
  await search("buty");
  expect(asked.length).toBe(1);
  expect(options().length).toBe(8);
});

it.each([null, [], "text", 7])("treats %j instead of an answer as a failure", async (answer) => {
  const { search, answers, form } = await field();
  answers(async () => done(answer as never));
  await search("buty");
  expect(form.textContent).toContain("Nie udało się wczytać wyników");
});
