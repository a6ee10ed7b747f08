import { useUniqueId } from "../../runtime/react/island";
import type { Courier } from "./courier";
import type { Filters } from "./filter";
import type { PickupTranslate } from "./texts";

interface FilterFieldsProps {
  /** The list has a search field of its own. */
  readonly hasText: boolean;
  readonly filters: Filters;
  readonly setFilters: (filters: Filters) => void;
  readonly couriers: readonly Courier[];
  readonly t: PickupTranslate;
}

/** Fields that narrow the list. Payment appears only where the couriers offer both ways. */
export function FilterFields({ hasText, filters, setFilters, couriers, t }: FilterFieldsProps) {
  const id = useUniqueId();
  const hasBoth = new Set(couriers.map(({ pays }) => pays)).size > 1;
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
