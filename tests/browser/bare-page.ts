/** A page without a theme, of the shop's own author: only the markup that islands need, with or without the skin. */

import { selectorConfig, selectorParams } from "../../fixtures/regions/configuration";
import type { PageContext } from "../../fixtures/shop";
import { keepingPolicy, props } from "./runtime/pages";
import type { Bench, Visit, VisitOptions } from "./support";

const PATH = "/bare-page";
const SKIN = '<link rel="stylesheet" href="/wyspa/wyspa-skin.css">';

interface BarePage extends VisitOptions {
  readonly skin?: boolean;
  /** Attributes of `<html>`. */
  readonly html?: string;
  /** Appended to the head, after the skin. */
  readonly head?: string;
  /** Overrides the configuration. */
  readonly config?: object;
}

export function visitBare(
  b: Bench,
  content: string | ((context: PageContext) => string),
  { skin = true, html = "", head = "", config = {}, ...options }: BarePage = {},
): Promise<Visit> {
  b.shop.page(PATH, (context) => {
    const own = JSON.stringify({ preset: "none", ...config }).replaceAll("<", "\\u003c");
    const markup = `
      <script type="application/json" id="wyspa-config">${own}</script>
      ${skin ? SKIN : ""}${head}
      <script src="/wyspa/wyspa.js" defer></script></head>
      <body>${typeof content === "string" ? content : content(context)}</body>`;
    return `<!doctype html><html lang="pl" ${html}><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Bez motywu</title>
      ${keepingPolicy(markup, context.nonce)}</html>`;
  });
  return b.visit({ path: PATH, ...options });
}

export const search = `<form data-island="search-panel" action="/search.php" role="search">
  <input class="menu_search__input" name="text" aria-label="Szukaj" autocomplete="off">
  <button class="menu_search__submit">Szukaj</button></form>`;

export const basket = `<div data-island="mini-basket" class="top_basket">
  <a class="top_basket__sub" href="/basketedit.php">Koszyk <span class="badge">0</span>
  <strong class="top_basket__price">0,00 zł</strong></a><div class="top_basket__details"></div></div>`;

const product = {
  price: {
    omnibusPrice: { gross: { value: 90, formatted: "90,00 zł" } },
    max: { gross: { value: 120, formatted: "120,00 zł" } },
    youSavePercent: 33,
    omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: true, youSavePercent: 11 },
  },
};
export const card = `<article class="product"><h2 class="product__name">Kubek morski</h2>
  <div data-island="omnibus-price" ${props({ product })}><div class="label_icons"></div>
  <div class="product__prices"><strong class="price">80,00 zł</strong></div></div></article>`;

export const form = `<form id="form" data-island="validated-form" action="/sent" method="post">
  <p><label for="name">Imię</label> <input id="name" name="name" required></p>
  <p><label for="mail">E-mail</label> <input id="mail" name="mail" type="email" required></p>
  <p><label for="day">Dzień</label> <input id="day" name="day" required data-island="date-picker"></p>
  <fieldset><legend>Dostawa</legend><label><input type="radio" name="by" value="1" required> Kurier</label>
  <label><input type="radio" name="by" value="2"> Odbiór</label></fieldset>
  <p><label><input type="checkbox" id="terms" name="terms" required> Akceptuję regulamin</label></p>
  <button id="go">Wyślij</button></form>`;

const places = [
  {
    id: 1,
    name: "Nad Motławą",
    street: "Długa 4",
    zipcode: "80-831",
    city: "Gdańsk",
    lat: 54.35,
    lng: 18.65,
  },
  {
    id: 2,
    name: "Pod Wawelem",
    street: "Floriańska 18",
    zipcode: "31-021",
    city: "Kraków",
    lat: 50.06,
    lng: 19.94,
  },
];
export const stores = `<div id="stores" data-island="store-map" ${props({ stores: places })}><p>Gdańsk, Kraków</p></div>`;

/** The same stores in the markup of the standard theme, with the box that its stylesheet would size. */
export const listedStores = `<div id="stores" data-island="store-map"><div class="stocks_map" id="stocks_map" style="height:640px"></div>
  <div class="stocks_list">${places
    .map(
      ({ id, name, street, zipcode, city, lat, lng }) =>
        `<div class="stocks_list__item" data-id="${id}" data-name="${name}" data-street="${street}" data-zipcode="${zipcode}" data-city="${city}" data-lat="${lat}" data-lng="${lng}">
          <strong>${name}</strong> <button type="button" class="stocks_list__show_on_map">Pokaż na mapie</button></div>`,
    )
    .join("")}</div></div>`;

export const tip = `<p>Oddajemy <span id="tip" data-island="tooltip" title="Do 14 dni od zakupu.">pieniądze</span>.</p>`;

export const sections = `<div class="tabs" id="dynamic_tabs_handler" data-island="product-sections"></div>
  <div id="details_wrapper"></div>
  <section id="projector_longdescription"><h2>Opis</h2><p>Wypalany w dwóch ogniach.</p></section>
  <section id="opinions_section"><h2>Opinie</h2><p>Nie ma jeszcze opinii.</p></section>`;

export const regions = (context: PageContext): string => {
  const js = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `<button id="regions" type="button" data-island="region-selector">Kraj i język</button>
    <script>selectLanguageConfig = ${js(selectorConfig({}, context.site, context.origin))};
    selectLanguageParamsConfig = ${js(selectorParams({}, context.site, false))};</script>`;
};
