/**
 * Asks the page, because a counter would not be unique: each island bundles its own copy of this file.
 * @returns the first id `<prefix>-1`, `<prefix>-2` … that no element of the page has
 */
export function freeId(prefix: string): string {
  let n = 1;
  while (document.getElementById(`${prefix}-${n}`)) n++;
  return `${prefix}-${n}`;
}
