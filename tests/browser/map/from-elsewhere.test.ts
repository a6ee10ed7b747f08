/** A map whose script is on another origin: browsers start no worker from there. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Shop, startShop } from "../../../fixtures/shop";
import { bench } from "../support";
import { told, visitMap } from "./map-page";

const b = bench();
let cdn: Shop;
beforeAll(async () => {
  cdn = await startShop();
});
afterAll(() => cdn.close());

it("a map loaded from another host shows tiles, and clusters from a worker", async () => {
  b.shop.config.scriptUrl = `${cdn.url}/wyspa/wyspa.js`;
  const workers: string[] = [];
  const visit = await visitMap(b, {
    points: 10_000,
    before: async (page) => void page.on("worker", (worker) => workers.push(worker.url())),
  });
  const { page, errors } = visit;
  await expect.poll(() => told(visit), { timeout: 60_000 }).toContain("ready");
  await expect.poll(() => page.locator(".marker-cluster").count(), { timeout: 60_000 }).toBeGreaterThan(3);
  const ours = cdn.log.map(({ url }) => url).filter((url) => /\/map-(worker|clusters)-/.test(url));
  expect(ours.length).toBeGreaterThan(1);
  expect(workers.length).toBeGreaterThan(1);
  expect(workers.filter((address) => !address.startsWith("blob:"))).toEqual([]);
  expect(b.shop.log.filter(({ url }) => url.startsWith("/tiles/")).length).toBeGreaterThan(0);
  expect(b.shop.log.filter(({ url }) => url.startsWith("/wyspa/"))).toEqual([]);
  expect([errors, visit.console, await told(visit)]).toEqual([[], [], ["ready"]]);
});
