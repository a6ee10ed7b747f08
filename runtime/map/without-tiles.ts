/**
 * Hides the map boxes and the buttons that lead to them when no tile URL is configured (contract F 1.2). The rules
 * apply before the first paint, so that nothing shifts. Support: constructed stylesheets; not in Safari before 16.4.
 */
import { protoGet } from "../base/safe-dom";
import { asObject } from "../base/values";
import type { Boot } from "../contracts/boot";

const IDS = ["stocks_map", "partners_map", "stock_map", "contact_map"];
const BOXES = `#${IDS.join(",#")}`;
const BUTTONS = ".stocks_list__show_on_map,.stock_info__show_on_map,.partners_list__item.--map";
const STORES = ".stocks_list__item,.partners_list__partner";
/**
 * The height of a list's tools, which replace the box: a field, two buttons and a line, in one row on wide screens.
 */
const ROOM =
  "#stocks_map,#partners_map{height:76px!important;min-height:0!important}@media(max-width:756px){#stocks_map{height:124px!important}}";

let sheet: CSSStyleSheet | undefined;
let applied = "";

/**
 * Applies the rules as soon as a box is parsed, wherever the tag is. A second call covers the whole page, because an
 * old bundle or a configuration may have followed.
 */
export function hideMapsWithoutTiles(boot: Boot): void {
  applyRules(boot);
  if (document.readyState !== "loading") return;
  const parsing = new MutationObserver(() => applyRules(boot));
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener("readystatechange", () => parsing.disconnect(), { once: true });
}

/** An image named `getElementById` would shadow the document's function. */
const hasId = (id: string) => protoGet(document, "getElementById").call(document, id);

function applyRules(boot: Boot): void {
  // Runs for each piece that the parser adds: by id, because a selector would look through the page each time.
  if (document.readyState === "loading" && !IDS.some(hasId)) return;
  const rules = rulesFor(boot);
  if (rules === applied) return;
  applied = rules;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules);
}

function rulesFor({ readConfig, runner, isEnabledByConfig }: Boot): string {
  const [page, tag] = readConfig();
  if (asObject(page.tiles).url ?? asObject(tag.tiles).url) return "";
  const isMarked = !!document.querySelector("[data-island~=store-map]");
  const hasIsland = isMarked || isEnabledByConfig("store-map");
  // A box without an island of ours belongs to the old bundle, or contains a Google map.
  if (!hasIsland && (!runner.isOurs() || Reflect.get(window, "google_api_key"))) return "";
  // A single store has no tools; a visit may bring more stores.
  const hasTools = hasIsland && document.querySelectorAll(STORES).length !== 1;
  const boxes = hasTools ? "#stock_map,#contact_map" : BOXES;
  return `${boxes},${BUTTONS}{display:none!important}${hasTools ? ROOM : ""}`;
}
