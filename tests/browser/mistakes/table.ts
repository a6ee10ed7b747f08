/**
 * The mistakes of theme designers, each with its line in the console. A browser test opens a page with each mistake
 * (`every-mistake.test.ts`), and `npm run docs` writes islands/MISTAKES.md from the same rows.
 */

export interface Mistake {
  /** The mistake, in a few words. */
  readonly mistake: string;
  /** The text of `#wyspa-config`, or its object. */
  readonly config?: string | object;
  /** Attributes of our script tag. */
  readonly tag?: string;
  /** Markup in the page's body. */
  readonly markup?: string;
  /** A script before, or after, our tag. */
  readonly before?: string;
  readonly after?: string;
  /** How the server answers to requests of a kind. */
  readonly fault?: readonly [kind: "get.php" | "wyspa", fault: "404" | "200-html", path?: RegExp];
  /** A field into which the shopper types, or an element that the shopper presses. */
  readonly type?: string;
  readonly press?: string;
  /**
   * The console's line after "Wyspa: ". These parts vary: `{origin}`, the name of a `{file}`, and `{reason}`, a text of
   * the browser.
   */
  readonly message: string;
  /** What to change; by default the text of the group. */
  readonly change?: string;
}

/** A host that starts at once. */
const host = (tag: string, island: string, more = "", content = "", end = `</${tag}>`) =>
  `<${tag} data-island="${island}" data-island-when="load"${more && ` ${more}`}>${content}${end}`;
const field = (more: string) => host("input", "date-picker", more, "", "");
const props = (value: unknown) => `data-island-props='${JSON.stringify(value)}'`;
const PAGE = '<script id="wyspa-config">';
const stays = (lacks: string, markup: string) => `${lacks} like this, so the server's HTML stays: ${markup}`;
const inside = (markup: string) => stays("the host contains nothing", markup);
const must = (markup: string) => stays("the host must be", markup);

