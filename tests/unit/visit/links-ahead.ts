/** Links of a shop, and whether their pages may be loaded before the shopper follows them. */

/** A page's own menu, products and texts, from which the folders of the shop are known. */
export const pageWithMenu = `
  <nav id="menu_categories">${[101, 102, 103].map((id) => `<a class="nav-link" href="/kategoria/kurtki-${id}">k</a>`).join("")}
    ${["товари", "товари", "товари"].map((name, at) => `<a class="nav-link" href="/категорія/${name}-${at}">т</a>`).join("")}
    <a class="nav-link" href="/kod-rabatowy/lato-2026">Kod</a><a class="nav-link" href="/wyloguj">Wyloguj</a></nav>
  ${[1, 2, 3].map((id) => `<div class="product"><a class="product__name" href="/produkt/nazwa-${id}">p</a><a href="/koszyk/dodaj-${id}">Do koszyka</a></div>`).join("")}
  <nav id="footer_links">${[2, 3, 4].map((id) => `<a href="/informacje/kontakt-${id}">i</a>`).join("")}
    <a href="/konto/dane">Dane</a><a href="/konto/rabaty">Rabaty</a><a href="/konto/listy">Listy</a></nav>`;

/** Pages that only show. */
const shown = [
  '<a href="/">',
  '<a href="/kategoria/kurtki-102">',
  '<a href="/kategoria/p%C5%82aszcze-7">',
  '<a href="/категорія/куртки-12">',
  '<a href="/produkt/spodnie-trekkingowe-1035" class="product__icon" data-id="7" aria-hidden="true">',
  '<a href="/informacje/dostawa-3" target="_self">',
  '<a href="/product-pol-1035-Spodnie.html">',
  '<a href="/de/product-ger-1035-Hose.html">',
  '<a href="/pol_m_Kurtki-102.html?counter=2">',
  '<a href="/firm-pol-130-Bryza.html">',
  '<a href="/Regulamin-cterms-pol-20.html">',
  '<a href="/pl/products/spodnie-1035">',
  '<a href="/kategoria/kurtki-102?filter_sizes=3&counter=1">',
  '<a href="/search.php?text=kurtka">',
  '<a href="/en/search.php?text=kurtka&counter=1">',
  '<a href="/stock.php?id=3">',
  '<a href="/product-stocks.php?product=7">',
  '<a href="/list?counter=1">', // this page's listing
  '<a class="product__name" href="/kurtka-z-kapturem">',
  '<a data-visit-card href="/blog/zima">',
];

/** Addresses that act, by their words in nine languages, or by any of their parameters. */
const acting = [
  ...["/koszyk/dodaj/12", "/koszyk/dodaj-12", "/kod-rabatowy/X", "/kod-rabatowy/lato-2026", "/wyloguj"],
  ...["/newsletter/wypisz?id=5", "/schowek/usun/7", "/produkt/dodaj-do-koszyka-12", "/zamowienie/anuluj-5"],
  ...["/en/log-out", "/cart/add/12", "/coupon/SPRING", "/newsletter/unsubscribe?id=5", "/compare/remove/7"],
  ...["/account/delete", "/wishlist/add-12", "/produkt/remove-12", "/en/sign-out.html", "/vote/12"],
  ...["/warenkorb/hinzufuegen/12", "/abmelden", "/newsletter/abbestellen/5", "/gutschein/SOMMER"],
  ...["/merkliste/entfernen-7", "/produkt/in-den-warenkorb-hinzufügen-12"],
  ...[
    "/panier/ajouter/12",
    "/deconnexion",
    "/newsletter/desinscription?id=5",
    "/bon/ETE",
    "/produkt/ajouter-12",
  ],
  ...["/kosik/pridat/12", "/odhlasit", "/newsletter/odhlasit/5", "/slevovy-kod/LETO", "/produkt/přidat-12"],
  ...["/nakupny-kosik/vlozit-12", "/odhlasenie", "/zlavovy-kod/LETO", "/produkt/odstranit-12"],
  ...[
    "/kosar/hozzaad/12",
    "/kijelentkezes",
    "/hirlevel/leiratkozas?id=5",
    "/kupon/NYAR",
    "/produkt/törlés-12",
  ],
  ...["/cos/adauga/12", "/deconectare", "/newsletter/dezabonare/5", "/cupon/VARA", "/produkt/șterge-12"],
  ...["/koshyk/dodaty/12", "/vyity", "/кошик/додати-12", "/вихід", "/категорія/видалити-12"],
  ...["/?product=12&buy=1", "/?product=12", "/produkt/nazwa-1?buy=1", "/kategoria/kurtki-102?usun=7"],
  ...["/product-pol-1035-Spodnie.html?kup=1", "/kategoria/kurtki-102?counter=1&action=hide"],
  ...[
    "/kategoria/kurtki-102?utm_source=mail",
    "/kategoria/kurtki-102?counter=x",
    "/list?id=1",
    "/konto/dane",
  ],
  ...["/produkt/1035/usun", "/produkt/usun/1035", "/kategoria/", "/kurtki", "/pliki/cennik-12.xlsx"],
].map((address) => `<a href="${address}">`);

const refused = [
  // scripts of the platform
  ...["basketchange.php?product=7&size=3&number=1&change=add", "basketedit.php", "order1.php?delivery=same"],
  ...[
    "place-order.php",
    "prepaid.php?order=4",
    "login.php?operation=logout",
    "signin.php",
    "client-new.php?register",
  ],
  ...[
    "password-recover.php?operation=recover",
    "settings.php?lang=eng",
    "settings.php?comparers=add&product=7",
  ],
  ...[
    "shoppinglist.php",
    "product-compare.php",
    "ajax/get.php",
    "whatever.php",
    "en/whatever.php?text=search.php",
  ],
  ...["search.php?text=a&lang=eng", "search.php?text=a&set_render=content", "search.php", "stock.php?id=x"],
  ...["product-stocks.php?product=7&add=1", "stock.php?id=3&id2=4", "search.php/a.html?text=a"],
].map((address) => `<a href="/${address}">`);

/** Links that are no plain links, to an address that is shown. */
const buttons = [
  ...['href=""', 'href="#"', 'href="#opis"', 'href="javascript:void 0"', 'href="mailto:shop@shop.test"'],
  'href="https://other.test/kategoria/kurtki-102"',
  ...["download", 'target="_blank"', 'rel="noopener nofollow"', 'hreflang="en"', 'onclick="act()"'],
  ...['role="button"', 'role="menuitem"', 'role="tab"', 'aria-expanded="false"', 'aria-haspopup="true"'],
  ...[
    'data-action="add"',
    'data-method="delete"',
    'data-bs-toggle="modal"',
    'data-toggle="tab"',
    "data-remote",
  ],
  ...[
    'data-confirm="?"',
    'data-ajax-url="/x"',
    'hx-get="/x"',
    '@click="act"',
    "x-on:click",
    'class="logout_link"',
  ],
].map((attributes) =>
  attributes.includes("href=") ? `<a ${attributes}>` : `<a href="/kategoria/kurtki-102" ${attributes}>`,
);

const all = (links: readonly string[], isSafe: boolean) => links.map((markup) => [markup, isSafe] as const);

export const linksAhead: readonly (readonly [markup: string, isSafe: boolean])[] = [
  ...all(shown, true),
  ...all([...acting, ...refused, ...buttons], false),
];
