import { memo } from "react";
import { flagOf } from "./flags";
import type { Country } from "./regions";

interface CountryOptionProps {
  readonly country: Country;
  /** Of the radio buttons that belong together. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Told where countries of several groups stand together. */
  readonly group: string;
  readonly onChoose: (country: Country) => void;
}

/** One country: flag, name, currency. Drawn anew only when it changes: there may be a thousand. */
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
