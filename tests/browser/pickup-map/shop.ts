/** Shared by tests of pickup points: the page of pickup sites, its parts, and recorded requests. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "../support";

export const WARSAW = "at=52.2297,21.0122";
export const FORM = "form.cop.--pickup-sites";

interface SiteOptions extends Omit<VisitOptions, "path"> {
  readonly query?: string;
}

/** Opens the page of pickup sites as the visitor anna, with its list loaded. */
export async function visitSites(
  b: Bench,
  { query = WARSAW, before, ...options }: SiteOptions = {},
): Promise<Visit> {
  const visit = await b.visit({
    path: `/pickup-sites.php?${query}`,
    ...options,
    before: (page) => asAnna(b, page, before),
  });
  await visit.ready(FORM, "pickup-map");
  return visit;
}

export async function asAnna(b: Bench, page: Page, more?: (page: Page) => Promise<unknown>): Promise<void> {
  await page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);
  await more?.(page);
}

export const parts = (page: Page) => ({
  field: page.locator(".cop_pickup_finder__input"),
  options: page.locator(".cop_pickup_finder__result"),
  rows: page.locator(".cop_pickup_list .cop_pickup_item"),
  names: page.locator(".cop_pickup_list .cop_pickup_item__name"),
  radios: page.locator(".cop_pickup_item__radio"),
  active: page.locator(".cop_pickup_list .--active"),
  choose: page.locator(".cop_pickup_item__choose_link"),
  message: page.locator(".cop_pickup_message"),
  range: page.locator(".cop_pickup_range"),
  toggle: page.locator(".cop_pickup_map__toggle"),
  map: page.locator(".cop_pickup_map__wrapper"),
});

/** Waits until the list is there. */
export const listed = (page: Page) => parts(page).rows.first().waitFor({ timeout: 30_000 });

/** Requests about pickup points: the last part of their address. */
export const questions = (b: Bench): string[] =>
  b.shop.log.flatMap(({ url }) => /\?(query=\w*[Pp]ickupPoints.*)/.exec(url)?.[1] ?? []);

/** The fields of the visitor's last form. */
export const sent = (b: Bench) => b.shop.visitors.of("anna").sent.at(-1)?.fields;

export const sentPoint = (b: Bench) =>
  expect.poll(() => sent(b)?.find(([name]) => name === "pickup_point")?.[1] ?? "");

/** Files and requests of maps so far. */
export const mapBytes = ({ requests }: Visit): string[] =>
  requests.filter((path) => /^\/tiles\/|^\/search$|\/chunks\/map-/.test(path));

/** The live regions announced a text with this beginning exactly once by now. */
export async function saidOnce({ said }: Visit, begin: string): Promise<void> {
  const times = async () => (await said()).filter((text) => text.startsWith(begin)).length;
  await expect.poll(times).toBeGreaterThan(0);
  expect(await times()).toBe(1);
}
