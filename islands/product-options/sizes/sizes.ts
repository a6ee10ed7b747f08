import { attr, classesOf, query, queryAll } from "../../../runtime/base/safe-dom";
import { actAsButton } from "../../../runtime/dom/act-as-button";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { eachNew } from "../../../runtime/dom/each-new";
import { isPlainPress } from "../../../runtime/dom/is-plain-press";
import type { Parts } from "../parts";
import type { Follow, View } from "../view";

const BUTTON = ".projector_sizes__item";
const LIST = "#projector_sizes_select";

/**
 * Connects sizes as links, or as a list when there are many; natively a link reloads the page and the list does
 * nothing.
 */
export function followSizes({ form, context, on, override, contents, choose, view, t }: Parts): Follow {
  const { signal } = context;
  /** `null` for a size that is missing in the page's data: the server's link then keeps working. */
  const idOf = (button: Element) => {
    const id = attr(button, "data-size-type");
    return view().product.sizes.some((size) => size.id === id) ? id : null;
  };
  /** Read at each use: a page's script may render the sizes anew. */
  const buttons = () => queryAll<HTMLElement>(form, BUTTON).filter(idOf);
  /** As rendered. For the chosen size, the newest answer decides instead. */
  const soldOut = new WeakSet<Element>();
  const list = () => query<HTMLSelectElement>(form, LIST);
  signal.addEventListener("abort", () => {
    for (const button of buttons()) {
      button.style.textDecorationLine = "";
      dropEmptyStyle(button);
    }
  });
  const show = (button: HTMLElement, { choice: { size }, isUnavailable }: View) => {
    const isChosen = attr(button, "data-size-type") === size?.id;
    contents.toggle(button, "--selected", isChosen);
    override(button, "aria-pressed", String(isChosen));
    const isOut = isChosen ? isUnavailable : soldOut.has(button);
    const name = (button.textContent ?? "").trim();
    // A sold-out size stays selectable: the shopper can ask for a message when it is available again.
    override(button, "aria-disabled", isOut ? "true" : undefined);
    // Some themes strike through only while the size is not chosen. Colour alone is not enough (WCAG 1.4.1).
    button.style.textDecorationLine = isOut ? "line-through" : "";
    override(button, "aria-label", isOut ? t("product.size-sold-out", { size: name }) : undefined);
  };
  const take = (button: HTMLElement) => {
    if (!idOf(button)) return;
    if (classesOf(button).contains("--disabled")) soldOut.add(button);
    actAsButton(button, override, signal);
    show(button, view());
  };
  eachNew(form, () => queryAll<HTMLElement>(form, BUTTON), take, signal);

  on(form, "click", (event) => {
    const button = isPlainPress(event) && (event.target as Element).closest(BUTTON);
    const id = button && idOf(button);
    if (!id) return;
    event.preventDefault();
    choose.size(id);
  });
  on(form, "change", ({ target }) => {
    const select = list();
    if (select && target === select) choose.size(select.selectedOptions[0]?.value ? select.value : null);
  });

  let wasChosen = false;
  return (now) => {
    for (const button of buttons()) show(button, now);
    const { size } = now.choice;
    const select = list();
    if (select && size && select.value !== size.id) select.value = size.id;
    const field = query<HTMLInputElement>(form, "#projector_size_hidden, input[type=hidden][name=size]");
    if (field && (size || wasChosen)) field.value = size?.id ?? "";
    wasChosen = !!size;
  };
}
