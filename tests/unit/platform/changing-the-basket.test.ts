/** Former faults, each as a rule, against the fixture platform over HTTP. */
import { describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../fixtures/basket/basket";
import { goods, street } from "./shop-tabs";
import { storageWith } from "./support";

const s = street();
const { fill, changes } = s;
const bodies = () => changes().map(({ body }) => new URLSearchParams(body));

describe("a quantity", () => {
  it("is set by one request, which names only the line", async () => {
    const { shirt } = goods(s.shop);
    fill(shirt, 3);
    const { basket } = await s.tab();
    expect(await basket.setQuantity({ id: shirt, size: "uniw" }, 2)).toMatchObject({
      ok: true,
      lineQuantity: 2,
    });
    expect(s.held()).toEqual({ [`${shirt} uniw`]: 2 });
    expect(changes()).toHaveLength(1);
    expect(Object.fromEntries(bodies()[0] ?? [])).toEqual({
      "product[0]": shirt,
      "size[0]": "uniw",
      "set_quantity[0]": "2",
      getAjax: "true",
      mode: "1",
    });
  });

  it.each(["500-html", "reset", "hang", "200-html", "empty"] as const)(
    "that meets %s leaves the product in the basket, and the basket's content is reported",
    async (fault) => {
      const { shirt } = goods(s.shop);
      fill(shirt, 3);
      const { basket, shown } = await s.tab();
      s.shop.faults.set("basketchange", fault, { times: 1 });
      const answer = await basket.setQuantity({ id: shirt, size: "uniw" }, 2);
      expect(answer).toMatchObject({ ok: false, basket: { lines: [{ quantity: 3 }] }, unchanged: true });
      expect(s.held()).toEqual({ [`${shirt} uniw`]: 3 });
      expect(shown()).toEqual(s.held());
      expect(changes()).toHaveLength(1);
    },
  );

  it.each(["500-html", "reset", "hang", "truncated"] as const)(
    "that was set although the answer was %s is reported as set",
    async (fault) => {
      const { shirt } = goods(s.shop);
      fill(shirt, 3);
      const { basket } = await s.tab();
      s.shop.faults.set("basketchange", fault, { times: 1, afterWork: true });
      const answer = await basket.setQuantity({ id: shirt, size: "uniw" }, 2);
      expect(answer).toMatchObject({ ok: true, data: { lines: [{ quantity: 2 }] } });
    },
  );

  it("above the limit is reported as in the answer", async () => {
    const { shirt } = goods(s.shop);
    s.shop.config.orderLimits = { [shirt]: { least: 2, most: 5 } };
    fill(shirt, 3);
    const { basket } = await s.tab();
    const line = { id: shirt, size: "uniw" };
    expect(await basket.setQuantity(line, 9)).toMatchObject({ ok: true, lineQuantity: 5 });
    expect(await basket.setQuantity(line, 1)).toMatchObject({ ok: true, lineQuantity: 2 });
    expect(await basket.remove(line)).toMatchObject({ ok: true, lineQuantity: 0, data: { lines: [] } });
  });

  it("is a decimal number, as on a scale", async () => {
    const cloth = s.shop.catalogue.products.find(({ unit, price }) => unit.sellBy < 1 && price > 0);
    const { basket } = await s.tab();
    await basket.setQuantity({ id: `${cloth?.id}`, size: "uniw" }, 0.1 + 0.2);
    expect(bodies()[0]?.get("set_quantity[0]")).toBe("0.3");
  });
});

describe("for a product in the basket twice, plain and as a subscription,", () => {
  const both = async () => {
    const { socks } = goods(s.shop);
    fill(socks, 2);
    fill(socks, 4, { subscription: true });
    const tab = await s.tab();
    const [plain, subscribed] = tab.store.getState().basket.basket?.lines ?? [];
    if (!plain?.id || !subscribed?.id) throw new Error("the lines are not told apart");
    return { ...tab, socks, plain: { ...plain, id: socks }, subscribed: { ...subscribed, id: socks } };
  };
  const hash = hashOf({ subscription: true });

  it("removing the subscription leaves the plain line", async () => {
    const { basket, socks, subscribed } = await both();
    expect(await basket.remove(subscribed)).toMatchObject({ ok: true, lineQuantity: 0 });
    expect(s.held()).toEqual({ [`${socks} uniw`]: 2 });
  });

  it("setting one leaves the other", async () => {
    const { basket, socks, plain, subscribed } = await both();
    expect(await basket.setQuantity(plain, 7)).toMatchObject({ ok: true, lineQuantity: 7 });
    expect(await basket.setQuantity(subscribed, 1)).toMatchObject({ ok: true, lineQuantity: 1 });
    expect(s.held()).toEqual({ [`${socks} uniw`]: 7, [`${socks} uniw ${hash}`]: 1 });
  });

  it("by GraphQL a subscription is removed by its own hash, and its quantity is not touched", async () => {
    s.shop.config.basketBlock = false;
    const { basket, socks, plain, subscribed } = await both();
    expect([plain.settable, subscribed.settable]).toEqual([true, false]);
    expect(await basket.remove(subscribed)).toMatchObject({ ok: true });
    expect(s.held()).toEqual({ [`${socks} uniw`]: 2 });
    expect(await basket.remove({ ...subscribed })).toMatchObject({ ok: true, data: { lines: [{}] } });
  });

  it("lines for points have their own identity, too", async () => {
    const { socks } = goods(s.shop);
    fill(socks, 2);
    fill(socks, 4, { forPoints: true });
    const { basket, store } = await s.tab();
    const forPoints = store.getState().basket.basket?.lines.find((line) => line.forPoints);
    await basket.setQuantity({ id: socks, size: "uniw", forPoints: true }, 1);
    expect(forPoints?.id).toBe(socks);
    expect(s.held()).toEqual({ [`${socks} uniw`]: 2, [`${socks} uniw points`]: 1 });
  });

  it("lines of a block without ids are told apart by GraphQL, and changed each by its own hash", async () => {
    s.shop.config.basketIds = false;
    const { basket, socks, plain, subscribed } = await both();
    expect([plain.settable, subscribed.settable]).toEqual([true, false]);
    expect(subscribed.subscriptionPeriod).toBe("30");
    expect(await basket.setQuantity(plain, 3)).toMatchObject({ ok: true, lineQuantity: 3 });
    expect(await basket.remove(subscribed)).toMatchObject({ ok: true });
    expect(s.held()).toEqual({ [`${socks} uniw`]: 3 });
  });

  it.each([
    ["the same key twice", twice],
    ["a block without hashes, while GraphQL fails", withoutHashes],
  ])("lines of %s are ambiguous, so that none of them has an id", async (_, arrange) => {
    const { socks } = goods(s.shop);
    fill(socks, 2);
    arrange();
    const { store } = await s.tab();
    const lines = store.getState().basket.basket?.lines ?? [];
    expect(lines.map(({ id }) => id)).toEqual(lines.map(() => null));
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  function withoutHashes() {
    s.shop.config.basketHashes = "missing";
    s.shop.faults.set("graphql", "500-html");
  }

  /** A platform that lists a line twice. */
  function twice() {
    const visitor = s.shop.visitors.of(s.shopper);
    visitor.basket = [...visitor.basket, ...visitor.basket];
  }
});

describe.each(["missing", "unlike"] as const)("a line whose hash is %s", (basketHashes) => {
  const opened = async () => {
    const { shirt, mug } = goods(s.shop);
    s.shop.config.basketHashes = basketHashes;
    fill(shirt, 3);
    fill(mug, 1);
    const tab = await s.tab();
    await vi.waitFor(() => expect(tab.store.getState().basket.basket?.lines[0]?.id).toBe(shirt));
    return { ...tab, line: { id: shirt, size: "uniw" }, shirt, mug };
  };

  it("is set, and the shop's answer is believed", async () => {
    const { basket, line, shown } = await opened();
    expect(await basket.setQuantity(line, 4)).toMatchObject({ ok: true, lineQuantity: 4 });
    expect(shown()).toEqual(s.held());
  });

  it("reports the shop's limit", async () => {
    const { basket, line, shirt } = await opened();
    s.shop.config.orderLimits = { [shirt]: { most: 5 } };
    expect(await basket.setQuantity(line, 9)).toMatchObject({ ok: true, lineQuantity: 5 });
  });

  it("reports what the answer holds also when the basket cannot be read", async () => {
    const { basket, line } = await opened();
    s.shop.faults.set("get.php", "500-html");
    expect(await basket.setQuantity(line, 4)).toMatchObject({ ok: true, data: null, lineQuantity: 4 });
  });

  it("is removed and comes back", async () => {
    const { basket, line, shirt, mug } = await opened();
    expect(await basket.remove(line)).toMatchObject({ ok: true, lineQuantity: 0 });
    expect(s.held()).toEqual({ [`${mug} uniw`]: 1 });
    expect(await basket.add({ ...line, quantity: 3 })).toMatchObject({ ok: true });
    expect(s.held()).toMatchObject({ [`${shirt} uniw`]: 3 });
  });

  it("does not grow by an addition without effect, and the pieces are told", async () => {
    const { basket, line } = await opened();
    s.shop.config.forgetsAdditions = true;
    expect(await basket.add({ ...line, quantity: 2 })).toMatchObject({ ok: false, productQuantity: 3 });
  });
});

describe("an addition", () => {
  it("does not overwrite what another tab has added meanwhile", async () => {
    const { shirt } = goods(s.shop);
    fill(shirt, 1);
    const { basket } = await s.tab();
    fill(shirt, 4);
    expect(await basket.add({ id: shirt, size: "uniw", quantity: 1 })).toMatchObject({ ok: true });
    expect(s.held()).toEqual({ [`${shirt} uniw`]: 6 });
    expect(changes()).toHaveLength(1);
  });

  it("does not overwrite an unknown basket", async () => {
    const { shirt } = goods(s.shop);
    s.shop.faults.set("get.php", "500-html");
    fill(shirt, 5);
    const { basket, store } = await s.tab();
    expect(store.getState().basket.basket).toBeNull();
    expect(await basket.add({ id: shirt, size: "uniw", quantity: 1 })).toEqual({
      ok: true,
      data: null,
      lineQuantity: null,
    });
    expect(s.held()).toEqual({ [`${shirt} uniw`]: 6 });
  });

  it("with further fields is sent like its form, and is reported by the same answer", async () => {
    const { shirt } = goods(s.shop);
    fill(shirt, 2);
    const tab = await s.tab();
    const fields = { engraving: "Ala" };
    expect(await tab.basket.add({ id: shirt, size: "uniw", quantity: 1, fields })).toMatchObject({
      ok: true,
    });
    expect(s.held()).toEqual({
      [`${shirt} uniw`]: 2,
      [`${shirt} uniw ${hashOf({ configuration: "engraving=Ala" })}`]: 1,
    });
    expect(changes()[0]?.query).toEqual({});
    expect(bodies()[0]?.get("number")).toBe("1");
    expect(tab.log.some((entry) => entry.startsWith("told"))).toBe(true);
  });

  it("that is refused explains why, in the shop's words", async () => {
    const { shirt } = goods(s.shop);
    s.shop.config.orderLimits = { [shirt]: { most: 2 } };
    const { basket } = await s.tab();
    const answer = await basket.add({ id: shirt, size: "uniw", quantity: 3 });
    expect(answer).toMatchObject({
      ok: false,
      kind: "refused",
      message: "Maksymalnie możesz zamówić: 2.",
      unchanged: true,
    });
    expect(s.held()).toEqual({});
  });

  it("of a missing product is refused, even by form, whose answer has no message for it", async () => {
    const { basket } = await s.tab();
    expect(await basket.add({ id: "7", size: "uniw", quantity: 1 })).toMatchObject({ kind: "refused" });
    expect(await basket.add({ id: "no-such", size: "uniw", quantity: 1 })).toMatchObject({ kind: "refused" });
  });

  it.each(["500-html", "reset", "hang", "errors-200"] as const)(
    "that succeeded although the answer was %s is reported as done",
    async (fault) => {
      const { shirt } = goods(s.shop);
      const { basket, shown } = await s.tab();
      s.shop.faults.set("graphql", fault, { times: 1, afterWork: true });
      const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1 });
      expect(answer).toEqual({ ok: true, lineQuantity: null, data: expect.anything() });
      expect(answer).toMatchObject({ data: { lines: [{ quantity: 1 }] } });
      expect(shown()).toEqual(s.held());
    },
  );

  it("with an unclear answer is not reported as done when the earlier basket could not be read", async () => {
    const { shirt } = goods(s.shop);
    const { basket } = await s.tab();
    s.shop.faults.set("get.php", "404", { times: 1 });
    await basket.refresh();
    s.shop.faults.set("graphql", "reset", { times: 1, afterWork: true });
    const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1 });
    expect(answer).toMatchObject({ ok: false, unchanged: false, basket: { lines: [{ quantity: 1 }] } });
  });

  it("with a lost answer is unclear when it makes the basket equal to an earlier one, which another tab has changed", async () => {
    const { shirt } = goods(s.shop);
    const line = { id: shirt, size: "uniw" };
    fill(shirt, 2);
    const [own, other] = [await s.tab(), await s.tab()];
    s.shop.faults.set("get.php", "422", { times: 2 }); // neither tab reads what the other one has changed
    await other.basket.setQuantity(line, 1);
    await s.quiet();
    s.shop.faults.set("graphql", "reset", { times: 1, afterWork: true });
    const answer = await own.basket.add({ ...line, quantity: 1 });
    expect(answer).toMatchObject({ ok: false, unchanged: false, basket: { lines: [{ quantity: 2 }] } });
  });

  it("that was executed twice reports the quantity in the basket", async () => {
    const { shirt } = goods(s.shop);
    fill(shirt, 1);
    const { basket } = await s.tab();
    fill(shirt, 1); // like a browser whose connection was reset
    expect(await basket.add({ id: shirt, size: "uniw", quantity: 1 })).toMatchObject({
      ok: true,
      productQuantity: 3,
    });
  });

  it("of fewer pieces than requested reports the quantity in the basket, though no answer came", async () => {
    const { shirt } = goods(s.shop);
    const { basket } = await s.tab();
    s.shop.faults.set("graphql", "500-html", { times: 1 });
    fill(shirt, 1);
    const answer = await basket.add({ id: shirt, size: "uniw", quantity: 3 });
    expect(answer).toMatchObject({ ok: false, kind: "status", unchanged: false, productQuantity: 1 });
  });

  describe.each([
    ["a plain product", {}],
    ["one with further fields", { engraving: "Ala" }],
  ])("of %s that is confirmed but missing in the basket", (_, fields) => {
    it("is not reported as done", async () => {
      const { shirt } = goods(s.shop);
      s.shop.config.forgetsAdditions = true;
      const { basket } = await s.tab();
      const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1, fields });
      expect(answer).toMatchObject({ ok: false, kind: "refused", unchanged: true, productQuantity: 0 });
    });

    it("is not reported as done when some of it was there before", async () => {
      const { shirt } = goods(s.shop);
      fill(shirt, 2);
      s.shop.config.forgetsAdditions = true;
      const { basket } = await s.tab();
      const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1, fields });
      expect(answer).toMatchObject({ ok: false, kind: "refused", unchanged: true, productQuantity: 2 });
    });

    it("is not reported as done when lines are ambiguous", async () => {
      const { shirt, mug } = goods(s.shop);
      fill(mug, 2);
      Object.assign(s.shop.config, { forgetsAdditions: true, basketIds: false });
      const { basket } = await s.tab();
      const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1, fields });
      expect(answer).toMatchObject({ ok: false, kind: "refused", unchanged: true });
    });
  });

  it("replaced by another product is unclear", async () => {
    const { shirt, mug } = goods(s.shop);
    s.shop.config.forgetsAdditions = true;
    const { basket } = await s.tab();
    fill(mug, 1);
    const answer = await basket.add({ id: shirt, size: "uniw", quantity: 1 });
    expect(answer).toMatchObject({ ok: false, kind: "format", unchanged: false });
  });

  it("of nothing sends no request", async () => {
    const { shirt } = goods(s.shop);
    const { basket } = await s.tab();
    await basket.add({ id: shirt, size: "uniw", quantity: 0 });
    expect(changes()).toEqual([]);
  });
});

