/** The name in a fragment (`#opis`), decoded as browsers do it; a lone `%` is part of the name. Empty for `#`. */
function fragmentName(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The element that a fragment names (HTML, "the indicated part of the document"). Older texts of shops mark their places
 * by named anchors.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const name = fragmentName(hash);
  if (!name) return null;
  const anchors = [...document.getElementsByName(name)];
  return document.getElementById(name) ?? anchors.find((one) => one instanceof HTMLAnchorElement) ?? null;
}
