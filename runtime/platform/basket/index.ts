/** Chunk `basket`: changes the basket, and reads it by GraphQL when get.php omits it or parts of it. */
import { done, fault, type Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { Platform } from "../../contracts/platform";
import { basketFromGraphql, basketQuery } from "./from-graphql";

export { type Changes, changeBasket } from "./change-basket";
export { gapFiller } from "./fill-gaps";

/** Reads the basket from the second source (ruling 1). Never rejects. */
export async function readByGraphql(
  graphql: Platform["graphql"],
  signal?: AbortSignal,
): Promise<Result<Basket | null>> {
  const answer = await graphql(basketQuery, {}, { group: "basket", ...(signal && { signal }) });
  if (!answer.ok) return answer;
  const basket = basketFromGraphql(answer.data);
  return basket ? done(basket) : fault("format");
}
