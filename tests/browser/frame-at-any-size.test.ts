/**
 * The page frame in small windows and with large text (WCAG 1.4.4, 1.4.10, 2.4.11): no part is cut off, too wide or
 * covered.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { comeTo, frameElements } from "./frame-elements";
import { asShopper } from "./mini-basket-shop";
import { bench, desktop, phone, rendered } from "./support";

const b = bench();

const sizes = [
  { called: "at 320 px", viewport: { width: 320, height: 640 }, view: 1, text: "" },
  { called: "at 390 px with text of 200 %", viewport: phone, view: 1, text: "200%" },
  { called: "at 1366 px with text of 200 %", viewport: desktop, view: 4, text: "200%" },
];
const enlarge = (page: Page, size: string) =>
  size ? page.addStyleTag({ content: `html{font-size:${size}!important}` }) : null;

/** Runs in the page: controls that reach out of the window, and text that its box clips; one line each. */
function faultsOfSize(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const name = (element: Element) => `${element.localName}#${element.id}.${element.className}`.slice(0, 70);
  /** Whether an element is for sighted users; others are visually hidden on purpose. */
  const isForEyes = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).clipPath === "none";
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, [role=tab]",
  )) {
    if (!element.checkVisibility?.({ visibilityProperty: true }) || !isForEyes(element)) continue;
    if (element.closest("[inert]")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`${name(element)} reaches out of the window`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (!element.checkVisibility?.() || !isForEyes(element) || element.closest("[inert]")) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!hasText || textOverflow === "ellipsis" || element instanceof HTMLSelectElement) continue;
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (isCut) faults.push(`${name(element)} cuts its text off`);
  }
  return faults;
}

for (const { called, viewport, view, text } of sizes)
  describe(called, () => {
    for (const element of frameElements)
      test(`${element.name} can be used, and no text is cut off`, async () => {
        element.prepare?.(b.shop, "shopper");
        const { page, errors } = await b.visit({
          viewport,
          path: element.path,
          context: asShopper(b),
        });
        await enlarge(page, text);
        await comeTo(page, element);
        await element.act(page, view);
        await rendered(page);
        await page.evaluate(async () => {
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        });
        expect(await page.evaluate(faultsOfSize)).toEqual([]);
        expect(errors).toEqual([]);
      });
  });

/**
 * Runs in the page: the element that covers the focused one, or `null`. At least half of the focused element must be
 * visible.
 */
function whatCovers(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (!width || !height) return null;
  for (const [x, y] of [
    [left + width / 2, top + height / 2],
    [left + 2, top + 2],
    [left + width - 2, top + height - 2],
  ] as const) {
    const seen = document.elementsFromPoint(x, y)[0];
    if (seen && (focused.contains(seen) || seen.contains(focused))) return null;
    if (seen instanceof HTMLLabelElement && seen.control === focused) return null;
  }
  const over = document.elementsFromPoint(left + width / 2, top + height / 2)[0];
  return `${focused.outerHTML.slice(0, 80)} at ${Math.round(top)} is under ${over?.outerHTML.slice(0, 60) ?? "the edge"}`;
}

/** Waits until the islands that have started are mounted and painted. */
async function mounted(page: Page): Promise<void> {
  await expect.poll(() => page.locator("[data-island-status*=loading]").count()).toBe(0);
  await rendered(page);
}

describe("the focus is never under a sticky bar", () => {
  for (const { called, viewport, text } of [...sizes, { called: "at 1366 px", viewport: desktop, text: "" }])
    test(`${called}, after each Tab, forwards and back`, async () => {
      const { page } = await b.visit({ viewport, path: "/?bars=fixed" });
      await enlarge(page, text);
      const covered: string[] = [];
      const times = 70;
      for (const key of ["Tab", "Shift+Tab"])
        for (let time = 0; time < times; time++) {
          await page.keyboard.press(key);
          if (time % 10 === 0) await mounted(page); // islands need room
          const found = await page.evaluate(whatCovers);
          if (found) covered.push(`${key} ${time}: ${found}`);
        }
      expect(covered).toEqual([]);
    });
});
