/**
 * Decides which links may be loaded before the shopper follows them: those whose pages are known to show only. The
 * browser's speculation rules and the prefetch of visits share this decision. What is not known is not loaded.
 */

/** Links that the theme excludes, that change the language, that leave the window, or that a script uses as buttons. */
const REFUSED =
  '[rel~="nofollow"], [hreflang], [download], [target]:not([target="_self" i]), [role]:not([role="link"]), [ping], [aria-expanded], [aria-haspopup], [aria-pressed], .logout_link';
/** Attributes by which scripts give a link another action: its own handlers, and those of libraries. */
const ACTION =
  /^(on|hx-|x-|v-|ng-|@|:)|^data-(?!island|visit|wyspa).*(action|ajax|click|command|confirm|dismiss|fancybox|method|modal|remote|toggle)/;

/** Scripts of the platform that only show, each with the parameters that select what. */
const SCRIPTS: readonly (readonly [path: RegExp, query: RegExp])[] = [
  [/\/search\.php$/, /^(text|counter|filter_\w+)$/],
  [/\/stocks?\.php$/, /^id$/],
  [/\/product-stocks\.php$/, /^product$/],
];
/** Parameters that select a part of a listing. */
const SELECTING = /^(text|counter|filter_\w+)$/;
const NUMBERS = /^(counter|id|product)$/;

/** The platform's own addresses of products, listings, producers, series and texts, in any language. */
const FORMS = [
  /^(\/[a-z]{2})?\/(product|firm|ser)-[a-z]{3}-\d+(-[^/]*)?\.html$/i,
  /^(\/[a-z]{2})?\/[a-z]{3}_[mnps]_[^/]+-\d+\.html$/i,
  /^(\/[a-z]{2})?\/[^/]+-c[a-z]+-[a-z]{3}-\d+\.html$/i,
  /^\/[a-z]{2}\/(menu|producers|products|series)\/[^/]+-\d+(\.html)?$/i,
];
/** The first page, also that of the language of this page. */
const HOME = /^\/([a-z]{2}\/)?$/;
/** An address with a name and a number, in a folder. */
const NUMBERED = /^(.*\/)[^/]+-\d+(\.html)?$/;

/** Links that the page itself marks as a product, a part of the path to this page, or a page of this listing. */
const KNOWN =
  "a.product__name, a.product__icon, a.product_name__firm_logo, a[data-visit-card], #breadcrumbs a, .pagination a";
/** Links from which the shop's folders of numbered addresses can be read. */
const EXAMPLES = `${KNOWN}, #menu_categories a.nav-link, #footer_links a`;
/** Links with the same folder, from which on the folder counts as one of pages that only show. */
const ENOUGH = 3;
/** Words that begin or are an order to the shop, in nine languages. A name with one in such a folder is in doubt. */
const ORDERS =
  /(^|-)(add|apply|buy|cancel|clear|confirm|delete|log-?(in|out)|order|remove|reset|sign-?(in|out|off)|subscribe|unsubscribe|vote|anuluj|dodaj|kup|potwierdz|usun|wyczysc|wyloguj|wypisz|zamow|zapisz|abbestell|abmeld|besta?e?tig|bestell|entfern|hinzufue?g|kauf|loe?sch|stornier|acheter|ajout|annul|command|confirmer|deconn|desabon|desinscri|retirer|supprim|vider|koupit|kupit|objedn|odebr|odhlas|odober|odobr|odstran|potvrd|pridat|smaz|vymaz|zrus|eltavolit|hozzaad|kijelentkez|kosarba|leirat|megerosit|megrendel|torles|torol|vasarol|adauga|anuleaza|comanda|confirma|cumpara|deconect|dezabon|elimina|goleste|sterge|dodaty|kupyty|vydalyty|vyity|vidpysat|zamovyty|видал|видпис|вийти|дода|замов|купи|пидтвер)/;

const pathOf = ({ pathname }: HTMLAnchorElement | Location): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};
/** Without accents, as addresses usually are. */
const plainText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The folders of the page's own categories, products and texts: `/kategoria/`, `/produkt/`. */
function foldersOf(page: ParentNode): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>(EXAMPLES))
    if (link.origin === location.origin) paths.add(pathOf(link));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = NUMBERED.exec(path)?.[1];
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([folder, count]) => (count >= ENOUGH ? [folder] : [])));
}

/** Whether a link is one, and not a button in the shape of a link. */
function isPlain(link: HTMLAnchorElement): boolean {
  const address = link.getAttribute("href")?.trim() ?? "";
  return (
    !!address &&
    !address.startsWith("#") &&
    link.origin === location.origin &&
    !link.matches(REFUSED) &&
    !link.getAttributeNames().some((name) => ACTION.test(name))
  );
}

/** Whether every parameter only selects what is shown. */
const selects = (link: HTMLAnchorElement, names: RegExp): boolean =>
  [...new URLSearchParams(link.search)].every(
    ([name, value]) => names.test(name) && (!NUMBERS.test(name) || /^\d+$/.test(value)),
  );

/** Reads the page once, and judges its links. */
export function safeLinks(): (link: HTMLAnchorElement) => boolean {
  const folders = foldersOf(document);
  const isShown = (link: HTMLAnchorElement, path: string): boolean => {
    // Another page or selection of this listing.
    if (path === pathOf(location)) return link.search !== location.search;
    if (HOME.test(path) && location.pathname.startsWith(path)) return true;
    if (FORMS.some((form) => form.test(path))) return true;
    if (link.matches(KNOWN)) return !/\.(?!html$)\w+$/.test(path);
    const folder = NUMBERED.exec(path)?.[1];
    const name = path.slice(folder?.length);
    return !!folder && folders.has(folder) && !ORDERS.test(plainText(name));
  };
  return (link) => {
    if (!isPlain(link)) return false;
    const path = pathOf(link);
    if (!/\.php/i.test(path)) return isShown(link, path) && selects(link, SELECTING);
    return !!link.search && SCRIPTS.some(([script, names]) => script.test(path) && selects(link, names));
  };
}

/** Whether the page of a link may be loaded before the shopper follows the link. */
export const isSafeAhead = (link: HTMLAnchorElement): boolean => safeLinks()(link);
