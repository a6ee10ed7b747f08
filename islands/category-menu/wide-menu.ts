import { ensureFocusRing } from "../../runtime/dom/keep-ring";
import { followHover } from "./hover-intent";
import { layOut } from "./lay-out";
import type { Menu } from "./menu";
import { disclose } from "./panels";
import { tapTwice } from "./tap-twice";

/**
 * Enhances the menu of large screens, whose panels the theme's CSS opens on hover. Adds layout, hover delays, taps and
 * a focus ring.
 */
export function wideMenu(menu: Menu): void {
  const panels = disclose(menu, layOut(menu));
  // Lays out panels that the theme's CSS opened before the mount.
  for (const item of panels.items()) if (item.matches(":hover, :focus-within")) panels.prepare(item);
  followHover(menu, panels);
  tapTwice(menu);
  ensureFocusRing(menu.list, menu.signal);
}
