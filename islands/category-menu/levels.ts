import { focusSoon } from "./focus-soon";
import { isModified, linkOf, type Menu, on, panelOf, parentsIn } from "./menu";

/** An item whose level shows, as the theme marks it; on the server's pages also the current path. */
const OPEN = "nav-open";

/**
 * The levels of the tree in the drawer, one at a time (contract A 3.4, bar A7): an item with a level under it opens
 * it instead of leading away, the link in the level's head leads there. Levels that are not seen are inert.
 */
export function nestedLevels({ list, lend, say, signal }: Menu): { reset(): void } {
  const parents = parentsIn(list);
  const onPath = [...list.querySelectorAll(`.${OPEN}`)];
  const isOpen = (item: Element) => item.classList.contains(OPEN);

  const show = (item: HTMLElement, opens: boolean) => {
    const [link, panel] = [linkOf(item), panelOf(item)];
    item.classList.toggle(OPEN, opens);
    if (link) lend(link, "aria-expanded", String(opens));
    if (panel) lend(panel, "inert", opens ? null : "");
    // What the open level covers, or stands in place of.
    const covered = [...(item.parentElement?.children ?? [])].filter((other) => other !== item);
    for (const other of [...covered, ...[...item.children].filter((child) => child !== panel)])
      lend(other, "inert", opens ? "" : null);
  };
  const enter = (item: HTMLElement) => {
    for (const sibling of item.parentElement?.children ?? [])
      if (isOpen(sibling)) show(sibling as HTMLElement, false);
    show(item, true);
    const panel = panelOf(item);
    const stops = panel?.querySelectorAll<HTMLElement>(".nav-header__backLink, .nav-link") ?? [];
    focusSoon([...stops], signal);
  };
  const leave = (item: HTMLElement) => {
    show(item, false);
    focusSoon([linkOf(item)], signal);
  };

  for (const item of parents) {
    const link = linkOf(item);
    if (!link || link.matches("button")) continue;
    lend(link, "role", "button"); // it opens its level, and leads nowhere by a plain press
    if (!link.matches("a[href]")) lend(link, "tabindex", "0");
  }
  for (const back of list.querySelectorAll<HTMLElement>(".nav-header__backLink")) {
    lend(back, "role", "button");
    if (!back.hasAttribute("aria-label") && !back.textContent?.trim())
      lend(back, "aria-label", say("category-menu.back"));
  }

  /** @returns whether something was opened or closed */
  const press = (target: Element): boolean => {
    const back = target.closest(".nav-header__backLink");
    const left = back?.closest<HTMLElement>(`.${OPEN}`);
    if (left) leave(left);
    if (back) return true;
    const link = target.closest(".nav-link");
    const item = link?.closest<HTMLElement>(".nav-item");
    if (!item || linkOf(item) !== link || !panelOf(item)) return false;
    if (isOpen(item)) leave(item);
    else enter(item);
    return true;
  };
  on(
    list,
    "click",
    (event) => {
      if (event.defaultPrevented || isModified(event)) return;
      if (press(event.target as Element)) event.preventDefault();
    },
    signal,
  );
  on(
    list,
    "keydown",
    (event) => {
      const { key, target, repeat } = event;
      const isButton = target instanceof Element && target.matches("[role=button]:not(button)");
      if (!isButton || !(key === " " || (key === "Enter" && !target.matches("[href]")))) return;
      event.preventDefault();
      if (!repeat) press(target);
    },
    signal,
  );

  const reset = () => {
    for (const item of new Set([...onPath, ...parents])) item.classList.remove(OPEN);
    for (const item of parents) show(item, false);
  };
  reset();
  signal.addEventListener("abort", () => {
    for (const item of parents) item.classList.remove(OPEN);
    for (const item of onPath) item.classList.add(OPEN);
  });
  return { reset };
}
