/** Writes the message above the list of modes, and the links and errors below it. */

import type { IslandContext } from "../contracts/island";
import { makeElement } from "../dom/make-element";
import { tryFocus } from "../dom/try-focus";
import type { Settings } from "../platform/second-factor";
import type { Source } from "./needs";
import { listTexts, wayOutTexts } from "./texts";
import { wayOut } from "./way-out";

type Texts = IslandContext["texts"];

const makeButton = (className: string, action: string, text: string): HTMLButtonElement => {
  const button = makeElement("button", className, text);
  button.type = "button";
  button.dataset.action = action;
  return button;
};
const makeLink = (text: string) => Object.assign(makeElement("a", "", text), { href: "/" });

/** Marks a message of ours. */
const OWN = "data-wyspa-message";

/**
 * Writes the message for enrollment; other states keep the template's own text. So does a message of the server's, until
 * the modes have changed on this page.
 */
export function writeMessage(
  place: HTMLElement,
  { status, configured }: Settings,
  source: Source,
  texts: Texts,
  hasChanged = false,
): void {
  const message = place.querySelector(".mfa__message");
  if (!message || (place.dataset.status || "enrollment") !== "enrollment") return;
  const isServers = !source && !!message.textContent?.trim() && !message.hasAttribute(OWN);
  if (isServers && !hasChanged) return;
  message.setAttribute(OWN, "");
  const t = texts(listTexts);
  const isFree = status !== "required";
  if (configured.length && !source)
    message.replaceChildren(t("second-factor.active"), " ", makeLink(t("second-factor.continue")));
  else if (source && isFree) {
    const className = "mfa__button mfa_buttons --lowercase";
    const button = makeButton(className, "order", t("second-factor.finish"));
    message.replaceChildren(t("second-factor.or-order"), " ", button);
  } else if (isFree)
    message.replaceChildren(t("second-factor.or-home"), " ", makeLink(t("second-factor.home")));
  else message.textContent = t(source ? "second-factor.for-order" : "second-factor.for-account");
}

/** Adds the ways out: back to the page as it was, and the platform's own sign-in page. */
export function writeWaysOut(place: HTMLElement, source: Source, texts: Texts): void {
  if (place.dataset.status === "edit" || place.querySelector(".mfa__way_out")) return;
  const out = wayOut(texts);
  if (source) {
    const text = texts(wayOutTexts)("second-factor.back");
    out.prepend(makeButton("btn --outline mfa_buttons", "back", text), " ");
  }
  place.append(out);
}

/** Shows below the list that it could not be loaded, with a button that retries. Existing rows stay. */
export function writeTrouble(place: HTMLElement, texts: Texts): string {
  const t = texts(wayOutTexts);
  const text = t("second-factor.unavailable");
  const again = makeButton("btn --outline mfa_buttons", "retry", t("second-factor.again"));
  const trouble = makeElement("div", "mfa__trouble", makeElement("p", "", text), again);
  const old = place.querySelector(".mfa__trouble");
  const hadFocus = !!old?.contains(document.activeElement);
  if (old) old.replaceWith(trouble);
  else (place.querySelector(".mfa__factor_list") ?? place).append(trouble);
  if (hadFocus) tryFocus(again);
  return text;
}
