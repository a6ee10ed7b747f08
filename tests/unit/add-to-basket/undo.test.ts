/** Taking an addition back: by what the basket holds now, and told by what it holds afterwards. */
import { expect, it, vi } from "vitest";
import { takeBack } from "../../../islands/add-to-basket/card/undo";
import { done, fault } from "../../../runtime/base/result";
import type { Basket, BasketLine, Changed } from "../../../runtime/contracts/basket";
import type { IslandContext } from "../../../runtime/contracts/island";

const line = {
  key: "12 S",
  id: "12",
  size: "S",
  additional: "",
  forPoints: false,
  quantity: 5,
} as BasketLine;
const basket = (quantity: number) =>
  ({ lines: quantity ? [{ ...line, quantity }] : [] }) as unknown as Basket;

async function undo(undoes: number, now: Basket | null, result: Changed) {
  const setQuantity = vi.fn(async () => result);
  const remove = vi.fn(async () => result);
  const context = {
    platform: { basket: { setQuantity, remove } },
    store: { getState: () => ({ basket: { basket: now } }) },
  } as unknown as IslandContext;
  return { undone: await takeBack(context, { line, undoes }), setQuantity, remove };
}

it("sets the line back by what was added", async () => {
  const { undone, setQuantity } = await undo(2, basket(5), done(basket(3)));
  expect(setQuantity.mock.calls).toEqual([[{ id: "12", size: "S" }, 3]]);
  expect(undone).toEqual({ isDone: true, text: "add-to-basket.taken-back", quantity: 3 });
});

it("removes a line that the addition has made", async () => {
  const { undone, remove } = await undo(5, basket(5), done(basket(0)));
  expect(remove.mock.calls).toEqual([[{ id: "12", size: "S" }]]);
  expect(undone).toEqual({ isDone: true, text: "add-to-basket.removed", quantity: 0 });
});

it("keeps what the shopper has changed elsewhere meanwhile", async () => {
  const { setQuantity } = await undo(2, basket(8), done(basket(6)));
  expect(setQuantity.mock.calls).toEqual([[{ id: "12", size: "S" }, 6]]);
});

it("is not done when the basket still holds more", async () => {
  const { undone } = await undo(2, basket(5), done(basket(5)));
  expect(undone).toEqual({ isDone: false, text: "add-to-basket.not-undone", quantity: 5 });
});

it("is done when the answer was lost and the basket shows it", async () => {
  const { undone } = await undo(2, basket(5), { ...fault("timeout"), basket: basket(3) });
  expect(undone.isDone).toBe(true);
});

it("is unclear when the basket cannot be read", async () => {
  const { undone } = await undo(2, basket(5), { ...fault("network"), basket: null });
  expect(undone).toEqual({ isDone: false, text: "add-to-basket.undo-unclear", quantity: null });
});
