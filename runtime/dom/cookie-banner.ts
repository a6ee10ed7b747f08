/** The cookie banner while it is shown. It takes precedence at the window's edges, and over dialogs (ruling 21). */
export const COOKIE_BANNER = ".iai_cookie:not(.d-none)";

/**
 * Stays usable over whatever is open: the cookie banner, a top layer and the alert. It includes a hidden banner, because
 * the press that answers the banner hides it.
 */
export const OVER_ALL = ".iai_cookie, #topLayerBackDrop, #alert_cover";
