import { useCallback, useDeferredValue, useId, useLayoutEffect, useRef, useState } from "react";
import { CountryOption } from "./country-option";
import type { Country } from "./regions";
import type { Say } from "./texts";
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
  readonly hasGroups: boolean;
  readonly country: Country;
  readonly say: Say;
  readonly sayLater: (text: string) => void;
  readonly onChoose: (country: Country) => void;
}

/** The countries of the chosen group or, while one is looked for, those of all groups that fit. */
export function Countries({ all, group, hasGroups, country, say, sayLater, onChoose }: CountriesProps) {
  const [text, setText] = useState("");
  const [more, setMore] = useState(0);
  const { find, prepare } = useCountryIndex(all);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const newest = useRef(onChoose);
  newest.current = onChoose;
  const choose = useCallback((one: Country) => newest.current(one), []);

  // The key itself is painted first, and the list in pieces after it.
  const shown = useDeferredValue(text);
  const isFiltered = shown.trim() !== "";
  const matches = isFiltered ? find(shown) : all.filter((one) => one.group === group);
  const room = (isFiltered ? MATCHES : PAGE) + more;
  const first = matches.slice(0, room);
  // What is chosen stays in sight, unless something else is looked for.
  const rows = isFiltered || first.includes(country) ? first : [country, ...first];
  const count = say("region-selector.count", { count: matches.length });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another group there is another list
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-chosen]");
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, [group]);

  /** The row of a country that was taken by Enter may come only with the next list. */
  const focusWanted = () => {
    const rows = [...(list.current?.querySelectorAll("input") ?? [])];
    const row = rows.find(({ value }) => value === wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus();
  };
  useLayoutEffect(focusWanted);

  const look = (typed: string) => {
    setText(typed);
    setMore(0);
    if (list.current) list.current.scrollTop = 0;
    if (!typed.trim()) return sayLater("");
    const { length } = find(typed);
    sayLater(length ? say("region-selector.count", { count: length }) : say("region-selector.none"));
  };
  const takeFirst = () => {
    const [best] = text.trim() ? find(text) : [];
    if (!best) return;
    wanted.current = best.id;
    choose(best);
    focusWanted();
  };

  return (
    <fieldset className="select_language__countries_selects">
      <legend>{say("region-selector.country")}</legend>
      {all.length >= MANY && (
        <div className="select_language__filter">
          <label htmlFor={`${id}filter`}>{say("region-selector.filter")}</label>
          <input
            id={`${id}filter`}
            className="form-control"
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onFocus={prepare}
            onChange={({ target }) => look(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              takeFirst();
            }}
          />
          <p className="select_language__count">
            {isFiltered && (matches.length ? count : say("region-selector.none"))}
          </p>
        </div>
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
            group={isFiltered && hasGroups ? one.group : ""}
            onChoose={choose}
          />
        ))}
        {matches.length > room && (
          <button type="button" className="select_language__more btn" onClick={() => setMore(more + PAGE)}>
            {say("region-selector.more")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
