/**
 * The cookie banner while it is shown, also the one of older themes. It takes precedence at the window's edges, and over
 * dialogs (ruling 21).
 */
export const COOKIE_BANNER = ".iai_cookie:not(.d-none), #ck_dsclr_v2";

/**
 * Stays usable over whatever is open: the cookie banner, a top layer and the alert. It includes a hidden banner, because
 * the press that answers the banner hides it.
 */
export const OVER_ALL = ".iai_cookie, #ck_dsclr_v2, #topLayerBackDrop, #alert_cover";
