/** Selectors of country, language and order: the shop's suggestion, and what a listing's form sends. */
import { expect } from "vitest";
import type { Scene } from "../scene";
import { escaped, inMarkup } from "../stage";
import { attribute, hostsPage } from "./hosts";

/** A complete http address in the configuration names a site of the shop: such a site may be chosen. */
const isSite = (text: string) => /^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(text);

const suggestion: Scene = {
  name: "region-selector: the shop's suggestion",
  places: ["country", "currency", "language", "site"].map((part) => `region-selector suggestion: ${part}`),
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      `<button id="regions" type="button" data-island="region-selector">Kraj</button>
       <script data-page-own>selectLanguageConfig = [{ id: "pol", name: "Polska", lang: [{ id: "pol", site: "/" }] }];</script>`,
      { ready: 0 },
    );
    const shown: string[][] = [];
    for (const text of stage.texts) {
      await page.evaluate(
        ([json, site]) => {
          const text: string = JSON.parse(json);
          const country = { id: "x", name: text, currencyId: text, recommended: true };
          Object.assign(window, {
            selectLanguageConfig: [
              { id: "pol", name: "Polska", selected: true, lang: [{ id: "pol", site: "/" }] },
              { ...country, lang: [{ id: "zz9", name: text, site: site ? JSON.parse(site) : "/" }] },
            ],
            selectLanguageParamsConfig: { is_recommended_country: "true", recommended_lang: "pol" },
          });
          document.querySelector<HTMLElement>("#regions")?.click();
        },
        [JSON.stringify(text), isSite(text) ? "" : JSON.stringify(text)] as const,
      );
      const parts = page.locator("dialog[open] .select_language__recommended strong");
      await parts.first().waitFor();
      shown.push(await parts.allTextContents());
      await stage.isClean(page);
      await page.evaluate(() => document.querySelector<HTMLElement>("dialog[open] .modal__close")?.click());
      await expect.poll(() => page.locator("dialog[open]").count(), { interval: 10 }).toBe(0);
    }
    const of = (index: number) => shown.map((one) => one[index] ?? "");
    stage.shows("region-selector suggestion: country", of(0), "server");
    stage.shows("region-selector suggestion: currency", of(1), "server");
    stage.shows("region-selector suggestion: language", of(2), "server");
    stage.takes("region-selector suggestion: site", shown.length);
  },
};

const listing: Scene = {
  name: "settings-menu: options of a listing",
  places: ["name of an option", "value of an option", "name of a field"].map(
    (part) => `settings-menu: ${part}`,
  ),
  async run(stage) {
    const options = stage.texts.map((text) => `<option${attribute("value", text)}>${escaped(text)}</option>`);
    const { page } = await hostsPage(
      stage,
      `<form action="/settings.php" data-island="settings-menu" data-island-when="load"><select name="order" aria-label="Kolejność"><option>x</option>${options.join("")}</select></form>
       ${stage.texts.map((text) => `<form action="/settings.php" data-island="settings-menu" data-island-when="load"><select${attribute("name", text)} aria-label="x"><option>x</option></select></form>`).join("")}`,
      { ready: stage.texts.length + 1 },
    );
    const sent: string[] = [];
    await page.route("**/settings.php**", (route) => {
      sent.push(new URL(route.request().url()).searchParams.get("order") ?? "");
      return route.fulfill({ status: 204 });
    });
    const select = page.locator("select[name=order]");
    for (const [index, text] of stage.texts.entries()) {
      await select.evaluate((one, at) => {
        (one as HTMLSelectElement).selectedIndex = at;
        one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        one.dispatchEvent(new Event("change", { bubbles: true }));
      }, index + 1);
      await expect.poll(() => sent.length, { interval: 10, message: text }).toBe(index + 1);
    }
    // A browser sends line breaks as CR LF.
    const values = sent.map((value) => value.replaceAll("\r\n", "\n"));
    stage.shows("settings-menu: value of an option", values, "markup");
    const names = await select.locator("option").evaluateAll((all) => all.map((one) => one.textContent));
    stage.shows("settings-menu: name of an option", names.slice(1), "markup");
    const fields = await page
      .locator("select:not([name=order])")
      .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    stage.shows("settings-menu: name of a field", fields, "markup");
    expect(values.map(inMarkup)).toEqual(values);
    await stage.isClean(page);
  },
};

export const selectorScenes = [suggestion, listing];
