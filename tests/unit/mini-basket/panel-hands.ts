/** Actions of tests in the open panel, and the shop's answers. */
import { done, type Result } from "../../../runtime/base/result";
import type { Basket } from "../../../runtime/contracts/basket";
import type { Shop } from "./support";

/** Makes the shop answer with this basket in the runtime's order: the store first, then the promise. */
export function answering(made: Shop, next: Basket) {
  return async (): Promise<Result<Basket | null>> => {
    await Promise.resolve(); // a real request is never answered synchronously
    made.show(next);
    return done(next);
  };
}
/** A request that the test answers later. */
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
