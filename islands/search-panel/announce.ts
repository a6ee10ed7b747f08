import type { IslandContext } from "../../runtime/contracts/island";
import type { Panel } from "./panel";
import { hasResults, optionsOf, type PanelState } from "./panel-state";
import type { SearchTranslate } from "./texts";

/** Milliseconds without changes before an announcement: during typing, screen readers echo the keys (bar A1). */
const quiet = 400;

/**
 * Announces the number of results to screen readers, once per change, and dispatches `wyspa:search` for each new
 * answer.
 */
export function announceResults(panel: Panel, { announce, emit }: IslandContext, t: SearchTranslate): void {
  const messageOf = (state: PanelState): string => {
    if (!state.open) return "";
    if (state.wait === "slow") return t("search-panel.loading");
    // The answer belongs to an outdated text.
    if (state.typed !== state.text) return "";
    if (hasResults(state)) return t("search-panel.count", { count: state.results?.total ?? 0 });
    if (state.results) {
      const none = t("search-panel.none", { text: state.text });
      const [first] = optionsOf(state);
      return first?.kind === "near" ? `${none}. ${first.group} ${first.name}` : none;
    }
    return state.failed ? t("search-panel.failed") : "";
  };
  let last = "";
  let typed = "";
  let shown: unknown = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  panel.subscribe(() => {
    const state = panel.state();
    const { text, results } = state;
    if (results && results !== shown) emit("wyspa:search", { text, total: results.total });
    shown = results;
    const message = messageOf(state);
    const change = message && `${text}\n${message}`;
    const isTyping = state.typed !== typed;
    typed = state.typed;
    if (change === last && !(isTyping && timer)) return;
    last = change;
    clearTimeout(timer);
    timer = undefined;
    if (!message) return;
    timer = setTimeout(() => {
      timer = undefined;
      announce(message);
    }, quiet);
  });
}