describe("a basket that cannot be read after a change", () => {
  const isOutdated = ({ store }: Awaited<ReturnType<typeof s.tab>>) => !!store.getState().basket.outdated;

  it.each([
    ["was never read before", true],
    ["was read before", false],
  ])("is outdated until it is read again, when it %s", async (_, failsEarly) => {
    const { shirt } = goods(s.shop);
    if (failsEarly) s.shop.faults.set("get.php", "500-html");
    const tab = await s.tab();
    s.shop.faults.set("get.php", "500-html");
    expect(await tab.basket.add({ id: shirt, size: "uniw", quantity: 1 })).toMatchObject({ ok: true });
    expect(isOutdated(tab)).toBe(true);
    await tab.basket.refresh();
    expect(isOutdated(tab)).toBe(true);
    s.shop.faults.clear();
    await tab.basket.refresh();
    expect(isOutdated(tab)).toBe(false);
    expect(tab.shown()).toEqual(s.held());
  });

  it("is outdated when the change's answer was lost, too", async () => {
    const { shirt } = goods(s.shop);
    const tab = await s.tab();
    s.shop.faults.set("get.php", "500-html");
    s.shop.faults.set("graphql", "reset", { times: 1, afterWork: true });
    await tab.basket.add({ id: shirt, size: "uniw", quantity: 1 });
    expect(isOutdated(tab)).toBe(true);
  });

  it("is as right as before when the shop refused the change", async () => {
    const { shirt } = goods(s.shop);
    s.shop.config.orderLimits = { [shirt]: { most: 2 } };
    const tab = await s.tab();
    s.shop.faults.set("get.php", "500-html");
    await tab.basket.add({ id: shirt, size: "uniw", quantity: 3 });
    expect(isOutdated(tab)).toBe(false);
  });

  it("is not compared with the basket after the next change", async () => {
    const { shirt } = goods(s.shop);
    const fields = { engraving: "Ala" };
    const addition = { id: shirt, size: "uniw", quantity: 1, fields };
    const line = { id: shirt, size: "uniw", additional: hashOf({ configuration: "engraving=Ala" }) };
    const tab = await s.tab();
    await tab.basket.add(addition);
    s.shop.faults.set("get.php", "500-html");
    await tab.basket.remove(line);
    s.shop.faults.clear();
    expect(await tab.basket.add(addition)).toMatchObject({ ok: true, data: { count: 1 } });
  });
});

