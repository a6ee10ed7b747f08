import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useIsland, useUniqueId } from "../../runtime/react/island";
import { type Indexed, type Option, pointOptions } from "./find-points";
import { useShared } from "./shared";
import type { Points } from "./use-points";
import { type Complain, type PlaceSearch, usePosition } from "./use-search";

interface SearchFieldProps {
  readonly typed: string;
  readonly search: PlaceSearch;
  readonly found: Points;
  readonly index: Indexed;
  /** The message beside the field; empty when all is well. */
  readonly problem: string;
  readonly complain: Complain;
  readonly onType: (text: string) => void;
  /** A point was found by its name; `null` when the list has a field of its own for names. */
  readonly onPoint: ((uid: string) => void) | null;
}

/**
 * Lets the shopper enter a place: a combobox with suggestions (APG), a search button, and a button for the device's
 * position.
 */
export function SearchField(props: SearchFieldProps) {
  const { typed, found, problem, complain } = props;
  const { t } = useShared();
  const id = useUniqueId();
  const field = useRef<HTMLInputElement>(null);
  const { active, close, options, take, type, searchTyped, press } = useSearchField(props, field);
  const position = usePosition(found.begin, complain);
  const isOpen = options.length > 0;
  const clear = () => {
    type("");
    field.current?.focus();
  };
  const states = ["cop_pickup_finder", typed && "--filled", isOpen && "--open"].filter(Boolean).join(" ");
  return (
    <div className={states}>
      <label className="cop_pickup_finder__label" htmlFor={`${id}field`}>
        {t("pickup-map.place")}
      </label>
      <div className="cop_pickup_finder__line">
        <input
          ref={field}
          id={`${id}field`}
          className="cop_pickup_finder__input f-control"
          type="text"
          form=""
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}list${active}` : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          aria-invalid={!!problem || undefined}
          autoComplete="off"
          spellCheck="false"
          value={typed}
          onChange={({ target, nativeEvent }) => type(target.value, (nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {typed && (
          <button
            type="button"
            className="cop_pickup_finder__clear"
            aria-label={t("pickup-map.clear")}
            onClick={clear}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
        <button type="button" className="cop_pickup_finder__button btn --solid" onClick={searchTyped}>
          {t("pickup-map.search")}
        </button>
        <SuggestionList id={`${id}list`} {...{ active, take }} suggestions={options} />
      </div>
      <button
        type="button"
        className="cop_pickup_map__area_button --gps btn --outline"
        onClick={position.ask}
      >
        {t("pickup-map.locate")}
      </button>
      {position.isAsking && <p className="cop_pickup_finder__asking">{t("pickup-map.asking")}</p>}
      {problem && (
        <p id={`${id}problem`} className="cop_pickup_finder__problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** State and event handlers of the field. */
function useSearchField(
  { typed, search, found, index, complain, onType, onPoint }: SearchFieldProps,
  field: { readonly current: HTMLInputElement | null },
) {
  const { announce } = useIsland();
  const { t } = useShared();
  const { suggestions } = search;
  /** The text to which points of the list are offered; empty after a choice. */
  const [wanted, setWanted] = useState("");
  const options = useMemo<readonly Option[]>(
    () => [...(onPoint ? pointOptions(index, wanted) : []), ...suggestions],
    [index, wanted, suggestions, onPoint],
  );
  const [active, setActive] = useState(-1);
  useEffect(() => {
    setActive(-1); // a new list has no active option
    if (options.length) announce(t("pickup-map.suggested", { count: options.length }));
  }, [options, announce, t]);
  const close = () => {
    setWanted("");
    search.close();
  };

  /** Suggests nothing during IME composition, because half a word is not a place yet. */
  const type = (text: string, isComposing = false) => {
    onType(text);
    complain("");
    setWanted(isComposing ? "" : text);
    if (isComposing) search.close();
    else search.suggest(text);
  };
  const take = ({ name, place, uid }: Option) => {
    onType(name);
    complain("");
    close();
    if (uid) onPoint?.(uid);
    else if (place) found.begin("text").ask(place, { text: name });
  };
  const searchTyped = async () => {
    const text = typed.trim();
    if (!text) return field.current?.focus();
    if (found.areFor(text)) return close();
    setWanted("");
    complain("");
    const request = found.begin("text");
    const match = await search.find(text);
    if (match === undefined || !request.isCurrent()) return;
    if (match && match !== "failed") return request.ask(match.place, { text });
    if (field.current?.value.trim() === text)
      complain(match ? "pickup-map.search-failed" : "pickup-map.not-found");
  };
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const isOpen = options.length > 0;
    if (nativeEvent.isComposing) return;
    const option = options[active];
    if (key === "Enter") option ? take(option) : void searchTyped();
    else if (key === "Escape" && isOpen) close();
    else if (isOpen && (key === "ArrowDown" || key === "ArrowUp")) {
      // One position more than options: the arrows wrap around through the field itself.
      const positions = options.length + 1;
      setActive(((active + 1 + (key === "ArrowDown" ? 1 : positions - 1)) % positions) - 1);
    } else return;
    event.preventDefault(); // must not submit a surrounding form or close a surrounding dialog
  };
  return { active, close, options, take, type, searchTyped, press };
}

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Option[];
  /** Index of the option that the arrow keys have reached; below zero without one. */
  readonly active: number;
  readonly take: (suggestion: Option) => void;
}

/** Places below the field. The focus stays in the field, whose keys move through them. */
function SuggestionList({ id, suggestions, active, take }: SuggestionListProps) {
  const { t } = useShared();
  return (
    <div
      id={id}
      className="cop_pickup_finder__results"
      role="listbox"
      aria-label={t("pickup-map.suggestions")}
      hidden={!suggestions.length}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's (combobox)
        <div
          key={`${suggestion.uid ?? ""} ${suggestion.name}`}
          id={`${id}${index}`}
          className="cop_pickup_finder__result"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
          {suggestion.name}
        </div>
      ))}
    </div>
  );
}
