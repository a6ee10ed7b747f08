// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basketFromGraphql } from "../../../runtime/platform/basket/from-graphql";
import { basketFromStorefront } from "../../../runtime/platform/basket/from-storefront";
import { recall } from "../../../runtime/platform/basket/recall";
import { KEY, remember, SHAPE } from "../../../runtime/platform/basket/remember";
import { anyJson, anyText } from "../any-text";
import { runs } from "../runs";
import {
  block,
  hostileLinks,
  product,
  products,
  queried,
  queriedBasket,
  withOneFault,
} from "./basket-answers";
import { storageWith } from "./support";

document.head.innerHTML = '<base href="https://shop.test/">';

const basketOf = (count: number) => {
  const basket = basketFromStorefront(block(products(count)));
  if (!basket) throw new Error("no basket");
  return basket;
};
const entryOf = (basket: unknown, more = {}) =>
  JSON.stringify({ shape: SHAPE, edition: "pol", basket, ...more });
const recalled = (entry: string) => recall(storageWith({ [KEY]: entry }), "pol");
const good = basketOf(3);

describe("the remembered basket", () => {
  it.each([0, 1, 10, 22, 50])("with %d lines is the last confirmed one", (count) => {
    const storage = storageWith();
    remember(storage, basketOf(count), "pol", "guest");
    expect(recall(storage, "pol")).toEqual(basketOf(count));
  });

  it("keeps its texts as they were read, with their character references", () => {
    const basket = basketFromStorefront(block([product(1, { name: "&amp;amp;" })]));
    const storage = storageWith();
    if (basket) remember(storage, basket, "pol", "guest");
    expect(recall(storage, "pol")?.lines[0]?.name).toBe("&amp;");
  });

  it("remembers which lines belong to a basket group", () => {
    const storage = storageWith();
    const basket = basketFromGraphql(queriedBasket([queried(1, { basketGroupId: 3 }), queried(2)]));
    if (basket) remember(storage, basket, "pol", "guest");
    expect(recall(storage, "pol")?.lines.map(({ isInGroup }) => isInGroup)).toEqual([true, false]);
  });

  it("is ignored in another language or currency", () => {
    const storage = storageWith();
    remember(storage, good, "eng", "guest");
    expect(recall(storage, "pol")).toBeNull();
  });

  it("is not stored when it is too big for the storage that all scripts share", () => {
    const storage = storageWith({ [KEY]: "before" });
    remember(storage, basketOf(500), "pol", "guest");
    expect(storage.get(KEY)).toBeNull();
  });

  it("is stored on pages whose old libraries give lists a toJSON", () => {
    const storage = storageWith();
    Object.defineProperty(Array.prototype, "toJSON", { value: () => "broken", configurable: true });
    try {
      remember(storage, good, "pol", "guest");
    } finally {
      Reflect.deleteProperty(Array.prototype, "toJSON");
    }
    expect(recall(storage, "pol")).toEqual(good);
  });
});

describe("a stored basket entry", () => {
  it("is ignored when it is missing", () => expect(recall(storageWith(), "pol")).toBeNull());

  it.each([
    "{",
    "null",
    "[]",
    '"x"',
    "{}",
    entryOf(null),
    entryOf([]),
    entryOf({}),
    entryOf({ count: 1 }),
    entryOf({ count: "x", lines: [] }),
    entryOf({ count: 1, lines: {} }),
    entryOf(good, { shape: 0 }),
    entryOf(good, { edition: "eng" }),
    '{"__proto__":{"shape":2,"edition":"pol"}}',
  ])("is removed when it is %s", (entry) => {
    const storage = storageWith({ [KEY]: entry });
    expect(recall(storage, "pol")).toBeNull();
    expect(storage.get(KEY)).toBeNull();
  });

  it("never throws, and is a basket or missing", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyJson.map((value) => JSON.stringify(value)),
          anyJson.map((basket) => entryOf(basket)),
          withOneFault(JSON.parse(entryOf(good))).map((value) => JSON.stringify(value) ?? ""),
          anyJson.map((line) => entryOf({ ...good, lines: [line, ...good.lines] })),
        ),
        (entry) => {
          const basket = recalled(entry);
          if (!basket) return;
          expect(Number.isFinite(basket.count)).toBe(true);
          expect(typeof basket.shippingIsFree).toBe("boolean");
          for (const { key, name, quantity, link, icon } of basket.lines) {
            expect([typeof key, typeof name, typeof quantity]).toEqual(["string", "string", "number"]);
            for (const address of [link, icon]) if (address) expect(address).toMatch(/^https:\/\//);
          }
        },
      ),
      runs(),
    ));

  it("shows the other lines when one is bad", () => {
    const [first, bad, last] = good.lines;
    fc.assert(
      fc.property(withOneFault(bad), (spoiled) => {
        const lines = recalled(entryOf({ ...good, lines: [first, spoiled, last] }))?.lines ?? [];
        expect(lines.length).toBeGreaterThanOrEqual(2);
      }),
      runs(0.5),
    );
  });

  it.each(hostileLinks)("never makes a link of %j", (link) => {
    const [line] = good.lines;
    expect(recalled(entryOf({ ...good, lines: [{ ...line, link, icon: link }] }))?.lines[0]).toMatchObject({
      link: null,
      icon: null,
    });
  });

  it("never changes what all objects share", () => {
    recalled(
      '{"shape":2,"edition":"pol","basket":{"__proto__":{"polluted":1},"count":1,"lines":[{"__proto__":{"polluted":1}}]}}',
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
