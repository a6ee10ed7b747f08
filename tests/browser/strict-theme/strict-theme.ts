/** Shared by tests in the strict theme (fixtures/README.md, "The strict theme"). */
import type { Page } from "playwright";
import { beforeEach } from "vitest";
import { type Bench, bench } from "../support";

/** A shop with the strict stylesheet. */
export function strictBench(): Bench {
  const b = bench();
  beforeEach(() => {
    b.shop.config.theme = "strict";
  });
  return b;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of all visible matches. */
export const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, top, right, bottom, width, height }) => ({ left, top, right, bottom, width, height })),
  );

export async function box(page: Page, selector: string): Promise<Box> {
  const [first] = await boxes(page, selector);
  if (!first) throw new Error(`nothing is seen of ${selector}`);
  return first;
}

/** A computed property of the first match. */
export const styled = (page: Page, selector: string, name: string, pseudo?: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((one, [property, part]) => getComputedStyle(one, part).getPropertyValue(property), [
      name,
      pseudo,
    ] as const);

/**
 * The controls inside `selector` that Tab reaches and that show no focus or are smaller than 24 px, each with its name.
 * A focus style on the label counts, because themes draw boxes there.
 */
export async function unmarked(page: Page, selector: string): Promise<string[]> {
  await page.keyboard.press("Shift"); // a key makes the browser show the focus from now on
  return page.locator(selector).evaluateAll((roots) => {
    const usable = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex='0']";
    const all = roots.flatMap((root) => [
      ...(root.matches(usable) ? [root] : []),
      ...root.querySelectorAll(usable),
    ]) as HTMLElement[];
    const look = (one: HTMLElement) =>
      [one, ...((one as HTMLInputElement).labels ?? [])]
        .map((part) => getComputedStyle(part))
        .map(({ outlineStyle, outlineWidth, boxShadow }) => [outlineStyle, outlineWidth, boxShadow].join())
        .join();
    const seen = all.filter((one) => one.tabIndex >= 0 && one.getClientRects().length > 0);
    if (!seen.length) throw new Error("nothing can be reached by Tab");
    return seen.flatMap((one) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = look(one);
      one.focus();
      const isBox = /^(checkbox|radio)$/.test((one as HTMLInputElement).type);
      const target = (isBox && (one as HTMLInputElement).labels?.[0]) || one;
      const { width, height } = target.getBoundingClientRect();
      const name = `${one.localName}.${one.className} ${one.getAttribute("aria-label") ?? one.textContent}`;
      return [
        ...(look(one) === before ? [`no ring: ${name}`] : []),
        ...(Math.min(width, height) < 24 ? [`${width} × ${height}: ${name}`] : []),
      ];
    });
  });
}
