/**
 * The card that shows what an addition has done: picture, name, quantity, a way to the basket, and undo. It is not
 * modal, takes no focus, covers neither the pressed button nor its price, and goes away by itself.
 */
import { closest } from "../../../runtime/base/safe-dom";
import type { SafeUrl } from "../../../runtime/base/safe-url";
import type { IslandContext } from "../../../runtime/contracts/island";
import { endInTime } from "../../../runtime/dom/ends-in-time";
import { quantityText } from "../../../runtime/dom/quantity";
import { removeWithFocus } from "../../../runtime/dom/remove-with-focus";
import { showBusy } from "../../../runtime/dom/show-busy";
import { topLayerRoot } from "../../../runtime/dom/top-layer-root";
import { tryFocus } from "../../../runtime/dom/try-focus";
import { type Added, type AddedLine, addedLine, lineName } from "./added-line";
import { followWindow } from "./follow-window";
import { followKeys } from "./keys";
import { stayAWhile } from "./stay";
import { cardTexts } from "./texts";
import { tick } from "./tick";
import { takeBack } from "./undo";
import { buildCard } from "./view";

/** What the card shows, and for which button. */
export interface Shown {
  readonly kind: "success" | "error";
  readonly text: string;
  /** Text of the link to the basket, and its address; without an address there is no link. */
  readonly go: string;
  readonly address: SafeUrl | null;
  /** The product's name on the page, for baskets that do not name it. */
  readonly name: string;
  readonly button: HTMLElement | null;
  readonly added: Added | null;
}

interface Content extends Omit<Shown, "added"> {
  readonly line: AddedLine | null;
  /** Says how much the basket holds; empty leaves it out. */
  readonly held: string;
}

const APPEARING_MS = 150;

/** Closes the card that is shown: a page has one. */
let closeShown: () => void = () => {};

/** Shows the result of an addition. An error stays until the shopper closes it. */
export function showCard(form: HTMLFormElement, context: IslandContext, { added, ...shown }: Shown): void {
  const t = context.texts(cardTexts);
  const line = added && addedLine(added);
  const held =
    line && !added.isTold ? t("add-to-basket.held", { quantity: quantityText(line.line.quantity) }) : "";
  // The theme marks the buttons of product cards itself.
  const { button, kind } = shown;
  if (kind === "success" && button instanceof HTMLButtonElement && !closest(form, ".product"))
    tick(button, t("add-to-basket.done"));
  show(form, context, { ...shown, line, held, name: line ? lineName(line.line) || shown.name : shown.name });
}

function show(form: HTMLFormElement, context: IslandContext, content: Content): void {
  const t = context.texts(cardTexts);
  const { kind, text, go, address, name, button, line, held } = content;
  const canUndo = kind === "success" && !!line?.undoes;
  const words = {
    ...{ text, go, held, name: kind === "success" ? name : "" },
    undo: canUndo ? t("add-to-basket.undo") : "",
    close: t("add-to-basket.close"),
  };
  const view = buildCard(kind, words, kind === "success" ? (line?.line.icon ?? null) : null, address);
  const hadFocus = !!document.activeElement?.closest(".add_to_basket__card");
  closeShown();
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    removeWithFocus(view.card, button ? [button] : []);
  };
  closeShown = () => {
    ended.abort();
    view.card.replaceWith();
  };
  context.signal.addEventListener("abort", closeShown, { signal });

  topLayerRoot().append(view.card);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    view.card.animate?.({ opacity: [0, 1] }, APPEARING_MS);
  const around = closest(form, ".product, [itemtype$='/Product'], body") ?? form;
  followWindow(view.card, button, around, context.store.getState().shop.cookieBanner, signal);
  followKeys(view.card, button, signal, end);
  view.close.addEventListener("click", end);
  endInTime(view.card, closeShown, signal);
  if (hadFocus) tryFocus(view.close);
  const hold = kind === "success" ? stayAWhile(view.card, signal, end) : () => {};
  if (!canUndo || !line) return;
  view.undo.addEventListener("click", async () => {
    if (view.undo.ariaBusy === "true") return; // a second press while the first is sent
    hold(true);
    const stop = showBusy(view.undo);
    const undone = await takeBack(context, line);
    stop();
    if (context.signal.aborted) return;
    const quantity = undone.quantity === null ? "" : quantityText(undone.quantity);
    const message = t(undone.text, { quantity, name: name || t("add-to-basket.unnamed") });
    context.announce(message, { assertive: !undone.isDone });
    if (!signal.aborted || !undone.isDone)
      show(form, context, {
        ...{ ...content, line: null, held: "", name: "" },
        ...{ kind: undone.isDone ? "success" : "error", text: message },
      });
  });
}
