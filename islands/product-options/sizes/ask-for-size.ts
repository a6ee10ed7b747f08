import { query } from "../../../runtime/ground/dom";
import { makeElement } from "../../../runtime/kit/make-element";
import { takesFocus } from "../../../runtime/kit/take-focus";
import type { Parts } from "../parts";
import type { Follow } from "../view";

export interface AskForSize {
  /** Whether a size is chosen; where it is not, says so beside the sizes and leads the focus there. */
  isChosen(): boolean;
  /** The message goes as soon as there is one. */
  readonly follow: Follow;
}

/** What needs a size asks for it in the theme's own place and look. */
export function askForSize({ form, context, say, view }: Parts): AskForSize {
  let message: HTMLElement | null = null;
  const clear = () => {
    message?.parentElement?.classList.remove("--alert");
    message?.remove();
    message = null;
  };
  context.signal.addEventListener("abort", clear);

  const ask: AskForSize = {
    follow: ({ choice }) => choice.size && clear(),
    isChosen() {
      const { choice, product } = view();
      if (choice.size || !product.sizes.length || product.standsBack) return true;
      const group = query(form, ".projector_sizes__sub") ?? query(form, "#projector_sizes_section");
      clear();
      if (!group) return true;
      message = makeElement("div", "alert --open", say("product.choose-size"));
      message.id = "alert";
      message.setAttribute("role", "alert");
      group.classList.add("--alert");
      group.prepend(message);
      const first = query(group, "a.projector_sizes__item, select, button, [tabindex]");
      takesFocus(first);
      (first ?? group).scrollIntoView({ block: "center" });
      return false;
    },
  };
  // Shopping lists need a size, too.
  const answer = (event: DocumentEventMap["wyspa:choose-size"]) => {
    if (event.detail.form === form && !ask.isChosen()) event.preventDefault();
  };
  document.addEventListener("wyspa:choose-size", answer, { signal: context.signal });
  return ask;
}
