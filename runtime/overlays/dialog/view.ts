import type { DialogOptions } from "../../contracts/dialog";
import type { DialogView } from "../../contracts/overlays";
import { makeElement } from "../../dom/make-element";

export interface View extends DialogView {
  readonly content: HTMLElement;
}

/** The dialog's elements, with the ids and classes that themes style (contract A 12). */
export function buildView({ classes = "", title, text }: DialogOptions, closeLabel: string): View {
  const element = makeElement("dialog", `modal ${classes}`.trim());
  // Themes centre `.modal__wrapper` and limit its width, so a sheet has a class of its own.
  const isSheet = /(^|\s)--sheet(\s|$)/.test(classes);
  const wrapper = makeElement("div", isSheet ? "modal__sheet" : "modal__wrapper");
  const close = makeElement("button", "modal__close");
  const content = makeElement("div", "modal__content");
  element.id = "modal";
  close.type = "button";
  close.setAttribute("aria-label", closeLabel);
  content.tabIndex = -1; // receives the focus when Escape leaves a field
  if (title) content.append(makeElement("h2", "modal__title", title));
  if (text) {
    const words = makeElement("p", "modal__text", text);
    words.id = "modal_text";
    content.append(words);
    element.setAttribute("aria-describedby", words.id);
  }
  wrapper.append(close, content);
  element.append(wrapper);
  return { element, wrapper, close, content };
}

/**
 * Names the dialog by its first heading, which may then receive the focus.
 * @returns the heading, if there is one, and a function that removes the added attributes from it
 */
export function nameView({ element, content }: View, otherwise: string): [HTMLElement | null, () => void] {
  const heading = content.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6");
  if (!heading) {
    element.setAttribute("aria-label", otherwise);
    return [null, () => {}];
  }
  const added: string[] = [];
  const add = (name: string, value: string) => {
    if (heading.getAttribute(name)) return;
    heading.setAttribute(name, value);
    added.push(name);
  };
  add("id", "modal_title");
  add("tabindex", "-1");
  element.setAttribute("aria-labelledby", heading.id);
  const unname = () => {
    for (const name of added) heading.removeAttribute(name);
  };
  return [heading, unname];
}
