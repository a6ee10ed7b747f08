import { safeLink } from "../../../runtime/ground/safe-url";
import { dig } from "../../../runtime/ground/values";
import { makeElement } from "../../../runtime/kit/make-element";
import type { Translate } from "../../../runtime/texts/texts";
import type { DialogText } from "./texts";

export interface TellForm {
  readonly element: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly button: HTMLButtonElement;
  /** Says what is wrong; the empty text says nothing. */
  fault(text: string): void;
}

/** The form of the dialog, with the theme's own field: the validation island checks its address. */
export function availabilityForm(say: Translate<DialogText>): TellForm {
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
  const label = makeElement("label", "f-label", say("product.your-address"));
  label.htmlFor = email.id;
  const message = makeElement("p", "tell_availability__fault");
  message.id = "availability_fault";
  message.setAttribute("role", "alert");
  const button = makeElement("button", "btn --solid --large", say("product.tell-me"));
  button.type = "submit";
  const element = makeElement(
    "form",
    "tell_availability",
    makeElement("p", "tell_availability__text", say("product.tell-text")),
    makeElement("div", "f-group", email, label),
    message,
    button,
    privacy(say),
    makeElement("p", "tell_availability__text --small", say("product.tell-no-newsletter")),
  );
  return { element, email, button, fault: (text) => message.replaceChildren(text) };
}

/** The shop's page about privacy, where it has one. */
function privacy(say: Translate<DialogText>): HTMLElement {
  const address = safeLink(dig(window, "app_shop", "vars", "privatePolicyUrl"));
  const [before = "", after = ""] = say("product.privacy", { link: "\u0001" }).split("\u0001");
  const words = say("product.privacy-link");
  if (!address) return makeElement("p", "tell_availability__text --small", before, words, after);
  const link = makeElement("a", "tell_availability__link", words);
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  return makeElement("p", "tell_availability__text --small", before, link, after);
}
