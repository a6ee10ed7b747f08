import type { Suggestion } from "./suggestions";
import type { Say } from "./texts";

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The option that the arrows have come to; below zero none. */
  readonly active: number;
  readonly t: Say;
  readonly take: (suggestion: Suggestion) => void;
}

/** Places below the field. The focus stays in the field, whose keys go through them. */
export function SuggestionList({ id, suggestions, active, t, take }: SuggestionListProps) {
  return (
    <div
      id={id}
      className="cop_pickup_finder__results"
      role="listbox"
      aria-label={t("pickup-map.suggestions")}
      hidden={!suggestions.length}
    >
      {suggestions.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's (combobox)
        <div
          key={one.name}
          id={`${id}${index}`}
          className="cop_pickup_finder__result"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(one)}
        >
          {one.name}
        </div>
      ))}
    </div>
  );
}
