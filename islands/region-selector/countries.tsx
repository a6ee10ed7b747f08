import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { CountryFilter } from "./country-filter";
import { CountryOption } from "./country-option";
import type { Country } from "./regions";
import type { Say } from "./texts";
import { useAwaitedRow } from "./use-awaited-row";
import { useCountryIndex } from "./use-country-index";

/** From so many countries on there is a filter. */
const MANY = 8;

/** So many of a group are shown at once: all of most groups. */
const PAGE = 48;

/** So many of those that are looked for: the best come first, and each key draws them anew. */
const MATCHES = 16;

interface CountriesProps {
  /** Of all groups, in the order in which they are shown. */
  readonly all: readonly Country[];
  readonly group: string;
  /** Null where there is only one group, which needs no name. */
  readonly groupName: ((group: string) => string) | null;
  readonly country: Country;
  /** What is looked for. */
  readonly wanted: string;
  readonly setWanted: (text: string) => void;
  readonly t: Say;
  readonly sayLater: (text: string) => void;
  readonly onChoose: (country: Country) => void;
}

/** The countries of the chosen group or, while one is looked for, those of all groups that fit. */
export function Countries(props: CountriesProps) {
  const { all, group, groupName, country, wanted, setWanted, t, sayLater, onChoose } = props;
  const [more, setMore] = useState(0);
  const { find, isComing, prepare } = useCountryIndex(all);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const awaitRow = useAwaitedRow(list);
  const newest = useRef(onChoose);
  newest.current = onChoose;
  const choose = useCallback((one: Country) => newest.current(one), []);

  // The key itself is painted first, and the list in pieces after it.
  const shown = useDeferredValue(wanted);
  const isFiltered = shown.trim() !== "";
  const matches = isFiltered ? find(shown) : all.filter((one) => one.group === group);
  const room = (isFiltered ? MATCHES : PAGE) + more;
  const first = matches.slice(0, room);
  // What is chosen stays in sight, unless something else is looked for.
  const rows = isFiltered || first.includes(country) ? first : [country, ...first];
  const count = t("region-selector.count", { count: matches.length });
  const said = matches.length ? count : isComing ? "" : t("region-selector.none");

  useChosenInSight(list, group);
  // Said again when further names bring further matches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is answered, also with the same words
  useEffect(() => {
    if (isFiltered) sayLater(said);
  }, [isFiltered, said, shown, sayLater]);

  const look = (typed: string) => {
    setWanted(typed);
    setMore(0);
    if (list.current) list.current.scrollTop = 0;
    sayLater("");
  };
  const takeFirst = () => {
    const [best] = wanted.trim() ? find(wanted) : [];
    if (!best) return;
    choose(best);
    awaitRow(best.id, true);
  };
  const showMore = () => {
    setMore(more + PAGE);
    awaitRow(matches[room]?.id ?? null); // the button goes with the last of them
  };

  return (
    <fieldset className="select_language__countries_selects">
      <legend className="select_language__label">{t("region-selector.country")}</legend>
      {all.length >= MANY && (
        <CountryFilter
          count={isFiltered ? said : ""}
          {...{ wanted, t }}
          onFocus={prepare}
          onType={look}
          onTake={takeFirst}
        />
      )}
      <div
        ref={list}
        className="select_language__countries_select --active"
        data-id={group.replace(/\s+/g, "_")}
      >
        {rows.map((one) => (
          <CountryOption
            key={one.id}
            country={one}
            name={`${id}country`}
            isChosen={one === country}
            group={isFiltered && groupName ? groupName(one.group) : ""}
            onChoose={choose}
          />
        ))}
        {matches.length > room && (
          <button type="button" className="select_language__more btn" onClick={showMore}>
            {t("region-selector.more")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** With another group there is another list: it begins where the chosen country is in sight. */
function useChosenInSight(list: RefObject<HTMLElement | null>, group: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another group there is another list
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-chosen]");
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, [group, list]);
}
