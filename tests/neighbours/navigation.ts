/** Libraries that load pages in place or ahead, and one that answers for the server. */
import type { Neighbour } from "./neighbour";

/** The worker of a shop that keeps our folder in a cache. Its address never changes, but the files in it do. */
const workboxWorker = `
  importScripts("/neighbours/workbox-core.js", "/neighbours/workbox-routing.js", "/neighbours/workbox-strategies.js");
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  workbox.routing.registerRoute(({ url }) => url.pathname.startsWith("/wyspa/"), new workbox.strategies.StaleWhileRevalidate({ cacheName: "wyspa" }));
  workbox.routing.registerRoute(({ request }) => request.mode === "navigate", new workbox.strategies.NetworkFirst({ cacheName: "pages" }));
`;

const turbo: Neighbour = {
  name: "Turbo",
  packages: ["@hotwired/turbo"],
  files: ["@hotwired/turbo/dist/turbo.es2017-umd.js"],
  works: `!!window.Turbo`,
};

/** Swup follows links whose click another script has handled, unless it is told not to. */
const IGNORE_VISIT = `(url, { el, event }) => event?.defaultPrevented || !!el?.closest("[data-no-swup]")`;

export const navigationNeighbours: readonly Neighbour[] = [
  {
    ...turbo,
    remedies: [
      {
        text: 'Turbo sends forms itself. After an addition it shows the basket page, and the header has the new number. To stay on the page, mark the forms that add products with `data-turbo="false"`, as in the next row.',
        journeys: ["add"],
        // The button of the panel is there once our script knows the product, too.
        has: `location.pathname === "/basketedit.php" && document.querySelector("#menu_basket:not(.--hide) .badge")?.textContent.trim() === "1" && !!document.querySelector("#menu_basket .top_basket__toggle")`,
      },
    ],
  },
  {
    ...turbo,
    name: 'Turbo, forms with data-turbo="false"',
    start: `for (const form of document.querySelectorAll("form")) form.setAttribute("data-turbo", "false")`,
  },
  {
    name: "Swup",
    packages: ["swup"],
    files: ["swup/dist/Swup.umd.js"],
    start: `window.swup = new Swup({ containers: ["#content"], ignoreVisit: ${IGNORE_VISIT} })`,
    works: `!!window.swup`,
    remedies: [
      {
        text: `Swup also follows links whose click another script has handled, so a press on a picture of the gallery would leave the page. Pass \`ignoreVisit: ${IGNORE_VISIT}\`.`,
        journeys: ["gallery"],
      },
    ],
  },
  {
    name: "instant.page",
    packages: ["instant.page"],
    files: ["module:instant.page/instantpage.js"],
    works: `!!document.querySelector('script[src*="instantpage"]')`,
  },
  {
    name: "quicklink",
    packages: ["quicklink"],
    files: ["quicklink/dist/quicklink.umd.js"],
    start: `quicklink.listen({ ignores: [/[?&]comparers=/, /[?&]wishlist=/, /settings\\.php|basketchange\\.php/, /logout/] })`,
    works: `!!window.quicklink`,
    remedies: [
      {
        text: "quicklink requests every link in sight. Some links of the platform change something by themselves: the comparison, the lists, the basket, the sign-in. Name them in `ignores`: `[/[?&]comparers=/, /[?&]wishlist=/, /settings\\.php|basketchange\\.php/, /logout/]`.",
      },
    ],
  },
  {
    name: "workbox",
    packages: ["workbox-sw", "workbox-core", "workbox-routing", "workbox-strategies"],
    files: [],
    served: {
      "/neighbours-worker.js": workboxWorker,
      ...Object.fromEntries(
        ["core", "routing", "strategies"].map((part) => [
          `/neighbours/workbox-${part}.js`,
          `workbox-${part}/build/workbox-${part}.prod.js`,
        ]),
      ),
    },
    placements: ["before"],
    start: `navigator.serviceWorker.register("/neighbours-worker.js")`,
    works: `!!navigator.serviceWorker.controller`,
    before: async (page) => {
      await page.read(
        `navigator.serviceWorker.controller ? 1 : new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done))`,
      );
    },
  },
];
