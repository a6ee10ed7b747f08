import { useLayoutEffect, useRef, useState } from "react";
import { Choice } from "./choice";
import { flagOf } from "./flags";
import type { Regions } from "./regions";
import { SuggestionView } from "./suggestion-view";
import type { Words } from "./words";

interface SelectorProps {
  readonly regions: Regions;
  readonly words: Words;
}

/**
 * Shows the selector's steps in one dialog: the suggestion, if any, then the choice. Its language may differ from the
 * page's.
 */
export function Selector({ regions, words: { t, tag } }: SelectorProps) {
  const { suggestion } = regions;
  const [isSuggesting, setSuggesting] = useState(!!suggestion);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const block = root.current?.closest(".select_language");
    const dialog = root.current?.closest(".modal");
    block?.classList.toggle("--recommended", isSuggesting);
    dialog?.classList.toggle("--recommended", isSuggesting);
    dialog?.classList.toggle("--prev_step", !!suggestion && !isSuggesting);
    if (!isFirst.current) heading.current?.focus(); // on opening, the dialog sets the focus
    isFirst.current = false;
    return () => block?.classList.remove("--recommended");
  }, [isSuggesting, suggestion]);

  return (
    <div ref={root} className="select_language__step" lang={tag}>
      <div className="select_language__header">
        {suggestion && isSuggesting && <span className={flagOf(suggestion.country.id)} aria-hidden="true" />}
        <h2 ref={heading} tabIndex={-1}>
          {t(suggestion && isSuggesting ? `region-selector.${suggestion.kind}` : "region-selector.title")}
        </h2>
      </div>
      {suggestion && isSuggesting ? (
        <SuggestionView suggestion={suggestion} t={t} onNext={() => setSuggesting(false)} />
      ) : (
        <Choice {...{ regions, t, tag }} onBack={suggestion ? () => setSuggesting(true) : null} />
      )}
    </div>
  );
}
