/** `app_shop.fn.load`, `.change_url` and `.evalJSFromHtml` of the old bundle (contract A 20, B g). */
import { getPath } from "../base/values";
import type { SectionPair } from "../contracts/visit";
import { attempt } from "./attempt";
import type { CompatNeeds } from "./needs";

const isPair = (pair: unknown): pair is SectionPair =>
  Array.isArray(pair) && pair.length > 0 && pair.every((selector) => typeof selector === "string");

export function makeNavigation({ visit, gate }: CompatNeeds, runAgain: () => void) {
  let loads = 0;
  document.addEventListener("wyspa:visit", () => {
    // Who asks for a visit by the old name runs the handlers itself.
    if (!loads) runAgain();
    // The product page's own gallery follows no handler: the old bundle called it after a change of version.
    const gallery = getPath(window, "app_shop", "fn", "createGalleryConfiguration");
    if (typeof gallery === "function") attempt(() => gallery());
  });

  return {
    /**
     * Replaces sections by those of another page.
     * @param done called with the document once they stand
     * @param suffix `?set_render=content,head`: the parts that the platform is asked for alone
     */
    async load(url: unknown, pairs: unknown, done?: unknown, suffix: unknown = "") {
      const parts = new URLSearchParams(String(suffix).replace(/^[?&]/, "")).get("set_render");
      const sections = Array.isArray(pairs) ? pairs.filter(isPair) : [];
      loads += 1;
      try {
        const stands = await visit(String(url), {
          ...(sections.length && { sections }),
          ...(parts && { render: parts.split(",") }),
        });
        if (stands && typeof done === "function") attempt(() => done(document));
      } finally {
        loads -= 1;
      }
    },
    change_url: (url: unknown) => attempt(() => history.pushState({ foo: "bar" }, "", String(url))), // an address of another site: refused
    /** Runs the `script.ajaxLoad` of a page's markup, or of a document or element of one. */
    async evalJSFromHtml(source: unknown) {
      const { parsePage, run } = await gate();
      const page =
        source instanceof Document || source instanceof Element ? source : parsePage(String(source ?? ""));
      await run("ajaxLoad", [...page.querySelectorAll<HTMLScriptElement>("script.ajaxLoad")]);
    },
  };
}
