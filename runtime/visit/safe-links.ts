/**
 * Decides which links may be loaded before the shopper follows them: those whose pages only show something. The
 * browser's speculation rules and the prefetch of visits share these tables.
 */

/** Links that the theme excludes, change the language, belong to a script, or open no page in this window. */
const REFUSED =
  '[rel~="nofollow"], [hreflang], [download], [target]:not([target="_self" i]), [onclick], [role="button"], .logout_link';

/** A script of the platform may change something, unless it is known to show only. */
const SCRIPTS = ["/*.php*"];
const READING = ["search", "stock", "stocks", "product-stocks"].map((name) => `/*${name}.php`);
/** Settings, basket, order and account also have names without `.php`. */
const ACTING = [
  ...["ajax", "settings", "basket", "order", "place-order", "prepaid", "login", "logout", "signin", "client"],
  ...["password", "shoppinglist", "return", "rma", "subscription", "product-compare"],
].flatMap((name) => [`/${name}*`, `/*/${name}*`]);
const FILES = [
  "pdf",
  "zip",
  "rar",
  "7z",
  "doc*",
  "xls*",
  "csv",
  "xml",
  "json",
  "txt",
  "jp*g",
  "png",
  "webp",
  "mp*",
].map((extension) => `/*.${extension}`);
/** A query must begin with a parameter that only selects what is shown. */
const SELECTING = ["text", "counter", "filter", "id", "product"].map((name) => `${name}*`);
/** No parameter may change something: the session's language, currency, order of a listing, comparison or basket. */
const CHANGING = [
  "action",
  "operation",
  "lang",
  "curr",
  "country",
  "add",
  "remove",
  "change",
  "sort",
  "set",
].map((name) => `*${name}*=*`);

/** @param wildcards in which `*` stands for any text */
const isLike = (text: string, wildcards: readonly string[]): boolean =>
  wildcards.some((one) => new RegExp(`^${one.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(text));

/** Whether the page of a link may be loaded before the shopper follows the link. */
export function isSafeAhead(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = link;
  const query = link.search.slice(1);
  return (
    origin === location.origin &&
    (!isLike(pathname, SCRIPTS) || isLike(pathname, READING)) &&
    !isLike(pathname, [...ACTING, ...FILES]) &&
    (!query || isLike(query, SELECTING)) &&
    !isLike(query, CHANGING) &&
    !link.matches(REFUSED)
  );
}

/**
 * The same decision as the condition of a speculation rule.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function safeLinksCondition(): object {
  const at = (paths: readonly string[]) => ({ href_matches: paths });
  const asked = (queries: readonly string[]) => at(queries.map((query) => `/*\\?${query}`));
  return {
    and: [
      at(["/*"]), // relative to the page's address: only this origin
      { or: [{ not: at(SCRIPTS) }, at(READING)] },
      { not: at([...ACTING, ...FILES]) },
      { or: [{ href_matches: { pathname: "/*", search: "" } }, asked(SELECTING)] },
      { not: asked(CHANGING) },
      // A visit in place loads its page itself.
      { not: { selector_matches: `${REFUSED}, [data-visit]` } },
    ],
  };
}
