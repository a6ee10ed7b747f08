import type { BeforePaint, OnPress } from "../../runtime/contracts/island";

/** Gives the field its role before it gets the focus: screen readers would read a later one as another field. */
export const beforePaint: BeforePaint = () => {
  const field = document.querySelector(".menu_search__input:not([role])");
  field?.setAttribute("role", "combobox");
  field?.setAttribute("aria-expanded", "false");
};

/**
 * Focuses the field during the press that opens the overlay, before the island's chunk is loaded: an iPhone opens its
 * keyboard at no other time.
 */
export const onPress: OnPress = [
  // The mounted island gives the button its state, and focuses the field itself.
  ".menu_search__mobile:not([aria-expanded])",
  () => document.querySelector<HTMLElement>(".menu_search__input")?.focus(),
];
