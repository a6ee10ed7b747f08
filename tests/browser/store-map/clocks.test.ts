/** Opening hours of stores abroad: each by the clock of its country, however the shop writes the country's name. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench, type phone, phoneAndDesktop } from "../support";

const b = bench();

/** A Wednesday in winter: half past six in Prague and Amsterdam, half past five in London. */
const EVENING = new Date("2026-01-14T17:30:00Z");
const WEEK = JSON.stringify(Array.from({ length: 7 }, () => "08:00-19:00"));

const stores = [
  { country: "Czech Republic", city: "Praga", lat: 50.0876, lng: 14.4213 },
  { country: "Republika Czeska", city: "Brno", lat: 49.1951, lng: 16.6068 },
  { country: "Great Britain", city: "Londyn", lat: 51.5072, lng: -0.1276 },
  { country: "Holandia", city: "Amsterdam", lat: 52.3728, lng: 4.8936 },
  { country: "Polska", city: "Gdańsk", lat: 54.3489, lng: 18.6532 },
  { country: "Atlantyda", city: "Posejdonia", lat: 50, lng: 14 },
] as const;

const list = `<div id="stores" data-island="store-map"><div class="stocks_map" id="stocks_map"></div>
  <div class="stocks_list">${stores
    .map(
      ({ country, city, lat, lng }, index) =>
        `<div class="stocks_list__item" data-id="${index}" data-name="Sklep ${city}" data-street="Rynek 1" data-zipcode="" data-city="${city}" data-country="${country}" data-lat="${lat}" data-lng="${lng}" data-hours="${WEEK.replaceAll('"', "&quot;")}">
          <strong>Sklep ${city}</strong> <a class="stocks_list__show_on_map" href="showOnMap">Pokaż na mapie</a></div>`,
    )
    .join("")}</div></div>`;

/** Opens the list at that moment, on a device far away: its own clock is not the stores'. */
async function open(viewport: typeof phone) {
  put(b.shop, list);
  const visit = await b.visit({
    path: PATH,
    viewport,
    context: { timezoneId: "America/New_York" },
    before: (page) => page.clock.setFixedTime(EVENING),
  });
  await visit.ready("#stores");
  return visit;
}
const today = (page: Page, city: string) =>
  page.locator(`.stocks_list__item[data-city="${city}"] .store-map__today`);

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  test("a store whose country is written as lists of shops write it says until when it is open now", async () => {
    const { page, errors } = await open(viewport);
    for (const { city } of stores.slice(0, 5)) {
      await expect.poll(() => today(page, city).innerText()).toBe("otwarte do 19:00");
      expect(await today(page, city).isVisible()).toBe(true);
    }
    // The clock of an unknown country is unknown: only the hours are shown.
    expect(await today(page, "Posejdonia").innerText()).toBe("dziś 08:00–19:00");
    expect(errors).toEqual([]);
  });

  test("half an hour later, the store in London is still open, and those in Prague and Amsterdam are not", async () => {
    const { page } = await open(viewport);
    await expect.poll(() => today(page, "Londyn").innerText()).toBe("otwarte do 19:00");
    await page.clock.setFixedTime(new Date(EVENING.getTime() + 31 * 60_000));
    await page.reload();
    await expect.poll(() => today(page, "Londyn").innerText()).toBe("otwarte do 19:00");
    for (const city of ["Praga", "Brno", "Amsterdam"])
      expect(await today(page, city).innerText()).toBe("dziś 08:00–19:00");
  });
});
