// @vitest-environment page
import { expect, it } from "vitest";
import { missingPlaces } from "../../../islands/store-map/missing-places";
import { done, fault, type Result } from "../../../runtime/base/result";
import { safeStorage } from "../../../runtime/base/storage";
import type { GeoPoint } from "../../../runtime/contracts/map";
import { storesOf } from "./support";

const stores = (count: number) =>
  storesOf(
    Array.from({ length: count }, (_, index) => ({
      name: `S${index}`,
      street: `Ulica ${index}`,
      city: "Łeba",
    })),
  );

/** A page whose geocoding requests the test answers. */
function page(kept: string | null = null) {
  const memory = new Map<string, string>(kept === null ? [] : [["wyspa_places", kept]]);
  const storage = {
    length: memory.size,
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  } as unknown as Storage;
  const waiting: { question: string; answer: (result: Result<GeoPoint>) => void }[] = [];
  const asked: string[] = [];
  const gone = new AbortController();
  const safe = safeStorage(() => storage);
  const places = missingPlaces({
    signal: gone.signal,
    storage: { session: safe, local: safe },
    platform: {
      geocode: (question: string) => {
        asked.push(question);
        return new Promise<Result<GeoPoint>>((answer) => waiting.push({ question, answer }));
      },
    } as never,
  });
  const settle = async (result: Result<GeoPoint>) => {
    for (const one of waiting.splice(0)) one.answer(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { places, waiting, asked, settle, memory, gone };
}

const here = { lat: 54.7, lng: 17.5 };

it("sends three requests at a time, for all of them, and reports each", async () => {
  const { places, waiting, asked, settle } = page();
  const found: string[] = [];
  const end = places.fill(stores(7), ({ name }) => found.push(name));
  expect(waiting).toHaveLength(3);
  await settle(done(here));
  expect(waiting).toHaveLength(3);
  await settle(done(here));
  expect(waiting).toHaveLength(1);
  await settle(done(here));
  await end;
  expect(found).toHaveLength(7);
  expect(asked[0]).toBe("Ulica 0, Łeba");
});

it("an unknown address is skipped, and the others are still geocoded", async () => {
  const { places, settle, asked } = page();
  const all = stores(6);
  const end = places.fill(all, () => {});
  await settle(fault("absent"));
  await settle(done(here));
  await end;
  expect(asked).toHaveLength(6);
  expect(all.filter(({ place }) => place)).toHaveLength(3);
});

it("an unresponsive service is not used after four requests", async () => {
  const { places, settle, asked } = page();
  const end = places.fill(stores(100), () => {});
  for (let round = 0; round < 4; round += 1) await settle(fault("network"));
  await end;
  expect(asked.length).toBeLessThan(8);
});

it("results are cached for the tab, so the next page sends no request", async () => {
  const first = page();
  const end = first.places.fill(stores(2), () => {});
  await first.settle(done(here));
  await end;
  const second = page(first.memory.get("wyspa_places") ?? null);
  expect(await second.places.find(stores(1)[0] as never)).toEqual(here);
  expect(second.asked).toEqual([]);
});

it.each([
  "",
  "null",
  "[]",
  `{"Ulica 0, Łeba": [200, 1]}`,
  `{"Ulica 0, Łeba": "x"}`,
  "{",
  `{"__proto__": [1, 1]}`,
])("a foreign cache entry is ignored: %j", async (kept) => {
  const { places, asked, settle } = page(kept);
  const coming = places.find(stores(1)[0] as never);
  await settle(done(here));
  expect(await coming).toEqual(here);
  expect(asked).toHaveLength(1);
});

it("a store without an address is not geocoded", async () => {
  const { places, asked } = page();
  const [nameless] = storesOf([{ name: "Tylko nazwa", country: "Polska" }]);
  expect(await places.find(nameless as never)).toBeNull();
  expect(asked).toEqual([]);
});

it("no further request is sent once the island is gone", async () => {
  const { places, asked, settle, gone } = page();
  const told: unknown[] = [];
  const end = places.fill(stores(20), (store) => told.push(store));
  gone.abort();
  await settle(done(here));
  await end;
  expect([asked.length, told]).toEqual([3, []]);
});
