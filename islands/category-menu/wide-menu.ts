import { followHover } from "./hover-intent";
import { layOut } from "./lay-out";
import type { Menu } from "./menu";
import { disclose } from "./panels";
import { tapTwice } from "./tap-twice";

/** The menu of large screens. The theme's own CSS opens panels by hover; this is the rest. */
export function wideMenu(menu: Menu): void {
  const panels = disclose(menu, layOut(menu));
  followHover(menu, panels);
  tapTwice(menu);
}
