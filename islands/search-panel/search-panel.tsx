import { useLayoutEffect, useSyncExternalStore } from "react";
import { useUniqueId } from "../../runtime/react/island";
import type { Panel } from "./panel";
import { hasContent, hasResults, isAtStart, optionsOf, ownListOf } from "./panel-state";
import { Results } from "./results";
import type { Show } from "./show";
import type { SearchTranslate } from "./texts";

interface SearchPanelProps {
  readonly panel: Panel;
  readonly show: Show;
  readonly retry: () => void;
  readonly t: SearchTranslate;
}

/** Renders the list of results or offers, rows that stand for results, or a message: no results, slow, or failed. */
export function SearchPanel({ panel, show, retry, t }: SearchPanelProps) {
  const state = useSyncExternalStore(panel.subscribe, panel.state);
  const id = useUniqueId();
  const { results, active, open, failed, wait, text } = state;

  useLayoutEffect(() => show(panel.state(), id), [panel, show, id]);
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [id, active]);

  if (!open || !hasContent(state)) return null;
  const isStart = isAtStart(state);
  const options = optionsOf(state);
  // A further answer is a new list: rows that are used again would move, and keep their pictures until new ones come.
  const list = options.length > 0 && (
    <Results key={isStart ? "" : text} List={ownListOf(state)} {...{ options, active, id, isStart, t }} />
  );
  if (isStart || hasResults(state)) return list;
  const message = failed ? "failed" : results ? "none" : wait === "slow" && "loading";
  return (
    <>
      {message && (
        <div className="search_result__block --message">
          <span className="search_result__message">{t(`search-panel.${message}`, { text })}</span>
          {results && <span className="search_result__hint">{options[0]?.advice}</span>}
          {failed && (
            <button type="button" className="search_result__retry btn --outline" onClick={retry}>
              {t("search-panel.retry")}
            </button>
          )}
        </div>
      )}
      {wait && <Skeleton />}
      {list}
    </>
  );
}

/** Empty rows in the shape of results. Screen readers hear of a slow search by its message. */
function Skeleton() {
  return (
    <div className="search_result__block --skeleton" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="search_result__skeleton" />
      ))}
    </div>
  );
}
