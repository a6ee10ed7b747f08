import type { IslandContext } from "../../runtime/islands/contract";
import { hasOptions, type Panel, type PanelState } from "./panel";
import type { Say } from "./texts";

/** Milliseconds of quiet before something is said: while keys are pressed, screen readers echo them (bar A1). */
const quiet = 400;

/** Tells screen readers how many results there are, once for each change, and the page which answer was shown. */
export function announceResults(panel: Panel, { announce, emit }: IslandContext, say: Say): void {
  const messageOf = (state: PanelState): string => {
    if (!state.open) return "";
    if (hasOptions(state)) return say("search-panel.count", { count: state.results?.total ?? 0 });
    if (state.results) return say("search-panel.none");
    if (state.failed) return say("search-panel.failed");
    return state.wait === "slow" ? say("search-panel.loading") : "";
  };
  let last = "";
  let shown: unknown = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  panel.subscribe(() => {
    const state = panel.state();
    const { text, results } = state;
    if (results && results !== shown) emit("wyspa:search", { text, total: results.total });
    shown = results;
    const message = messageOf(state);
    const change = message && `${text}\n${message}`;
    if (change === last) return;
    last = change;
    clearTimeout(timer);
    if (message) timer = setTimeout(() => announce(message), quiet);
  });
}