describe("the answer to a change", () => {
  it("dispatches its header first, and then its event to the page's own code, even when a listener throws", async () => {
    const { shirt } = goods(s.shop);
    s.shop.config.trackingScripts = ["one"];
    const { basket, log } = await s.tab();
    log.length = 0;
    await basket.setQuantity({ id: shirt, size: "uniw" }, 2);
    const answer = { id: shirt, size: "uniw", count: 2, md5_additional: "" };
    expect(log).toEqual(["tracking 1", `told ${JSON.stringify({ basket: { products: [answer] } })}`]);

    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("Core", {
      basketChanged: () => {
        throw new Error("theirs");
      },
    });
    expect(await basket.setQuantity({ id: shirt, size: "uniw" }, 3)).toMatchObject({
      ok: true,
      lineQuantity: 3,
    });
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });
});

describe("the search cache", () => {
  const remembered = { search_buty_pl: "{}", search_prezent_pl: "{}" };
  const kept = async (wasLeft: Record<string, string>) =>
    (await s.tab(storageWith({ ...remembered, ...wasLeft }))).memory.keys("search_");

  it("is cleared on the first page after a sign-out", async () => {
    expect(await kept({ wyspa_changing: "out" })).toEqual([]);
  });

  it.each([
    ["left without a pending change", {}],
    ["left in the middle of a change", { wyspa_changing: "1" }],
  ])("stays after a page that was %s", async (_, wasLeft) => {
    expect(await kept(wasLeft)).toEqual(Object.keys(remembered));
  });
});