const configuration: readonly Mistake[] = [
  {
    mistake: "invalid JSON",
    config: '{ "search": { "limit": 4 }',
    message: `${PAGE} is not valid JSON ({reason}). The whole configuration is ignored.`,
    change: "Correct the JSON; `npx wyspa check` names its line.",
  },
  {
    mistake: "a list instead of an object",
    config: "[1]",
    message: `${PAGE} must contain a JSON object, not [1]. The whole configuration is ignored.`,
  },
  {
    mistake: "a misspelt key",
    config: { serch: { limit: 4 } },
    message: `The configuration has no key "serch". Did you mean "search"? See ${PAGE}.`,
  },
  {
    mistake: "a misspelt key in a nested object",
    config: { search: { minLenght: 3 } },
    message: `The configuration's "search" has no key "minLenght". Did you mean "minLength"? See ${PAGE}.`,
  },
  {
    mistake: "a number as text",
    config: { search: { limit: "4" } },
    message: `The configuration's "search.limit" must be a number, not "4". It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "a boolean as text",
    config: { currency: { space: "yes" } },
    message: `The configuration's "currency.space" must be a boolean, not "yes". It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "a value instead of an object",
    config: { search: 4 },
    message: `The configuration's "search" must be an object, not 4. It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "a misspelt preset",
    config: { preset: "standart" },
    message: `The configuration's "preset" must be "standard" or "none", not "standart". It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "a misspelt island",
    config: { islands: { minibasket: false } },
    message: `"islands" names "minibasket", which is not an island. Did you mean "mini-basket"? See ${PAGE}.`,
  },
  {
    mistake: "a text instead of `false` that switches an island off",
    config: { islands: { "mini-basket": "false" } },
    message: `The configuration's "islands.mini-basket" must be a boolean, or an object of the island's props, not "false". It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "a misspelt kind of server code",
    config: { serverCode: { snippet: false } },
    message: `The configuration's "serverCode" has no key "snippet". Did you mean "snippets"? See ${PAGE}.`,
  },
  {
    mistake: "a misspelt key of the maps",
    config: { tiles: { uri: "https://tiles.example" } },
    message: `The configuration's "tiles" has no key "uri". Did you mean "url"? See ${PAGE}.`,
  },
  {
    mistake: "an endpoint with a relative path",
    config: { basketUrl: "basketchange.php" },
    message: `The configuration's "basketUrl" must be a path that starts with a slash, or an http(s) address, not "basketchange.php". It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "an accounts service without an address",
    config: { accountsUrl: false },
    message:
      'Passkeys are off, because the accounts service\'s address "boolean" does not begin with https://. Change "accountsUrl" in the configuration, or app_shop.vars.IAIAccountsUrl.',
  },
  {
    mistake: "a misspelt text key",
    config: { texts: { "search-panel.al": "Wszystko" } },
    message:
      '"texts" names "search-panel.al", which is not the key of a text, so it is ignored. Did you mean "search-panel.all"?',
  },
  {
    mistake: "an unknown text key",
    config: { texts: { greeting: "Witaj" } },
    message:
      '"texts" names "greeting", which is not the key of a text, so it is ignored. The keys are on the page of each island, see islands/README.md.',
  },
  {
    mistake: "a text that is a number",
    config: { texts: { "dialog.close": 5 } },
    message: `The configuration's "texts.dialog.close" must be a text, or an object of plural forms, not 5. It is ignored. See ${PAGE}.`,
  },
  {
    mistake: "plural forms of a text without a count",
    config: { texts: { "dialog.close": { one: "Zamknij", many: "Zamknij" } } },
    message: '"texts" has plural forms for "dialog.close", which has no count. Write one text.',
  },
  {
    mistake: "a misspelt plural form",
    config: {
      texts: {
        "mini-basket.products": { one: "{count} sztuka", fews: "{count} sztuki", many: "{count} sztuk" },
      },
    },
    message:
      '"texts" has a plural form "fews" of "mini-basket.products", which does not exist. Did you mean "few"?',
  },
  {
    mistake: "a plural form that is missing",
    config: { texts: { "mini-basket.products": { one: "{count} sztuka" } } },
    message:
      '"texts" lacks plural forms of "mini-basket.products". Write at least "one" and "many", or "one" and "other" in a language with two forms.',
  },
  {
    mistake: "a misspelt attribute of the script tag",
    tag: 'data-graphql-ulr="/g"',
    message:
      'The configuration has no key "graphqlUlr". Did you mean "graphqlUrl"? See the attributes of the script tag.',
  },
  {
    mistake: "a wrong value on the script tag",
    tag: 'data-consent="yes"',
    message:
      'The configuration\'s "consent" must be "unknown" or "granted" or "denied", not "yes". It is ignored. See the attributes of the script tag.',
  },
];

