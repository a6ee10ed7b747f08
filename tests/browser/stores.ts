/** What the tests of stores share. */
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "./support";

/** A page of stores with its own modules around it, and tiles that the configuration names. */
export const visitStores = (b: Bench, path: string, options: VisitOptions = {}): Promise<Visit> =>
  b.visit({ path: `${path}${path.includes("?") ? "&" : "?"}modules=1&tiles=1`, ...options });

/** What the console says, without the browser's own words on drawing by software. */
export const linesOf = ({ console: lines }: Visit): string[] =>
  lines.filter((line) => !line.includes("GL Driver Message"));

export const field = ".store-map__field";
export const show = (name: string) => `[aria-label="Pokaż na mapie: ${name}"]`;

export const mapStands = ({ page }: Visit) =>
  expect
    .poll(() => page.locator(".map_region canvas.maplibregl-canvas").count(), { timeout: 60_000 })
    .toBe(1);

/** What was asked of the server of tiles: `tiles`, `search`. */
export const askedOfMaps = (b: Bench): string[] =>
  b.shop.log
    .filter(({ url }) => /^\/(tiles|search\?)/.test(url))
    .map(({ url }) => (url.startsWith("/tiles") ? "tiles" : "search"));

/** Whether the drawing part of the map was fetched. */
export const hasEngine = ({ requests }: Visit) =>
  requests.some((path) => /\/map-(engine|worker)-/.test(path));
