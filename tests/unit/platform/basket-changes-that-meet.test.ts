/** Changes that overlap each other, or the end of the page, against the fixture platform over HTTP. */
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { goods, street } from "./shop-tabs";

const s = street();
const { fill, changes } = s;

describe("changes that hang", () => {
  it("do not delay a change of another line", async () => {
    const { shirt, mug } = goods(s.shop);
    const { basket } = await s.tab();
    const hold = s.shop.faults.hold("basketchange");
    const all = [1, 2, 3].map((quantity) => basket.setQuantity({ id: shirt, size: "uniw" }, quantity));
    await hold.arrived(1);
    expect(await basket.add({ id: mug, size: "uniw", quantity: 1 })).toMatchObject({ ok: true });
    expect(changes()).toHaveLength(2);
    hold.release();
    await Promise.all(all);
    expect(s.held()).toEqual({ [`${shirt} uniw`]: 3, [`${mug} uniw`]: 1 });
  });

  it("are all over when the first deadline and theirs have passed: the deadlines do not add up", async () => {
    const { shirt } = goods(s.shop);
    const { basket } = await s.tab();
    s.shop.faults.set("basketchange", "hang");
    const begun = s.now();
    const all = [1, 2, 3, 4].map((quantity) => basket.setQuantity({ id: shirt, size: "uniw" }, quantity));
    expect((await Promise.all(all)).map((one) => !one.ok && one.kind)).toEqual(Array(4).fill("timeout"));
    expect(s.now() - begun).toBeLessThan(48_000);
    expect(changes().length).toBeLessThan(4);
  });

  it("of one line run one after the other", async () => {
    const { shirt } = goods(s.shop);
    const { basket } = await s.tab();
    const hold = s.shop.faults.hold("basketchange");
    const both = [2, 3].map((quantity) => basket.setQuantity({ id: shirt, size: "uniw" }, quantity));
    await hold.arrived(1);
    expect(changes()).toHaveLength(1);
    hold.release();
    await Promise.all(both);
    expect(s.held()).toEqual({ [`${shirt} uniw`]: 3 });
  });
});

describe("a page that is left", () => {
  it("sends its queued changes", async () => {
    const { shirt } = goods(s.shop);
    const { basket, leave } = await s.tab();
    const hold = s.shop.faults.hold("basketchange");
    void basket.setQuantity({ id: shirt, size: "uniw" }, 2);
    await hold.arrived(1);
    void basket.setQuantity({ id: shirt, size: "uniw" }, 3);
    leave();
    await eventually(() => expect(s.held()).toEqual({ [`${shirt} uniw`]: 3 }));
    hold.release();
  });
});

it("a change is reported with the newest reading, when another one has started before its own was answered", async () => {
  const { shirt } = goods(s.shop);
  fill(shirt, 1);
  const { basket } = await s.tab();
  const hold = s.shop.faults.hold("get.php");
  const change = basket.setQuantity({ id: shirt, size: "uniw" }, 2);
  await hold.arrived(1);
  const newer = basket.refresh();
  await hold.arrived(2);
  hold.releaseAt(0);
  hold.release();
  const [answer] = await Promise.all([change, newer]);
  expect(answer).toMatchObject({ ok: true, data: { lines: [{ quantity: 2 }] } });
});

describe("an addition with an unreadable answer", () => {
  it("succeeds when the basket contains it, and no other tab changes it", async () => {
    const { mug } = goods(s.shop);
    const { basket } = await s.tab();
    await basket.refresh();
    s.shop.faults.set("graphql", "200-html", { times: 1, afterWork: true });
    expect(await basket.add({ id: mug, size: "uniw", quantity: 1 })).toMatchObject({ ok: true });
  });

  it("is not claimed while another tab adds the same product: the other tab's piece could be mistaken for it", async () => {
    const { mug } = goods(s.shop);
    const [mine, theirs] = [await s.tab(), await s.tab()];
    await Promise.all([mine.basket.refresh(), theirs.basket.refresh()]);
    s.shop.faults.set("graphql", "200-html", { times: 1 });
    const line = { id: mug, size: "uniw", quantity: 1 };
    const answers = await Promise.all([mine.basket.add(line), theirs.basket.add(line)]);
    const told = answers.filter(({ ok }) => ok).length;
    expect(s.held()[`${mug} uniw`]).toBe(1);
    expect(told).toBe(1);
  });
});
