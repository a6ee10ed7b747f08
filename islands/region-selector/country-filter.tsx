import type { RegionTranslate } from "./texts";

interface CountryFilterProps {
  readonly wanted: string;
  /** The number of matches as text; empty while the filter is empty. */
  readonly count: string;
  readonly t: RegionTranslate;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  /** Enter: chooses the best match. */
  readonly onTake: () => void;
}

/** The field that filters countries. */
export function CountryFilter({ wanted, count, t, onFocus, onType, onTake }: CountryFilterProps) {
  return (
    <div className="select_language__filter">
      <input
        className="select_language__field form-control"
        aria-label={t("region-selector.filter")}
        placeholder={t("region-selector.filter")}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        value={wanted}
        onFocus={onFocus}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onTake();
        }}
      />
      <p className="select_language__count">{count}</p>
    </div>
  );
}
