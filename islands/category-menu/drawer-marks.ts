/** The theme's marks of the drawer (contract A 3.4). */

/** Class of the page that opens the drawer in the theme's CSS. */
export const OPEN = "sidebar_open";
/** Class of the page that opens the column's other panel: the listing's filters. */
export const FILTERS = "filters_open";
export const TOGGLER = ".navbar-toggler";
/** Key of the open drawer in the state of its history entry. */
export const ENTRY = "wyspaDrawer";
