/** Pages with hosts of the test islands, in the shop's own frame. */
import type { Page } from "playwright";
import { type Envelope, renderEnvelope, type Shop } from "../../../fixtures/shop";

export const PATH = "/test-page";

/** Adds (or replaces) the page at `/test-page`: the shop's header and footer around this content. */
export function put(shop: Shop, content: string, envelope: Partial<Omit<Envelope, "context">> = {}): void {
  shop.page(PATH, (context) => {
    const own = keepingPolicy(content, context.nonce);
    return renderEnvelope({ context, pageType: "text", content: own, ...envelope });
  });
}

/**
 * Rewrites a test's markup as a platform with a CSP would render it. Scripts and sheets get the page's nonce; rules in
 * a sheet replace style attributes.
 * @param nonce the page's nonce; `null` = no policy, so the markup is unchanged
 */
export function keepingPolicy(markup: string, nonce: string | null): string {
  if (nonce === null) return markup;
  const rules = new Set<string>();
  const named = markup.replace(/(<[^<>]*) style="([^"]*)"/g, (_, tag: string, style: string) => {
    rules.add(`[data-test-style="${style}"]{${style}}`);
    return `${tag} data-test-style="${style}"`;
  });
  const sheet = rules.size ? `<style>${[...rules].join("")}</style>` : "";
  return (sheet + named).replace(/<(style|script)(?=[\s>])/g, `<$1 nonce="${nonce}"`);
}

/** Adds a test's own rules to an open page, in a way that every policy allows. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

export const props = (values: object) =>
  `data-island-props="${JSON.stringify(values).replaceAll('"', "&quot;")}"`;

/** The server's markup in a counter's host: fields and controls that work without a script. */
export const serverFields = `
  <button type="button" name="more">Więcej (serwer)</button>
  <output>0</output>
  <label>tekst <input name="text"></label>
  <label>zgoda <input type="checkbox" name="agree" value="yes"></label>
  <label>a <input type="radio" name="pick" value="a"></label>
  <label>b <input type="radio" name="pick" value="b"></label>
  <label>kolor <select name="colour"><option value="red">czerwony</option><option value="blue">niebieski</option></select></label>
  <label>uwagi <textarea name="note"></textarea></label>
  <details><summary>Szczegóły</summary><p>Więcej słów</p></details>
  <div class="scroller" style="height:40px;overflow:auto"><div style="height:400px">długie</div></div>`;

export const counter = (id: string, attributes = 'data-island-when="load"', inside = serverFields) =>
  `<div id="${id}" data-island="counter" ${attributes}>${inside}</div>`;

export const quiet = (id: string, attributes = "", inside = "<p>cisza</p>") =>
  `<div id="${id}" data-island="quiet" ${attributes}>${inside}</div>`;

/** Fifty other islands, half of them with React. */
export const fiftyOthers = Array.from({ length: 25 }, (_, index) =>
  [counter(`other-${index}`), quiet(`calm-${index}`)].join("\n"),
).join("\n");

/** Two other islands: enough to show whether a fault stays in its island. */
export const twoOthers = [counter("other-0"), quiet("calm-0")].join("\n");

/** A shopper with save-data: nothing is prefetched, so that a test can hold the requests back. */
export const sparing = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
      configurable: true,
    }),
  );
