import { tagOf } from "../../runtime/texts/languages";
import { ownName } from "./own-name";
import type { Language } from "./regions";

/** A language's name in that language, followed by the page's name when it differs. */
export function LanguageName({ language: { id, name } }: { readonly language: Language }) {
  const nativeName = ownName(id);
  if (!nativeName) return <span>{name || id.toUpperCase()}</span>;
  const isSame = !name || name.toLowerCase() === nativeName.toLowerCase();
  return (
    <>
      <span lang={tagOf(id)}>{nativeName}</span>
      {!isSame && <span className="select_language__translated">{` (${name})`}</span>}
    </>
  );
}

/** The name in its own language, as text. */
export const nameOf = ({ id, name }: Language): string => ownName(id) ?? (name || id.toUpperCase());
