/** Texts of the category menu (Polish). */
export const texts = {
  "category-menu.drawer": "Menu",
  "category-menu.back": "Wróć",
  "category-menu.close": "Zamknij menu",
} as const;
