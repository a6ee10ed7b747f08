import { attr, classesOf, query, queryAll } from "../../../runtime/base/safe-dom";
import { actAsButton } from "../../../runtime/dom/act-as-button";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { isPlainPress } from "../../../runtime/dom/is-plain-press";
import type { Parts } from "../parts";
import type { Follow } from "../view";

const BUTTON = ".projector_sizes__item";

/**
 * Connects sizes as links, or as a list when there are many; natively a link reloads the page and the list does
 * nothing.
 */
export function followSizes({ form, context, on, override, loans, choose, view, t }: Parts): Follow {
  const { signal } = context;
  /** `null` for a size that is missing in the page's data: the server's link then keeps working. */
  const idOf = (button: Element) => {
    const id = attr(button, "data-size-type");
    return view().product.sizes.some((size) => size.id === id) ? id : null;
  };
  const buttons = queryAll<HTMLElement>(form, BUTTON).filter(idOf);
  /** As rendered. For the chosen size, the newest answer decides instead. */
  const soldOut = new Set(buttons.filter((button) => classesOf(button).contains("--disabled")));
  const select = query<HTMLSelectElement>(form, "#projector_sizes_select");
  for (const button of buttons) actAsButton(button, override, signal);
  signal.addEventListener("abort", () => {
    for (const button of buttons) {
      button.style.textDecorationLine = "";
      dropEmptyStyle(button);
    }
  });

  on(form, "click", (event) => {
    const button = isPlainPress(event) && (event.target as Element).closest(BUTTON);
    const id = button && idOf(button);
    if (!id) return;
    event.preventDefault();
    choose.size(id);
  });
  if (select) on(select, "change", () => choose.size(select.selectedOptions[0]?.value ? select.value : null));

  let wasChosen = false;
  return ({ choice: { size }, isUnavailable }) => {
    for (const button of buttons) {
      const isChosen = attr(button, "data-size-type") === size?.id;
      loans.toggle(button, "--selected", isChosen);
      override(button, "aria-pressed", String(isChosen));
      const isOut = isChosen ? isUnavailable : soldOut.has(button);
      const name = (button.textContent ?? "").trim();
      // A sold-out size stays selectable: the shopper can ask for a message when it is available again.
      override(button, "aria-disabled", isOut ? "true" : undefined);
      // Some themes strike through only while the size is not chosen. Colour alone is not enough (WCAG 1.4.1).
      button.style.textDecorationLine = isOut ? "line-through" : "";
      override(button, "aria-label", isOut ? t("product.size-sold-out", { size: name }) : undefined);
    }
    if (select && size && select.value !== size.id) select.value = size.id;
    const field = query<HTMLInputElement>(form, "#projector_size_hidden, input[type=hidden][name=size]");
    if (field && (size || wasChosen)) field.value = size?.id ?? "";
    wasChosen = !!size;
  };
}
