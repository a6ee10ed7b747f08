/** Emulates `app_shop.fn.load`, `.change_url` and `.evalJSFromHtml` of the old bundle (contract A 20, B g). */
import { getPath } from "../base/values";
import type { SectionPair } from "../contracts/visit";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";

const isPair = (pair: unknown): pair is SectionPair =>
  Array.isArray(pair) && pair.length > 0 && pair.every((selector) => typeof selector === "string");

export function makeNavigation({ visit, gate }: LegacyNeeds, runAgain: () => void) {
  let loads = 0;
  document.addEventListener("wyspa:visit", () => {
    // Callers of `load` run the handlers themselves, as with the old bundle.
    if (!loads) runAgain();
    // No handler sets up the product gallery: the old bundle did so itself after a change of version.
    const gallery = getPath(window, "app_shop", "fn", "createGalleryConfiguration");
    if (typeof gallery === "function") attempt(() => gallery());
  });

  return {
    /**
     * Replaces sections of this page with those of another page.
     * @param done called with the document after the replacement
     * @param suffix `?set_render=content,head`: requests only these parts from the platform
     */
    async load(url: unknown, pairs: unknown, done?: unknown, suffix: unknown = "") {
      const parts = new URLSearchParams(String(suffix).replace(/^[?&]/, "")).get("set_render");
      const sections = Array.isArray(pairs) ? pairs.filter(isPair) : [];
      loads += 1;
      try {
        const isReplaced = await visit(String(url), {
          ...(sections.length && { sections }),
          ...(parts && { render: parts.split(",") }),
        });
        if (isReplaced && typeof done === "function") attempt(() => done(document));
      } finally {
        loads -= 1;
      }
    },
    /** Reports the exception of `pushState` for an address of another origin. */
    change_url: (url: unknown) => attempt(() => history.pushState({ foo: "bar" }, "", String(url))),
    /** Runs the `script.ajaxLoad` elements of a page's markup, a document or an element. */
    async evalJSFromHtml(source: unknown) {
      const { parsePage, run } = await gate();
      const page =
        source instanceof Document || source instanceof Element ? source : parsePage(String(source ?? ""));
      await run("ajaxLoad", [...page.querySelectorAll<HTMLScriptElement>("script.ajaxLoad")]);
    },
  };
}
