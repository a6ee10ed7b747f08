/** How shoppers set up their browser, and what must hold then in every state of a journey. */
import type { Page } from "playwright";
import type { VisitOptions } from "../support";

export interface Mode {
  readonly name: string;
  readonly options?: Pick<VisitOptions, "viewport" | "context">;
  /** The page's stylesheet. */
  readonly theme?: "kind" | "strict";
  prepare?(page: Page): Promise<unknown>;
}

const onRoot = (attribute: string, value: string) => (page: Page) =>
  page.addInitScript(
    ([name, text]) =>
      document.addEventListener("readystatechange", () => document.documentElement.setAttribute(name, text), {
        once: true,
      }),
    [attribute, value] as const,
  );
/** By CSSOM, because a strict policy forbids style attributes. */
const largeText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener(
      "readystatechange",
      () => document.documentElement.style.setProperty("font-size", "200%"),
      { once: true },
    ),
  );
const narrow = { width: 320, height: 640 };

export const modes: readonly Mode[] = [
  { name: "320 px", options: { viewport: narrow } },
  { name: "text at 200 %", prepare: largeText },
  { name: "text at 200 % in the strict theme", theme: "strict", prepare: largeText },
  { name: "right to left", prepare: onRoot("dir", "rtl") },
  { name: "right to left in the strict theme", theme: "strict", prepare: onRoot("dir", "rtl") },
  { name: "forced colours", options: { context: { forcedColors: "active" } } },
  {
    name: "a dark scheme and reduced motion",
    options: { context: { colorScheme: "dark", reducedMotion: "reduce" } },
  },
];

/**
 * What is wrong with our parts of the page: a page that scrolls sideways, prices that wrap or whose digits are out of
 * order.
 */
export const wrongIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ours = "[data-island-root], dialog, .add_to_basket__card, .projector_bar";
    const price = /\d[\d\s\u00a0]*,\d\d/g;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const boxOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getClientRects();
    };
    for (const root of document.querySelectorAll(ours)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: text } of (node.nodeValue ?? "").matchAll(price)) {
          const boxes = [...boxOf(node, index, index + text.length)].filter(({ width }) => width > 1);
          const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) found.push(`wraps: ${text}`);
          const [first] = boxOf(node, index, index + 1);
          const [last] = boxOf(node, index + text.length - 1, index + text.length);
          if (lines.size === 1 && first && last && first.left > last.left)
            found.push(`out of order: ${text}`);
        }
    }
    return [...new Set(found)];
  });
