/** The theme's marks of the overlay on phones (contract A 5.5). */

/** Class of the page that shows the overlay. */
export const OVERLAY = "--search-open";
/** Key of the open overlay in the state of its history entry. */
export const ENTRY = "wyspaSearch";
export const OPENER = ".menu_search__mobile";
/** The submit button, which the theme turns into the close button. */
export const CLOSER = ".menu_search__submit";
