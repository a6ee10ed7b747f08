import { tagOf } from "../../runtime/texts/languages";
import { ownName } from "./own-name";
import type { Language } from "./regions";

/** A language in its own words, and in those of the page where they are others. */
export function LanguageName({ language: { id, name } }: { readonly language: Language }) {
  const own = ownName(id);
  if (!own) return <span>{name || id.toUpperCase()}</span>;
  const isSame = !name || name.toLowerCase() === own.toLowerCase();
  return (
    <>
      <span lang={tagOf(id)}>{own}</span>
      {!isSame && <span className="select_language__translated">{` (${name})`}</span>}
    </>
  );
}

/** The same as text. */
export const nameOf = ({ id, name }: Language): string => ownName(id) ?? (name || id.toUpperCase());
