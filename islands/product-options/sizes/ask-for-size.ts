import { query, queryAll } from "../../../runtime/base/safe-dom";
import { tryFocus } from "../../../runtime/dom/try-focus";
import type { Parts } from "../parts";
import type { Follow } from "../view";
import { tellMissingSize } from "./missing-size";

export interface AskForSize {
  /** Whether a size is chosen. If not, shows a message beside the sizes and focuses them. */
  isChosen(): boolean;
  /** Removes the message once a size is chosen. */
  readonly follow: Follow;
}

/** Asks the shopper for a missing size, in the theme's own place and style. */
export function askForSize({ form, context, t, view, override }: Parts): AskForSize {
  let clear = () => {};
  const show = (group: HTMLElement) => {
    const remove = tellMissingSize(group, t("product.choose-size"));
    const select = query(group, "select");
    override(select ?? group, "aria-describedby", "alert");
    if (select) override(select, "aria-invalid", "true");
    clear = () => {
      clear = () => {};
      remove();
      for (const name of ["aria-describedby", "aria-invalid"]) override(select ?? group, name, undefined);
    };
  };
  context.signal.addEventListener("abort", () => clear());

  const ask: AskForSize = {
    follow: ({ choice }) => choice.size && clear(),
    isChosen() {
      const { choice, product } = view();
      if (choice.size || !product.sizes.length || product.isHandledByPageModule) return true;
      const group =
        query<HTMLElement>(form, ".projector_sizes__sub") ??
        query<HTMLElement>(form, "#projector_sizes_section");
      clear();
      if (!group) return true;
      show(group);
      // The page may hide some sizes, or all of them in a fold that it draws itself.
      const first = queryAll(group, "a.projector_sizes__item, select, button, [tabindex]").find(tryFocus);
      if (!first) context.alert(t("product.choose-size"), { type: "warning" });
      (first ?? group).scrollIntoView({ block: "center" });
      return false;
    },
  };
  // Shopping lists dispatch this event because they also need a size.
  const answer = (event: DocumentEventMap["wyspa:choose-size"]) => {
    if (event.detail.form === form && !ask.isChosen()) event.preventDefault();
  };
  document.addEventListener("wyspa:choose-size", answer, { signal: context.signal });
  return ask;
}
