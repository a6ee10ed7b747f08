/**
 * The map that pages' own modules create: each row of contract F 1.1, called the way modules call it, on a real map.
 */
import { describe, expect, test } from "vitest";
import { seen, visitModule } from "../page-module";
import { bench } from "../support";

const b = bench();

/** The calls of the pickup widgets, which use most of the API. */
const pickup = `
app_shop.run(async function () {
  window.seen = {};
  const box = document.querySelector(".cop_pickup_map__wrapper");
  const wait = (is) => new Promise((done) => { const look = () => (is() ? done() : setTimeout(look, 50)); look(); });
  const make = () => {
    const map = L.map(box, { center: { lat: 52.237049, lng: 21.017532 }, zoom: 10, zoomControl: false });
    L.tileLayer("https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png", { maxZoom: 18, minZoom: 7, attribution: "&copy; <a href='https://example.invalid'>x</a>" }).addTo(map);
    L.control.zoom({ position: "bottomright" }).addTo(map);
    return map;
  };
  let map = make();
  const center = map.getCenter();
  const there = map.project(center);
  const back = map.unproject(new L.point(there.x, there.y));
  seen.before = [map._size.y, center.lat, center.lng, Math.abs(back.lat - center.lat) < 1e-9, Number.isFinite(there.y)];

  const icon = L.icon({ iconUrl: "/gfx/standards/marker-icon.png", iconAnchor: [16, 20], popupAnchor: [0, -20] });
  const popup = document.createElement("div");
  popup.append(Object.assign(document.createElement("b"), { textContent: "Punkt 0" }), Object.assign(document.createElement("a"), { className: "cop_pickup_marker__choose_link", href: "#", textContent: "Wybierz" }));
  const markers = [
    new L.Marker({ lat: "52.2", lng: "21.0" }, ""),
    new L.Marker({ lat: 52.2001, lng: 21.0001 }, { icon }),
    new L.Marker([52.4, 16.9]),
  ];
  markers.forEach((marker, index) => { marker.uid = "courier_1-" + index; marker.bindPopup(index ? false : popup); });
  const group = new L.MarkerClusterGroup({ maxClusterRadius: 50 });
  seen.empty = group.getLayers().length;
  markers.forEach((marker) => group.addLayer(marker));
  seen.found = group.getLayers().find(({ uid }) => uid === "courier_1-2").getLatLng().lat;
  seen.numbers = markers[0]._latlng.lat === 52.2 && markers[0]._latlng.lng === 21;
  group.on("click", (event) => (seen.clicked = event.layer.uid));
  map.addLayer(group);
  map.addLayer(group);
  map.setView(markers[0].getLatLng());
  seen.kept = map.getZoom === undefined ? 10 : map.getZoom();
  map.setZoom(12);
  map.setView({ lat: "52.2", lng: "21.0" });
  map.invalidateSize();
  await wait(() => box.querySelector("canvas"));
  seen.alone = 0;
  await new Promise((done) => group.zoomToShowLayer(markers[0], () => { seen.alone++; done(); }));
  await new Promise((done) => group.zoomToShowLayer(markers[0], () => { seen.alone++; done(); }));
  markers[0].openPopup();
  await wait(() => box.querySelector(".map_popup"));
  seen.popup = box.querySelector(".map_popup").textContent;
  box.closest(".cop_pickup_points").addEventListener("click", (event) => { if (event.target.matches(".cop_pickup_marker__choose_link")) seen.chosen = true; });
  box.querySelector(".cop_pickup_marker__choose_link").click();
  box.querySelector('.map_marker[aria-label="Punkt 0"]').click();
  await wait(() => !box.querySelector(".map_popup"));
  seen.own = !!box.querySelector(".map_marker.--own img");
  seen.zoomButtons = box.querySelectorAll(".map_zoom__button").length;
  group.clearLayers();
  await wait(() => !box.querySelector(".map_markers button"));
  seen.cleared = group.getLayers().length;

  map.remove();
  seen.removed = box.querySelector(".map_region") === null;
  map = make();
  const bounds = L.latLngBounds();
  bounds.extend(markers[2].getLatLng());
  map.addLayer(markers[2]);
  map.fitBounds(bounds);
  seen.most = map.getZoom();
  await wait(() => box.querySelector(".map_marker"));
  seen.again = box.querySelectorAll(".map_region").length;
  seen.done = true;
}, "all");`;

