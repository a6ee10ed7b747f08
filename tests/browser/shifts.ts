/** Measures layout shifts, by the browser's own entries. */
import type { Page } from "playwright";

/**
 * The shifts after parsing, with and without input: their size and their elements. Shifts up to the first frame of the
 * parsed page do not count, because a busy browser may paint half of a row first. The other half then moves it, with or
 * without a script.
 */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly value: number; readonly moved: readonly string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const parsed: number = Reflect.get(window, "__parsedFrame") ?? navigation?.domInteractive ?? 0;
        const found: { value: number; moved: string[] }[] = [];
        const describe = (node: Node | null) =>
          node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : `${node?.textContent}`;
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as Shift[])
            if (startTime > parsed) found.push({ value, moved: sources.map(({ node }) => describe(node)) });
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(found), 200);
      }),
  );

/** The sum of their sizes. */
export const shifts = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);

/** What layout shifts count for shoppers: those that did not follow a press or a key within half a second. */
export const unexpectedShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const parsed: number = Reflect.get(window, "__parsedFrame") ?? navigation?.domInteractive ?? 0;
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : node,
            );
            if (startTime > parsed && !hadRecentInput) found.push(`${value.toFixed(4)} ${nodes.join()}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(found), 200);
      }),
  );
