/** The words around list and dialogs: the message above the list, links and errors below it, the server's error codes. */

import type { IslandContext } from "../../../runtime/contracts/island";
import { makeElement } from "../../../runtime/dom/make-element";
import { tryFocus } from "../../../runtime/dom/try-focus";
import type { Settings } from "../../../runtime/platform/second-factor";
import type { SecondFactorNeeds, Source } from "./needs";
import { faultTexts, listTexts, wayOutTexts } from "./texts";

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

/** The link to the platform's own sign-in page, which shoppers must reach even when the second factor fails. */
export const signInLine = ({ wayOut }: SecondFactorNeeds) => makeElement("p", "mfa__way_out", wayOut.link());

/** Adds the ways out: back to the page as it was, and the platform's own sign-in page. */
export function writeWaysOut(place: HTMLElement, source: Source, needs: SecondFactorNeeds): void {
  if (place.dataset.status === "edit" || place.querySelector(".mfa__way_out")) return;
  const out = signInLine(needs);
  if (source) {
    const text = needs.texts(wayOutTexts)("second-factor.back");
    out.prepend(makeButton("btn --outline mfa_buttons", "back", text), " ");
  }
  place.append(out);
}

/** Shows below the list that it could not be loaded, with a button that retries. Existing rows stay. */
export function writeTrouble(place: HTMLElement, { texts, wayOut }: SecondFactorNeeds): string {
  const text = wayOut.text();
  const retry = texts(wayOutTexts)("second-factor.again");
  const again = makeButton("btn --outline mfa_buttons", "retry", retry);
  const trouble = makeElement("div", "mfa__trouble", makeElement("p", "", text), again);
  const old = place.querySelector(".mfa__trouble");
  const hadFocus = !!old?.contains(document.activeElement);
  if (old) old.replaceWith(trouble);
  else (place.querySelector(".mfa__factor_list") ?? place).append(trouble);
  if (hadFocus) tryFocus(again);
  return text;
}

/** The texts of the server's error codes. */
const faults: Readonly<Record<string, keyof typeof faultTexts>> = {
  MFA_NOT_SET_YET: "second-factor.not-set",
  MFA_ALREADY_CONFIGURED: "second-factor.set-already",
  LIMIT_EXCEEDED: "second-factor.limit",
  CLIENT_EMAIL_REQUIRED: "second-factor.no-email",
  CLIENT_PHONE_REQUIRED: "second-factor.no-phone",
  INVALID_MFA_MODE: "second-factor.mode",
  INVALID_CHANGE_MODE: "second-factor.mode",
  INVALID_PHONE_FORMAT: "second-factor.bad-phone",
  INVALID_MAIL_FORMAT: "second-factor.bad-email",
  INTERNAL_ERROR: "second-factor.server",
  ACCESS_DENIED: "second-factor.denied",
  PIN_INVALID: "second-factor.wrong",
  NO_CONNECTION: "second-factor.no-connection",
};

export const faultText =
  (texts: Texts) =>
  (code: string): string => {
    const key = Object.hasOwn(faults, code) ? faults[code] : undefined;
    return texts(faultTexts)(key ?? "second-factor.unknown", { code: code.toLowerCase() });
  };

/** The list on the page contradicts the server. */
export const isStale = (code: string) => code === "MFA_NOT_SET_YET" || code === "MFA_ALREADY_CONFIGURED";
