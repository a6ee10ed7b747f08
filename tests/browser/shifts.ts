/** What has moved on a page, by the browser's own account of layout shifts. */
import type { Page } from "playwright";

/**
 * The shifts since the page was parsed, with and without input: how much, and what. While it is parsed the browser may paint
 * half of a row, which the other half moves then, with or without a script; on a busy machine it does.
 */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly value: number; readonly moved: readonly string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const found: { value: number; moved: string[] }[] = [];
        const describe = (node: Node | null) =>
          node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : `${node?.textContent}`;
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as Shift[])
            if (startTime > (navigation?.domInteractive ?? 0))
              found.push({ value, moved: sources.map(({ node }) => describe(node)) });
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(found), 200);
      }),
  );

/** Their sum. */
export const shifts = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
