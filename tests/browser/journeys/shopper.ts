/** A shopper on a phone, by touch or by keyboard alone, who counts presses and notes what happens. */
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violations } from "../axe";
import { tapByFinger } from "../fingers";
import { untilQuiet } from "../slow-network";
import { type Bench, handPause, phone, type Visit } from "../support";
import { type Mode, wrongIn } from "./modes";

export type Input = "touch" | "keys";

export interface Shopper {
  readonly input: Input;
  readonly page: Page;
  /** Taps a control, or reaches it by Tab and presses Enter (a radio button: arrow keys; an option: arrow keys, Enter). */
  press(target: string | Locator): Promise<void>;
  /** Types into the focused field, replacing its text. */
  type(text: string): Promise<void>;
  /** The device's Back. */
  back(): Promise<void>;
  /** Checks a state of the page that the shopper reads: axe finds nothing, and the mode's rules hold. */
  look(state: string): Promise<void>;
}

/** What the pages of a journey note. */
interface Kept {
  readonly said: readonly string[];
  /** The elements of each layout shift that did not follow an input. */
  readonly moved: readonly string[];
  /** Milliseconds of the slowest interaction until the next paint, as the browser measures it. */
  readonly slowest: number;
}

/** What a journey was like. */
export interface Account extends Kept {
  /** Taps, or presses of keys other than letters. */
  readonly presses: number;
  /** States with violations that axe found. */
  readonly faults: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Milliseconds between two keys of a quick shopper. A page fetches the files of each island that the focus enters. Without
 * pauses, 22 files at 1,200 ms latency wait for the browser's six connections. The button's own files then come after the
 * deadline of 3 s, and the form is sent natively, as documented. That has its own tests (first-submit.test.ts).
 */
const KEY_MS = 100;

/** More presses of a key than any control needs. */
const MOST_STEPS = 250;

/** Opens a page as the visitor `shopper`. */
export async function startShopper(
  b: Bench,
  input: Input,
  path: string,
  mode?: Mode,
): Promise<{ readonly shopper: Shopper; account(): Promise<Account> }> {
  const visit = await b.visit({
    path,
    viewport: mode?.options?.viewport ?? phone,
    context: { hasTouch: true, isMobile: true, ...mode?.options?.context },
    before: async (page) => {
      await page.context().addCookies([{ name: "client", value: "shopper", url: b.shop.url }]);
      await page.addInitScript(takeNotes);
      await mode?.prepare?.(page);
    },
  });
  const { page } = visit;
  await untilQuiet(b.shop); // the shopper reads the page first; the first touch of a page has its own tests
  const faults: string[] = [];
  let presses = 0;

  const key = async (name: string) => {
    presses += 1;
    await handPause(page, KEY_MS);
    await page.keyboard.press(name);
  };
  const shopper: Shopper = {
    input,
    page,
    async press(wanted) {
      const all = typeof wanted === "string" ? page.locator(wanted) : wanted;
      const target = all.filter({ visible: true }).first();
      await target.waitFor({ timeout: 30_000 });
      if (input === "keys") return pressByKeys(page, target, key);
      presses += 1;
      await tapByFinger(page, target);
    },
    async type(text) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text, { delay: 10 });
    },
    async back() {
      presses += 1;
      await page.goBack({ waitUntil: "commit" });
    },
    async look(state) {
      const byAxe = (await violations(page)).filter((one) => !mode?.triaged?.[one.split(":")[0] ?? ""]);
      const found = [...byAxe, ...(mode ? await wrongIn(page) : [])];
      faults.push(...found.map((fault) => `${state}: ${fault}`));
    },
  };
  return { shopper, account: async () => ({ presses, faults, ...(await notes(visit)) }) };
}

async function notes({ page, errors }: Visit) {
  // A last press may have left the page, so that the question is for the next one.
  const read = () => page.evaluate(() => Reflect.get(window, "__keep")() as Kept).catch(() => null);
  let kept: Kept | null = null;
  while (!kept) {
    await page.waitForLoadState("load");
    kept = await read();
  }
  return { ...kept, errors: errors.map(({ message }) => message) };
}

