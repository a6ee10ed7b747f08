/** What a browser's translator makes of a page, for the tests of what changes afterwards. */
import type { Page } from "playwright";

/** Each text node makes way for a new one in two `<font>` elements, as translators of pages do it. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest("script, style, textarea, template, option"))
        texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    return texts.length;
  });
