// @vitest-environment page
import { describe, expect, it } from "vitest";
import { done, type Fault, fault, type Result } from "../../../runtime/base/result";
import { StorefrontFault } from "../../../runtime/platform/storefront-data";
import { page, type Sent, tick } from "./support";

const good = done('{"Basket":{"response":{}},"Wishlist":{"response":{}}}');
const first = (answer: Result<string>) =>
  page({ blocks: ["Basket", "Wishlist"], answer: Promise.resolve(answer) });

const passing: readonly Fault[] = [
  fault("network"),
  fault("status", { status: 500 }),
  fault("status", { status: 503 }),
];
const lasting: readonly Fault[] = [
  fault("timeout"),
  fault("format"),
  fault("aborted"),
  fault("status", { status: 404 }),
  fault("status", { status: 429, retryAfter: 2 }),
];

describe("the page's first request", () => {
  it.each(passing)("is retried after %o", async (trouble) => {
    const { read, sent, reports } = first(trouble);
    const answers = read(["Basket", "Wishlist"]);
    await tick();
    expect(sent.map(({ blocks }) => blocks)).toEqual([["Basket", "Wishlist"]]);
    sent[0]?.answer(good);
    expect([...(await answers).values()].every(({ ok }) => ok)).toBe(true);
    expect(reports).toEqual([]);
  });

  it.each(passing)("is not retried a second time after %o", async (trouble) => {
    const { read, sent, reports } = first(trouble);
    const answers = read(["Basket"]);
    await tick();
    sent[0]?.answer(trouble);
    expect((await answers).get("Basket")).toEqual(trouble);
    await tick();
    expect(sent).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });

  it.each(lasting)("is not retried after %o", async (trouble) => {
    const { read, sent } = first(trouble);
    expect([...(await read(["Basket", "Wishlist"])).values()]).toEqual([trouble, trouble]);
    expect(sent).toHaveLength(0);
  });

  it("is not retried for an unreadable answer", async () => {
    const { sent } = first(done("<html>"));
    await tick();
    expect(sent).toHaveLength(0);
  });
});

describe("a later request", () => {
  it.each([
    ...passing.map((trouble) => [trouble, 2] as const),
    ...lasting.map((trouble) => [trouble, 1] as const),
  ])("after %o is sent %i times in all", async (trouble, times) => {
    const { read, sent } = page();
    const answers = read(["Basket"]);
    for (let count = 0; count < times; count++) {
      await tick();
      sent[count]?.answer(trouble);
    }
    expect((await answers).get("Basket")).toEqual(trouble);
    await tick();
    expect(sent).toHaveLength(times);
  });
});

describe("the error log", () => {
  const heard = async (answer: Result<string>, then?: (sent: readonly Sent[]) => void) => {
    const { sent, reports } = first(answer);
    await tick();
    then?.(sent);
    await tick();
    return reports.map(({ error, phase }) => [(error as Error).message, phase]);
  };

  it("receives one report for one answer, whatever number of blocks failed", async () =>
    expect(await heard(fault("status", { status: 404 }))).toEqual([
      ["get.php returned no usable data for Basket, Wishlist: status 404.", "storefront"],
    ]));

  it("receives only the failed blocks' names", async () =>
    expect(await heard(done('{"Basket":{"response":{}},"Wishlist":null}'))).toEqual([
      ["get.php returned no usable data for Wishlist: format.", "storefront"],
    ]));

  it("receives nothing when the Basket block alone is missing: it has a second source", async () =>
    expect(await heard(done('{"Wishlist":{"response":{}}}'))).toEqual([]));

  it("receives nothing when the page was left", async () =>
    expect(await heard(fault("aborted"))).toEqual([]));

  it("receives nothing when the retry succeeded", async () =>
    expect(await heard(fault("network"), ([again]) => again?.answer(good))).toEqual([]));

  it("receives a report with its own name", () =>
    expect(new StorefrontFault(fault("network"), ["Basket"])).toMatchObject({
      name: "StorefrontFault",
      message: "get.php returned no usable data for Basket: network.",
    }));
});
