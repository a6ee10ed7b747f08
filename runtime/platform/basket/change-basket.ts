/**
 * Changes the basket in place (contract F §3, rulings 24 and 25).
 *
 * Each change is one request: `set_quantity` sets a line, 0 removes it, and an addition does not depend on the present
 * quantity. The basket is refetched afterwards, even after a failure, so that messages match its real content.
 */

import { withDeadline } from "../../base/deadline";
import { done, type Fault, fault, type Result } from "../../base/result";
import type { Addition, Basket, Changed, Done, LineRef } from "../../contracts/basket";
import type { AnsweredAddition } from "../../contracts/sent-addition";
import type { WyspaState } from "../../contracts/store";
import { exactQuantity } from "../../dom/quantity";
import { piecesIn, quantityIn, sumOf } from "./line-key";
import { basketRequests, type Said, type Send, type Ways } from "./requests";
import { takeTurns } from "./turns";
import { isPlain } from "./write-addition";

interface Needs extends Ways {
  /** Refetches the Basket block and writes it to the store. */
  readBasket(): Promise<Result<Basket | null>>;
  /** `performance.now()` of the last message from another tab about a running or finished basket change. */
  heardAt(): number;
}

/** Milliseconds for one request; for a change including its time in the queue; for the refetch afterwards. */
const REQUEST_MS = 12_000;
const CHANGE_MS = 20_000;
const READING_MS = 8_000;

/** The shop has answered a change. The basket is still to be read. */
type Answered = () => void;

export interface Changes {
  setQuantity(line: LineRef, quantity: number, answered: Answered): Promise<Changed>;
  /** @param sent the entry has sent the addition in the press, so that only its answer is awaited */
  add(addition: Addition, answered: Answered, sent?: AnsweredAddition): Promise<Changed>;
  /** Sends the changes that wait for their turn, because the page is being left. */
  sendWaiting(): void;
}

/** The basket after a change, and the basket before it if it was known. */
interface Seen {
  readonly basket: Basket;
  readonly before: Basket | null;
  readonly unchanged: boolean;
  /** `before` was read without a fault, and no other tab announced a change at the same time. */
  readonly isSure: boolean;
}
const asText = (basket: Basket) => basket.lines.map(({ key, quantity }) => `${key}: ${quantity}`).join();

/** The outcome of a change: the server's answer, and the pieces of the product in the basket. */
type Outcome = Said & Pick<Done, "productQuantity">;

/** Corrects the server's answer when the refetched basket contradicts it. */
type Verdict = (response: Said, seen: Seen) => Outcome;

/** What the basket shows is what the shop holds: it overrules a failure, and an answer with another number. */
const wasSet =
  (line: LineRef, quantity: number): Verdict =>
  (response, { basket }) =>
    quantityIn(basket, line) === quantity ? done(quantity) : response;

/** The response neither confirms nor refuses, so the server may have made the change. */
const isUnclear = ({ kind, status = 500 }: Fault) =>
  /^(network|timeout|format|graphql)$/.test(kind) || (kind === "status" && status >= 500);

/**
 * Compares the pieces of the product before and after an addition. Browsers resend a request when its keep-alive
 * connection is reset, so one addition may run twice. A confirmed addition may also have no effect.
 */
const wasAdded =
  (line: Addition): Verdict =>
  (response, { basket, before, unchanged, isSure }) => {
    const now = piecesIn(basket, line);
    const was = before && piecesIn(before, line);
    const asked = was === null ? null : exactQuantity(was + line.quantity);
    const differing = now !== null && now !== asked ? { productQuantity: now } : {};
    if (response.ok) {
      // The response to a form cannot express a refusal, so an unchanged basket counts as one.
      const isSame = unchanged && (isSure || !isPlain(line));
      const isNoMore = now === 0 || (isSure && now !== null && was !== null && now <= was);
      // Another line grew instead: the basket may list the product under another id.
      if (now === 0 && before && sumOf(basket.lines) > sumOf(before.lines)) return fault("format");
      if (isSame || isNoMore) return { ...fault("refused"), ...differing };
      return asked === null ? response : { ...response, ...differing };
    }
    if (!isSure || !isUnclear(response) || now === null || asked === null) return response;
    return now >= asked
      ? { ...done(null), ...differing }
      : now === was
        ? response
        : { ...response, ...differing };
  };

/** The basket before a change, for comparisons; an outdated one proves nothing. */
const known = ({ basket: { basket, outdated } }: WyspaState) => (outdated ? null : basket);

/** Whether the last fetch succeeded; after a failed one the known basket may be out of date. */
const isRead = ({ basket, storefront }: WyspaState) => {
  const { status, kind } = storefront.Basket ?? {};
  return basket.status === "current" && (status === "ready" || kind === "absent");
};

export function changeBasket(needs: Needs): Changes {
  const { store, readBasket, heardAt } = needs;
  const { set, add } = basketRequests(needs);
  const { inTurn, release } = takeTurns(CHANGE_MS);
  /** Refetches the basket; `null` when it cannot be read in time. @param reading one that has begun after the answer */
  const afresh = async (reading = readBasket()): Promise<Basket | null> => {
    const read = await withDeadline(reading, READING_MS);
    return read?.ok ? read.data : null;
  };

  /** The next basket that is read replaces the slice, and with it the mark. */
  const markOutdated = () => store.setState(({ basket }) => ({ basket: { ...basket, outdated: true } }));

  const change = async (
    { id, size }: LineRef,
    send: Send,
    verdict: Verdict,
    answered: Answered,
    sent?: AnsweredAddition,
  ): Promise<Changed> => {
    const run = async (left: number): Promise<Changed> => {
      // What was read after the press may contain an addition that was sent in it.
      const { state, at: began } = sent ?? { state: store.getState(), at: performance.now() };
      const before = known(state);
      const wasRead = isRead(state);
      const response = await send(Math.min(left, REQUEST_MS)).finally(answered);
      // After an unclear answer, the reading that began with it may be too old.
      const basket = await afresh(response.ok ? sent?.reading() : undefined);
      if (!basket && (response.ok || isUnclear(response))) markOutdated();
      const unchanged = wasRead && !!basket && !!before && asText(basket) === asText(before);
      // A change that another tab began earlier may still be running.
      const isSure = wasRead && heardAt() < began - CHANGE_MS;
      const outcome: Outcome = basket ? verdict(response, { basket, before, unchanged, isSure }) : response;
      if (!outcome.ok) return { ...outcome, basket, unchanged };
      const { data: lineQuantity, productQuantity } = outcome;
      return {
        ok: true,
        data: basket,
        lineQuantity,
        ...(productQuantity !== undefined && { productQuantity }),
      };
    };
    const changed = await inTurn(`${id} ${size}`, run, !!sent);
    return changed ?? { ...fault("timeout"), basket: await afresh(), unchanged: true };
  };

  return {
    setQuantity(line, asked, answered) {
      const quantity = exactQuantity(asked);
      return change(line, set(line, quantity), wasSet(line, quantity), answered);
    },
    async add(addition, answered, sent) {
      const line = { ...addition, quantity: exactQuantity(addition.quantity) };
      if (!line.quantity) return { ok: true, data: known(store.getState()) }; // adding 0 pieces is a no-op
      return change(line, add(line, sent), wasAdded(line), answered, sent);
    },
    sendWaiting: release,
  };
}
