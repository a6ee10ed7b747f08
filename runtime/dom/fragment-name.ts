/** The name in a fragment (`#opis`), decoded as browsers do it; a lone `%` is part of the name. Empty for `#`. */
export function fragmentName(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
