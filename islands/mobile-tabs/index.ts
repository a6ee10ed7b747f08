import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { displayedIn } from "../../runtime/dom/displayed";
import { freeId } from "../../runtime/dom/free-id";
import { listening } from "../../runtime/dom/listening";
import { moveAway } from "../../runtime/dom/move-away";
import { onListChange } from "../../runtime/dom/on-list-change";
import { type OverrideAttribute, overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { type Sections, sectionsOf } from "./sections";
import { texts } from "./texts";

interface Row {
  readonly host: HTMLElement;
  /** The tabs as they are now: a page may add, remove or sort them. */
  readonly tabs: () => readonly HTMLElement[];
  readonly override: OverrideAttribute;
  readonly signal: AbortSignal;
}

/** Views on which the side column is a drawer with tabs. */
const isSmall = ({ store }: IslandContext) => store.getState().page.view <= 2;

/** ARIA tabs on small screens (contract A 3.5, bar A10); on larger ones the server's headings. */
export const mount: Mount = (host, context) => {
  const tabs = () => displayedIn(host, host.querySelectorAll<HTMLElement>("[data-ids]"));
  let life: AbortController | undefined;
  const follow = () => {
    if (isSmall(context) === !!life) return;
    life?.abort();
    life = life ? undefined : new AbortController();
    if (life) makeTabs(host, tabs, context, life.signal);
  };
  follow();
  const unsubscribe = context.store.subscribe(follow);
  context.signal.addEventListener("abort", () => {
    unsubscribe();
    life?.abort();
  });
};

function makeTabs(host: HTMLElement, tabs: Row["tabs"], context: IslandContext, signal: AbortSignal): void {
  const column = host.closest("aside") ?? host.parentElement ?? host;
  const override = overrideAttributesUntilAbort(signal);
  const row: Row = { host, tabs, override, signal };
  const sections = sectionsOf(tabs, column, host, override);
  const wasActive = tabs().filter((tab) => tab.classList.contains("--active"));
  const lower = raise(host, column);

  host.classList.add("--inited");
  const label = context.texts(texts)("mobile-tabs.label");
  nameTabs(row, label);
  let known = tabs();
  let current: HTMLElement | undefined;
  const choose = (chosen: HTMLElement) => {
    current = chosen;
    for (const tab of tabs()) {
      tab.classList.toggle("--active", tab === chosen);
      override(tab, "aria-selected", String(tab === chosen));
      override(tab, "tabindex", tab === chosen ? "0" : "-1");
    }
    return sections.show(chosen);
  };
  const start = () => {
    const [first] = tabs();
    if (!first) return;
    choose(first);
    if (host.contains(document.activeElement)) first.focus();
  };
  followDrawer(start, sections, column, signal);
  followShopper(row, choose);
  const renew = () => {
    const now = tabs();
    if (now.length === known.length && now.every((tab, place) => tab === known[place])) return;
    known = now;
    nameTabs(row, label);
    const next = current && now.includes(current) ? current : now[0];
    if (next) choose(next);
  };
  onListChange(host, renew, signal);
  signal.addEventListener("abort", () => {
    sections.restore();
    host.classList.remove("--inited");
    for (const tab of tabs()) tab.classList.toggle("--active", wasActive.includes(tab));
    lower();
  });
  start();
}

/** Sets the roles and names in the row (APG tabs). */
function nameTabs({ host, tabs, override }: Row, label: string): void {
  override(host, "role", "tablist");
  if (!host.hasAttribute("aria-label") && !host.hasAttribute("aria-labelledby"))
    override(host, "aria-label", label);
  for (const tab of tabs()) {
    override(tab, "role", "tab");
    if (!tab.id) override(tab, "id", freeId("mobile-tab"));
    for (const element of between(tab, host)) override(element, "role", "presentation");
  }
}

/** Selects the first tab each time the drawer opens, and shows what has left the closed drawer again. */
function followDrawer(start: () => void, sections: Sections, column: Element, signal: AbortSignal): void {
  const page = document.documentElement;
  let wasOpen = page.classList.contains("sidebar_open");
  const observer = new MutationObserver(() => {
    const isOpen = page.classList.contains("sidebar_open");
    if (isOpen && !wasOpen) start();
    else if (!isOpen) sections.freeMoved();
    wasOpen = isOpen;
  });
  observer.observe(page, { attributeFilter: ["class"] });
  // The search box leaves only once the drawer has slid out of sight.
  observer.observe(column, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

function followShopper(
  { host, tabs, signal }: Row,
  show: (tab: HTMLElement) => readonly HTMLElement[],
): void {
  const on = listening(signal);
  /** A chosen tab is a sign of intent: islands in its sections that wait for one start. */
  const choose = (tab: HTMLElement) => {
    for (const section of show(tab)) section.dispatchEvent(new CustomEvent("pointerover"));
  };
  on(host, "click", ({ target }) => {
    const tab = tabs().find((element) => element.contains(target as Node));
    if (tab) choose(tab);
  });
  on(host, "keydown", (event) => {
    const all = tabs();
    const from = all.indexOf(event.target as HTMLElement);
    const to = all[nextOf(event, from, all.length, host)];
    if (from < 0 || !to) return;
    event.preventDefault();
    choose(to);
    to.focus();
  });
}

/** Index of the tab that a key leads to (APG tabs): arrows wrap around, mirrored in right-to-left text. */
function nextOf(event: KeyboardEvent, from: number, count: number, host: Element): number {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return -1;
  const ahead = getComputedStyle(host).direction === "rtl" ? -1 : 1;
  if (event.key === "ArrowRight") return (from + ahead + count) % count;
  if (event.key === "ArrowLeft") return (from - ahead + count) % count;
  if (event.key === "Home") return 0;
  return event.key === "End" ? count - 1 : -1;
}

/** The elements between a tab and its row, which have no meaning there. */
function between(tab: Element, host: Element): Element[] {
  const found: Element[] = [];
  for (let element = tab.parentElement; element && element !== host; element = element.parentElement)
    if (!element.hasAttribute("role")) found.push(element);
  return found;
}

/**
 * Moves the row of tabs to the start of the drawer.
 * @returns a function that moves it back
 */
function raise(host: Element, column: Element): () => void {
  if (column.firstElementChild === host || !host.parentElement || column === host) return () => {};
  return moveAway(host, column, column.firstChild, "handler");
}
