/** Changing the basket, and reading it by GraphQL where get.php does not show it. A chunk of its own beside the transport. */
import { done, fault, type Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { Platform } from "../../contracts/platform";
import { basketFromGraphql, basketQuery } from "./from-graphql";

export { changeBasket } from "./change-basket";

/** The basket by the second source (ruling 1). Never rejects. */
export async function readByGraphql(
  graphql: Platform["graphql"],
  signal?: AbortSignal,
): Promise<Result<Basket | null>> {
  const answer = await graphql(basketQuery, {}, { group: "basket", ...(signal && { signal }) });
  if (!answer.ok) return answer;
  const basket = basketFromGraphql(answer.data);
  return basket ? done(basket) : fault("format");
}
