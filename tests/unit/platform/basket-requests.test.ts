// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { Basket, LineRef } from "../../../runtime/contracts/basket";
import type { ShopConfig } from "../../../runtime/contracts/config";
import { lineKey } from "../../../runtime/platform/basket/line-key";
import { basketRequests, type Ways } from "../../../runtime/platform/basket/requests";
import { isPlain } from "../../../runtime/platform/basket/write-addition";
import { newStore } from "./support";

afterEach(() => void Reflect.deleteProperty(window, "Core"));

const shirt = { id: "7", size: "S" };
const answerOf = (...products: unknown[]) => JSON.stringify({ basket: { products } });

/** The line with a hash as the source lists it: a hash from GraphQL cannot be used in the form. */
const listed = (source: "storefront" | "graphql") => {
  const line = { ...shirt, additional: "abc" };
  return { ...line, key: lineKey(line), settable: source === "storefront" };
};

/** The requests of a page. @param answer the body of each answer, or a result of GraphQL */
function requests(answer: string | Result<unknown>, source: "storefront" | "graphql" = "storefront") {
  const store = newStore();
  store.setState(({ basket }) => ({
    shop: { basketUrl: "/basketchange.php" } as unknown as ShopConfig,
    basket: { ...basket, basket: { lines: [listed(source)] } as unknown as Basket },
  }));
  const post = vi.fn(async (_url: string, _options: object) =>
    typeof answer === "string" ? done(answer) : answer,
  );
  const graphql = vi.fn(async (..._: unknown[]) => answer);
  const ways = { store, http: { post }, graphql } as unknown as Ways;
  return { ...basketRequests(ways), post, graphql };
}
const formOf = ({ post }: ReturnType<typeof requests>) => {
  const [, options = {}] = post.mock.calls[0] ?? [];
  return Object.fromEntries(new URLSearchParams(Reflect.get(options, "body")));
};

describe("a quantity", () => {
  it("is set by a form that survives the end of the page", async () => {
    const page = requests(answerOf({ ...shirt, count: 2, md5_additional: "" }));
    expect(await page.set(shirt, 2)(9_000)).toEqual(done(2));
    expect(page.post.mock.calls).toEqual([
      [
        "/basketchange.php?type=multiproduct",
        {
          body: "product%5B0%5D=7&size%5B0%5D=S&set_quantity%5B0%5D=2&getAjax=true&mode=1",
          type: "application/x-www-form-urlencoded",
          deadline: 9_000,
          keepalive: true,
        },
      ],
    ]);
  });

  it("of a line with a hash, or paid with points, names both", async () => {
    const page = requests(answerOf());
    await page.set({ ...shirt, additional: "abc", forPoints: true }, 2)(1);
    expect(formOf(page)).toMatchObject({ "additional[0]": "abc", "forpoints[0]": "1" });
  });

  it.each<[string, unknown[], LineRef, number | null]>([
    [
      "is the one of its own size",
      [
        { ...shirt, size: "M", count: 4 },
        { ...shirt, count: 2 },
      ],
      shirt,
      2,
    ],
    [
      "is the one of its own product",
      [
        { ...shirt, id: 8, count: 4 },
        { ...shirt, count: 2 },
      ],
      shirt,
      2,
    ],
    ["is 0 when the answer does not list the line", [{ ...shirt, id: 8, count: 4 }], shirt, 0],
    [
      "is the one with its hash",
      [
        { ...shirt, md5_additional: "x", count: 4 },
        { ...shirt, count: 2 },
      ],
      shirt,
      2,
    ],
    [
      "is unknown when two lines match",
      [
        { ...shirt, count: 4 },
        { ...shirt, count: 2 },
      ],
      shirt,
      null,
    ],
    ["is unknown for points", [{ ...shirt, count: 4 }], { ...shirt, forPoints: true }, null],
  ])("that the answer tells %s", async (_, products, line, held) => {
    expect(await requests(answerOf(...products)).set(line, 2)(1)).toEqual(done(held));
  });

  it("is unknown when the answer has no list, and the answer is unusable when it is no object", async () => {
    expect(await requests("{}").set(shirt, 2)(1)).toEqual(done(null));
    expect(await requests("[]").set(shirt, 2)(1)).toEqual(fault("format"));
    expect(await requests(fault("network")).set(shirt, 2)(1)).toEqual(fault("network"));
  });
});

