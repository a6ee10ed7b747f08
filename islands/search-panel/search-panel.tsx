import { useId, useLayoutEffect, useSyncExternalStore } from "react";
import type { Panel } from "./panel";
import { hasContent, hasOptions } from "./panel-state";
import { Results } from "./results";
import type { Show } from "./show";
import type { SearchTranslate } from "./texts";

interface SearchPanelProps {
  readonly panel: Panel;
  readonly show: Show;
  readonly retry: () => void;
  readonly t: SearchTranslate;
}

/** Renders the list of results, or a message: no results, slow, or failed. */
export function SearchPanel({ panel, show, retry, t }: SearchPanelProps) {
  const state = useSyncExternalStore(panel.subscribe, panel.state);
  const id = useId();
  const { results, active, open, failed, text } = state;

  useLayoutEffect(() => show(panel.state(), id), [panel, show, id]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [id, active]);

  if (!open) return null;
  if (results && hasOptions(state)) return <Results {...{ results, active, id, t }} />;
  if (!hasContent(state)) return null;
  const message = failed ? "failed" : results ? "none" : "loading";
  return (
    <div className="search_result__block --message">
      <span className="search_result__message">{t(`search-panel.${message}`, { text })}</span>
      {failed && (
        <button type="button" className="search_result__retry btn --outline" onClick={retry}>
          {t("search-panel.retry")}
        </button>
      )}
    </div>
  );
}
