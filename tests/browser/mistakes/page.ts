/** The page of a mistake: two hosts of the standard theme, and what the mistake adds. */
import type { Mistake } from "./table";

const script = (code: string | undefined) => (code ? `<script>${code}</script>` : "");
const text = (config: string | object) => (typeof config === "string" ? config : JSON.stringify(config));

export const pageOf = ({ config, tag = "", markup = "", before, after }: Mistake): string =>
  `<!doctype html><html lang="pl"><head><title>Sklep</title>
    ${config === undefined ? "" : `<script type="application/json" id="wyspa-config">${text(config)}</script>`}
    </head><body>
    <div id="viewType" style="display: none"></div>
    <form id="menu_search" action="/search.php">
      <input class="menu_search__input" name="text" aria-label="Szukaj"><button>Szukaj</button>
    </form>
    <div id="menu_basket" class="top_basket"><a class="top_basket__sub" href="/basketedit.php">
      <span class="badge">0</span> <strong class="top_basket__price">0,00 zł</strong></a></div>
    ${markup}${script(before)}<script src="/wyspa/wyspa.js" ${tag}></script>${script(after)}</body></html>`;

/** A line of the console without what differs from page to page, and without the element that follows it. */
export function comparable(line: string, origin: string): string {
  return line
    .replaceAll(origin, "{origin}")
    .replace(/chunks\/[\w-]+\.js/, "{file}")
    .replace(/(is not valid JSON) \(.+\)\./, "$1 ({reason}).")
    .replace(/ (JSHandle@\w+|HTML\w*Element)$/, "");
}
