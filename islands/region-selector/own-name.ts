import { tagOf } from "../../runtime/texts/languages";

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
