import { type Dispatch, type ReactNode, type SetStateAction, useLayoutEffect, useRef } from "react";
import { useUniqueId } from "../../runtime/react/island";
import { type Filters, NO_FILTERS } from "./find-points";
import type { Point } from "./points";
import { useShared } from "./shared";
import type { Points } from "./use-points";

interface ItemsProps {
  readonly found: Points;
  /** Points that pass the filters. */
  readonly shown: readonly Point[];
  readonly filters: Filters;
  readonly setFilters: Dispatch<SetStateAction<Filters>>;
  readonly hasText: boolean;
  /** The list itself. */
  readonly children: ReactNode;
}

/** Everything below the search field: filters, the list, and a message when it is empty, late or failed. */
export function Items({ found, shown, filters, setFilters, hasText, children }: ItemsProps) {
  const { t } = useShared();
  const box = useRef<HTMLDivElement>(null);
  const { status, points } = found;
  const isAsking = status === "asking";
  const isFiltered = points.length > 0 && shown !== points;
  /**
   * A focused element may unmount, by its own press or with an answer. The box then takes the focus, which would
   * otherwise return to the start of the page.
   */
  const hadFocus = !!box.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && !box.current?.contains(document.activeElement)) box.current?.focus();
  });
  const button = (text: string, task: () => void) => (
    <button type="button" className="btn --outline" onClick={task}>
      {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes dress the box by the tag `div`
    <div
      ref={box}
      className="cop_pickup_listing list_map__list --show"
      role="group"
      aria-label={t("pickup-map.title")}
      aria-busy={isAsking || undefined}
      tabIndex={-1}
    >
      {status === "failed" && (
        <div className="cop_pickup_message --error">
          <p>{t("pickup-map.failed")}</p>
          {button(t("pickup-map.retry"), found.again)}
        </div>
      )}
      {points.length > 0 && <FilterFields {...{ filters, setFilters, hasText }} />}
      {isAsking && !points.length && <p className="cop_pickup_message">{t("pickup-map.loading")}</p>}
      {status === "there" && !shown.length && (
        <div className="cop_pickup_message --message">
          <p>{t(isFiltered ? "pickup-map.none-fits" : "pickup-map.none")}</p>
          {isFiltered && button(t("pickup-map.all"), () => setFilters(NO_FILTERS))}
        </div>
      )}
      {children}
    </div>
  );
}

interface FilterFieldsProps {
  /** The list has a search field of its own. */
  readonly hasText: boolean;
  readonly filters: Filters;
  readonly setFilters: (filters: Filters) => void;
}

/** Fields that narrow the list. Payment appears only where the couriers offer both ways. */
function FilterFields({ hasText, filters, setFilters }: FilterFieldsProps) {
  const { wanted, t } = useShared();
  const id = useUniqueId();
  const hasBoth = new Set(wanted.couriers.map(({ pays }) => pays)).size > 1;
  const box = (name: "openNow" | "weekend" | "cash", text: string) => (
    <label className="cop_pickup_filtering__item">
      <input
        type="checkbox"
        form=""
        checked={filters[name]}
        onChange={({ target }) => setFilters({ ...filters, [name]: target.checked })}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className="cop_pickup_filtering">
      <legend className="cop_pickup_filtering__legend">{t("pickup-map.filters")}</legend>
      {hasText && (
        <>
          <label className="cop_pickup_filtering__label" htmlFor={`${id}text`}>
            {t("pickup-map.filter")}
          </label>
          <input
            id={`${id}text`}
            className="cop_pickup_filtering__text f-control"
            type="text"
            enterKeyHint="search"
            form=""
            autoComplete="off"
            spellCheck="false"
            value={filters.text}
            onChange={({ target }) => setFilters({ ...filters, text: target.value })}
          />
        </>
      )}
      <div className="cop_pickup_filtering__boxes">
        {box("openNow", t("pickup-map.open-now"))}
        {box("weekend", t("pickup-map.weekend"))}
        {hasBoth && box("cash", t("pickup-map.cash"))}
      </div>
    </fieldset>
  );
}
