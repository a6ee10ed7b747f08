// @vitest-environment page
import { describe, expect, test } from "vitest";
import type { MapPoint } from "../../../runtime/contracts/map";
import { clusterMaker } from "../../../runtime/map/clusters-beside";
import { marksIn, makePoints as pointsOf } from "../../../runtime/map/marks";
import { tileAddresses } from "../../../runtime/map/tiles";
import { pixelOf, project, unproject } from "../../../runtime/map/view";

/** Without a worker, as on a page whose CSP forbids workers. */
const make = clusterMaker(() => Promise.reject(new Error("none")), new AbortController().signal);
const makePoints = (points: readonly MapPoint[], options: Parameters<typeof pointsOf>[1]) =>
  pointsOf(points, options, make);
const how = { radius: 50, maxZoom: 16 };
const view = { center: { lat: 52, lng: 19 }, zoom: 6, size: { x: 800, y: 600 } };
const spread = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Sklep ${index}`,
    lat: 49.5 + ((index * 7919) % 5_000) / 1_000,
    lng: 15 + ((index * 104_729) % 8_000) / 1_000,
  }));
const nodes = (marks: Awaited<ReturnType<typeof marksIn>>) =>
  marks.reduce((sum, { point }) => sum + (point ? (point.icon ? 2 : 1) : 3), 0);

describe("a drawn set of points", () => {
  test.each([1, 40, 1_000, 20_000])(
    "of %d counts each point once, in 300 nodes at the most",
    async (count) => {
      const marks = await marksIn(makePoints(spread(count), how), view, []);
      expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(count);
      expect(nodes(marks)).toBeLessThanOrEqual(300);
    },
  );

  test("stays small without clusters, and with thousands at one spot", async () => {
    const alone = await marksIn(makePoints(spread(5_000), { radius: 50, maxZoom: null }), view, []);
    expect(alone.every(({ cluster }) => cluster === null)).toBe(true);
    expect(nodes(alone)).toBeLessThanOrEqual(300);
    const heap = Array.from({ length: 5_000 }, (_, id) => ({ id: `${id}`, label: "", lat: 52, lng: 19 }));
    const marks = await marksIn(makePoints(heap, how), { ...view, zoom: 18 }, []);
    expect(marks.map(({ count }) => count)).toEqual([5_000]);
  });

  test("places points of one spot around it, each elsewhere", async () => {
    const heap = ["a", "b", "c"].map((id) => ({ id, label: id, lat: 52, lng: 19 }));
    const marks = await marksIn(makePoints(heap, how), { ...view, zoom: 18 }, []);
    expect(new Set(marks.map(({ offset }) => `${Math.round(offset.x)} ${Math.round(offset.y)}`)).size).toBe(
      3,
    );
  });

  test("never overlaps two points a pixel apart in any view, and keeps them in place while the view moves", async () => {
    const zoom = 18;
    const first = project({ lat: 52, lng: 19 }, zoom);
    const near = unproject({ x: first.x + 1, y: first.y }, zoom);
    const points = makePoints(
      [
        { id: "a", label: "a", lat: 52, lng: 19 },
        { id: "b", label: "b", ...near },
      ],
      how,
    );
    const offsets = new Set<string>();
    for (let step = 0; step < 24; step++) {
      const center = unproject({ x: first.x + step, y: first.y + step / 2 }, zoom);
      const moved = { center, zoom, size: { x: 800, y: 600 } };
      const marks = (await marksIn(points, moved, []))
        .slice()
        .sort((one, two) => (one.key < two.key ? -1 : 1));
      const [a, b] = marks.map((mark) => {
        const { x, y } = pixelOf(moved, mark);
        return { x: x + mark.offset.x, y: y + mark.offset.y };
      });
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(24);
      offsets.add(marks.map(({ offset: { x, y } }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(", "));
    }
    expect(offsets.size).toBe(1);
  });

  test("draws a kept point by itself, and once", async () => {
    const points = makePoints(spread(1_000), how);
    const marks = await marksIn(points, view, [7]);
    expect(marks.filter(({ point }) => point?.id === "7")).toHaveLength(1);
    const near = await marksIn(
      points,
      { ...view, center: { lat: points.all[7]?.lat ?? 0, lng: points.all[7]?.lng ?? 0 }, zoom: 18 },
      [7],
    );
    expect(near.filter(({ point }) => point?.id === "7")).toHaveLength(1);
  });

  test("leaves out invalid coordinates", () => {
    const bad = [
      { id: "1", label: "", lat: Number.NaN, lng: 19 },
      { id: "2", label: "", lat: 91, lng: 19 },
      { id: "3", label: "", lat: 52, lng: 181 },
      { id: "4", label: "", lat: "52" as never, lng: 19 },
      { id: "5", label: "", lat: 90, lng: -180 },
    ];
    expect(makePoints(bad, how).all.map(({ id }) => id)).toEqual(["5"]);
  });

  test("draws a point by itself from the first possible zoom", async () => {
    const points = makePoints(spread(2_000), how);
    for (const index of [0, 17, 1_999]) {
      const zoom = await points.clusters.alone(index, 3);
      const world = { south: 40, west: 0, north: 60, east: 40 };
      const isAlone = async (level: number) =>
        (await points.clusters.at(world, level, 1e6, 1)).some(({ point }) => point === index);
      expect([await isAlone(zoom - 1), await isAlone(zoom)]).toEqual([false, true]);
    }
  });
});

describe("addresses of tiles", () => {
  const base = "https://sklep.example/mapa";
  test.each([
    ["https://tiles.example/{z}/{x}/{y}.png", ["https://tiles.example/{z}/{x}/{y}.png"]],
    ["/kafelki/{z}/{x}/{y}.png?k=1", ["https://sklep.example/kafelki/{z}/{x}/{y}.png?k=1"]],
    [
      "http://{s}.tiles.example/{z}/{x}/{y}{r}.png",
      ["a", "b", "c"].map((s) => `https://${s}.tiles.example/{z}/{x}/{y}.png`),
    ],
    ["https://tiles.example/{x}/{y}.png", []],
    ["javascript:alert(1)//{z}{x}{y}", []],
    ["data:text/html,{z}{x}{y}", []],
    ["https://me:secret@tiles.example/{z}/{x}/{y}.png", []],
    ["", []],
  ])("%s", (configured, expected) => {
    expect(tileAddresses(configured, base)).toEqual(expected);
  });
});