const markers: readonly Mistake[] = [
  {
    mistake: "a misspelt island",
    markup: '<div data-island="mini-baskte"></div>',
    message:
      'data-island="mini-baskte" names no island, so the server\'s HTML stays. Did you mean "mini-basket"?',
  },
  {
    mistake: "a misspelt strategy",
    markup: '<i data-island="tooltip" data-island-when="visibel" title="a">?</i>',
    message:
      'data-island-when="visibel" names no strategy, so the island\'s default applies. Did you mean "visible"?',
  },
  {
    mistake: "a media query without parentheses",
    markup: '<i data-island="tooltip" data-island-when="media print" title="a">?</i>',
    message:
      'data-island-when="media print" names no strategy: put the query of "media" into parentheses, as in "media (min-width: 757px)".',
  },
  {
    mistake: "props that are not valid JSON",
    markup: host("i", "tooltip", `title="a" data-island-props="{offset: 4}"`, "?"),
    message:
      'tooltip: data-island-props must be a JSON object, so the defaults are used. It starts with "{offset: 4}".',
    change: "Write JSON with quoted names.",
  },
  {
    mistake: "a misspelt prop",
    markup: host("i", "tooltip", `title="a" ${props({ ofset: 4 })}`, "?"),
    message: 'tooltip: there is no prop "ofset", so it is ignored. Did you mean "offset"?',
  },
  {
    mistake: "a misspelt prop in the configuration, for all hosts of an island",
    config: { islands: { tooltip: { ofset: 4 } } },
    markup: host("i", "tooltip", 'title="a"', "?"),
    message:
      'tooltip, in the configuration\'s "islands": there is no prop "ofset", so it is ignored. Did you mean "offset"?',
    change: "Correct the key in `islands`.",
  },
  {
    mistake: "a prop of a wrong type",
    markup: host("i", "tooltip", `title="a" ${props({ offset: "far" })}`, "?"),
    message: 'tooltip: the prop "offset" must be of type number, so its default is used.',
  },
  {
    mistake: "a prop with a wrong value",
    markup: `<label>Dzień ${field(`type="text" ${props({ mode: "many" })}`)}</label>`,
    message:
      'date-picker: the prop "mode" must be one of single, multiple, multiple-ranged, so its default is used.',
  },
  {
    mistake: "a misspelt page type",
    markup: '<div id="container" class="projektor_page"></div>',
    message:
      '#container has the page type "projektor", which no island knows. Did you mean class="projector_page"?',
  },
  {
    mistake: "a missing page type",
    markup: '<div id="container" class="max-width-1200"></div>',
    message: 'The class of #container names no page type. Add it, as in class="main_page".',
  },
];

