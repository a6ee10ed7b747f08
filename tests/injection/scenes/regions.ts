/** Countries, languages and sites: the page's configuration, the older suggestion, and the cookies of forced places. */
import { expect } from "vitest";
import { visitBare } from "../../browser/bare-page";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { inScript, seen } from "../stage";
import { hostsPage, textsOf } from "./hosts";

const selector: Scene = {
  name: "region-selector: the page's configuration",
  places: ["country", "currency", "group", "language", "chosen country", "site"].map(
    (part) => `region-selector: ${part}`,
  ),
  async run(stage) {
    const own = `${stage.b.shop.url}/`;
    // A complete http address in the configuration names a site of the shop: such a site may be chosen.
    const isSite = (text: string) => /^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(text);
    const countries = stage.texts.map((text, index) => ({
      id: `c${index}`,
      name: text,
      group: "",
      currencyId: text,
      currencySymbol: text,
      lang: [{ id: `l${index}`, name: text, site: isSite(text) ? own : text }],
    }));
    const listed = countries.map((country, index) => ({
      ...country,
      lang: [{ id: "l", name: "l", site: stage.texts[index] }],
    }));
    const first = {
      id: "pol",
      name: "Polska",
      selected: true,
      lang: stage.texts.map((text, index) => ({ id: `l${index}`, name: text, site: own })),
    };
    const open = async (config: unknown) => {
      const visit = await hostsPage(
        stage,
        `<button id="regions" type="button" data-island="region-selector">Kraj</button>
        <script data-page-own>selectLanguageConfig = ${inScript(config)}; selectLanguageParamsConfig = {};</script>`,
        { ready: 0 },
      );
      await visit.page.locator("#regions").click();
      await visit.page.locator(".select_language__submit").first().waitFor();
      return visit;
    };
    const one = await open([first, ...countries]);
    const names = one.page.locator(".select_language__option:not(.--inline)");
    const more = one.page.locator(".select_language__more");
    while (await more.count()) await more.first().dispatchEvent("click");
    await expect.poll(() => names.count()).toBe(stage.texts.length + 1);
    const parts = await names.evaluateAll((all) =>
      all
        .slice(1)
        .map((option) => [
          option.querySelector("span > span")?.textContent ?? "",
          option.querySelector(".select_language__currency")?.textContent ?? "",
        ]),
    );
    stage.shows(
      "region-selector: country",
      parts.map(([name = ""]) => name),
      "server",
    );
    stage.contains(
      "region-selector: currency",
      parts.map(([, currency = ""]) => currency),
      "server",
    );
    const languages = await textsOf(one, ".select_language__option.--inline > span");
    stage.shows("region-selector: language", languages, "server");
    await stage.isClean(one.page);
    const chosen: string[] = [];
    for (let index = 0; index < stage.texts.length; index++) {
      await one.page.evaluate((at) => {
        document
          .querySelectorAll<HTMLInputElement>(".select_language__option:not(.--inline) input")
          [at]?.click();
      }, index + 1);
      await expect
        .poll(() => names.nth(index + 1).getAttribute("data-chosen"), { interval: 5 })
        .not.toBeNull();
      chosen.push((await one.page.locator(".select_language__chosen").textContent()) ?? "");
      await stage.isClean(one.page);
    }
    stage.contains("region-selector: chosen country", chosen, "server");
    const sites = await open([first, ...listed.filter((_, index) => isSite(stage.texts[index] ?? ""))]);
    await stage.isClean(sites.page);
    stage.takes("region-selector: site", chosen.length);
    const grouped = await open(
      countries.map((country) => ({ ...country, name: country.id, group: country.name })),
    );
    const groups = await textsOf(grouped, "select.--groups option");
    const known = new Set(groups.map((text) => asSent(text).trim()));
    stage.takes(
      "region-selector: group",
      stage.texts.filter((text) => known.has(asSent(seen(text, "server")).trim())).length,
    );
    await stage.isClean(grouped.page);
  },
};

