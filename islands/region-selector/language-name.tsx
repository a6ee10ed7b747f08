import { tagOf } from "../../runtime/texts/languages";
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

/** A language's name in that language, capitalised for a list; `null` when the browser does not know it. */
export function ownName(id: string): string | null {
  const tag = tagOf(id);
  try {
    const name = tag && new Intl.DisplayNames([tag], { type: "language", fallback: "none" }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : null;
  } catch {
    return null;
  }
}
