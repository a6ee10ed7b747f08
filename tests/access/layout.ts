/** Layout in a narrow window and with more space between letters, words and lines. */
import type { Page } from "playwright";
import { faultsOfSize } from "../browser/access/layout-faults";
import { rendered } from "../browser/support";

/** 1,280 px at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Marks on a map: it is two-dimensional content, which WCAG 1.4.10 exempts, and its list has the same places. */
const isOnMap = (fault: string): boolean => /map_marker|marker-cluster/.test(fault);

/** What reaches out of the window now, or is cut off. */
const layoutFaults = async (page: Page): Promise<string[]> =>
  (await page.evaluate(faultsOfSize, true)).filter((fault) => !isOnMap(fault));

export async function reflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  await settled(page);
  const faults = await layoutFaults(page);
  if (before) await page.setViewportSize(before);
  await settled(page);
  return faults;
}

/** WCAG 1.4.12: spacing that shoppers set by their own style sheets. */
export async function spacingFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { spacing: sheet });
  });
  await settled(page);
  const faults = await layoutFaults(page);
  await page.evaluate(() => (Reflect.get(window, "spacing") as CSSStyleSheet).replaceSync(""));
  await settled(page);
  return faults;
}

/** Waits until islands have answered a change of the window, and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await rendered(page);
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  await rendered(page);
}
