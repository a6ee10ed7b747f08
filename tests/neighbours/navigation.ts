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

export const navigationNeighbours: readonly Neighbour[] = [
  {
    name: "Turbo",
    packages: ["@hotwired/turbo"],
    files: ["@hotwired/turbo/dist/turbo.es2017-umd.js"],
    works: `!!window.Turbo`,
  },
  {
    name: "Swup",
    packages: ["swup"],
    files: ["swup/dist/Swup.umd.js"],
    start: `window.swup = new Swup({ containers: ["#content"] })`,
    works: `!!window.swup`,
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
    start: `quicklink.listen({ ignores: [/[?&](comparers|wishlist)=/, /settings\\.php|basketchange\\.php/, /logout/] })`,
    works: `!!window.quicklink`,
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
