// @vitest-environment happy-dom
/** Objects that pages' modules call by name: what stands for one that cannot be had goes when it comes after all. */
import { afterEach, expect, test } from "vitest";
import { absent } from "../../../runtime/compat/absent";
import { lateNames } from "../../../runtime/compat/late-names";

const leaflet = { map() {} };
let isThere = false;
const reported: unknown[] = [];
const kernel = {
  loader: {
    async load() {
      if (!isThere) throw new Error("404");
      return { leaflet: () => leaflet, MarkerClusterer: class {} };
    },
  },
};
const names = () =>
  lateNames(kernel as never, { report: ({ error }: { error: unknown }) => reported.push(error) } as never);
const inPage = () => Reflect.get(window, "L") as unknown;

afterEach(() => {
  isThere = false;
  reported.length = 0;
  for (const name of ["L", "markerClusterer"]) Reflect.deleteProperty(window, name);
});

test("told once, and real with the next need", async () => {
  const own = names();
  await own.ready(["L", "markerClusterer"]);
  expect(inPage()).toBeDefined();
  expect(inPage()).not.toBe(leaflet);
  expect(reported).toHaveLength(1);
  isThere = true;
  await own.ready(["L"]);
  expect(inPage()).toBe(leaflet);
});

test("or when the shopper is online again", async () => {
  await names().ready(["L"]);
  isThere = true;
  dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(inPage()).toBe(leaflet);
});

test("also what stood there before the old names came; a page's own object stays", async () => {
  Reflect.set(window, "L", absent());
  isThere = true;
  await names().ready(["L"]);
  expect(inPage()).toBe(leaflet);
  const own = { version: "1.9" };
  Reflect.set(window, "L", own);
  await names().ready(["L"]);
  expect(inPage()).toBe(own);
});
