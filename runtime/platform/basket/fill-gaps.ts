/** Adds to get.php's basket what only the GraphQL basket tells: the free-shipping limit, and what identifies lines. */

import type { Result } from "../../base/result";
import type { Basket, BasketLine } from "../../contracts/basket";
import { isNothing } from "./is-nothing";
import type { GapFiller } from "./keep-details";
import { giveUniqueKeys } from "./line-key";

/** @param byGraphql reads the basket from the second source */
export function gapFiller(byGraphql: () => Promise<Result<Basket | null>>): GapFiller {
  /** `undefined` until GraphQL has told it. */
  let limit: number | null | undefined;

  const fill: GapFiller["fill"] = async (basket, needed) => {
    let full = basket;
    const lacksKeys = needed.lines && basket.lines.some(isUnidentified);
    const lacksLimit = needed.limit && basket.freeShippingLimit === null;
    if (lacksKeys || (lacksLimit && limit === undefined)) {
      const answer = await byGraphql();
      if (answer.ok) limit = answer.data?.freeShippingLimit ?? null;
      if (lacksKeys && answer.ok && answer.data)
        full = { ...basket, lines: identified(basket.lines, answer.data.lines) };
    }
    return lacksLimit && limit != null ? { ...full, freeShippingLimit: limit } : full;
  };
  return {
    fill,
    async fillShown(store, needed) {
      const shown = store.getState().basket.basket;
      const full = shown && (await fill(shown, needed));
      const { basket: slice } = store.getState();
      // A basket that was read meanwhile has been completed on its own.
      if (full && full !== shown && slice.basket === shown)
        store.setState({ basket: { ...slice, basket: full } });
    },
  };
}

/** A free line is a gift, which neither source identifies. */
const isUnidentified = ({ id, worth }: BasketLine) => id === null && !isNothing(worth.gross || worth.net);

const pathOf = ({ link }: BasketLine) => link && new URL(link, location.href).pathname;

/**
 * Gives each line without an id the identity of the one GraphQL line that it can be: same product page, size and
 * quantity. Both sources list subscriptions, and lines of other prices, in their own way, so these decide only in doubt.
 */
function identified(lines: readonly BasketLine[], others: readonly BasketLine[]): BasketLine[] {
  const identity = (line: BasketLine): BasketLine => {
    if (!isUnidentified(line)) return line;
    const isSame = (other: BasketLine) =>
      other.id !== null &&
      pathOf(other) === pathOf(line) &&
      other.size === line.size &&
      other.quantity === line.quantity &&
      other.forPoints === line.forPoints;
    const found = [
      (other: BasketLine) => other.isInGroup === (line.subscriptionPeriod !== "0"),
      (other: BasketLine) => other.worth.gross === line.worth.gross,
    ].reduce((left, is) => (left.length > 1 ? left.filter(is) : left), others.filter(isSame));
    const [own] = found;
    if (!own || found.length > 1) return line;
    const { key, id, additional, settable, isInGroup } = own;
    return { ...line, key, id, additional, settable, isInGroup };
  };
  return giveUniqueKeys(lines.map(identity));
}
