/** Builds the card's elements. */
import type { SafeUrl } from "../../../runtime/base/safe-url";
import { makeElement } from "../../../runtime/dom/make-element";

export interface CardView {
  readonly card: HTMLElement;
  readonly undo: HTMLButtonElement;
  readonly close: HTMLButtonElement;
}

export interface CardWords {
  readonly text: string;
  readonly name: string;
  readonly held: string;
  readonly go: string;
  readonly undo: string;
  readonly close: string;
}

/**
 * Words that are empty leave out their element.
 * @param kind `success` or `error`
 * @param address of the basket page; `null` leaves out the link
 */
export function buildCard(
  kind: string,
  words: CardWords,
  picture: SafeUrl | null,
  address: SafeUrl | null,
): CardView {
  const undo = makeElement("button", "add_to_basket__undo btn --outline", words.undo);
  const close = makeElement("button", "add_to_basket__close");
  undo.type = close.type = "button";
  close.setAttribute("aria-label", words.close);
  const body = makeElement("div", "add_to_basket__body", line("text", words.text));
  if (words.name) body.append(line("name", words.name));
  if (words.held) body.append(line("held", words.held));
  const actions = makeElement("div", "add_to_basket__actions");
  if (address) {
    const go = makeElement("a", "add_to_basket__go btn --solid", words.go);
    go.href = address;
    actions.append(inMiddle(go));
  }
  if (words.undo) actions.append(inMiddle(undo));
  // A region of its own: screen readers list it, and it takes no focus.
  const card = makeElement("section", `add_to_basket__card --${kind}`, body, actions, close);
  card.setAttribute("aria-label", words.text);
  if (picture) body.before(pictureOf(picture));
  return { card, undo, close };
}

const line = (part: string, text: string) => makeElement("p", `add_to_basket__${part}`, text);

/** Its room is there before it loads, and stays when it does not load: nothing in the card moves. */
function pictureOf(source: SafeUrl): HTMLImageElement {
  const image = makeElement("img", "add_to_basket__picture");
  Object.assign(image, { src: source, alt: "", width: 64, height: 64 });
  const hide = () => {
    image.style.visibility = "hidden";
  };
  image.addEventListener("error", hide, { once: true });
  return image;
}

/** Inline, because themes make buttons blocks by rules that come later: in a row of several lines, labels would be at the top. */
function inMiddle<Control extends HTMLElement>(control: Control): Control {
  Object.assign(control.style, { display: "inline-flex", alignItems: "center", justifyContent: "center" });
  return control;
}
