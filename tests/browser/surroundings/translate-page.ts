/** Changes a page like a browser's translator, for tests of later updates. */
import type { Page } from "playwright";

/** Replaces each text node by a new one in two `<font>` elements, as page translators do. */
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
