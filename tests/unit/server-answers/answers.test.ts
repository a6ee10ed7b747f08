/**
 * The requests and answers of islands/SERVER.md. Each request is sent by the real code, to the demo shop and to the
 * documented answer. `npm run answers` records them anew.
 */
import "../in-a-window";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { endpointNames } from "../../../runtime/cli/docs/answers/endpoints";
import {
  type Exchange,
  exchangesOf,
  RECORDED,
  type Recorded,
  readRecorded,
} from "../../../runtime/cli/docs/answers/recorded";
import { contextOf } from "../island-context";
import { openShop } from "../open-page";
import { type Ask, type Asking, variables } from "./ask";
import { asksOfGoods } from "./asks-of-goods";
import { asksOfShoppers } from "./asks-of-shoppers";
import { recorded, replayed, requestsOf, shapeOf } from "./exchanges";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const isRecording = process.env.WYSPA_ANSWERS === "record";
const isFull = isRecording || process.env.WYSPA_FULL === "1";
/** `npm test` takes every third endpoint; the seed of the run says which ones. */
const third = endpointNames.filter((_, index) => index % 3 === Number(process.env.WYSPA_SEED) % 3);
const documented: Recorded = isRecording ? {} : readRecorded(root);
const now: Record<string, readonly (readonly Exchange[])[]> = {};

// The pages of earlier tests must not hear of a change and ask for their baskets.
vi.stubGlobal("BroadcastChannel", undefined);
// Some tests rely on the configuration that an earlier one of their endpoint has read.
const street = openShop({ isWhole: true });
const asks: Readonly<Record<string, Ask | readonly Ask[]>> = { ...asksOfGoods, ...asksOfShoppers };
const chunks = {
  basket: () => import("../../../runtime/platform/basket"),
  "client-data": () => import("../../../runtime/platform/client-data/check"),
  passkeys: () => import("../../../runtime/platform/passkeys"),
  "one-time-codes": () => import("../../../runtime/platform/one-time-codes"),
  geocoding: () => import("../../../runtime/platform/geocoding"),
  "read-page": () => import("../../../runtime/platform/read-page"),
  "product-options": () => import("../../../islands/product-options/index"),
  "product-options/tell-availability": () => import("../../../islands/product-options/tell-availability"),
  "product-options/shipping-costs": () => import("../../../islands/product-options/shipping-costs"),
};

/** A page with nothing but the configuration, so that each test opens its page fast. */
const PAGE = "/page";

async function opened({ path, config = variables, prepare, before }: Ask): Promise<Asking> {
  street.shop.reset();
  prepare?.(street.shop);
  const json = JSON.stringify(config(street.shop));
  street.shop.page(
    PAGE,
    `<html lang="pl"><head><script type="application/json" id="wyspa-config">${json}</script></head><body></body></html>`,
  );
  const page = await street.open(path ? `${path}?config=${encodeURIComponent(json)}` : PAGE, { chunks });
  const { signal } = new AbortController();
  const asking = { context: await contextOf(page), shop: street.shop, signal, start: page.start };
  await before?.(asking);
  return asking;
}

afterEach(() => {
  Reflect.deleteProperty(window, "client_login");
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => {
  if (isRecording) writeFileSync(`${root}${RECORDED}`, `${JSON.stringify(now, null, 2)}\n`);
});

test("every endpoint has a request, and every request an endpoint", () => {
  expect(Object.keys(asks).sort()).toEqual([...endpointNames].sort());
});

describe.each((isFull ? endpointNames : third).map((name) => [name]))("%s", (name) => {
  const all = [asks[name] ?? []].flat().map((ask, index) => [index + 1, ask] as const);
  /** Without what follows the request, which belongs to other endpoints. */
  const ownOf = (exchanges: readonly Exchange[] = []) => exchangesOf(name, { [name]: [exchanges] });

  test.each(all)("request %i is sent, and answered by the demo shop, as documented", async (number, ask) => {
    const asking = await opened(ask);
    const { exchanges, result } = await recorded(street.shop, () => ask.act(asking));
    expect([result]).toMatchObject([ask.understood]);
    now[name] = [...(now[name] ?? []), exchanges];
    const [own, known] = [ownOf(exchanges), ownOf(isRecording ? exchanges : documented[name]?.[number - 1])];
    expect(own.length).toBeGreaterThan(0);
    expect(requestsOf(own)).toEqual(requestsOf(known));
    expect(own.map(({ answer }) => shapeOf(answer))).toEqual(known.map(({ answer }) => shapeOf(answer)));
  });

  test.skipIf(isRecording).each(all)("documented answer %i is what the code needs", async (number, ask) => {
    const asking = await opened(ask);
    const own = documented[name]?.[number - 1] ?? [];
    const others = Object.values(documented).flat(2);
    const { result, unknown, used } = await replayed(street.shop, own, others, () => ask.act(asking));
    expect([unknown, used > 0]).toEqual([[], true]);
    expect([result]).toMatchObject([ask.understood]);
  });
});
