import { safeLink } from "../../../runtime/base/safe-url";
import { getPath } from "../../../runtime/base/values";
import type { Translate } from "../../../runtime/contracts/texts";
import { makeElement } from "../../../runtime/dom/make-element";
import type { DialogText } from "./texts";

export interface TellForm {
  readonly element: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly button: HTMLButtonElement;
  /** Shows an error; an empty text clears it. */
  fault(text: string): void;
}

/** Builds the form of the availability dialog with the theme's own field: `validated-form` checks its address. */
export function availabilityForm(t: Translate<DialogText>): TellForm {
  const email = makeElement("input", "f-control --validate");
  Object.assign(email, {
    type: "email",
    name: "availability_email",
    id: "availability_email",
    required: true,
    autocomplete: "email",
  });
  email.setAttribute("data-graphql", "email");
  email.setAttribute("aria-describedby", "availability_fault");
  const label = makeElement("label", "f-label", t("product.your-address"));
  label.htmlFor = email.id;
  const message = makeElement("p", "tell_availability__fault");
  message.id = "availability_fault";
  message.setAttribute("aria-live", "assertive"); // not an alert: Orca says "blank" for one that is inserted empty
  const button = makeElement("button", "btn --solid --large", t("product.tell-me"));
  button.type = "submit";
  const element = makeElement(
    "form",
    "tell_availability",
    makeElement("p", "tell_availability__text", t("product.tell-text")),
    makeElement("div", "f-group", email, label),
    message,
    button,
    privacy(t),
    makeElement("p", "tell_availability__text --small", t("product.tell-no-newsletter")),
  );
  return { element, email, button, fault: (text) => message.replaceChildren(text) };
}

/** Names the privacy policy, as a link when the shop has its address. */
function privacy(t: Translate<DialogText>): HTMLElement {
  const address = safeLink(getPath(window, "app_shop", "vars", "privatePolicyUrl"));
  const [before = "", after = ""] = t("product.privacy", { link: "\u0001" }).split("\u0001");
  const words = t("product.privacy-link");
  if (!address) return makeElement("p", "tell_availability__text --small", before, words, after);
  const link = makeElement("a", "tell_availability__link", words);
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  return makeElement("p", "tell_availability__text --small", before, link, after);
}
