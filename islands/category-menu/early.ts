import { closest } from "../../runtime/base/safe-dom";
import type { OnPress } from "../../runtime/contracts/island";
import { addEarlyEntry, dropEarlyEntry } from "../../runtime/dom/early-entry";
import { ENTRY, FILTERS, OPEN, TOGGLER } from "./drawer-marks";

/**
 * Opens the drawer in the press, by the theme's class, and closes it again, also on the device's Back. Until the island
 * has arranged the contents, they are not drawn: they would move. If it cannot be loaded, or takes too long, the server's
 * links appear.
 */
export const onPress: OnPress = [
  `${TOGGLER}, .${OPEN} body`,
  (_page, { target, button }) => {
    const { classList } = document.documentElement;
    // A page without the menu has a toggler of its own.
    const aside = document.querySelector("#menu_categories") && document.querySelector("aside");
    const toggler = closest(target as Element, TOGGLER);
    const isMounted = () => document.querySelector(`${TOGGLER}[aria-expanded]`);
    if (button || isMounted() || !aside || classList.contains(FILTERS)) return;
    if (!toggler) {
      if (closest(target as Element, "aside")) return;
      classList.remove(OPEN);
      dropEarlyEntry(ENTRY);
      return;
    }
    if (!classList.toggle(OPEN)) dropEarlyEntry(ENTRY);
    // The mounted island hears Back itself.
    else addEarlyEntry(ENTRY, () => isMounted() || classList.remove(OPEN));
    const { style } = aside;
    style.setProperty("content-visibility", "hidden");
    return () => style.removeProperty("content-visibility");
  },
];
