/** What tests do in the open panel, and how the shop answers. */
import { done, type Result } from "../../../runtime/base/result";
import type { Basket } from "../../../runtime/contracts/basket";
import type { Shop } from "./support";

/** Lets the fixture server answer with this basket, as the runtime does: the store first, then the promise. */
export function answering(made: Shop, next: Basket) {
  return async (): Promise<Result<Basket | null>> => {
    await Promise.resolve(); // no request is answered at once
    made.show(next);
    return done(next);
  };
}
/** A request that is answered when the test says so. */
export function held() {
  let answer: (result: Result<Basket | null>) => void = () => {};
  const request = new Promise<Result<Basket | null>>((resolve) => {
    answer = resolve;
  });
  return { request: () => request, answer: (result: Result<Basket | null>) => answer(result) };
}

export const button = (made: Shop, name: string) =>
  made
    .all("button")
    .find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name) as HTMLButtonElement;
export const field = (made: Shop, number = 1) =>
  made.find<HTMLInputElement>(`input[aria-label="Ilość: Produkt ${number}"]`) as HTMLInputElement;
export const note = (made: Shop) => made.find(".top_basket__message")?.textContent ?? "";
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
