/** Stores, pickup points and providers of instalments. */
import { expect } from "vitest";
import { visitBare } from "../../browser/bare-page";
import { LINK, recordOpenings } from "../../browser/instalments/shop";
import { listed, parts, visitSites } from "../../browser/pickup-map/shop";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { escaped, inScript, seen } from "../stage";
import { attribute, hostsPage, props, textsOf } from "./hosts";

const stores: Scene = {
  name: "store-map: stores as props",
  places: ["name", "address", "hours", "link", "search"].map((part) => `store-map: ${part}`),
  async run(stage) {
    const all = stage.texts.map((text, index) => ({
      id: index,
      name: text,
      street: text,
      zipcode: "",
      city: "",
      country: text,
      link: text,
      www: text,
      icon: text,
      phone: text,
      email: text,
      hours: Array(7).fill(text),
      lat: 52,
      lng: 19,
    }));
    const visit = await hostsPage(
      stage,
      `<div id="s" data-island="store-map"${props({ stores: all })}><p>Sklepy</p></div>`,
      { ready: 1 },
    );
    const { page } = visit;
    await page.locator(".stocks_list__name").first().waitFor();
    const names: string[] = [];
    const addresses: string[] = [];
    for (;;) {
      names.push(...(await textsOf(visit, ".stocks_list__name")));
      addresses.push(...(await textsOf(visit, ".stocks_list__address")));
      await stage.isClean(page);
      const next = page.locator(".store-map__pager button:not([disabled], [aria-disabled=true])").last();
      if (names.length >= stage.texts.length || !(await next.count())) break;
      const before = await page.locator(".stocks_list__name").first().textContent();
      await next.click();
      await expect.poll(() => page.locator(".stocks_list__name").first().textContent()).not.toBe(before);
    }
    stage.shows("store-map: name", names, "server");
    stage.shows("store-map: address", addresses, "server");
    stage.takes("store-map: hours", names.length);
    stage.takes("store-map: link", names.length);
    let typed = 0;
    for (const text of stage.texts) {
      await page.locator(".store-map__field").fill(text.replace(/[\r\n]/g, ""));
      typed += 1;
    }
    await stage.isClean(page);
    stage.takes("store-map: search", typed);
  },
};

const markup: Scene = {
  name: "store-map: the server's list",
  places: ["store-map: name of a button", "store-map: data of the server's list"],
  async run(stage) {
    const item = (text: string, index: number) =>
      `<div class="stocks_list__item" data-id="${index}" data-lat="52" data-lng="19"${["name", "street", "city", "link", "country", "zipcode", "hours"].map((name) => attribute(`data-${name}`, text)).join("")}><strong>${escaped(text)}</strong> <button type="button" class="stocks_list__show_on_map">Pokaż</button></div>`;
    const visit = await hostsPage(
      stage,
      `<div data-island="store-map"><div class="stocks_map" id="stocks_map"></div><div class="stocks_list">${stage.texts.map(item).join("")}</div></div>`,
      { ready: 1, config: { tiles: { url: `${stage.b.shop.url}/tiles/{z}/{x}/{y}.png` } } },
    );
    const button = visit.page.locator(".stocks_list__show_on_map");
    await expect.poll(() => button.first().getAttribute("aria-label")).toBeTruthy();
    // The names are written page by page.
    const next = visit.page.locator(".store-map__pager button:not([disabled], [aria-disabled=true])").last();
    const labelled = () =>
      button.evaluateAll((all) => all.filter((one) => one.hasAttribute("aria-label")).length);
    while ((await labelled()) < stage.texts.length) {
      const before = await labelled();
      await next.click();
      await expect.poll(labelled).toBeGreaterThan(before);
    }
    const labels = await button.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    // Text that a payload's entities spell is decoded once more, as in every text of the server.
    const markup = stage.texts.map((text, index) =>
      asSent(labels[index] ?? "").includes(seen(seen(text, "markup"), "server").trim()) ? text : "",
    );
    stage.shows("store-map: name of a button", markup);
    stage.takes("store-map: data of the server's list", labels.length);
    await stage.isClean(visit.page);
  },
};

