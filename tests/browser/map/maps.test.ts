/** A map for the shopper: rendering, moving, pressing, keyboard use; and which files it loads, when and from where. */
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { bench, phone, type Visit } from "../support";
import { told, visitMap } from "./map-page";

const b = bench();

const isReady = (visit: Visit) => expect.poll(() => told(visit), { timeout: 60_000 }).toContain("ready");
const marker = (name: string) => `.map_marker[aria-label="${name}"]`;
const engine = /\/map-(engine|worker)-/;
const tilesAsked = () => b.shop.log.filter(({ url }) => url.startsWith("/tiles/")).length;

/** Number of colours in the middle of the canvas; a rendered map has more than one. */
const coloursOf = async ({ page }: Visit) => {
  const bytes = (await page.locator("canvas.maplibregl-canvas").screenshot()).toString("base64");
  return page.evaluate(async (text) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 997)
      seen.add((data[at] ?? 0) * 65_536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0));
    return seen.size;
  }, bytes);
};

describe("a map", () => {
  test("loads with tiles and clusters, whatever the number of points, and restores its element", async () => {
    const visit = await visitMap(b, { points: 10_000 });
    const { page, errors } = visit;
    await isReady(visit);
    // A worker computes the clusters while the tiles load.
    await expect.poll(() => page.locator(".marker-cluster").count()).toBeGreaterThan(3);
    expect(await page.locator(".map_markers *").count()).toBeLessThanOrEqual(300);
    const counts = await page.locator(".marker-cluster span").allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBeGreaterThan(9_000);
    expect(await page.locator(".map_attribution").innerText()).toBe("© Kartografia Wydma");
    await expect.poll(() => coloursOf(visit)).toBeGreaterThan(2);
    await page.evaluate(() => window.map.remove());
    expect(await page.locator("#mapa").innerHTML()).toBe("");
    await page.evaluate(() => window.map.setView({ lat: 1, lng: 1 })); // calls on a removed map throw nothing
    expect(errors).toEqual([]);
  });

  test("shows markers that can be pressed before its engine has come", async () => {
    b.shop.faults.set("wyspa", "hang", { path: /map-engine/ });
    const { page } = await visitMap(b, { points: 40 });
    const zoom = () => page.evaluate(() => window.map.zoom());
    await page.locator(".marker-cluster").first().waitFor();
    const before = await zoom();
    await page.locator(".marker-cluster").first().click({ timeout: 10_000 }); // refused while something covers it
    await expect.poll(zoom).toBeGreaterThan(before);
    await page.evaluate(() => window.map.showAlone("7"));
    await page.locator(marker("Sklep 7")).click({ timeout: 10_000 });
    await expect.poll(() => page.locator(".map_popup").innerText()).toContain("Opis 7");
    expect(await page.locator("canvas").count()).toBe(0);
  });

  test("splits a pressed cluster, opens the popup of a pressed marker, and closes it on a press beside it", async () => {
    const visit = await visitMap(b, { points: 40, context: { reducedMotion: "reduce" } });
    const { page } = visit;
    await isReady(visit);
    const zoom = () => page.evaluate(() => window.map.zoom());
    const before = await zoom();
    await page.locator(".marker-cluster").first().click();
    await expect.poll(zoom).toBeGreaterThan(before);
    await page.evaluate(() => window.map.showAlone("7"));
    await page.locator(marker("Sklep 7")).click();
    const popup = page.locator(".map_popup");
    await expect.poll(() => popup.innerText()).toContain("Opis 7");
    const [outer, inner] = [await page.locator(".map_region").boundingBox(), await popup.boundingBox()];
    expect(inner && outer && inner.y >= outer.y && inner.x >= outer.x).toBe(true);
    expect(inner?.width).toBeLessThanOrEqual(300);
    await page.locator("canvas.maplibregl-canvas").click({ position: { x: 20, y: 380 } });
    await expect.poll(() => popup.count()).toBe(0);
    expect(await told(visit)).toContain("closed 7");
  });

  test("separates points of one location, and each can be pressed", async () => {
    const visit = await visitMap(b, {
      options: `onPress: (id) => told.push("press " + id)`,
      after: `map.setPoints(["a", "b", "c"].map((id) => ({ id, label: "Sklep " + id, lat: 52, lng: 21 }))); map.fit();`,
    });
    await isReady(visit);
    for (const id of ["a", "b", "c"]) await visit.page.locator(marker(`Sklep ${id}`)).click();
    expect((await told(visit)).filter((line) => line.startsWith("press"))).toEqual([
      "press a",
      "press b",
      "press c",
    ]);
  });

  test("works by keyboard alone: past it, over it, from marker to marker, into a popup and out of it", async () => {
    const visit = await visitMap(b, { points: 12, context: { reducedMotion: "reduce" } });
    const { page } = visit;
    await isReady(visit);
    await page.evaluate(() => window.map.showAlone("3"));
    await expect.poll(() => page.locator(marker("Sklep 3")).count()).toBe(1);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    await page.locator(".map_skip").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("za mapą");
    await page.locator(".map_skip").focus();
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^Mapa sklepów\. Strzałki/);
    const center = await page.evaluate(() => window.map.center());
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => window.map.center().lng)).toBeGreaterThan(center.lng);
    await page.evaluate(() => window.map.setView({ lat: 52, lng: 19.5 }, 6));
    await page.keyboard.press("Tab");
    const first = await focused();
    expect(first).toMatch(/Sklep|miejsc/);
    expect(await page.locator(".map_markers [tabindex='0']").count()).toBe(1);
    const others = new Set<unknown>();
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]) {
      await page.keyboard.press(key);
      others.add(await focused());
    }
    expect(others.size).toBeGreaterThan(1);
    await page.evaluate(() => window.map.showAlone("3"));
    await page.locator(marker("Sklep 3")).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("map_popup");
    await page.keyboard.press("Escape");
    expect(await focused()).toBe("Sklep 3");
    expect(await page.locator(".map_popup").count()).toBe(0);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Przybliż mapę");
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    expect(await focused()).toBe("za mapą");
    const { width, height } = (await page.locator(".map_zoom__button").first().boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await violations(page)).toEqual([]);
  });

  test("shows the chosen point wherever it is, and stays inside its element on a phone", async () => {
    const visit = await visitMap(b, { viewport: phone });
    const { page } = visit;
    await isReady(visit);
    await page.evaluate(() => window.map.choose("5"));
    await expect.poll(() => page.locator(`${marker("Sklep 5")}.--active`).count()).toBe(1);
    expect(await page.locator(marker("Sklep 5")).getAttribute("aria-current")).toBe("true");
    const size = await page.evaluate(() => window.map.size());
    expect(size.x).toBeLessThanOrEqual(390);
    await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>("#mapa");
      if (host) host.style.height = "250px";
    });
    await expect.poll(() => page.evaluate(() => window.map.size().y)).toBe(250);
  });
});

