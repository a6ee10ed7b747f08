import { moveAway } from "../../runtime/dom/move-away";

/** Invisible elements that may lie between two sections. */
const UNSEEN = "del, script, template, style, [hidden], .askforproduct";

/**
 * Places the sections after the tabs, in order. A section that is already in place is not moved: its video would
 * restart.
 * @returns moves all sections back
 */
export function standInLine(tabs: Element, sections: readonly HTMLElement[]): () => void {
  const putBack: (() => void)[] = [];
  let before: Element = tabs;
  for (const section of sections) {
    const parent = before.parentElement;
    if (parent && !follows(section, before))
      putBack.push(moveAway(section, parent, before.nextSibling, "handler"));
    before = section;
  }
  return () => {
    for (const back of putBack.reverse()) back();
  };
}

function follows(section: Element, before: Element): boolean {
  let next = before.nextElementSibling;
  while (next && next !== section && next.matches(UNSEEN)) next = next.nextElementSibling;
  return next === section;
}
