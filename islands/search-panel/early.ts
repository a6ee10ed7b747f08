import type { BeforePaint, OnPress } from "../../runtime/contracts/island";
import { addEarlyEntry, dropEarlyEntry } from "../../runtime/dom/early-entry";
import { CLOSER, ENTRY, OPENER, OVERLAY } from "./overlay-marks";

const page = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Gives the field its role before it gets the focus: screen readers would read a later one as another field. */
export const beforePaint: BeforePaint = () => {
  const field = find(".menu_search__input:not([role])");
  field?.setAttribute("role", "combobox");
  field?.setAttribute("aria-expanded", "false");
};

/**
 * Opens the overlay in the press, before the island's chunk is loaded, and focuses the field: an iPhone opens its
 * keyboard at no other time. The island takes over an open overlay; until then, the theme's button closes it, and
 * the device's Back.
 */
export const onPress: OnPress = [
  `${OPENER}, .${OVERLAY} ${CLOSER}`,
  (_page, { target, detail, button }) => {
    const [opener, field] = [find(`${OPENER}:not([aria-expanded])`), find(".menu_search__input")];
    const isClosing = (target as Element).closest(CLOSER);
    // The mounted island gives the opener its state, and answers itself. Enter sends the form by a click on the button.
    if (button || !opener || !field || (isClosing && !detail && field.matches(":focus"))) return;
    // The drawer shows the search without other content.
    const opens = !isClosing && !page.matches(".sidebar_open");
    // The overlay is out of the flow: what is below the form would move up.
    const form = field.closest("form");
    const show = (isShown: boolean) => {
      if (form) form.style.minHeight = isShown ? `${form.offsetHeight}px` : "";
      page.classList.toggle(OVERLAY, isShown);
    };
    show(opens);
    (isClosing ? opener : field).focus();
    const close = () => {
      if (opener.matches("[aria-expanded]")) return; // the mounted island hears Back itself
      show(false);
      opener.focus();
    };
    if (opens) addEarlyEntry(ENTRY, close);
    else dropEarlyEntry(ENTRY);
    return () => {};
  },
];
