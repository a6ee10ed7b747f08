import { useId, useLayoutEffect, useSyncExternalStore } from "react";
import { hasOptions, type Panel } from "./panel";
import { Results } from "./results";
import type { Show } from "./show";
import type { Say } from "./texts";

interface SearchPanelProps {
  readonly panel: Panel;
  readonly show: Show;
  readonly retry: () => void;
  readonly say: Say;
}

/** What stands in the place of the results: the list, or the word that it takes long or has failed. */
export function SearchPanel({ panel, show, retry, say }: SearchPanelProps) {
  const state = useSyncExternalStore(panel.subscribe, panel.state);
  const id = useId();
  const { results, active, open, failed, wait } = state;

  useLayoutEffect(() => show(panel.state(), id), [panel, show, id]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [id, active]);

  if (!open) return null;
  if (results && hasOptions(state)) return <Results {...{ results, active, id, say }} />;
  if (!failed && wait !== "slow") return null;
  return (
    <div className="search_result__block --message">
      <span className="search_result__message">
        {say(failed ? "search-panel.failed" : "search-panel.loading")}
      </span>
      {failed && (
        <button type="button" className="search_result__retry btn --outline" onClick={retry}>
          {say("search-panel.retry")}
        </button>
      )}
    </div>
  );
}