const filter: Scene = {
  name: "region-selector: the filter",
  places: ["region-selector: typed filter"],
  async run(stage) {
    const countries = Array.from({ length: 30 }, (_, index) => ({
      ...{ id: `c${index}`, name: `Kraj ${index}`, group: "", currencyId: "", currencySymbol: "" },
      ...{ selected: !index, lang: [{ id: "l", name: "l", site: `${stage.b.shop.url}/` }] },
    }));
    const { page } = await hostsPage(
      stage,
      `<button id="regions" type="button" data-island="region-selector">Kraj</button>
      <script data-page-own>selectLanguageConfig = ${inScript(countries)}; selectLanguageParamsConfig = {};</script>`,
      { ready: 0 },
    );
    await page.locator("#regions").click();
    const field = page.locator(".select_language__filter input");
    await field.waitFor();
    const counts: string[] = [];
    for (const text of stage.texts) {
      await field.fill(text.replace(/[\r\n]/g, ""));
      counts.push((await page.locator(".select_language__count").textContent()) ?? "");
      await stage.isClean(page);
      await field.fill("");
    }
    // No country matches, and this is told in our words.
    expect([...new Set(counts.filter((count) => count !== ""))]).toHaveLength(1);
    stage.takes("region-selector: typed filter", counts.length);
  },
};

const older: Scene = {
  name: "region-selector: the older suggestion",
  places: ["region-selector older: site"],
  async run(stage) {
    const visit = await stage.open({ path: "/redirection-page" });
    const { page } = visit;
    await page.locator(".redirection__language").first().waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".redirection[data-island-status=ready]").count()).toBe(1);
    let taken = 0;
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    for (const text of stage.texts) {
      const action = await page.evaluate((site) => {
        const host = document.querySelector(".redirection");
        const language = host?.querySelector(".redirection__language");
        language?.classList.add("--active");
        const country = language?.querySelector<HTMLInputElement>("input[name=shop_country]");
        if (country) country.checked = true;
        for (const one of host?.querySelectorAll("[data-link]") ?? []) one.setAttribute("data-link", site);
        host?.querySelector<HTMLElement>(".redirection__button")?.click();
        return host?.querySelector("form.redirection__submit")?.getAttribute("action") ?? "";
      }, text);
      expect(new URL(action, page.url()).origin).toBe(stage.b.shop.url);
      taken += 1;
    }
    stage.takes("region-selector older: site", taken);
  },
};

const cookie = (text: string, [current, other]: readonly [string, string]) =>
  encodeURIComponent(JSON.stringify({ [current]: text, [other]: text, showModal: true }));

/** A cookie holds one place, so each payload needs a page. */
const forced: Scene = {
  name: "region-notice: cookies",
  places: ["country", "default country", "postal code"].map((part) => `region-notice: ${part}`),
  async run(stage) {
    const { page, context } = await visitBare(
      stage.b,
      '<div id="container" data-island="region-notice" data-island-when="load"><p>Sklep</p></div>',
      { skin: false, before: stage.watched },
    );
    const shown: string[] = [];
    for (const text of stage.texts) {
      const url = stage.b.shop.url;
      await context.addCookies([
        { name: "setRegionForced", value: cookie(text, ["currentCountry", "defaultCountry"]), url },
        { name: "setZipcodeForced", value: cookie(text, ["currentZipcode", "defaultZipcode"]), url },
      ]);
      await page.reload({ waitUntil: "commit" });
      await page.locator(".region_forced__unset").waitFor();
      shown.push((await page.locator("dialog").first().textContent()) ?? "");
      await stage.isClean(page);
    }
    const times = shown.map((text, index) => {
      const wanted = asSent(seen(stage.texts[index] ?? "", "server")).trim();
      return asSent(text).split(wanted).length - 1;
    });
    expect(times.filter((count) => count < 3)).toEqual([]);
    for (const part of forced.places) stage.contains(part, shown, "server");
  },
};

export const regionScenes = [selector, filter, older, forced];