describe("the files of a map", () => {
  test("are not fetched before a press, and then only from the configured host, even under the strict policy", async () => {
    const visit = await visitMap(b, { options: `begin: "reached",`, query: "&csp=strict" });
    const { page, requests } = visit;
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const refused: string[] = [];
    page.on("console", (line) => /Refused|violat/i.test(line.text()) && refused.push(line.text()));
    await page.locator(".map_note__button").waitFor();
    expect(await page.locator(".map_note").innerText()).toContain(new URL(b.shop.maps.origin).host);
    await page.locator("#mapa").scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      window.map.setView({ lat: 50, lng: 20 }, 9);
      window.map.choose("4");
    });
    expect([requests.filter((path) => engine.test(path)), tilesAsked()]).toEqual([[], 0]);
    await page.locator(".map_note__button").click();
    await isReady(visit);
    expect(await page.evaluate(() => window.map.zoom())).toBe(9);
    expect(requests.filter((path) => engine.test(path))).toHaveLength(2);
    expect(tilesAsked()).toBeGreaterThan(0);
    expect(
      [...hosts].filter((host) => host !== b.shop.url && host !== b.shop.maps.origin && /^http/.test(host)),
    ).toEqual([]);
    expect(refused).toEqual([]);
    expect(
      await page.evaluate(
        () => (window as { trustedTypes?: { defaultPolicy: unknown } }).trustedTypes?.defaultPolicy,
      ),
    ).toBe(null);
  });

  test("are fetched with consent when the shopper approaches the map", async () => {
    const visit = await visitMap(b, {
      options: `begin: "reached",`,
      content: `<div style="height:3000px"></div><div id="mapa" data-island="mapa" style="height:300px"></div>`,
    });
    const { page } = visit;
    await page.locator(".map_note__button").waitFor();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("wyspa:consent", { detail: { tracking: true } })),
    );
    expect(tilesAsked()).toBe(0);
    await page.locator("#mapa").scrollIntoViewIfNeeded();
    await isReady(visit);
    expect(tilesAsked()).toBeGreaterThan(0);
  });

  test("include the texts of another language", async () => {
    const visit = await visitMap(b, { query: "&language=eng" });
    await isReady(visit);
    expect(await visit.page.locator(".map_zoom__button").first().getAttribute("aria-label")).toBe(
      "Zoom in on the map",
    );
    expect(await visit.page.locator(".marker-cluster").first().getAttribute("aria-label")).toMatch(
      /places, zoom in/,
    );
  });
});
