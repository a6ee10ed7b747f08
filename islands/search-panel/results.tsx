import type { ReactNode } from "react";
import type { Kind, Option, ResultKind } from "./answer";
import { OptionView } from "./option-view";
import type { SearchTranslate } from "./texts";

interface ResultsProps {
  readonly options: readonly Option[];
  /** Index of the active option; -1 = no option. */
  readonly active: number;
  /** Prefix of the options' ids: `<id>-<index>`. */
  readonly id: string;
  /** Owns the options in place of their elements (`ownListOf`). */
  readonly List: Option["List"];
  /** The options are offers before a search. */
  readonly isStart: boolean;
  readonly t: SearchTranslate;
}

/** Renders the groups with the standard theme's classes (contract A 5.4), as a grouped listbox (bar A1). */
export function Results({ options, active, id, List, isStart, t }: ResultsProps) {
  const labelOf = (kind: Kind) =>
    options.find((option) => option.kind === kind)?.group ?? t(`search-panel.${kind as ResultKind}`);
  /** The options of one kind. Without a class, the group exists only for screen readers and has no box. */
  const group = (kind: Kind, className?: string): ReactNode => {
    const items = options.map((option, index) => {
      if (option.kind !== kind) return null;
      const own = `${id}-${index}`;
      const view = <OptionView key={own} id={own} active={index === active} {...{ option, t }} />;
      return option.beside ? (
        <div key={own} className="search_result__row">
          {view}
          {option.beside}
        </div>
      ) : (
        view
      );
    });
    const style = className ? {} : { display: "contents" };
    return (
      items.some(Boolean) && (
        <div
          key={kind}
          {...(!List && { role: "group", "aria-label": labelOf(kind) })}
          {...{ className, style }}
        >
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
            {labelOf(heading)}
          </strong>
          <div className="search_result__items">
            {groups}
            {options.find(({ kind }) => kind === heading)?.below}
          </div>
        </div>
      )
    );
  };

  const others = [
    column("near", "near", "near"),
    column("recent", "recent", "recent"),
    isStart && column("phrases", "query", "query"),
    group("product", "search_result__sub --products"),
    column("categories", "menu", "producer", "series", "menu"),
    column("cms", "cms", "cms"),
  ];
  return (
    <>
      {List && (
        <List
          id={`${id}-list`}
          label={t("search-panel.list")}
          groups={kinds.flatMap((kind) => {
            const ids = options.flatMap((option, index) => (option.kind === kind ? `${id}-${index}` : []));
            return ids.length ? [[labelOf(kind), ids]] : [];
          })}
        />
      )}
      {!isStart && group("query", "search_result__block --queries")}
      {others.some(Boolean) && (
        <div className={`search_result__block --others${isStart ? " --start" : ""}`}>{others}</div>
      )}
    </>
  );
}

/** In the order in which the groups are shown. */
const kinds: readonly Kind[] = ["near", "recent", "query", "product", "producer", "series", "menu", "cms"];
