/** Popups on maps: of a store, and of a pickup point. */
import type { Locator } from "playwright";
import { expect } from "vitest";
import { listed, parts, visitSites } from "../../browser/pickup-map/shop";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { seen } from "../stage";
import { hostsPage, props } from "./hosts";

/** Close together, so that the map needs few tiles. */
const placeOf = (index: number) => ({
  lat: 52.2 + (index % 12) * 0.0005,
  lng: 21 + Math.floor(index / 12) * 0.0005,
});

/** Waits until the popup has this name. */
const named = (name: Locator, text: string) =>
  expect
    .poll(async () => ((await name.count()) ? asSent((await name.first().textContent()) ?? "").trim() : ""), {
      interval: 20,
      message: text,
      timeout: 60_000,
    })
    .toBe(asSent(seen(text, "server")).trim());

/** Links of the map to the sources of its tiles. */
const SOURCES = "a[href^='https://www.openstreetmap.org/']";

const textsIn = (popup: Locator, classes: readonly string[]) =>
  popup.evaluate(
    (box, names) => names.map((name) => box.querySelector(name)?.textContent ?? ""),
    classes.map((name) => `.${name}`),
  );

const storeParts = ["name", "street", "city", "www", "email", "phone"];

const store: Scene = {
  name: "store-map: popup of a store",
  places: [...storeParts, "picture and link", "label"].map((part) => `store-map popup: ${part}`),
  async run(stage) {
    stage.expectPictures();
    const { texts } = stage;
    const stores = texts.map((text, index) => ({
      ...{ id: index, name: text, street: text, city: text, phone: text, email: `${text}@x` },
      ...{ country: text, link: text, www: text, icon: text, ...placeOf(index) },
    }));
    const { page } = await hostsPage(
      stage,
      `<div id="s" data-island="store-map"${props({ stores })}><p>Sklepy</p></div>`,
      {
        ready: 1,
        context: { reducedMotion: "reduce" },
        config: { tiles: { url: `${stage.b.shop.maps.origin}/tiles/{z}/{x}/{y}.png` } },
      },
    );
    const buttons = page.locator(".stocks_list__show_on_map");
    await buttons.first().waitFor();
    const popup = page.locator(".map_popup");
    const shown: string[][] = [];
    const labels: (string | null)[] = [];
    while (shown.length < texts.length) {
      const room = await buttons.count();
      for (let row = 0; row < room; row++) {
        await buttons.nth(row).dispatchEvent("click");
        await named(popup.locator(".stocks_marker__name"), texts[shown.length] ?? "");
        shown.push(
          await textsIn(popup, [
            ...["name", "street", "city", "www", "email"].map((part) => `stocks_marker__${part}`),
            "\\--first",
          ]),
        );
        labels.push(await popup.getAttribute("aria-label"));
        await stage.isClean(page, { pictures: true, links: `.stocks_marker a, ${SOURCES}` });
      }
      if (shown.length >= texts.length) break;
      const first = await page.locator(".stocks_list__name").first().textContent();
      await page.locator(".store-map__pager button:not([disabled], [aria-disabled=true])").last().click();
      await expect.poll(() => page.locator(".stocks_list__name").first().textContent()).not.toBe(first);
    }
    const of = (part: string) => shown.map((one) => one[storeParts.indexOf(part)] ?? "");
    for (const part of ["name", "street", "city"])
      stage.shows(`store-map popup: ${part}`, of(part), "server");
    stage.contains("store-map popup: email", of("email"), "server");
    stage.takes("store-map popup: phone", shown.length);
    stage.takes("store-map popup: www", shown.length);
    stage.takes("store-map popup: picture and link", shown.length);
    stage.shows("store-map popup: label", labels, "server");
  },
};

const pointParts = ["name", "street", "city", "description"];
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const pickup: Scene = {
  name: "pickup-map: popup of a point",
  places: [...pointParts, "label"].map((part) => `pickup-map popup: ${part}`),
  async run(stage) {
    stage.expectPictures();
    const { b, texts } = stage;
    b.shop.config.tiles = true;
    b.shop.faults.set("graphql", ({ data }) => {
      const points = texts.map((text, index) => ({
        ...{ id: `P${index}`, name: text, location: text, link: text, markerIconUrl: "" },
        openingDays: Object.fromEntries(days.map((day) => [day, { allDay: text }])),
        coordinates: {
          latitude: placeOf(index).lat,
          longitude: placeOf(index).lng,
          distance: 1 + index / 1000,
        },
        address: { street: text, buildingAndHouseNumber: "", city: text, postcode: "", country: "Polska" },
      }));
      return {
        data: Object.fromEntries(Object.keys(Object(data)).map((name) => [name, { pickupPoints: points }])),
      };
    });
    const { page } = await visitSites(b, { before: stage.watched, context: { reducedMotion: "reduce" } });
    await listed(page);
    const { rows, toggle } = parts(page);
    await toggle.click();
    await page.locator(".cop_pickup_map__area_button.--area").waitFor({ timeout: 60_000 });
    const popup = page.locator(".map_popup");
    const shown: string[][] = [];
    const labels: (string | null)[] = [];
    while (shown.length < texts.length) {
      const room = await rows.count();
      for (let row = 0; row < room; row++) {
        await rows.nth(row).dispatchEvent("click");
        await named(popup.locator(".cop_pickup_marker__name"), texts[shown.length] ?? "");
        shown.push(
          await textsIn(
            popup,
            pointParts.map((part) => `cop_pickup_marker__${part}`),
          ),
        );
        labels.push(await popup.getAttribute("aria-label"));
        await stage.isClean(page, { links: SOURCES });
      }
      if (shown.length >= texts.length) break;
      const before = await rows.first().getAttribute("data-uid");
      await page.locator(".cop_pickup_pages button").last().click();
      await expect.poll(() => rows.first().getAttribute("data-uid")).not.toBe(before);
    }
    const of = (part: string) => shown.map((one) => one[pointParts.indexOf(part)] ?? "");
    stage.shows("pickup-map popup: name", of("name"), "server");
    for (const part of ["street", "city"]) stage.contains(`pickup-map popup: ${part}`, of(part), "server");
    stage.takes("pickup-map popup: description", shown.length);
    stage.shows("pickup-map popup: label", labels, "server");
  },
};

export const popupScenes = [store, pickup];
