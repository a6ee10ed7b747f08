/**
 * Whether nothing is chosen yet. A list with a prompt (`--placeholder`) still shows its first entry; any other list is
 * required and empty.
 */
export const isUnset = (select: HTMLSelectElement): boolean =>
  select.closest(".--placeholder") ? select.selectedIndex < 1 : select.required && select.value === "";
