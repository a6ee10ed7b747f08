import { LanguageName } from "./language-name";
import type { Suggestion } from "./regions";
import { SiteForm } from "./site-form";
import type { RegionTranslate } from "./texts";

interface SuggestionViewProps {
  readonly suggestion: Suggestion;
  readonly t: RegionTranslate;
  readonly onNext: () => void;
}

/** The shop's suggestion for this shopper, to accept unchanged (contract A 9.1, ruling 19). */
export function SuggestionView({ suggestion: { kind, country, language }, t, onNext }: SuggestionViewProps) {
  return (
    <>
      {kind === "default" && <p className="select_language__impossible">{t("region-selector.impossible")}</p>}
      <ul className="select_language__info">
        <li className="select_language__recommended --country">
          <span>{t("region-selector.country-is")}</span> <strong>{country.name}</strong>
        </li>
        {country.currency && (
          <li className="select_language__recommended --currency">
            <span>{t("region-selector.currency-is")}</span> <strong>{country.currency}</strong>
          </li>
        )}
        {language && (
          <li className="select_language__recommended --language">
            <span>{t("region-selector.language-is")}</span>{" "}
            <strong>
              <LanguageName language={language} />
            </strong>
          </li>
        )}
      </ul>
      <SiteForm site={language?.site ?? null}>
        <button type="submit" className="select_language__submit --recommended btn --solid --large">
          {t("region-selector.take")}
        </button>
        <button type="button" className="select_language__next btn --outline --large" onClick={onNext}>
          {t("region-selector.next")}
        </button>
      </SiteForm>
    </>
  );
}
