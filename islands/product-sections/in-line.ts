import { moveAway } from "../../runtime/dom/move-away";

/** What may stand between two sections without being seen. */
const UNSEEN = "del, script, template, style, [hidden], .askforproduct";

/**
 * Has the sections follow the tabs, in their order. One that does so already is not moved: a film in it would begin again.
 * @returns puts all of them back
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
