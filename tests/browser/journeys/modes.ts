/** How shoppers set up their browser, and what must hold then in every state of a journey. */
import type { Page } from "playwright";
import type { VisitOptions } from "../support";

export interface Mode {
  readonly name: string;
  readonly options?: Pick<VisitOptions, "viewport" | "context">;
  /** The page's stylesheet. */
  readonly theme?: "kind" | "strict";
  prepare?(page: Page): Promise<unknown>;
  /** Rules of axe that mean nothing in this mode; each with its reason. */
  readonly triaged?: Readonly<Record<string, string>>;
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
const scrolling = {
  "scrollable-region-focusable":
    "the field's arrow keys scroll the search's options, which have no focus of their own",
};
/** Enlarges texts in pixels, too, as phones do by their setting for the size of texts. */
const enlargedText = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener(
      "readystatechange",
      () => document.documentElement.style.setProperty("text-size-adjust", "200%"),
      { once: true },
    ),
  );
const ofTheme = { "target-size": "the theme's own link to all properties has lines of 19 px" };
const narrow = { width: 320, height: 640 };

export const modes: readonly Mode[] = [
  { name: "320 px", options: { viewport: narrow }, triaged: scrolling },
  { name: "text at 200 %", prepare: largeText, triaged: scrolling },
  {
    name: "text at 200 % in the strict theme",
    theme: "strict",
    prepare: enlargedText,
    triaged: { ...scrolling, ...ofTheme },
  },
  { name: "right to left", prepare: onRoot("dir", "rtl") },
  {
    name: "right to left in the strict theme",
    theme: "strict",
    prepare: onRoot("dir", "rtl"),
    triaged: ofTheme,
  },
  {
    name: "forced colours",
    options: { context: { forcedColors: "active" } },
    triaged: { "color-contrast": "the colours are the shopper's" },
  },
  {
    name: "a dark scheme and reduced motion",
    options: { context: { colorScheme: "dark", reducedMotion: "reduce" } },
  },
];

/**
 * What is wrong with our parts of the page: the page scrolls sideways, prices wrap, or their digits are out of order.
 * Short words and numbers that are broken in two are wrong, too.
 */
export const wrongIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ours = "[data-island-root], dialog, .add_to_basket__card, .projector_bar";
    const price = /\d[\d\s\u00a0]*,\d\d/g;
    const word = /(?<![\p{L}\p{N}])(?:\p{L}{2,12}|\d{2,4})(?![\p{L}\p{N}])/gu;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const boxOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getClientRects();
    };
    const linesOf = (boxes: Iterable<DOMRect>) =>
      new Set([...boxes].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom))).size;
    /** Text for screen readers is in a box of one pixel. */
    const isShown = (node: Node) => {
      for (let one = node.parentElement; one; one = one.parentElement)
        if (one.offsetWidth === 1) return false;
      return true;
    };
    for (const root of document.querySelectorAll(ours)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const all = node.nodeValue ?? "";
        if (!all.trim() || !isShown(node)) continue;
        for (const { index, 0: text } of all.matchAll(word))
          if (linesOf(boxOf(node, index, index + text.length)) > 1) found.push(`breaks: ${text}`);
        for (const { index, 0: text } of all.matchAll(price)) {
          const lines = linesOf(boxOf(node, index, index + text.length));
          if (lines > 1) found.push(`wraps: ${text}`);
          const [first] = boxOf(node, index, index + 1);
          const [last] = boxOf(node, index + text.length - 1, index + text.length);
          if (lines === 1 && first && last && first.left > last.left) found.push(`out of order: ${text}`);
        }
      }
    }
    return [...new Set(found)];
  });
