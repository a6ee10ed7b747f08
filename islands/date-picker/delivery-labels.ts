/** Writes suggested delivery days with their weekday: `czw., 3 grudnia` in place of `03.12`. */
import { readDay } from "../../runtime/calendar/days";
import { shortDayNamer } from "../../runtime/calendar/names";
import { listening } from "../../runtime/dom/listening";
import { overrideContentUntilAbort } from "../../runtime/dom/override";

/** @param chips the suggested days, each with the element that shows its text */
export function labelDays(
  box: HTMLElement,
  chips: readonly (readonly [chip: HTMLElement, shown: HTMLElement])[],
  language: string,
  signal: AbortSignal,
): void {
  const nameOf = shortDayNamer(language);
  const labels = chips.flatMap(([chip, shown]) => {
    const day = readDay(chip.dataset.date);
    // A text with words may have the weekday already; a text with elements has its own look.
    const isPlain = !shown.childElementCount && !/\p{L}{2}/u.test(shown.textContent ?? "");
    return day && isPlain ? [[shown, nameOf(day)] as const] : [];
  });
  const life = new AbortController();
  const write = (until: AbortSignal) => {
    const { text } = overrideContentUntilAbort(until);
    for (const [shown, label] of labels) text(shown, label);
  };
  const before = positions(box);
  write(life.signal);
  if (!isInWindow(box) || positions(box) === before) {
    signal.addEventListener("abort", () => life.abort());
    return;
  }
  // Wider texts would move what the shopper sees. They appear after the next click or key, when movement is expected.
  life.abort();
  const waiting = new AbortController();
  const on = listening(waiting.signal);
  signal.addEventListener("abort", () => waiting.abort());
  for (const type of ["click", "keydown"] as const)
    on(document, type, () => {
      waiting.abort();
      if (!signal.aborted) write(signal);
    });
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
