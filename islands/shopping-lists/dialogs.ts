/** Asks the shopper for a name or a confirmation in a dialog. */

import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { type ManageText, texts as manageTexts } from "./manage-texts";
import { type Text, texts } from "./texts";
import { isSharedIn, visibilityField } from "./visibility";

interface Named {
  readonly name: string;
  readonly isShared: boolean;
}

/**
 * Asks for a list's name, and who sees the list.
 * @param before name and visibility of an existing list; `null` for a new one
 * @returns `null` when the shopper closes the dialog without a name
 */
export async function askName(
  context: IslandContext,
  opener: HTMLElement,
  title: string,
  before: Named | null,
): Promise<Named | null> {
  const t = context.texts<Text | ManageText>({ ...texts, ...manageTexts });
  const input = makeElement("input", "sl_create__input");
  const label = makeElement("label", "sl_create__label", t("shopping-lists.name"));
  const save = makeElement("button", "sl_create__button btn --solid", t("shopping-lists.save"));
  const visibility = visibilityField(context, t, before?.isShared);
  const form = makeElement("form", "sl_name_form is-validated", label, input, visibility, save);
  Object.assign(input, { id: "sl_name_input", required: true, value: before?.name ?? "" });
  label.htmlFor = input.id;
  const name = await ask(context, opener, title, form, (answer) =>
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = input.value.trim();
      if (!typed) input.value = "";
      if (input.reportValidity()) answer(typed);
    }),
  );
  return name ? { name, isShared: isSharedIn(visibility) } : null;
}

/** Asks for a confirmation. */
export async function confirm(context: IslandContext, opener: HTMLElement, title: string): Promise<boolean> {
  const t = context.texts<Text | ManageText>({ ...texts, ...manageTexts });
  const yes = makeElement("button", "btn --solid", t("shopping-lists.delete-yes"));
  const no = makeElement("button", "btn --outline", t("shopping-lists.delete-no"));
  yes.type = no.type = "button";
  const answers = makeElement("div", "sl_confirm", yes, no);
  const reply = await ask(context, opener, title, answers, (answer) => {
    yes.addEventListener("click", () => answer("yes"));
    no.addEventListener("click", () => answer(null));
  });
  return reply === "yes";
}

/** Shows the question until the shopper answers or closes it. */
function ask(
  context: IslandContext,
  opener: HTMLElement,
  title: string,
  element: HTMLElement,
  listen: (answer: (reply: string | null) => void) => void,
): Promise<string | null> {
  return new Promise((resolve) => {
    let reply: string | null = null;
    let close = () => {};
    listen((answer) => {
      reply = answer;
      close();
    });
    void context
      .dialog({ element, title, classes: "--small", opener, onClose: () => resolve(reply) })
      .then((dialog) => {
        if (!dialog) {
          context.alert(
            context.texts<Text | ManageText>({ ...texts, ...manageTexts })("shopping-lists.failed"),
            { type: "error" },
          );
          resolve(null);
        }
        close = () => dialog?.close();
      });
  });
}
