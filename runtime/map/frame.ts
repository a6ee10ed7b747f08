/** Builds the content of a map's element: the region with canvas, markers and buttons, or a message in their place. */

import { safeFile } from "../base/safe-url";
import type { Translate } from "../contracts/texts";
import { makeElement } from "../dom/make-element";
import { tryFocus } from "../dom/try-focus";
import { dressMarkers } from "./marker-element";
import type { mapTexts } from "./texts";

export type MapTranslate = Translate<keyof typeof mapTexts>;

export interface Frame {
  readonly region: HTMLElement;
  readonly canvas: HTMLElement;
  readonly markers: HTMLElement;
  readonly attribution: HTMLElement;
  /** Shows a message in place of the map's parts, with an optional button. */
  showMessage(
    text: string,
    button?: { readonly text: string; readonly onPress: () => void; readonly note?: string },
  ): void;
  /** Inserts the map's parts. The message becomes a small one above them. */
  mount(): void;
  /** Removes the message, because the map is visible. */
  unveil(): void;
  /** Restores the element's own content. */
  remove(): void;
}

export interface FrameOptions {
  readonly element: HTMLElement;
  readonly label: string;
  readonly t: MapTranslate;
  /** `null`: no zoom buttons. */
  readonly onZoom: ((levels: number) => void) | null;
  readonly signal: AbortSignal;
}

/** The class that themes and modules set on a map's element while it loads. */
const BUSY = "--loading";
/** Classes of the message element: one covers the map, one lets presses through, one hides the empty element. */
const [SAID, WAITING, UNSAID] = ["map_note", "map_wait", "map_unsaid"];

export function makeFrame({ element, label, t, onZoom, signal }: FrameOptions): Frame {
  const canvas = makeElement("div", "map_canvas");
  const markers = makeElement("div", "map_markers");
  markers.setAttribute("role", "group");
  markers.setAttribute("aria-label", t("map.places"));
  const attribution = makeElement("p", "map_attribution");
  const end = makeElement("span", "map_end");
  end.tabIndex = -1;
  const skip = makeElement("a", "map_skip", t("map.skip"));
  skip.href = "#";
  skip.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      tryFocus(end);
    },
    { signal },
  );
  const zoom = onZoom ? [zoomButtons(t, onZoom, signal)] : [];
  const parts = [skip, canvas, markers, ...zoom, attribution, end];
  const region = makeElement("div", "map_region");
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", label);
  dressMarkers(region);

  // One status element for the region's lifetime: screen readers announce a text that changes, not a node that arrives
  // with its text.
  const text = makeElement("p", "map_note__text");
  text.setAttribute("role", "status");
  const note = makeElement("div", UNSAID, text);
  region.append(note);

  const kept = [...element.childNodes];
  /** Focus in the replaced content moves to the first message. */
  let hadFocus = element.contains(document.activeElement);
  element.replaceChildren(region);
  freeOfBusy(element, signal);
  return {
    region,
    canvas,
    markers,
    attribution,
    showMessage(said, button) {
      hadFocus ||= region.contains(document.activeElement);
      leaveOnly(note, region);
      leaveOnly(text, note);
      note.className = SAID;
      text.textContent = said;
      if (button) note.append(...buttonWith(button, signal));
      if (hadFocus) focusOn(note);
      hadFocus = false;
    },
    mount() {
      region.prepend(...parts);
      note.className = WAITING;
    },
    unveil() {
      const isFocused = note.contains(document.activeElement);
      leaveOnly(text, note);
      note.className = UNSAID;
      text.textContent = "";
      if (isFocused) tryFocus(canvas.querySelector("canvas"));
    },
    remove() {
      region.replaceWith();
      // Content that other scripts added to the element stays.
      element.prepend(...kept);
    },
  };
}

function buttonWith(
  { text, onPress, note }: { readonly text: string; readonly onPress: () => void; readonly note?: string },
  signal: AbortSignal,
): readonly HTMLElement[] {
  const button = makeElement("button", "map_note__button btn --solid", text);
  button.type = "button";
  button.addEventListener("click", onPress, { signal });
  return note ? [button, makeElement("p", "map_note__more", note)] : [button];
}

function leaveOnly(kept: Element, parent: Element): void {
  for (const child of [...parent.children]) if (child !== kept) child.replaceWith();
}

/** Keeps the focus in the map when the focused element is removed. */
function focusOn(note: HTMLElement): void {
  const button = note.querySelector("button");
  if (button) tryFocus(button);
  else {
    note.tabIndex = -1;
    tryFocus(note);
  }
}

function zoomButtons(t: MapTranslate, onZoom: (levels: number) => void, signal: AbortSignal): HTMLElement {
  const button = (name: string, sign: string, levels: number) => {
    const made = makeElement("button", "map_zoom__button", sign);
    made.type = "button";
    made.setAttribute("aria-label", name);
    made.addEventListener("click", () => onZoom(levels), { signal });
    return made;
  };
  return makeElement(
    "div",
    "map_zoom",
    button(t("map.nearer"), "+", 1),
    button(t("map.farther"), "\u2212", -1),
  );
}

/** Removes the loading class, which modules may set before or after they make their map. */
function freeOfBusy(element: HTMLElement, signal: AbortSignal): void {
  // The check prevents a loop: removing a missing class also notifies the observer.
  const free = () => element.classList.contains(BUSY) && element.classList.remove(BUSY);
  free();
  const observer = new MutationObserver(free);
  observer.observe(element, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/**
 * Builds the attribution of the tiles from the shop's own markup, reduced to texts and links.
 * @param parse the gate's parser, which makes inert nodes from markup
 */
export async function attributionNodes(
  configured: string,
  parse: (markup: string) => Promise<DocumentFragment>,
): Promise<readonly (Node | string)[]> {
  if (!/[<&]/.test(configured)) return [configured];
  return textsAndLinks(await parse(configured));
}

function textsAndLinks(parent: ParentNode & Node): readonly (Node | string)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof HTMLElement) || node.matches("script, style, template")) return [];
    if (!(node instanceof HTMLAnchorElement)) return textsAndLinks(node);
    const address = safeFile(node.getAttribute("href"));
    return address ? [linkTo(address, node.textContent ?? "")] : [node.textContent ?? ""];
  });
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = makeElement("a", "", text);
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  return link;
}
