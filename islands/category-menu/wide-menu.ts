import { keepRing } from "../../runtime/dom/keep-ring";
import { followHover } from "./hover-intent";
import { layOut } from "./lay-out";
import type { Menu } from "./menu";
import { disclose } from "./panels";
import { tapTwice } from "./tap-twice";

/** The menu of large screens. The theme's own CSS opens panels by hover; this is the rest. */
export function wideMenu(menu: Menu): void {
  const panels = disclose(menu, layOut(menu));
  // One that the theme's CSS has opened ahead of us is as it will be each later time, from the next frame on.
  for (const item of panels.items) if (item.matches(":hover, :focus-within")) panels.prepare(item);
  followHover(menu, panels);
  tapTwice(menu);
  keepRing(menu.list, menu.signal);
}
