/** Widgets: pictures, galleries, effects and consent banners. */
import type { EnginePage } from "../engines/engine";
import type { Neighbour } from "./neighbour";

const footer = (markup: string) =>
  `document.querySelector("footer, body").insertAdjacentHTML("beforeend", ${JSON.stringify(markup)})`;
const PICTURE = "/pictures/1001.svg";

/** Answers a consent banner when it is there. It must be the shopper's own press. */
const answers = (selector: string) => (page: EnginePage) => page.press(selector);

export const widgetNeighbours: readonly Neighbour[] = [
  {
    name: "lazysizes",
    packages: ["lazysizes"],
    files: ["lazysizes/lazysizes.min.js"],
    start: footer(`<img class="lazyload" data-src="${PICTURE}" alt="" width="10" height="10">`),
    works: `!!window.lazySizes`,
  },
  {
    name: "Swiper",
    packages: ["swiper"],
    files: ["swiper/swiper-bundle.min.css", "swiper/swiper-bundle.min.js"],
    start: `${footer('<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">1</div><div class="swiper-slide">2</div></div></div>')}; new Swiper(".swiper")`,
    works: `!!document.querySelector(".swiper-initialized")`,
  },
  {
    name: "PhotoSwipe",
    packages: ["photoswipe"],
    files: [
      ...["photoswipe/dist/photoswipe.css", "photoswipe/dist/umd/photoswipe.umd.min.js"],
      "photoswipe/dist/umd/photoswipe-lightbox.umd.min.js",
    ],
    start: `${footer(`<p id="own_gallery"><a href="${PICTURE}" data-pswp-width="600" data-pswp-height="600">1</a></p>`)};
      window.lightbox = new PhotoSwipeLightbox({ gallery: "#own_gallery", children: "a", pswpModule: PhotoSwipe }); lightbox.init()`,
    works: `!!window.lightbox`,
  },
  {
    name: "GLightbox",
    packages: ["glightbox"],
    files: ["glightbox/dist/css/glightbox.min.css", "glightbox/dist/js/glightbox.min.js"],
    start: `${footer(`<a class="glightbox" href="${PICTURE}">1</a>`)}; window.lightbox = GLightbox()`,
    works: `!!window.lightbox`,
  },
  {
    name: "AOS",
    packages: ["aos"],
    files: ["aos/dist/aos.css", "aos/dist/aos.js"],
    start: `document.querySelector("#content, main, body > *").setAttribute("data-aos", "fade-up"); AOS.init()`,
    works: `!!document.querySelector(".aos-init")`,
  },
  {
    name: "vanilla-cookieconsent",
    packages: ["vanilla-cookieconsent"],
    files: [
      "vanilla-cookieconsent/dist/cookieconsent.css",
      "vanilla-cookieconsent/dist/cookieconsent.umd.js",
    ],
    // It shows no banner to automated browsers otherwise.
    start: `CookieConsent.run({ hideFromBots: false, categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
      language: { default: "pl", translations: { pl: { consentModal: { title: "Ciasteczka", description: "Czy możemy?",
      acceptAllBtn: "Tak", acceptNecessaryBtn: "Nie" }, preferencesModal: { sections: [] } } } } })`,
    works: `!!document.querySelector("#cc-main")`,
    before: answers("#cc-main .cm__btn"),
  },
  {
    name: "Klaro",
    packages: ["klaro"],
    files: ["klaro/dist/klaro.js"],
    start: `window.klaroConfig = { version: 1, elementID: "klaro", lang: "pl", translations: { pl: { privacyPolicyUrl: "/" } },
      services: [{ name: "analytics", title: "Statystyka", purposes: ["analytics"] }] }; klaro.setup(window.klaroConfig)`,
    works: `!!document.querySelector(".klaro")`,
    before: answers(".klaro .cookie-notice .cm-btn-success"),
  },
];
