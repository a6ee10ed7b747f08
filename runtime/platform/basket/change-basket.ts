/**
 * Changes the basket in place (contract F §3, rulings 24 and 25). One request per change: `set_quantity` sets a line,
 * 0 removes it, and an addition need not know what is there. Afterwards the basket is read afresh, after a failure
 * too: what the shopper is told is what the basket holds.
 */

import { done, type Fault, fault, type Result } from "../../base/result";
import type { Addition, Basket, BasketActions, Changed, Done, LineRef } from "../../contracts/basket";
import { exactQuantity } from "../../dom/quantity";
import { piecesIn, quantityIn, sumOf } from "./line-key";
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
  /** The basket before was read without fault, and no other tab has said that it changes it at the same time. */
  readonly isSure: boolean;
}
const asText = (basket: Basket) => basket.lines.map(({ key, quantity }) => `${key}: ${quantity}`).join();

/** What a change has led to: what was said of it, and what the basket holds of the product. */
type Told = Said & Pick<Done, "holds">;

/** What to make of what was said, where the basket afterwards says otherwise. */
type Verdict = (said: Said, seen: Seen) => Told;

/** Nobody answered, or the answer was spoiled, and yet it was done. */
const wasSet =
  (line: LineRef, quantity: number): Verdict =>
  (said, { basket }) =>
    !said.ok && quantityIn(basket, line) === quantity ? done(null) : said;

/** An answer that says neither yes nor no: the server may have done what it was asked for. */
const isUnclear = ({ kind, status = 500 }: Fault) =>
  /^(network|timeout|format|graphql)$/.test(kind) || (kind === "status" && status >= 500);

/**
 * Compares an addition with what the basket holds of the product before and after it. Browsers send a request again whose
 * kept connection was reset, so one addition may have been carried out twice; and a confirmed one may have come to nothing.
 */
const wasAdded =
  (line: Addition): Verdict =>
  (said, { basket, before, unchanged, isSure }) => {
    const now = piecesIn(basket, line);
    const was = before && piecesIn(before, line);
    const asked = was === null ? null : exactQuantity(was + line.quantity);
    const holds = now !== null && now !== asked ? { holds: now } : {};
    if (said.ok) {
      // The answer to a form has no word for a refusal.
      const isSame = unchanged && (isSure || !isPlain(line));
      const isNoMore = now === 0 || (isSure && now !== null && was !== null && now <= was);
      // Something else has come instead: the product may stand there by another name.
      if (now === 0 && before && sumOf(basket.lines) > sumOf(before.lines)) return fault("format");
      if (isSame || isNoMore) return { ...fault("refused"), ...holds };
      return asked === null ? said : { ...said, ...holds };
    }
    if (!isSure || !isUnclear(said) || now === null || asked === null) return said;
    return now >= asked ? { ...done(null), ...holds } : now === was ? said : { ...said, ...holds };
  };

export function changeBasket(needs: Needs): Pick<BasketActions, "add" | "setQuantity"> {
  const { store, readBasket, heardAt } = needs;
  const { set, add } = basketRequests(needs);
  const inTurn = takeTurns(CHANGE_MS);
  const known = () => store.getState().basket.basket;
  /** Whether the last reading has succeeded: after a failed one the basket that is known may be an old one. */
  const isRead = () => {
    const { basket, storefront } = store.getState();
    const { status, kind } = storefront.Basket ?? {};
    return basket.status === "current" && (status === "ready" || kind === "absent");
  };

  /** The basket as it is now; null where it cannot be read in time. */
  const afresh = async (): Promise<Basket | null> => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, READING_MS, null));
    const read = await Promise.race([readBasket(), late]);
    return read?.ok ? read.data : null;
  };

  const change = async ({ id, size }: LineRef, send: Send, verdict: Verdict): Promise<Changed> => {
    const changed = await inTurn(`${id} ${size}`, async (left): Promise<Changed> => {
      const before = known();
      const wasRead = isRead();
      const began = performance.now();
      const said = await send(Math.min(left, REQUEST_MS));
      const basket = await afresh();
      const unchanged = !!basket && !!before && asText(basket) === asText(before);
      // A change of another tab that began earlier may still be under way.
      const isSure = wasRead && heardAt() < began - CHANGE_MS;
      const told: Told = basket ? verdict(said, { basket, before, unchanged, isSure }) : said;
      if (!told.ok) return { ...told, basket, unchanged };
      const { data: held, holds } = told;
      return { ok: true, data: basket, held, ...(holds !== undefined && { holds }) };
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
