/** Whether nothing is chosen yet: the first entry of a list with a prompt (`--placeholder`), else an empty one that must not stay so. */
export const isUnset = (select: HTMLSelectElement): boolean =>
  select.closest(".--placeholder") ? select.selectedIndex < 1 : select.required && select.value === "";
