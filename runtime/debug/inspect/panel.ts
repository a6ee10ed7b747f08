/** The overlay's list of hosts: native buttons under headings, for pointer, keyboard and screen reader. */
import { makeElement } from "../../dom/make-element";
import { describe } from "./describe";
import type { Seen, SeenIsland } from "./survey";

/** The hosts of an island are folded if there are more. */
const FEW = 5;
/** The most listed hosts of an island: a page may have thousands. */
const MOST = 100;

export interface Panel {
  update(islands: readonly SeenIsland[]): void;
  /** Shows a host in the list and focuses its button. */
  reveal(host: HTMLElement): void;
  focus(): void;
}

interface Actions {
  /** @returns `false` when the host cannot be seen now */
  go(host: HTMLElement): boolean;
  close(): void;
}

/** @param root the overlay's region, which the panel's heading names */
export function makePanel(root: HTMLElement, { go, close }: Actions): Panel {
  const title = makeElement("h2", "", "Islands of this page");
  title.id = "title";
  title.tabIndex = -1;
  root.setAttribute("aria-labelledby", title.id);
  const summary = makeElement("p", "facts");
  const message = makeElement("p", "facts");
  message.setAttribute("role", "status");
  const only = makeElement("input", "");
  only.type = "checkbox";
  const list = makeElement("div", "");
  const filter = makeElement("label", "", only, "Only hosts with problems");
  const body = makeElement("div", "body", summary, message, filter, list);
  body.id = "body";
  const fold = foldButton(body.id, (isFolded) => panel.classList.toggle("--folded", isFolded));
  const head = makeElement("div", "head", title, fold.button, button("Close", close));
  const panel = makeElement("div", "panel", head, body);
  root.append(panel);

  const sections = new Map<string, Section>();
  let shown: readonly SeenIsland[] = [];
  const goTo = (host: HTMLElement) =>
    setText(message, go(host) ? "" : `${describe(host)} is not visible now, so it has no outline.`);
  const update = (islands: readonly SeenIsland[]) => {
    shown = islands;
    setText(summary, summaryOf(islands));
    const left = islands
      .map((island) => (only.checked ? { ...island, hosts: island.hosts.filter(hasProblem) } : island))
      .filter(({ hosts }) => hosts.length);
    const elements = left.map((island) => {
      const section = sections.get(island.name) ?? makeSection(island.name, goTo);
      sections.set(island.name, section);
      section.update(island);
      return section.element;
    });
    arrange(list, elements);
  };
  only.addEventListener("change", () => update(shown));

  return {
    update,
    reveal(host) {
      fold.open();
      const island = shown.find(({ hosts }) => hosts.some((one) => one.host === host));
      if (island) sections.get(island.name)?.reveal(host);
    },
    focus: () => title.focus({ preventScroll: true }),
  };
}

const button = (text: string, press: () => void): HTMLButtonElement => {
  const made = makeElement("button", "small", text);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
};

function foldButton(id: string, toggle: (isFolded: boolean) => void) {
  let isFolded = false;
  const set = (value: boolean) => {
    isFolded = value;
    made.setAttribute("aria-expanded", `${!isFolded}`);
    setText(made, isFolded ? "Unfold" : "Fold");
    toggle(isFolded);
  };
  const made = button("Fold", () => set(!isFolded));
  made.setAttribute("aria-expanded", "true");
  made.setAttribute("aria-controls", id);
  return { button: made, open: () => set(false) };
}

interface Section {
  readonly element: HTMLElement;
  update(island: SeenIsland): void;
  reveal(host: HTMLElement): void;
}

function makeSection(name: string, go: (host: HTMLElement) => void): Section {
  const facts = makeElement("p", "facts");
  const rest = makeElement("p", "facts");
  const list = makeElement("ul", "");
  const summary = makeElement("summary", "");
  const details = makeElement("details", "", summary);
  const heading = makeElement("h3", "", name);
  const element = makeElement("div", "island", heading, facts);
  const items = new Map<HTMLElement, Item>();
  return {
    element,
    update({ facts: text, hosts }) {
      setText(facts, text);
      facts.hidden = !text;
      const isMany = hosts.length > FEW;
      setText(summary, summaryOfHosts(hosts));
      setText(rest, `Further hosts: ${hosts.length - MOST}.`);
      rest.hidden = hosts.length <= MOST;
      const listed = hosts.slice(0, MOST).map((seen, index) => {
        const item = items.get(seen.host) ?? makeItem(seen.host, go);
        items.set(seen.host, item);
        item.update(seen, isMany ? ` (${index + 1})` : "");
        return item.element;
      });
      arrange(list, listed);
      arrange(details, isMany ? [summary, list, rest] : [summary]);
      arrange(element, [heading, facts, isMany ? details : list]);
      for (const host of items.keys()) if (!hosts.some((seen) => seen.host === host)) items.delete(host);
    },
    reveal(host) {
      details.open = true;
      items.get(host)?.focus();
    },
  };
}

interface Item {
  readonly element: HTMLElement;
  update(seen: Seen, number: string): void;
  focus(): void;
}

function makeItem(host: HTMLElement, go: (host: HTMLElement) => void): Item {
  const place = makeElement("span", "element");
  const status = makeElement("span", "status");
  const press = makeElement("button", "host", place, " ", status);
  press.type = "button";
  press.addEventListener("click", () => go(host));
  const about = makeElement("p", "facts about");
  const problems = makeElement("ul", "problems");
  return {
    element: makeElement("li", "", press, about, problems),
    update({ status: state, facts, mistakes, findings }, number) {
      setText(place, describe(host) + number);
      setText(status, state);
      status.dataset.status = state;
      setText(about, facts);
      about.hidden = !facts;
      const texts = [...mistakes, ...findings.map((text) => `Accessibility: ${text}`)];
      const isSame = texts.length === problems.children.length;
      if (!isSame || texts.some((text, index) => problems.children[index]?.textContent !== text))
        problems.replaceChildren(...texts.map((text) => makeElement("li", "", text)));
      problems.hidden = !texts.length;
    },
    focus: () => press.focus(),
  };
}

const hasProblem = ({ mistakes, findings, status }: Seen): boolean =>
  mistakes.length + findings.length > 0 || status === "failed";

/** "3 ready, 2 waiting" */
function statesOf(hosts: readonly Seen[]): string {
  const counts = new Map<string, number>();
  for (const { status } of hosts) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(", ");
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export function summaryOf(islands: readonly SeenIsland[]): string {
  const all = islands.flatMap(({ hosts }) => hosts);
  if (!all.length) return "This page has no hosts.";
  const hosts = new Set(all.map(({ host }) => host));
  const mistakes = all.flatMap((seen) => seen.mistakes).length;
  const findings = all.flatMap((seen) => seen.findings).length;
  return [
    `${count(islands.length, "island", "islands")} on ${count(hosts.size, "host", "hosts")}: ${statesOf(all)}`,
    ...(mistakes ? [count(mistakes, "mistake", "mistakes")] : []),
    ...(findings ? [count(findings, "accessibility finding", "accessibility findings")] : []),
  ].join(" · ");
}

function summaryOfHosts(hosts: readonly Seen[]): string {
  const wrong = hosts.filter(hasProblem).length;
  const states = `${hosts.length} hosts: ${statesOf(hosts)}`;
  return wrong ? `${states} · ${wrong} with problems` : states;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Gives the parent exactly these children. Children that stay in their order are not touched and keep the focus. */
function arrange(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) if (!children.includes(child as HTMLElement)) child.replaceWith();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}
