import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsland, useUniqueId } from "../../runtime/react/island";
import { showChosen, showFirst } from "./chosen-in-view";
import { CountryFilter } from "./country-filter";
import { CountryOption } from "./country-option";
import type { Country } from "./regions";
import type { RegionTranslate } from "./texts";
import { useCountryIndex } from "./use-country-index";

/** Number of countries from which the list has a filter. */
const MANY = 8;

/** Rows shown at first: most groups fit completely. */
const PAGE = 48;

/** Matches shown at first: the best come first, and each key renders them again. */
const MATCHES = 16;

interface CountriesProps {
  /** Countries of all groups, in display order. */
  readonly all: readonly Country[];
  readonly group: string;
  /** `null` when there is only one group, which needs no name. */
  readonly groupName: ((group: string) => string) | null;
  readonly country: Country;
  /** The filter text. */
  readonly wanted: string;
  readonly setWanted: (text: string) => void;
  readonly t: RegionTranslate;
  readonly sayLater: (text: string) => void;
  readonly onChoose: (country: Country) => void;
}

/** Lists the countries of the chosen group, or the matches in all groups while the filter has text. */
export function Countries(props: CountriesProps) {
  const { all, group, groupName, country, wanted, setWanted, t, sayLater, onChoose } = props;
  const [more, setMore] = useState(0);
  const { find, isComing, prepare } = useCountryIndex(all);
  const id = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const awaitRow = useAwaitedRow(list);
  const newest = useRef(onChoose);
  newest.current = onChoose;
  const choose = useCallback((one: Country) => newest.current(one), []);

  // Renders the typed character first, and the list afterwards in interruptible slices.
  const shown = useDeferredValue(wanted);
  const isFiltered = shown.trim() !== "";
  const matches = isFiltered ? find(shown) : all.filter((one) => one.group === group);
  const limit = (isFiltered ? MATCHES : PAGE) + more;
  const first = matches.slice(0, limit);
  // Keeps the chosen country visible, unless the filter has text.
  const rows = isFiltered || first.includes(country) ? first : [country, ...first];
  const count = t("region-selector.count", { count: matches.length });
  const message = matches.length ? count : isComing ? "" : t("region-selector.none");

  const isBoxed = useIsland().props.list === "boxed";
  useRowsInSight(list, group, shown);
  // Announces again when names that load later add matches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is answered, also with the same words
  useEffect(() => {
    if (isFiltered) sayLater(message);
  }, [isFiltered, message, shown, sayLater]);

  const filter = (typed: string) => {
    setWanted(typed);
    setMore(0);
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
    awaitRow(matches[limit]?.id ?? null); // the button disappears with the last page
  };

  return (
    <fieldset className="select_language__countries_selects">
      <legend className="select_language__label">{t("region-selector.country")}</legend>
      {all.length >= MANY && (
        <CountryFilter
          count={isFiltered ? message : ""}
          {...{ wanted, t }}
          onFocus={prepare}
          onType={filter}
          onTake={takeFirst}
        />
      )}
      <div
        ref={list}
        className={`select_language__countries_select --active${isBoxed ? " --boxed" : ""}`}
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
        {matches.length > limit && (
          <button type="button" className="select_language__more btn" onClick={showMore}>
            {t("region-selector.more")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Shows the chosen country of a new group, and the best match of a new text. */
function useRowsInSight(list: RefObject<HTMLElement | null>, group: string, wanted: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another group there is another list
  useLayoutEffect(() => showChosen(list.current), [group, list]);
  useLayoutEffect(() => {
    if (wanted.trim()) showFirst(list.current);
  }, [wanted, list]);
}

/**
 * Focuses a country's row that may appear only with the next render: after Enter in the filter, or the first row of
 * "more".
 * @returns takes the country's id; `now` = its row may exist already
 */
function useAwaitedRow(list: RefObject<HTMLElement | null>): (id: string | null, now?: boolean) => void {
  const awaited = useRef<string | null>(null);
  const focus = () => {
    const rows = [...(list.current?.querySelectorAll("input") ?? [])];
    const row = rows.find(({ value }) => value === awaited.current);
    if (!row) return;
    awaited.current = null;
    row.focus();
  };
  useLayoutEffect(focus);
  return (id, now) => {
    awaited.current = id;
    if (now) focus();
  };
}