describe("a line that GraphQL has listed", () => {
  const hashed = { ...shirt, additional: "abc" };
  const removed = done({ removeProductsFromBasket: { status: "success" } });

  it("is removed by GraphQL, with the hash that is valid only there", async () => {
    const { set, graphql, post } = requests(removed, "graphql");
    expect(await set(hashed, 0)(800)).toEqual(done(null));
    const [operation, variables, options] = graphql.mock.calls[0] ?? [];
    expect(operation).toMatchObject({
      suffix: "?removeFromBasket",
      document: expect.stringContaining("removeProductsFromBasket"),
    });
    expect([variables, options]).toEqual([{ id: 7, size: "S", additional: "abc" }, { deadline: 800 }]);
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    ["without a hash", shirt, 0, "graphql"],
    ["whose quantity is set", hashed, 2, "graphql"],
    ["of the Basket block", hashed, 0, "storefront"],
  ] as const)("%s is changed by its form", async (_, line, quantity, source) => {
    const { set, graphql, post } = requests(answerOf(), source);
    await set(line, quantity)(1);
    expect([post.mock.calls.length, graphql.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("an addition", () => {
  const added = (answer: unknown) => requests(done({ addProductsToBasket: answer }));
  const line = { ...shirt, quantity: 2 };

  it("of a plain product is sent by GraphQL", async () => {
    const { add, graphql } = added({ status: "success" });
    expect(await add(line)(700)).toEqual(done(null));
    const [operation, variables, options] = graphql.mock.calls[0] ?? [];
    expect(operation).toMatchObject({
      suffix: "?addToBasket",
      document: expect.stringContaining("addProductsToBasket"),
    });
    expect([variables, options]).toEqual([{ id: 7, size: "S", quantity: 2 }, { deadline: 700 }]);
  });

  it.each([
    ["refused as a whole", { status: "error" }, fault("refused")],
    [
      "refused in one of its results, in the shop's words",
      {
        status: "success",
        results: [{ status: "success" }, { status: "error", error: { message: "Nie." } }],
      },
      fault("refused", { message: "Nie." }),
    ],
    ["unusable", "yes", fault("format")],
  ])("can be %s", async (_, answer, expected) => {
    expect(await added(answer).add(line)(1)).toEqual(expected);
  });

  it("with further fields is sent like its form, and is refused when the answer does not list it", async () => {
    const fields = { engraving: "Ala" };
    const page = requests(answerOf({ ...shirt, count: 5 }));
    expect(await page.add({ ...line, fields })(1)).toEqual(done(null));
    expect(page.post.mock.calls[0]?.[0]).toBe("/basketchange.php");
    expect(formOf(page)).toEqual({
      ...fields,
      product: "7",
      size: "S",
      number: "2",
      getAjax: "true",
      mode: "1",
    });
    expect(await requests(answerOf({ ...shirt, size: "M" })).add({ ...line, fields })(1)).toEqual(
      fault("refused"),
    );
  });

  it("is plain for a product's number without further fields", () => {
    expect(isPlain({ id: "123456789" })).toBe(true);
    for (const id of ["1234567890", "a1", "1a", ""]) expect(isPlain({ id })).toBe(false);
    expect(isPlain({ id: "7", fields: { a: "" } })).toBe(false);
  });
});

describe("the page's own hook", () => {
  it("gets the answer; a page without one is no fault", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = answerOf({ ...shirt, count: 2 });
    await requests(answer).set(shirt, 2)(1);
    Reflect.set(window, "Core", {});
    await requests(answer).set(shirt, 2)(1);
    expect(complain).not.toHaveBeenCalled();
    const basketChanged = vi.fn();
    Reflect.set(window, "Core", { basketChanged });
    await requests(answer).set(shirt, 2)(1);
    expect(basketChanged.mock.calls).toEqual([[JSON.parse(answer)]]);
    complain.mockRestore();
  });
});
