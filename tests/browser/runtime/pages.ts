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
 * Markup of a test as a platform under a policy would have it: scripts and sheets carry the page's nonce, and what a
 * style attribute says is a rule.
 * @param nonce of the page; null = under no policy, where the markup stays as it is
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

/** Gives an open page rules of the test's own, which no policy is against. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

export const props = (values: object) =>
  `data-island-props="${JSON.stringify(values).replaceAll('"', "&quot;")}"`;

/** What a server would put into the host of a counter: fields and things that work without any script. */
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

/** Two other islands: the least that can tell whether a fault stays at home. */
export const twoOthers = [counter("other-0"), quiet("calm-0")].join("\n");

/** A shopper who spares data: nothing is fetched before it is needed, so that a test can hold it back. */
export const sparing = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