const required: readonly Mistake[] = [
  {
    mistake: "a mini basket without its link",
    markup: host("div", "mini-basket"),
    message: `mini-basket: ${inside('<a class="top_basket__sub" href="/basketedit.php">Koszyk</a>')}`,
  },
  {
    mistake: "a product form without a product",
    markup: host("form", "add-to-basket", "", '<input name="size"><input name="number">'),
    message: `add-to-basket: ${inside('<input type="hidden" name="product" value="123">')}`,
  },
  {
    mistake: "another element instead of a product form",
    markup: host("div", "add-to-basket"),
    message: `add-to-basket: ${must('<form method="post" action="/basketchange.php" data-island="add-to-basket">')}`,
  },
  {
    mistake: "a field instead of a form to validate",
    markup: host("input", "validated-form", "", "", ""),
    message: `validated-form: ${must('<form method="post" data-island="validated-form">')}`,
  },
  {
    mistake: "a search form without its field",
    markup: host("form", "search-panel"),
    message: `search-panel: ${inside('<input name="text">')}`,
  },
  {
    mistake: "another element instead of a search form",
    markup: host("div", "search-panel", "", '<input name="text">'),
    message: `search-panel: ${must('<form action="/search.php" data-island="search-panel">')}`,
  },
  {
    mistake: "a tooltip without a text",
    markup: host("i", "tooltip", "", "?"),
    message: `tooltip: ${must('<span data-island="tooltip" title="…">')}`,
  },
  {
    mistake: "information bars without ids",
    markup: host("div", "info-bars", "", '<p class="bars__item">Darmowa dostawa</p>'),
    message: `info-bars: ${inside('<div class="bars__item" id="bar-1">… <a class="bars__close" href="">×</a></div>')}`,
  },
  {
    mistake: "one information bar without an id",
    markup: host(
      "div",
      "info-bars",
      "",
      '<p class="bars__item" id="a">A</p><p class="bars__item">B <a class="bars__close" href="">×</a></p>',
    ),
    message: "info-bars: without an id, a closed bar is shown again on the next page. Give each bar an id.",
    change: "Give each bar its own id.",
  },
  {
    mistake: "a region selector without its configuration",
    markup: host("button", "region-selector", 'type="button"', "Kraj"),
    message:
      "region-selector: the page has no window.selectLanguageConfig, so there is nothing to choose. Set it to a list of countries, each with its languages, before our tag.",
    change: "Set the global, or remove the marker.",
  },
  {
    mistake: "a date picker on a field with the browser's calendar",
    markup: field('type="date" aria-label="Dzień"'),
    message: `date-picker: ${must('<input type="text" name="date" data-island="date-picker">')}`,
  },
  {
    mistake: "a day in a wrong format",
    markup: `<label>Dzień ${field(`type="text" ${props({ min: "9.3.2026" })}`)}</label>`,
    message: 'date-picker: the prop "min" must be "today" or a day such as "2026-03-09", so it is ignored.',
    change: "Write the day as year-month-day.",
  },
  {
    mistake: "a store selection without a list",
    markup: host("div", "store-select"),
    message: `store-select: ${inside('<select name="store" required>…</select>')}`,
  },
  {
    mistake: "a product card without prices",
    markup: host("div", "omnibus-price", props({ product: {} })),
    message: `omnibus-price: ${inside('<div class="product__prices">…</div>')}`,
  },
  {
    mistake: "a product card without the product's data",
    markup: host("div", "omnibus-price", props({}), '<p class="product__prices">9 zł</p>'),
    message:
      'omnibus-price: the prop "product" is missing. Write the product data in data-island-props="{&quot;product&quot;: …}".',
    change: "Add the prop.",
  },
  {
    mistake: "a map without stores",
    markup: host("div", "store-map"),
    message: `store-map: ${inside('<div class="stocks_list__item" data-name="…" data-lat="52.2" data-lng="21.0">…</div>')}`,
  },
  {
    mistake: "a map with an empty list of stores",
    markup: host("div", "store-map", props({ stores: [] })),
    message: 'store-map: the prop "stores" contains no store. Add an object for each store.',
    change: "Add the stores to the prop.",
  },
  {
    mistake: "a misspelt key of a store",
    markup: host("div", "store-map", props({ stores: [{ nmae: "Sopot" }, { nmae: "Gdynia" }] })),
    config: { tiles: { url: "https://tiles.example/{z}/{x}/{y}.png" } },
    message: 'store-map: an entry of "stores" has no key "nmae", so it is ignored. Did you mean "name"?',
    change: "Correct the key.",
  },
  {
    mistake: "a store that is a text",
    markup: host("div", "store-map", props({ stores: [{ name: "Sopot" }, "Gdynia"] })),
    config: { tiles: { url: "https://tiles.example/{z}/{x}/{y}.png" } },
    message: 'store-map: each entry of "stores" must be an object, so one is left out.',
    change: "Write an object for each store.",
  },
  {
    mistake: "a link of a store that is no text",
    markup: host("div", "store-map", props({ stores: [{ name: "Sopot", link: 7 }] })),
    config: { tiles: { url: "https://tiles.example/{z}/{x}/{y}.png" } },
    message: 'store-map: "link" in an entry of "stores" must be of type string, so it is ignored.',
    change: "Write the address as a text.",
  },
  {
    mistake: "a lazy picture without an address",
    markup: host("img", "lazy-image", 'alt=""', "", ""),
    message: `lazy-image: ${must('<img data-island="lazy-image" data-src="/picture.jpg" alt="…">')}`,
  },
  {
    mistake: "a responsive picture without addresses",
    markup: host("img", "responsive-image", 'alt=""', "", ""),
    message: `responsive-image: ${must('<img data-island="responsive-image" data-src_mobile="/small.jpg" data-src_desktop="/large.jpg" alt="…">')}`,
  },
  {
    mistake: "a link to shopping lists without a product",
    markup: host("a", "shopping-lists", 'href="#addToList"', "Dodaj do listy"),
    message: `shopping-lists: ${stays("the page contains nothing", '<div data-product_id="123">… <a href="#addToList" data-island="shopping-lists">…</a></div>')}`,
  },
  {
    mistake: "a text instead of a number",
    markup: host("b", "plural", "", "kilka"),
    message: 'plural: "kilka" is not a number. Write one into the host or its props.',
    change: "Write a number.",
  },
  {
    mistake: "a date in a wrong format",
    markup: host("time", "news-date", "", "29 marca"),
    message: 'news-date: "29 marca" is not a date. Write it as in 2026-03-29.',
    change: "Write the date as year-month-day.",
  },
  {
    mistake: "a file input on another element",
    markup: host("div", "file-input"),
    message: `file-input: ${must('<input type="file" name="file" data-island="file-input">')}`,
  },
  {
    mistake: "a password field on another element",
    markup: host("div", "password-field"),
    message: `password-field: ${must('<input type="password" name="password" data-island="password-field">')}`,
  },
  {
    mistake: "a skip link without a target",
    markup: host("div", "skip-link", "", '<a href="/">Treść</a>'),
    message: `skip-link: ${inside('<a href="#content">…</a>')}`,
  },
  {
    mistake: "a host of points that is not the theme's element",
    markup: host("p", "product-points", "", "120 pkt"),
    message: `product-points: ${must('<div class="projector_points_recive__info" data-island="product-points">…</div>')}`,
  },
  {
    mistake: "a host of tabs that is not the theme's element",
    markup: host("div", "product-sections", "", '<section id="opinions_section">Opinie</section>'),
    message: `product-sections: ${must('<div id="dynamic_tabs_handler" class="tabs" data-island="product-sections"></div>')}`,
  },
  {
    mistake: "tabs without a section",
    markup: host("div", "product-sections", 'id="dynamic_tabs_handler" class="tabs"'),
    message: `product-sections: ${stays("the page contains nothing", '<section id="opinions_section">…</section>')}`,
  },
  {
    mistake: "a link to cookie settings without a consent script",
    markup: host("a", "cookie-link", 'href="#ciasteczka"', "Ciasteczka"),
    press: "[data-island~=cookie-link]",
    message:
      "cookie-link: the page has no function window.prepareCookiesConfiguration, so this is a plain link. Add the consent script, or remove the marker.",
    change: "Add the consent script, or remove the marker. The line appears at the first press.",
  },
  {
    mistake: "a mobile grid without the element to move",
    markup: host("div", "mobile-grid"),
    message: `mobile-grid: ${must('<div data-island="mobile-grid" data-item="#search"></div>')}`,
  },
];

