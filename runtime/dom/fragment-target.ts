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
 * The element that a fragment names: by its id, else a named anchor, as older texts of shops mark their places (HTML,
 * "the indicated part of the document").
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const name = fragmentName(hash);
  if (!name) return null;
  const anchors = [...document.getElementsByName(name)];
  return document.getElementById(name) ?? anchors.find((one) => one instanceof HTMLAnchorElement) ?? null;
}
