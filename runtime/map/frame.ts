/** What stands in a map's element: the region with its canvas, markers and buttons, or what is said in its place. */

import type { Translate } from "../contracts/texts";
import { makeElement } from "../dom/make-element";
import { tryFocus } from "../dom/try-focus";
import { dressMarkers } from "./marker-element";
import type { mapTexts } from "./texts";

export type Say = Translate<keyof typeof mapTexts>;

export interface Frame {
  readonly region: HTMLElement;
  readonly canvas: HTMLElement;
  readonly markers: HTMLElement;
  readonly attribution: HTMLElement;
  /** Says something in the map's place, with a button where there is something to press. */
  say(
    text: string,
    button?: { readonly text: string; readonly onPress: () => void; readonly note?: string },
  ): void;
  /** Puts the map's own parts there, under what is said. */
  mount(): void;
  /** The map is seen: nothing is said in its place. */
  unveil(): void;
  /** Puts the element back as it was. */
  remove(): void;
}

export interface FrameOptions {
  readonly element: HTMLElement;
  readonly label: string;
  readonly t: Say;
  /** Null: none. */
  readonly onZoom: ((levels: number) => void) | null;
  readonly signal: AbortSignal;
}

/** What themes and modules put on a map's element while they wait for it. */
const BUSY = "--loading";
/** What is said in the map's place covers it; what says nothing is there for the next time only. */
const [SAID, UNSAID] = ["map_note", "map_unsaid"];

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
  const parts = [
    skip,
    canvas,
    markers,
    ...(onZoom ? [zoomButtons(t, onZoom, signal)] : []),
    attribution,
    end,
  ];
  const region = makeElement("div", "map_region");
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", label);
  dressMarkers(region);

  // One for the region's life: a reader of screens tells of a text that changes, not of a node that comes with one.
  const text = makeElement("p", "map_note__text");
  text.setAttribute("role", "status");
  const note = makeElement("div", UNSAID, text);
  region.append(note);

  const kept = [...element.childNodes];
  /** What had the focus in the element makes way for what is said there. */
  let hadFocus = element.contains(document.activeElement);
  element.replaceChildren(region);
  freeOfBusy(element, signal);
  return {
    region,
    canvas,
    markers,
    attribution,
    say(said, button) {
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
    },
    unveil() {
      const isFocused = note.contains(document.activeElement);
      leaveOnly(text, note);
      note.className = UNSAID;
      text.textContent = "";
      if (isFocused) tryFocus(canvas.querySelector("canvas"));
    },
    remove() {
      region.remove();
      // What others have put beside it stays.
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
  for (const child of [...parent.children]) if (child !== kept) child.remove();
}

/** The focus does not fall out of the map when what had it goes. */
function focusOn(note: HTMLElement): void {
  const button = note.querySelector("button");
  if (button) tryFocus(button);
  else {
    note.tabIndex = -1;
    tryFocus(note);
  }
}

function zoomButtons(t: Say, onZoom: (levels: number) => void, signal: AbortSignal): HTMLElement {
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

/** Modules put the sign on before they make their map, or after; it never stays. */
function freeOfBusy(element: HTMLElement, signal: AbortSignal): void {
  // Taking away what is not there would be heard as a change, too.
  const free = () => element.classList.contains(BUSY) && element.classList.remove(BUSY);
  free();
  const observer = new MutationObserver(free);
  observer.observe(element, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
