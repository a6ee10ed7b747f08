import { useState } from "react";
import { useUniqueId } from "../../runtime/react/island";
import { useDeferredAnnounce } from "../../runtime/react/use-deferred-announce";
import { Countries } from "./countries";
import { LanguageName, nameOf } from "./language-name";
import { type Country, type Language, languageIn, NO_GROUP, type Regions } from "./regions";
import { SiteForm } from "./site-form";
import type { RegionTranslate } from "./texts";

interface ChoiceProps {
  readonly regions: Regions;
  readonly t: RegionTranslate;
  /** For `lang`, when it differs from the page's language. */
  readonly tag: string | undefined;
  /** Returns to the suggestion; `null` when there is no suggestion. */
  readonly onBack: (() => void) | null;
}

interface Chosen {
  readonly country: Country;
  readonly language: Language | null;
}

/** Themes leave the list its native arrow, at the edge, and indent its text twice. Inline, so that no sheet wins later. */
const DROP_DOWN = {
  appearance: "none",
  paddingInline: "16px 40px",
  backgroundImage:
    "linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(-45deg, transparent 50%, currentcolor 50%)",
  backgroundPosition:
    document.dir === "rtl" ? "left 16px center, left 21px center" : "right 21px center, right 16px center",
  backgroundRepeat: "no-repeat",
  backgroundSize: "5px 5px",
} as const;

/**
 * Lets the shopper choose a group, a country and a language: each choice preselects the first entry of the next list
 * (contract A 9.3). Languages, choice and button form a bar that stays in view below a long list of countries.
 */
export function Choice({ regions, t, tag, onBack }: ChoiceProps) {
  const { groups, selected, selectedLanguage } = regions;
  const [{ country, language }, choose] = useState<Chosen>({
    country: selected,
    language: selectedLanguage,
  });
  const [wanted, setWanted] = useState("");
  const sayLater = useDeferredAnnounce(tag);
  const id = useUniqueId();
  const { languages, group } = country;

  const groupName = (name: string) => (name === NO_GROUP ? t("region-selector.no-group") : name);
  const languagesOf = (next: Country) =>
    next.languages.length
      ? t("region-selector.languages", { names: next.languages.map(nameOf).join(", ") })
      : "";
  const chooseCountry = (next: Country) => {
    if (next === country) return;
    choose({
      country: next,
      language: languageIn(next, next === selected ? selectedLanguage?.id : language?.id),
    });
    sayLater(languagesOf(next));
  };
  const groupNames = [...groups.keys()];
  const chooseGroup = (index: number) => {
    const all = groups.get(groupNames[index] ?? "") ?? [];
    const [first] = all;
    if (!first) return;
    choose({ country: first, language: languageIn(first, language?.id) });
    setWanted(""); // otherwise the list would show search matches instead of the group
    sayLater(`${t("region-selector.count", { count: all.length })}. ${first.name}. ${languagesOf(first)}`);
  };
  const names = [country.name, country.currency, language && nameOf(language)].filter(Boolean).join(", ");

  return (
    <>
      <div className={`select_language__choose${groups.size > 1 ? " --groups" : ""}`}>
        {groups.size > 1 && (
          <div className="select_language__groups_selects">
            <label className="select_language__label" htmlFor={`${id}group`}>
              {t("region-selector.group")}
            </label>
            <select
              id={`${id}group`}
              className="select_language__field form-control --groups"
              style={DROP_DOWN}
              value={groupNames.indexOf(group)}
              onChange={({ target }) => chooseGroup(target.selectedIndex)}
            >
              {/* Numbers: Preact leaves out a value that is the text, which page translators replace. */}
              {groupNames.map((name, index) => (
                <option key={name} value={index}>
                  {groupName(name)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Countries
          all={regions.countries}
          groupName={groups.size > 1 ? groupName : null}
          {...{ group, country, wanted, setWanted, t, sayLater }}
          onChoose={chooseCountry}
        />
      </div>
      <div className="select_language__bar">
        <fieldset
          className={`select_language__languages_selects${languages.length > 1 ? "" : " --hidden"}`}
          hidden={languages.length < 2}
        >
          {languages.length > 1 && (
            <>
              <legend className="select_language__label">{t("region-selector.language")}</legend>
              <div className="select_language__languages_select --active" data-id={country.id}>
                {languages.map((one) => (
                  <label key={one.id} className="select_language__option --inline">
                    <input
                      type="radio"
                      name={`${id}language`}
                      value={one.id}
                      checked={one === language}
                      onChange={() => choose({ country, language: one })}
                    />
                    <span>
                      <LanguageName language={one} />
                    </span>
                  </label>
                ))}
              </div>
            </>
          )}
        </fieldset>
        <p className="select_language__chosen">{t("region-selector.chosen", { names })}</p>
        <SiteForm site={language?.site ?? null}>
          <button type="submit" className="select_language__submit btn --solid --large">
            {t("region-selector.apply")}
          </button>
          {onBack && (
            <button type="button" className="select_language__back btn --outline --large" onClick={onBack}>
              {t("region-selector.back")}
            </button>
          )}
        </SiteForm>
      </div>
    </>
  );
}
