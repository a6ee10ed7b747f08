import { memo } from "react";
import { flagOf } from "./flags";
import type { Country } from "./regions";

interface CountryOptionProps {
  readonly country: Country;
  /** Name of the radio group. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Shown when the list has countries of several groups. */
  readonly group: string;
  readonly onChoose: (country: Country) => void;
}

/** One country: flag, name, currency. Memoised, because there may be a thousand countries. */
export const CountryOption = memo(({ country, name, isChosen, group, onChoose }: CountryOptionProps) => (
  <label className="select_language__option" data-chosen={isChosen || undefined}>
    <input
      type="radio"
      name={name}
      value={country.id}
      checked={isChosen}
      onChange={() => onChoose(country)}
    />
    <span className={flagOf(country.id)} aria-hidden="true" />
    <span>
      <span>{country.name}</span>
      {country.currency && <span className="select_language__currency">{` (${country.currency})`}</span>}
      {group && <span className="select_language__group">{`, ${group}`}</span>}
    </span>
  </label>
));
