/**
 * Changes the basket in place (contract F §3, rulings 24 and 25). One request per change: `set_quantity` sets a line,
 * 0 removes it, and an addition need not know what is there. Afterwards the basket is read afresh, after a failure
 * too: what the shopper is told is what the basket holds.
 */

import { done, fault, type Result } from "../../ground/result";
import { exactQuantity } from "../../kit/quantity";
import type { Addition, Basket, BasketActions, Changed, LineRef } from "./basket";
import { quantityIn } from "./line-key";
import { basketRequests, isPlain, type Said, type Send, type Ways } from "./requests";
import { takeTurns } from "./turns";

interface Needs extends Ways {
  /** Reads the Basket block afresh and shows it. */
  readBasket(): Promise<Result<Basket | null>>;
  /** `performance.now()` when another tab last said that it changes the basket, or has changed it. */
  heardAt(): number;
}

/** Milliseconds for one request; for a change with its waiting for those before it; for the reading afterwards. */
const REQUEST_MS = 12_000;
const CHANGE_MS = 20_000;
const READING_MS = 8_000;

/** The basket after a change, and before it as far as it was known. */
interface Seen {
  readonly basket: Basket;
  readonly before: Basket | null;
  readonly unchanged: boolean;
  /** No other tab has said that it changes the basket at the same time. */
  readonly isAlone: boolean;
}
/** Pieces of a product in a size, whatever line they are on. */
const pieces = ({ lines }: Basket, { id, size }: Pick<LineRef, "id" | "size">) =>
  lines.reduce((sum, line) => (line.id === id && line.size === size ? sum + line.quantity : sum), 0);

const asText = (basket: Basket) => basket.lines.map(({ key, quantity }) => `${key}: ${quantity}`).join();

/** What to make of what was said, where the basket afterwards says otherwise. */
type Verdict = (said: Said, seen: Seen) => Said;

/** Nobody answered, or the answer was spoiled, and yet it was done. */
const wasSet =
  (line: LineRef, quantity: number): Verdict =>
  (said, { basket }) =>
    !said.ok && quantityIn(basket, line) === quantity ? done(null) : said;

const wasAdded =
  (line: Addition): Verdict =>
  (said, { basket, before, unchanged, isAlone }) => {
    // The answer to a form has no word for a refusal.
    if (said.ok) return unchanged && !isPlain(line) ? fault("refused") : said;
    // It came, and cannot be read: then the basket says whether the product was added, if nobody else can have added it.
    const was = before && isAlone && said.kind === "format" ? pieces(before, line) : null;
    return was !== null && pieces(basket, line) >= exactQuantity(was + line.quantity) ? done(null) : said;
  };

export function changeBasket(needs: Needs): Pick<BasketActions, "add" | "setQuantity"> {
  const { store, readBasket, heardAt } = needs;
  const { set, add } = basketRequests(needs);
  const inTurn = takeTurns(CHANGE_MS);
  const known = () => store.getState().basket.basket;

  /** The basket as it is now; null where it cannot be read in time. */
  const afresh = async (): Promise<Basket | null> => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, READING_MS, null));
    const read = await Promise.race([readBasket(), late]);
    return read?.ok ? read.data : null;
  };

  const change = async ({ id, size }: LineRef, send: Send, verdict: Verdict): Promise<Changed> => {
    const changed = await inTurn(`${id} ${size}`, async (left): Promise<Changed> => {
      const before = known();
      const began = performance.now();
      const said = await send(Math.min(left, REQUEST_MS));
      const basket = await afresh();
      const unchanged = !!basket && !!before && asText(basket) === asText(before);
      // One that began earlier may still be under way.
      const isAlone = heardAt() < began - CHANGE_MS;
      const answer = basket ? verdict(said, { basket, before, unchanged, isAlone }) : said;
      if (answer.ok) return { ok: true, data: basket, held: answer.data };
      return { ...answer, basket, unchanged };
    });
    return changed ?? { ...fault("timeout"), basket: await afresh(), unchanged: true };
  };

  return {
    setQuantity: (line, asked) => {
      const quantity = exactQuantity(asked);
      return change(line, set(line, quantity), wasSet(line, quantity));
    },
    async add(line) {
      const quantity = exactQuantity(line.quantity);
      if (!quantity) return { ok: true, data: known() }; // nothing more is nothing new
      return change(line, add({ ...line, quantity }), wasAdded({ ...line, quantity }));
    },
  };
}