/** A script that defines an island once the page is parsed. */
const define = (call: string) =>
  `document.addEventListener("DOMContentLoaded", () => wyspa.define(${call}));`;
const MODULE = "async () => ({ mount() {} })";

const scripts: readonly Mistake[] = [
  {
    mistake: "your own island with a name that is taken",
    after: define(`"tooltip", ${MODULE}`),
    message: 'wyspa.define: the name "tooltip" is taken.',
    change: "Choose another name.",
  },
  {
    mistake: "a misspelt field of a descriptor",
    after: define(`"hours", ${MODULE}, { wen: "load" }`),
    message: 'wyspa.define("hours"): the descriptor has no field "wen". Did you mean "when"?',
  },
  {
    mistake: "a misspelt strategy in a descriptor",
    after: define(`"hours", ${MODULE}, { when: "onload" }`),
    message:
      'wyspa.define("hours"): the field "when": "onload" names no strategy, so the island starts at once. Did you mean "load"?',
  },
  {
    mistake: "an invalid selector",
    after: define(`"hours", ${MODULE}, { preset: [{ selector: "p[" }] }`),
    message: `wyspa.define("hours"): the preset's selector "p[" is not valid, so it finds no host.`,
  },
  {
    mistake: "a misspelt page type in a descriptor",
    after: define(`"hours", ${MODULE}, { preset: [{ selector: "#hours", pages: ["projektor"] }] }`),
    message: `wyspa.define("hours"): the preset is limited to the page type "projektor", which no page has. Did you mean "projector"?`,
  },
  {
    mistake: "a page type instead of a list of them",
    after: define(`"hours", ${MODULE}, { preset: [{ selector: "#hours", pages: "projector" }] }`),
    message: `wyspa.define("hours"): the preset's "pages" must be a list, as in ["projector"].`,
  },
  {
    mistake: "a module instead of a function that loads it",
    after: define('"hours", { mount() {} }'),
    message: 'wyspa.define("hours"): the second argument must be a function that returns the module.',
  },
  {
    mistake: "a module without a function `mount`",
    markup: '<p data-island="hours"></p>',
    after: define('"hours", async () => ({ mounts() {} }), { when: "load" }'),
    message: 'The module of hours exports no function "mount". Add one.',
  },
  {
    mistake: "the old script beside ours",
    before: "app_shop = { runApp() {}, vars: {}, fn: {} }",
    after: "app_shop.runApp()",
    message:
      "the old script is on this page too: app_shop.runApp is not ours. The preset is off, and only elements with data-island mount. Remove the old script's tag when you have tried the islands.",
  },
  {
    mistake: "a global of another script with our name",
    before: "Object.defineProperty(window, 'wyspa', { value: {} })",
    message:
      "window.wyspa belongs to another script of the page, so no script can call our functions. Rename that global.",
  },
  {
    mistake: "a built-in that a polyfill has broken",
    before:
      "const Real = Map; Map = class extends Real { get(key) { return Object(key) === key ? undefined : super.get(key); } }",
    message: "stays off, because a script has broken Map.",
    change: "Remove the script that replaces the built-in, or make it keep the browser's version.",
  },
  {
    mistake: "a frozen `app_shop`",
    after: "Object.freeze(app_shop); app_shop.run(function () {})",
    message:
      "app_shop is frozen, so our functions cannot be added to it, and handlers of app_shop.run() may not run. Freeze it after `await wyspa.ready`, or not at all.",
  },
];

