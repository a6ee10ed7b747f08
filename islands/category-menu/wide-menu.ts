import { keepRing } from "../../runtime/dom/keep-ring";
import { followHover } from "./hover-intent";
import { layOut } from "./lay-out";
import type { Menu } from "./menu";
import { disclose } from "./panels";
import { tapTwice } from "./tap-twice";

/** Adds to the menu of large screens what the theme's CSS, which opens panels by hover, cannot do. */
export function wideMenu(menu: Menu): void {
  const panels = disclose(menu, layOut(menu));
  // A panel that the theme's CSS opened before the mount is laid out at once.
  for (const item of panels.items) if (item.matches(":hover, :focus-within")) panels.prepare(item);
  followHover(menu, panels);
  tapTwice(menu);
  keepRing(menu.list, menu.signal);
}