/** How the keyboard reaches an element: options and radio buttons by arrow keys, everything else by Tab. */
const wayTo = (target: Locator) =>
  target.evaluate((element) =>
    element.matches("[role=option]")
      ? "option"
      : element.matches("[type=radio], [role=radio]")
        ? "radio"
        : "control",
  );

async function pressByKeys(page: Page, target: Locator, key: (name: string) => Promise<void>): Promise<void> {
  const way = await wayTo(target);
  const isActive = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      return (
        element === activeElement ||
        (!!element.id && element.id === activeElement?.getAttribute("aria-activedescendant"))
      );
    });
  const isInGroup = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      const group = element.closest("[role=radiogroup]");
      if (group)
        return !!activeElement?.matches("[type=radio], [role=radio]") && group.contains(activeElement);
      if (!element.hasAttribute("name")) return !!activeElement?.matches("[type=radio]");
      return activeElement?.getAttribute("name") === element.getAttribute("name");
    });
  /** On phones the search opens over the page when its field gets the focus. */
  const isBehindSearch = () =>
    target.evaluate(
      (element) => document.documentElement.matches(".--search-open") && !element.closest("#menu_search"),
    );
  const go = async (step: string, isThere: () => Promise<boolean>) => {
    for (let times = 0; !(await isThere()); times++) {
      if (times > MOST_STEPS) throw new Error(`${target} cannot be reached by ${step}`);
      await key(step);
      if (await isBehindSearch()) await key("Escape");
    }
  };
  if (way === "radio") {
    await go("Tab", isInGroup);
    await go("ArrowDown", isActive);
    return key("Space");
  }
  await go(way === "option" ? "ArrowDown" : "Tab", isActive);
  // A suggestion's field has the focus, and Enter is for the suggestion.
  const pressing = way === "option" ? "Enter" : await pressingKey(page);
  if (pressing) await key(pressing);
}

/** Text fields only need the focus, checkboxes are pressed by Space, everything else by Enter. */
const pressingKey = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.matches("input:not([type=checkbox], [type=submit], [type=button]), textarea"))
      return "";
    return activeElement?.matches("[type=checkbox]") ? "Space" : "Enter";
  });

/**
 * Runs in the page, and carries its notes to the journey's next page. It notes announcements, the slowest interaction,
 * and what moved without an input of the shopper.
 */
function takeNotes(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  let slowest = 0;
  let shifts: Shift[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe("event", (entry) => {
    const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId) slowest = Math.max(slowest, duration);
  });
  observe("layout-shift", (entry) => shifts.push(entry as Shift));
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : `${node?.textContent}`;
  const moves = () => {
    // As in `shifts.ts`: a busy browser may paint half of a row before the page is parsed.
    const parsed: number = Reflect.get(window, "__parsedFrame") ?? 0;
    // Below this value, which rounds to 0.000, a price merely became a digit wider.
    const found = shifts.filter(
      ({ startTime, hadRecentInput, value }) => startTime > parsed && !hadRecentInput && value >= 0.0005,
    );
    shifts = [];
    return found.map(({ sources }) => sources.map(({ node }) => describe(node)).join(", "));
  };
  const keep = (): Kept => {
    const before = JSON.parse(sessionStorage.getItem("journey") ?? "null") as Kept | null;
    const now: Kept = {
      said: [...(before?.said ?? []), ...Reflect.get(window, "__said").splice(0)],
      moved: [...(before?.moved ?? []), ...moves()],
      slowest: Math.max(before?.slowest ?? 0, slowest),
    };
    sessionStorage.setItem("journey", JSON.stringify(now));
    return now;
  };
  Object.assign(window, { __keep: keep });
  addEventListener("pagehide", keep);
}

/** Waits until the outcome is there, also at a high latency. */
export const until = (question: () => unknown | Promise<unknown>) =>
  expect.poll(question, { timeout: 30_000 });
