import type { Option } from "./point-options";
import type { PickupTranslate } from "./texts";

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Option[];
  /** Index of the option that the arrow keys have reached; below zero without one. */
  readonly active: number;
  readonly t: PickupTranslate;
  readonly take: (suggestion: Option) => void;
}

/** Places below the field. The focus stays in the field, whose keys move through them. */
export function SuggestionList({ id, suggestions, active, t, take }: SuggestionListProps) {
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
