/**
 * Without an address of tiles no map ever comes: its box takes no room, and nothing leads to it (contract F 1.2). The rules
 * hold before the page is painted, so that nothing moves. Support: constructed stylesheets; Safari before 16.4 keeps the box.
 */
import { bag } from "../base/values";
import type { Kernel } from "../contracts/boot";

const BOXES = "#stocks_map,#partners_map,#stock_map,#contact_map";
const BUTTONS = ".stocks_list__show_on_map,.stock_info__show_on_map,.partners_list__item.--map";
const STORES = ".stocks_list__item,.partners_list__partner";
/** So high are the tools of a list, which take the place of the box: a field, two buttons and a line, in a row on wide screens. */
const ROOM =
  "#stocks_map,#partners_map{height:72px!important;min-height:0!important}@media(max-width:756px){#stocks_map{height:120px!important}}";

let sheet: CSSStyleSheet | undefined;
let applied = "";

/**
 * Applies the rules as soon as a box is parsed, wherever the tag stands, and once more when called again for the whole page:
 * an older bundle, or a configuration, may have come since.
 */
export function dropMapBoxes(kernel: Kernel): void {
  applyRules(kernel);
  if (document.readyState !== "loading") return;
  const parsing = new MutationObserver(() => applyRules(kernel));
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener("readystatechange", () => parsing.disconnect(), { once: true });
}

function applyRules(kernel: Kernel): void {
  if (document.readyState === "loading" && !document.querySelector(BOXES)) return;
  const rules = rulesFor(kernel);
  if (rules === applied) return;
  applied = rules;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules);
}

function rulesFor({ readConfig, runner, isEnabledByConfig }: Kernel): string {
  const [page, tag] = readConfig();
  if (bag(page.tiles).url ?? bag(tag.tiles).url) return "";
  const isMarked = !!document.querySelector("[data-island~=store-map]");
  const hasIsland = isMarked || isEnabledByConfig("store-map");
  // Boxes that no island of ours has are the old bundle's, or hold a map of Google's.
  if (!hasIsland && (!runner.isOurs() || Reflect.get(window, "google_api_key"))) return "";
  // A single store has no tools; a page that is visited in place may bring more.
  const hasTools = hasIsland && document.querySelectorAll(STORES).length !== 1;
  const boxes = hasTools ? "#stock_map,#contact_map" : BOXES;
  return `${boxes},${BUTTONS}{display:none!important}${hasTools ? ROOM : ""}`;
}