const server: readonly Mistake[] = [
  {
    mistake: "missing files",
    fault: ["wyspa", "404", /chunks\/(?!core|faults)/],
    type: ".menu_search__input",
    message:
      "{origin}/wyspa/{file} answers 404. Upload the whole folder of the build, and keep the files of older builds for 30 days. Other missing files of chunks/ are not listed.",
  },
  {
    mistake: "an HTML page instead of a file",
    fault: ["wyspa", "200-html", /chunks\/(?!core|faults)/],
    type: ".menu_search__input",
    message:
      '{origin}/wyspa/{file} is served as "text/html", not as text/javascript. Correct the type; a missing file must answer 404. Other missing files of chunks/ are not listed.',
  },
  {
    mistake: "a server without `get.php`",
    fault: ["get.php", "404"],
    message:
      'POST /ajax/get.php answers 404, so basket and snippets have no data. See "What your server answers" in islands/SERVER.md.',
  },
  {
    mistake: "an HTML page instead of the answer of `get.php`",
    fault: ["get.php", "200-html"],
    message:
      'POST /ajax/get.php answers with "text/html; charset=utf-8" instead of JSON, so basket and snippets have no data. See "What your server answers" in islands/SERVER.md.',
  },
  {
    mistake: "a wrong GraphQL address",
    config: { graphqlUrl: "/nowhere/" },
    type: ".menu_search__input",
    message:
      '"graphqlUrl": {origin}/nowhere/ answers 404. Set "graphqlUrl" in #wyspa-config, or app_shop.urls.graphql, to the shop\'s endpoint.',
  },
];

export interface Group {
  readonly about: string;
  /** The default for rows without `change`. */
  readonly change: string;
  readonly rows: readonly Mistake[];
}

export const groups: readonly Group[] = [
  { about: "Configuration", change: "Correct the key or its value.", rows: configuration },
  { about: "Markers, props and page types", change: "Correct the name or the value.", rows: markers },
  {
    about: "Required markup",
    change: "Add the markup that the line shows, or remove the marker.",
    rows: required,
  },
  { about: "Scripts of the page", change: "Correct the script as the line says.", rows: scripts },
  { about: "The server", change: "Correct the server as the line says.", rows: server },
];