describe("a module's own map", () => {
  test("accepts calls before it is ready, draws what it is given, and is replaced by the next one", async () => {
    b.shop.config.tiles = true;
    const hosts = new Set<string>();
    const visit = await visitModule(b, {
      module: "cop_modules_pickup",
      before: async (page) => void page.on("request", (request) => hosts.add(new URL(request.url()).origin)),
      content: `<div class="cop_pickup_points"><div class="cop_pickup_map__wrapper" style="width:500px;height:320px"></div></div>`,
      code: pickup,
    });
    // The tiles are on another host: without a press they load only after the shopper's consent.
    await visit.page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("wyspa:consent", { detail: { tracking: true } })),
    );
    await expect
      .poll(
        async () => {
          await visit.page.keyboard.press("Shift"); // counts as a sign of the shopper
          return Reflect.get(Object(await seen(visit)), "done");
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    expect(await seen(visit)).toMatchObject({
      before: [320, 52.237049, 21.017532, true, true],
      empty: 0,
      found: 52.4,
      numbers: true,
      kept: 10,
      alone: 2,
      chosen: true,
      clicked: "courier_1-0",
      own: true,
      zoomButtons: 2,
      cleared: 0,
      removed: true,
      most: 18,
      again: 1,
    });
    expect(Reflect.get(Object(await seen(visit)), "popup")).toContain("Punkt 0");
    expect([...hosts].filter((host) => /openstreetmap|example/.test(host))).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  test("waits for a press on the store page, and shows a store's name as text", async () => {
    b.shop.config.tiles = true;
    const visit = await visitModule(b, {
      module: "contact_address",
      // The browser's `userActivation` also counts other keys and earlier presses, which are no reason to load a map.
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, "userActivation", { get: () => ({ isActive: true }) }),
        ),
      content: `<div id="contact_map" style="height:300px"></div><button id="link">Pokaż na mapie</button>`,
      code: `app_shop.run(function () {
        document.querySelector("#contact_map").classList.add("--loading", "--active");
        const map = L.map("contact_map", { center: { lat: 52, lng: 19.5 }, zoom: 13, zoomControl: false });
        L.tileLayer("https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png", { minZoom: 3, maxZoom: 18 }).addTo(map);
        const marker = new L.Marker([54.35, 18.65]);
        marker.bindPopup("<strong>Wydma</strong><img src=x onerror='window.harmed = 1'><script>window.harmed = 1<\\/script><a href='javascript:window.harmed = 1' class='zly'>x</a>");
        map.addLayer(marker);
        map.setView(marker.getLatLng(), 15);
        document.querySelector("#link").addEventListener("click", () => marker.openPopup());
      }, "all");`,
    });
    const { page } = visit;
    await page.locator("#contact_map .map_note__button").waitFor();
    expect(await page.locator("#contact_map").getAttribute("class")).not.toContain("--loading");
    expect(b.shop.log.filter(({ url }) => url.startsWith("/tiles/"))).toEqual([]);
    await page.locator("#link").click();
    await page.locator("#contact_map .map_popup").waitFor({ timeout: 60_000 });
    expect(await page.locator(".map_popup__content").innerText()).toContain("Wydma");
    expect(await page.locator(".map_popup script, .map_popup [onerror], .map_popup a[href]").count()).toBe(0);
    expect(await page.locator('.map_marker[aria-label="Wydma"]').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, "harmed"))).toBeUndefined();
    expect(visit.errors).toEqual([]);
  });
});
