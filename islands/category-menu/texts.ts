/** Texts of the category menu (Polish); shops override them by key. */
export const texts = {
  "category-menu.drawer": "Menu",
  "category-menu.back": "Wróć",
  "category-menu.close": "Zamknij menu",
} as const;
