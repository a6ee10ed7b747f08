/** A page with two hosts of the standard theme, search and basket, and what a test adds around our tag. */
export const plainPage = ({
  head = "",
  before = "",
  after = "",
  tag = '<script src="/wyspa/wyspa.js"></script>',
} = {}): string =>
  `<!doctype html><html lang="pl"><head><title>Sklep</title>${head}</head><body>
    <div id="viewType" style="display: none"></div>
    <form id="menu_search" action="/search.php">
      <input class="menu_search__input" name="text" aria-label="Szukaj"><button>Szukaj</button>
    </form>
    <div id="menu_basket" class="top_basket"><a class="top_basket__sub" href="/basketedit.php">
      <span class="badge">0</span> <strong class="top_basket__price">0,00 zł</strong></a></div>
    ${before}${tag}${after}</body></html>`;

/** @param config an object, or the text of the configuration as it is */
export const configScript = (config: string | object): string =>
  `<script type="application/json" id="wyspa-config">${typeof config === "string" ? config : JSON.stringify(config)}</script>`;
