/**
 * Handles presses on the map and description buttons in the server's markup.
 * The page's own scripts do not receive them: they would address a map that does not exist, and the button's link leads
 * nowhere (contract F 1.2).
 */
import { closest } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { addressOf } from "../../runtime/places/place";
import type { Finder } from "./finder";
import type { StoreLocation } from "./stores";
import { texts } from "./texts";

const DESCRIBE = ".partners_list__show_desc";
const DESCRIPTION = ".partners_list__partner_desc";

interface Answering {
  readonly finder: Finder;
  /** Shows a store on the map; `null` when there is no map. */
  readonly show: ((store: StoreLocation) => unknown) | null;
  readonly button: string | null;
}

export function answerPresses(
  host: HTMLElement,
  context: IslandContext,
  { finder, show, button }: Answering,
) {
  const listen = listening(context.signal);
  /** A single store's button may be outside the element with its data. */
  const storeAround = (element: Element) => {
    const [first, ...others] = finder.all;
    return others.length ? finder.all.find((store) => store.element?.contains(element)) : first;
  };
  const stopEvent = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const press = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !host.contains(target)) return;
    const [toMap, toDescription] = [button && closest(target, button), closest(target, DESCRIBE)];
    const pressed = toMap ?? toDescription;
    if (!pressed) return;
    // Takes modified clicks too: the address leads nowhere, so a new tab would be useless.
    const isPlain = isPlainPress(event);
    stopEvent(event);
    if (!isPlain) return;
    const store = storeAround(pressed);
    if (!store) return;
    if (!toMap) describe(context, store.element, store.name);
    else if (show) show(store);
    else context.alert(context.texts(texts)("store-map.no-map", { address: addressOf(store) }));
  };
  // A link with the role of a button must also react to Space.
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

function describe(context: IslandContext, around: HTMLElement | null, title: string): void {
  const element = around?.querySelector<HTMLElement>(DESCRIPTION);
  if (!element) return;
  void ownDialog(context, { element, ...(!element.querySelector("h1, h2, h3") && { title }) });
}
