/** The cookie banner while it is shown. It takes precedence at the window's edges, and over dialogs (ruling 21). */
export const COOKIE_BANNER = ".iai_cookie:not(.d-none)";
