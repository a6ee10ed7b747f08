import type { ReactNode } from "react";
import type { Kind, SearchResults } from "./answer";
import { OptionView } from "./option-view";
import type { SearchTranslate } from "./texts";

interface ResultsProps {
  readonly results: SearchResults;
  /** Index of the active option; -1 = no option. */
  readonly active: number;
  /** Prefix of the options' ids: `<id>-<index>`. */
  readonly id: string;
  readonly t: SearchTranslate;
}

/** Renders the six groups with the standard theme's classes (contract A 5.4), as a grouped listbox (bar A1). */
export function Results({ results, active, id, t }: ResultsProps) {
  /** The options of one kind. Without a class, the group exists only for screen readers and has no box. */
  const group = (kind: Kind, className?: string): ReactNode => {
    const items = results.options.map((option, index) => {
      const own = `${id}-${index}`;
      return (
        option.kind === kind && <OptionView key={own} id={own} active={index === active} {...{ option, t }} />
      );
    });
    const style = className ? {} : { display: "contents" };
    return (
      items.some(Boolean) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
        <div key={kind} role="group" aria-label={t(`search-panel.${kind}`)} {...{ className, style }}>
          {items}
        </div>
      )
    );
  };
  /** A column of groups under a heading that only sighted shoppers need. */
  const column = (name: string, heading: Kind, ...kinds: readonly Kind[]): ReactNode => {
    const groups = kinds.map((kind) => group(kind));
    return (
      groups.some(Boolean) && (
        <div key={name} className={`search_result__sub --${name}`}>
          <strong className="search_result__label" role="presentation">
            {t(`search-panel.${heading}`)}
          </strong>
          <div className="search_result__items">{groups}</div>
        </div>
      )
    );
  };

  const others = [
    group("product", "search_result__sub --products"),
    column("categories", "menu", "producer", "series", "menu"),
    column("cms", "cms", "cms"),
  ];
  return (
    <>
      {group("query", "search_result__block --queries")}
      {others.some(Boolean) && <div className="search_result__block --others">{others}</div>}
    </>
  );
}
