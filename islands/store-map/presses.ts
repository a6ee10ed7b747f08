/**
 * Presses in the server's markup: what leads to the map, and to a partner's description. Its own scripts do not get them,
 * because they would answer for a map that is not there, and the address of the button is none (contract F 1.2).
 */
import { closest } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { ownDialog } from "../../runtime/dom/own-dialog";
import type { Finder } from "./finder";
import { texts } from "./no-map-texts";
import { storesOfMarkup } from "./read-stores";
import { addressOf, type Store } from "./store";

const DESCRIBE = ".partners_list__show_desc";
const DESCRIPTION = ".partners_list__partner_desc";

interface Answering {
  readonly finder: Finder;
  /** Shows a store on the map; null where there is none. */
  readonly show: ((store: Store) => unknown) | null;
  readonly button: string | null;
}

export function answerPresses(
  host: HTMLElement,
  context: IslandContext,
  { finder, show, button }: Answering,
) {
  const listen = listening(context.signal);
  const [first, ...others] = finder.all;
  /** The button of a single place may stand beside what holds its data. */
  const storeAround = (element: Element) =>
    others.length ? finder.all.find((store) => store.element?.contains(element)) : first;
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const press = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !host.contains(target)) return;
    const [toMap, toWords] = [button && closest(target, button), closest(target, DESCRIBE)];
    const pressed = toMap ?? toWords;
    if (!pressed) return;
    // Its address leads nowhere, so a new tab of it is no answer either.
    const isMeant = isPlainPress(event);
    take(event);
    if (!isMeant) return;
    const listed = storeAround(pressed);
    const store = listed ?? storeOf(pressed);
    if (!store) return;
    if (!toMap) describe(context, store.element, store.name);
    else if (listed && show) show(listed);
    else context.alert(context.texts(texts)("store-map.no-map", { address: addressOf(store) }));
  };
  // A link that is said to be a button is pressed by Space, too.
  const key = (event: KeyboardEvent) => {
    const { target, key: pressed, repeat } = event;
    if (!button || !(target instanceof HTMLElement) || !target.matches(button)) return;
    if (target instanceof HTMLButtonElement) return;
    if (pressed !== " " && (pressed !== "Enter" || target.matches("a[href]"))) return;
    event.preventDefault();
    if (!repeat) target.click();
  };
  listen(host, "click", press, { capture: true });
  listen(host, "keydown", key);
}

/** A page's script may have put other rows into the list, of which the map knows nothing. */
function storeOf(pressed: Element): Store | undefined {
  const row = closest(pressed, "[data-name]");
  return row instanceof HTMLElement ? storesOfMarkup([row]).stores[0] : undefined;
}

function describe(context: IslandContext, around: HTMLElement | null, title: string): void {
  const element = around?.querySelector<HTMLElement>(DESCRIPTION);
  if (!element) return;
  void ownDialog(context, { element, ...(!element.querySelector("h1, h2, h3") && { title }) });
}
