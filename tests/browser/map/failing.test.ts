/**
 * A map that cannot load shows a message instead of an endless spinner, and can be retried when the failure is
 * temporary.
 */
import { describe, expect, test } from "vitest";
import { PATH } from "../runtime/pages";
import { bench, type Visit } from "../support";
import { told, visitMap } from "./map-page";

const b = bench();

const sentence = "Mapy nie można teraz pokazać.";
const isSaid = async (visit: Visit, fault: string) => {
  await expect.poll(() => told(visit), { timeout: 60_000 }).toEqual([`fault ${fault}`]);
  expect(await visit.page.locator("#mapa .map_note__text").innerText()).toBe(sentence);
  expect(await visit.page.locator("#mapa canvas, #mapa .map_marker").count()).toBe(0);
};
const again = ({ page }: Visit) => page.locator(".map_note__button");
const isReady = (visit: Visit) => expect.poll(() => told(visit), { timeout: 60_000 }).toContain("ready");

describe("a map with a failing part", () => {
  test("without configured tiles gives one warning for the designer and sends no request", async () => {
    const visit = await visitMap(b, { path: PATH });
    await isSaid(visit, "no-tiles-configured");
    expect(await again(visit).count()).toBe(0);
    expect(visit.console.filter((line) => /tiles/.test(line))).toHaveLength(1);
    expect(visit.requests.filter((path) => /map-(engine|worker)/.test(path))).toEqual([]);
  });

  test("in a browser without WebGL does not fetch its half megabyte", async () => {
    const visit = await visitMap(b, {
      before: (page) =>
        page.addInitScript(() => {
          const real = HTMLCanvasElement.prototype.getContext;
          HTMLCanvasElement.prototype.getContext = function (
            this: HTMLCanvasElement,
            kind: string,
            ...more: []
          ) {
            return kind === "webgl2" ? null : real.call(this, kind as "2d", ...more);
          } as typeof real;
        }),
    });
    await isSaid(visit, "no-webgl");
    expect(visit.requests.filter((path) => /map-engine/.test(path))).toEqual([]);
  });

  test.each([
    ["404", "tiles"],
    ["reset", "tiles"],
    ["hang", "timeout"],
  ] as const)("reports failing tiles: %s, and can be retried once they work", async (kind, fault) => {
    b.shop.faults.set("tiles", kind);
    const visit = await visitMap(b);
    await isSaid(visit, fault);
    b.shop.faults.clear();
    await again(visit).click();
    await isReady(visit);
    expect(await visit.page.locator(".marker-cluster").count()).toBeGreaterThan(0);
  });

  test("shows a gap for a missing tile, without an error", async () => {
    b.shop.faults.set("tiles", "404", { times: 2 });
    const visit = await visitMap(b);
    await isReady(visit);
    expect(await told(visit)).toEqual(["ready"]);
  });

  test("reports a missing chunk and fetches it again on a press", async () => {
    b.shop.faults.set("wyspa", "404", { path: /map-engine/ });
    const visit = await visitMap(b);
    await isSaid(visit, "file");
    b.shop.faults.clear();
    await again(visit).click();
    await isReady(visit);
  });

  test("reports a policy that refuses our files, and a lost context", async () => {
    const refused = await visitMap(b, { query: "&csp=refusing" });
    await isSaid(refused, "policy");
    expect(await again(refused).count()).toBe(0);
    const lost = await visitMap(b);
    await isReady(lost);
    await lost.page.evaluate(() =>
      document
        .querySelector("canvas")
        ?.getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext(),
    );
    await expect.poll(() => told(lost), { timeout: 30_000 }).toEqual(["ready", "fault context-lost"]);
    await again(lost).click();
    await expect
      .poll(() => told(lost), { timeout: 60_000 })
      .toEqual(["ready", "fault context-lost", "ready"]);
  });

  test.each(["500-html", "hang"] as const)(
    "is ready without its worker, which raster tiles do not need: %s",
    async (kind) => {
      b.shop.faults.set("wyspa", kind, { path: /map-worker/ });
      const visit = await visitMap(b);
      await isReady(visit);
      await expect.poll(() => visit.page.locator(".marker-cluster").count()).toBeGreaterThan(0);
    },
  );

  test.each(["500-html", "hang"] as const)(
    "still counts clusters when their own worker fails: %s",
    async (kind) => {
      b.shop.faults.set("wyspa", kind, { path: /map-clusters/ });
      const visit = await visitMap(b, {
        points: 5_000,
        after: `map.showAlone("7").then(() => told.push("alone"));`,
      });
      await isReady(visit);
      await expect.poll(() => told(visit), { timeout: 20_000 }).toContain("alone");
      await expect.poll(() => visit.page.locator(".map_marker").count()).toBeGreaterThan(0);
    },
  );

  test("gets a height when its box has no height", async () => {
    const visit = await visitMap(b, {
      content: `<div id="mapa" data-island="mapa" style="width:300px"></div>`,
    });
    await isReady(visit);
    expect(await visit.page.evaluate(() => window.map.size().y)).toBeGreaterThan(100);
  });

  test("waits without a time limit or tiles while hidden, and is ready once shown", async () => {
    const visit = await visitMap(b, {
      content: `<div id="zakladka" hidden><div id="mapa" data-island="mapa" style="height:300px"></div></div>`,
    });
    await expect.poll(() => visit.requests.some((path) => /map-engine/.test(path))).toBe(true);
    expect(await told(visit)).toEqual([]);
    expect(b.shop.log.filter(({ url }) => url.startsWith("/tiles/"))).toEqual([]);
    await visit.page.locator("#zakladka").evaluate((tab) => tab.removeAttribute("hidden"));
    await isReady(visit);
    expect(await visit.page.evaluate(() => window.map.size().y)).toBe(300);
  });
});
