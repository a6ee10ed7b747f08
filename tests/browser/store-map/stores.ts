/** Shared by tests of stores. */
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "../support";

/** Opens a page of stores with its own modules, and with the tile server in the configuration. */
export const visitStores = (b: Bench, path: string, options: VisitOptions = {}): Promise<Visit> =>
  b.visit({ path: `${path}${path.includes("?") ? "&" : "?"}modules=1&tiles=1`, ...options });

/** The console's lines, without the browser's own about software rendering. */
export const linesOf = ({ console: lines }: Visit): string[] =>
  lines.filter((line) => !line.includes("GL Driver Message"));

export const field = ".store-map__field";
export const show = (name: string) => `[aria-label="Pokaż na mapie: ${name}"]`;

export const mapStands = ({ page }: Visit) =>
  expect
    .poll(() => page.locator(".map_region canvas.maplibregl-canvas").count(), { timeout: 60_000 })
    .toBe(1);

/** Requests to the server of tiles: `tiles`, `search`. */
export const askedOfMaps = (b: Bench): string[] =>
  b.shop.log
    .filter(({ url }) => /^\/(tiles|search\?)/.test(url))
    .map(({ url }) => (url.startsWith("/tiles") ? "tiles" : "search"));

/** Whether the map's drawing engine was fetched. */
export const hasEngine = ({ requests }: Visit) =>
  requests.some((path) => /\/map-(engine|worker)-/.test(path));
