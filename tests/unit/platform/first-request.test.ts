// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { FirstRequest } from "../../../runtime/contracts/boot";
import { askFirst, sendFirst } from "../../../runtime/platform/first-request";

const where = { url: "/ajax/get.php", view: 4, requestUri: "/", additionalAjax: "" };
const ask = () => sendFirst(["Basket"], where);

/** Stubs the page's network. */
function network(answer: (url: string, init: RequestInit) => unknown) {
  const fetching = vi.fn(answer);
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the first request", () => {
  it("is one bare form to get.php", async () => {
    const sent = network(async () => new Response("{}"));
    expect(await ask()).toEqual(done("{}"));
    expect(sent.mock.calls.map(([url, { method, body }]) => [url, method, body])).toEqual([
      ["/ajax/get.php", "POST", "request=%7B%22Basket%22%3A%7B%7D%7D"],
    ]);
    expect(sent.mock.calls[0]?.[1].headers).toEqual({ "Content-Type": "application/x-www-form-urlencoded" });
  });

  it.each([
    [
      "a wrapper that throws at once",
      () => {
        throw new TypeError("wrapped");
      },
      fault("network"),
    ],
    [
      "no connection",
      async () => {
        throw new TypeError("Failed to fetch");
      },
      fault("network"),
    ],
    [
      "a body that breaks off",
      async () => ({
        status: 200,
        text: async () => {
          throw new TypeError("terminated");
        },
      }),
      fault("network"),
    ],
    ["500", async () => new Response("<html>", { status: 500 }), fault("status", { status: 500 })],
    ["429", async () => new Response("", { status: 429 }), fault("status", { status: 429 })],
    [
      "a copy without `ok`, as wrappers return it",
      async () => ({ status: 200, text: async () => "{}" }),
      done("{}"),
    ],
    ["204", async () => new Response(null, { status: 204 }), done("")],
    ["nothing at all", async () => undefined, fault("network")],
  ])("returns a result, and never rejects, with %s", async (_, answer, result) => {
    network(answer);
    expect(await ask()).toEqual(result);
  });
});

describe("a request before the core has loaded", () => {
  it("is sent at once, each block once, and only once; the core takes over later requests", async () => {
    const sent = network(async () => new Response("{}"));
    const need = vi.fn();
    const first: FirstRequest = { blocks: [] };
    askFirst(first, ["Basket", "Wishlist", "Basket"], () => where, need);
    expect(first.blocks).toEqual(["Basket", "Wishlist"]);
    askFirst(first, ["Snippets"], () => where, need);
    await first.answer;
    expect(sent).toHaveBeenCalledTimes(1);
    expect(need.mock.calls).toEqual([[["Snippets"]]]);
  });

  it("is not sent when no block is needed", () => {
    const sent = network(async () => new Response("{}"));
    const first: FirstRequest = { blocks: [] };
    askFirst(
      first,
      [],
      () => where,
      () => {},
    );
    expect(sent).not.toHaveBeenCalled();
    expect(first.answer).toBeUndefined();
  });
});