const pickup: Scene = {
  name: "pickup-map: points",
  places: ["name", "street", "description", "label", "hours", "picture and link", "suggestion"].map(
    (part) => `pickup-map: ${part}`,
  ),
  async run(stage) {
    const { b, texts } = stage;
    const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let suggestions: readonly string[] = [];
    b.shop.faults.set("graphql", (answer) => {
      const data = Object(answer.data) as Record<string, unknown>;
      if ("searchPickupPoints" in data)
        return {
          data: {
            searchPickupPoints: suggestions.map((one) => ({
              data: one,
              gps: { latitude: 52, longitude: 21 },
            })),
          },
        };
      const points = texts.map((text, index) => ({
        id: `P${index}`,
        name: text,
        location: text,
        link: text,
        markerIconUrl: text,
        openingDays: Object.fromEntries(days.map((day) => [day, { allDay: text }])),
        coordinates: { latitude: 52.2, longitude: 21 + index / 10_000, distance: 1 + index / 1000 },
        address: { street: text, buildingAndHouseNumber: "", city: text, postcode: "", country: "Polska" },
      }));
      return { data: Object.fromEntries(Object.keys(data).map((name) => [name, { pickupPoints: points }])) };
    });
    const visit = await visitSites(b, { before: stage.watched });
    const { page } = visit;
    await listed(page);
    const { rows } = parts(page);
    const shown: string[][] = [];
    for (;;) {
      const some = await rows.evaluateAll((all) =>
        all.map((row) =>
          ["name", "street", "description"]
            .map((part) => row.querySelector(`.cop_pickup_item__${part}`)?.textContent ?? "")
            .concat(row.querySelector("input")?.getAttribute("aria-label") ?? ""),
        ),
      );
      shown.push(...some);
      await stage.isClean(page);
      if (shown.length >= texts.length) break;
      const next = page.locator(".cop_pickup_pages button").last();
      const before = await rows.first().getAttribute("data-uid");
      await next.click();
      await expect.poll(() => rows.first().getAttribute("data-uid")).not.toBe(before);
    }
    const of = (index: number) => shown.map((one) => one[index] ?? "");
    stage.shows("pickup-map: name", of(0), "server");
    stage.contains("pickup-map: street", of(1), "server");
    stage.shows("pickup-map: description", of(2), "server");
    stage.contains("pickup-map: label", of(3), "server");
    stage.takes("pickup-map: hours", shown.length);
    stage.takes("pickup-map: picture and link", shown.length);
    const { field, options } = parts(page);
    const found: string[] = [];
    for (let from = 0; from < texts.length; from += 8) {
      suggestions = texts.slice(from, from + 8);
      await field.fill(`zzq${from}`);
      await expect.poll(() => options.count()).toBe(suggestions.length);
      await expect
        .poll(() => options.first().textContent())
        .toBe(seen(suggestions[0] ?? "", "server").trim());
      found.push(...(await options.allTextContents()));
      await stage.isClean(page);
    }
    stage.shows("pickup-map: suggestion", found, "server");
  },
};

const instalments: Scene = {
  name: "instalments: provider's name and address",
  places: ["instalments: name", "instalments: address", "instalments: dialog"],
  async run(stage) {
    const { page } = await visitBare(
      stage.b,
      `<script data-page-own>var instalmentData = ${inScript({ price: 50, priceNet: 40 })};</script>${stage.texts
        .map(
          (text) =>
            `<button type="button" class="name" data-island="instalments" data-island-when="load"${props({ link: LINK, instalmentName: text, minPrice: 1_000_000 })}>a</button>
             <button type="button" class="link" data-island="instalments" data-island-when="load"${props({ link: text, instalmentName: "Bank" })}>b</button>`,
        )
        .join("")}`,
      {
        skin: false,
        async before(page) {
          await stage.watched(page);
          await recordOpenings(page);
        },
      },
    );
    await expect.poll(() => page.locator("[data-island-status=ready]").count()).toBe(stage.texts.length * 2);
    const titles: string[] = [];
    const messages: string[] = [];
    const buttons = page.locator("button.name");
    for (let index = 0; index < stage.texts.length; index++) {
      await buttons.nth(index).dispatchEvent("click");
      const dialog = page.locator("dialog[open]");
      await dialog.locator("p").first().waitFor();
      titles.push((await dialog.locator("h1, h2").first().textContent()) ?? "");
      messages.push((await dialog.locator("p").first().textContent()) ?? "");
      await stage.isClean(page, { links: ".instalment_calculator__button" });
      await page.evaluate(() => document.querySelector<HTMLElement>("dialog[open] .modal__close")?.click());
      await expect.poll(() => page.locator("dialog[open]").count(), { interval: 10 }).toBe(0);
    }
    stage.contains("instalments: name", titles, "server");
    stage.contains("instalments: dialog", messages, "server");
    const links = page.locator("button.link");
    for (let index = 0; index < stage.texts.length; index++) await links.nth(index).dispatchEvent("click");
    const opened = await page.evaluate(() => Reflect.get(window, "opened") as string[]);
    expect(opened.filter((one) => !/^https?:\/\//.test(one))).toEqual([]);
    stage.takes("instalments: address", stage.texts.length);
  },
};

export const placeScenes = [stores, markup, pickup, instalments];
