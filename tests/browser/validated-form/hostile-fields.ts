/** Forms whose fields have the names of form members and so hide these (bars S15, L9). */
import type { Page } from "playwright";

export const names = [
  ...[
    "getAttribute",
    "setAttribute",
    "removeAttribute",
    "hasAttribute",
    "attributes",
    "classList",
    "className",
  ],
  ...["elements", "submit", "requestSubmit", "reset", "id", "name", "action", "method", "target", "enctype"],
  ...["noValidate", "checkValidity", "reportValidity", "contains", "closest", "matches", "querySelector"],
  ...["querySelectorAll", "children", "childNodes", "firstChild", "lastChild", "firstElementChild"],
  ...["parentNode", "parentElement", "ownerDocument", "nodeType", "nodeName", "tagName", "localName"],
  ...["isConnected", "append", "prepend", "insertBefore", "removeChild", "replaceChild", "appendChild"],
  ...["remove", "before", "after", "addEventListener", "removeEventListener", "dispatchEvent", "dataset"],
  ...["style", "hidden", "length", "textContent", "getBoundingClientRect", "getClientRects", "getRootNode"],
] as const;

export const field = (name: string) => `<input type="hidden" name="${name}" value="x">`;
const all = names.map(field).join("");

/** Adds one field of each name to every form of the pages that this page visits. */
export const intoEveryForm = (page: Page): Promise<unknown> =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("</form>", `${all}</form>`);
    return route.fulfill({ response, body });
  });

/**
 * Playwright's own methods read the parents of elements, which fails in such forms. These helpers find elements by
 * functions in the page, and use only mouse and keyboard.
 */
export const middleOf = async (page: Page, id: string): Promise<readonly [number, number]> =>
  page.evaluate((of) => {
    const element = document.getElementById(of) ?? document.querySelector(of);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  }, id);

/** @param id the element's id, or a selector */
export async function click(page: Page, id: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page, id)));
}

/** The island status of all hosts that a selector matches. */
export const stands = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (of) =>
      [...document.querySelectorAll(of)].map((host) =>
        Element.prototype.getAttribute.call(host, "data-island-status"),
      ),
    selector,
  );
