import type { ReactNode } from "react";
import type { FoundKind, SearchResults } from "./answer";
import { Option } from "./option";
import { optionsOf } from "./options";
import type { Say } from "./texts";

interface ResultsProps {
  readonly results: SearchResults;
  /** The text that was searched for. */
  readonly phrase: string;
  /** Index of the active option, -1 for none. */
  readonly active: number;
  /** Start of the options' ids, `<id>-<index>`. */
  readonly id: string;
  readonly say: Say;
}

/** The six groups in the standard theme's classes (contract A 5.4), as a grouped list of options (bar A1). */
export function Results({ results, phrase, active, id, say }: ResultsProps) {
  /** The options of one kind. Without a class of its own it is a group for the ear only, no box for the eye. */
  const group = (kind: FoundKind, className?: string): ReactNode => {
    const items = optionsOf(results).flatMap((option, index) => {
      const own = `${id}-${index}`;
      const view = <Option key={own} id={own} active={index === active} {...{ option, phrase, say }} />;
      return option.kind === kind ? view : [];
    });
    const label = say(`search-panel.${kind}`);
    const style = className ? {} : { display: "contents" };
    return (
      items.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
        <div key={kind} role="group" aria-label={label} {...{ className, style }}>
          {items}
        </div>
      )
    );
  };
  /** A column of groups under a heading for the eye. */
  const column = (name: string, heading: FoundKind, ...kinds: readonly FoundKind[]): ReactNode => {
    const groups = kinds.map((kind) => group(kind));
    return (
      groups.some(Boolean) && (
        <div key={name} className={`search_result__sub --${name}`}>
          <strong className="search_result__label" role="presentation">
            {say(`search-panel.${heading}`)}
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
