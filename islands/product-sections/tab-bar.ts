import { focusOnce } from "../../runtime/dom/focus-once";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { moveAway } from "../../runtime/dom/move-away";
import { saveAttribute } from "../../runtime/dom/override";
import { type Item, makeItem, rename } from "./item";
import type { Layout, Needs } from "./layout";
import { followReading } from "./reading";
import { scrollToTop } from "./scroll-to";
import { activeOnPaper, nameOf, sectionsOf } from "./sections";

/**
 * Shows the sections on desktops: all stay open below links to them. The links stay visible and mark the section being
 * read.
 */
export function tabBar({ host, t, opened }: Needs): Layout {
  const life = new AbortController();
  const on = listening(life.signal);
  const wrapper = makeElement("div", "tabs__wrapper");
  const keeps = ["role", "aria-label"].map((name) => saveAttribute(host, name));
  const print = activeOnPaper();
  let items: readonly Item[] = [];
  const putBack: (() => void)[] = [];

  const reading = followReading(host, () => items, life.signal);

  const go = (section: HTMLElement, isSmooth: boolean) => {
    opened.clear();
    opened.add(section.id); // the accordion opens it when the view becomes small
    scrollToTop(section, isSmooth, life.signal);
    focusOnce(section, life.signal);
  };
  const makeTab = (section: HTMLElement): Item => {
    const item = makeItem(section, nameOf(section, t), "a", life.signal);
    on(item.element, "click", (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      go(section, true);
    });
    return item;
  };
  const renew = () => {
    const sections = sectionsOf(false);
    putBack.push(standInLine(host, sections));
    items = sections.map((section) => items.find((item) => item.section === section) ?? makeTab(section));
    for (const item of items) rename(item, nameOf(item.section, t));
    const elements = items.map(({ element }) => element);
    // Leaves tabs in place where possible: one of them may have the focus.
    for (const child of [...wrapper.children])
      if (!elements.includes(child as HTMLElement)) child.replaceWith();
    elements.forEach((element, place) => {
      if (wrapper.children[place] !== element) wrapper.insertBefore(element, wrapper.children[place] ?? null);
    });
    reading.renew();
  };

  host.setAttribute("role", "navigation");
  host.setAttribute("aria-label", t("product-sections.name"));
  renew();
  host.append(wrapper);

  return {
    renew,
    go,
    open: () => {},
    // Paper is as narrow as a tablet, where themes hide sections that are not `active`.
    print: (isPaper) => print(items, isPaper),
    controlOf: (section) => items.find((item) => item.section === section)?.control ?? null,
    focused: () => items.find(({ control }) => control === document.activeElement)?.section ?? null,
    end() {
      life.abort();
      for (const back of putBack.reverse()) back();
      wrapper.replaceWith();
      reading.end();
      for (const keep of keeps) keep();
    },
  };
}

/** Invisible elements that may lie between two sections. */
const UNSEEN = "del, script, template, style, [hidden], .askforproduct";

/**
 * Places the sections after the tabs, in order. A section that is already in place is not moved: its video would
 * restart.
 * @returns moves all sections back
 */
function standInLine(tabs: Element, sections: readonly HTMLElement[]): () => void {
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
