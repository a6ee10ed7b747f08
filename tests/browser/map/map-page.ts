/**
 * A page with a single map, which a test island opens with the context's `openMap`; the map's events are in
 * `window.told`.
 */
import type { ShopMap } from "../../../runtime/contracts/map";
import { PATH, put } from "../runtime/pages";
import type { Bench, Visit, VisitOptions } from "../support";

declare global {
  interface Window {
    map: ShopMap;
    told: string[];
  }
}

interface MapPage extends VisitOptions {
  /** Options of the map, as the source of an object literal. */
  readonly options?: string;
  /** Query to append to the path. */
  readonly query?: string;
  readonly content?: string;
  /** Number of points, spread over Poland. */
  readonly points?: number;
  /** Code that runs when the map is open. */
  readonly after?: string;
}

/** The same points on every run. */
const pointsOf = (count: number) => `Array.from({ length: ${count} }, (_, i) => ({
  id: String(i), label: "Sklep " + i, lat: 50 + (i * 7919) % 4000 / 1000, lng: 15 + (i * 104729) % 8000 / 1000 }))`;

export const mapHost = `<div id="mapa" data-island="mapa" style="width:600px;max-width:100%;height:400px"></div>`;

export function visitMap(
  b: Bench,
  { options = "", query = "", content = mapHost, points = 1_000, after = "", path, ...more }: MapPage = {},
): Promise<Visit> {
  const code = `
    window.told = [];
    addEventListener("DOMContentLoaded", () => wyspa.define("mapa", async () => ({ async mount(host, context) {
      const map = window.map = await context.openMap(host, { center: { lat: 52, lng: 19.5 }, zoom: 6, label: "Mapa sklepów",
        begin: "asked", zoomButtons: true, onReady: () => told.push("ready"), onFault: (fault) => told.push("fault " + fault),
        onRest: () => { window.rests = (window.rests || 0) + 1; },
        onPress: (id) => { told.push("press " + id); const text = document.createElement("p"); text.textContent = "Opis " + id;
          map.openPopup(id, text, { onClose: () => told.push("closed " + id) }); }, ${options} });
      map.setPoints(${pointsOf(points)});
      map.fit();
      ${after}
    } }), { when: "load" }));`;
  put(b.shop, `<h1>Sklepy</h1>${content}<button id="za">za mapą</button><script>${code}</script>`);
  return b.visit({ path: path ?? `${PATH}?tiles=1${query}`, ...more });
}

export const told = ({ page }: Visit): Promise<string[]> => page.evaluate(() => window.told);
