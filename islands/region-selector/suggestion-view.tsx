import { LanguageName } from "./language-name";
import type { Suggestion } from "./regions";
import { SiteForm } from "./site-form";
import type { Say } from "./texts";

interface SuggestionViewProps {
  readonly suggestion: Suggestion;
  readonly say: Say;
  readonly onNext: () => void;
}

/** What the shop thinks right for this shopper, to be taken as it is (contract A 9.1, ruling 19). */
export function SuggestionView({
  suggestion: { kind, country, language },
  say,
  onNext,
}: SuggestionViewProps) {
  return (
    <>
      {kind === "default" && (
        <p className="select_language__impossible">{say("region-selector.impossible")}</p>
      )}
      <ul className="select_language__info">
        <li className="select_language__recommended --country">
          <span>{say("region-selector.country-is")}</span> <strong>{country.name}</strong>
        </li>
        {country.currency && (
          <li className="select_language__recommended --currency">
            <span>{say("region-selector.currency-is")}</span> <strong>{country.currency}</strong>
          </li>
        )}
        {language && (
          <li className="select_language__recommended --language">
            <span>{say("region-selector.language-is")}</span>{" "}
            <strong>
              <LanguageName language={language} />
            </strong>
          </li>
        )}
      </ul>
      <SiteForm site={language?.site ?? null}>
        <button type="submit" className="select_language__submit --recommended btn --solid --large">
          {say("region-selector.take")}
        </button>
        <button type="button" className="select_language__next btn --outline --large" onClick={onNext}>
          {say("region-selector.next")}
        </button>
      </SiteForm>
    </>
  );
}
