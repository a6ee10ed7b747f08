/** Writes suggested delivery days with their weekday: `czw., 3 grudnia` in place of `03.12`. */

import { listening } from "../dom/listening";
import { overrideContentUntilAbort } from "../dom/override";
import { readDay } from "./days";
import { shortDayNamer } from "./names";

/** A suggested day, with the element that shows its text. */
type Chip = readonly [chip: HTMLElement, shown: HTMLElement];

export function labelDays(
  box: HTMLElement,
  chips: readonly Chip[],
  language: string,
  signal: AbortSignal,
): void {
  const life = new AbortController();
  const write = writer(chips, language);
  const before = positions(box);
  write(life.signal);
  if (!isInWindow(box) || positions(box) === before) {
    signal.addEventListener("abort", () => life.abort());
    return;
  }
  // Wider texts would move what the shopper sees. They appear after the next click or key, when movement is expected. The
  // replay of an early press is none: the press itself may be seconds ago.
  life.abort();
  const waiting = new AbortController();
  const on = listening(waiting.signal);
  signal.addEventListener("abort", () => waiting.abort());
  for (const type of ["click", "keydown"] as const)
    on(document, type, ({ isTrusted }) => {
      if (!isTrusted) return;
      waiting.abort();
      if (!signal.aborted) write(signal);
    });
}

/** Labels the days that a page's own module has drawn, and those that it adds for the shopper's choices. */
export function labelDrawnDays(box: HTMLElement, language: string, signal: AbortSignal): void {
  const CHIP = ".cop_delivery__date[data-date]";
  const chipOf = (chip: HTMLElement): Chip => [chip, chip.querySelector<HTMLElement>("a, button") ?? chip];
  labelDays(box, [...box.querySelectorAll<HTMLElement>(CHIP)].map(chipOf), language, signal);
  // A new chip has not been painted yet, so its text moves nothing.
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const chips = added.filter((node) => node instanceof HTMLElement).filter((node) => node.matches(CHIP));
    writer(chips.map(chipOf), language)(signal);
  });
  observer.observe(box, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Writes the days' labels until the signal aborts. */
function writer(chips: readonly Chip[], language: string): (until: AbortSignal) => void {
  const nameOf = shortDayNamer(language);
  const labels = chips.flatMap(([chip, shown]) => {
    const day = readDay(chip.dataset.date);
    // A text with words may have the weekday already; a text with elements has its own look.
    const isPlain = !shown.childElementCount && !/\p{L}{2}/u.test(shown.textContent ?? "");
    return day && isPlain ? [[shown, nameOf(day)] as const] : [];
  });
  return (until) => {
    const { text } = overrideContentUntilAbort(until);
    for (const [shown, label] of labels) text(shown, label);
  };
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < document.documentElement.clientHeight;
}

/** Where the suggested days start, and where the box ends. */
const positions = (box: HTMLElement): string =>
  [...box.querySelectorAll(".cop_delivery__date"), box]
    .map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return element === box ? bottom : `${left} ${top}`;
    })
    .join();
