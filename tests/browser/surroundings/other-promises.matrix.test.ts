/**
 * Pages with their own promise libraries (bar L10): Zone.js, which replaces `Promise`, timers and `addEventListener`;
 * Bluebird as `Promise`; a Prototype.js `toJSON`. Each loads before our tag or after it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Product } from "../../../fixtures/catalogue/model";
import { asShopper, filled, header } from "../mini-basket/shop";
import { PATH, put, sparing } from "../runtime/pages";
import { sample } from "../sample";
import { parts } from "../search-panel/field";
import { bench, type Visit, type VisitOptions } from "../support";

const b = bench();
const require = createRequire(import.meta.url);
/** Reads from the package's folder, because packages do not export every file. */
const file = (name: string, path: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), "utf8");

const libraries: Readonly<Record<string, string>> = {
  "Zone.js": file("zone.js", "bundles/zone.umd.js"),
  Bluebird: `${file("bluebird", "js/browser/bluebird.js")};window.Promise = window.P;`,
  "Array.prototype.toJSON": "Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };",
};
const places = ["before", "after"] as const;

/** A page with a library before our script, or directly after its tag. */
const withLibrary = (library: string, place: (typeof places)[number], options: VisitOptions = {}) =>
  b.visit({
    bare: true,
    ...options,
    before: async (page) => {
      await options.before?.(page);
      if (place === "before") return void (await page.addInitScript(libraries[library] ?? ""));
      // The library loads after our entry has run and before any chunk is loaded.
      await page.route(/\/wyspa\.js/, async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, body: `${await response.text()};${libraries[library]}` });
      });
    },
  });

async function nothingBroke({ page, errors }: Visit): Promise<void> {
  expect(errors.map(String)).toEqual([]);
  expect(b.shop.errorReports.map(({ stack }) => stack)).toEqual([]);
  expect(await page.locator("[data-island-status*=failed]").count()).toBe(0);
}
const isInPlace = (page: Page, library: string) =>
  page.evaluate(
    (name) =>
      name === "Zone.js"
        ? "Zone" in window
        : name === "Bluebird"
          ? Reflect.get(Promise, "TimeoutError") !== undefined
          : Reflect.has(Array.prototype, "toJSON"),
    library,
  );

/** How each island is used, by its name. */
const uses: Readonly<Record<string, (open: (options?: VisitOptions) => Promise<Visit>) => Promise<Visit>>> = {
  async "mini-basket"(open) {
    filled(b, 3);
    const visit = await open({ path: "/?cached=1", context: asShopper(b) });
    const { badge, link, rows, host } = header(visit.page);
    await expect.poll(() => badge.textContent()).toBe("3");
    await link.hover();
    await rows.nth(2).waitFor();
    await host.locator(".top_basket__step.--more").first().click();
    await expect.poll(() => badge.textContent()).toBe("4");
    return visit;
  },
  async "search-panel"(open) {
    const visit = await open();
    const { input, options } = parts(b, visit);
    await input.click();
    await visit.page.keyboard.type("kurtka");
    await options.first().waitFor();
    return visit;
  },
  async "validated-form and submit-guard"(open) {
    put(
      b.shop,
      `<form class="cop" action="/thank-you.php" method="post"><div class="f-feedback">
       <input id="city" name="city" class="f-control --validate" required data-graphql="city"></div>
       <button id="go">Wyślij</button></form>`,
    );
    const visit = await open({ path: PATH });
    await visit.page.locator("form.cop[data-island-status]").waitFor();
    await visit.page.locator("#go").hover();
    await visit.ready("form.cop");
    await visit.page.locator("#go").click();
    await visit.page.locator("form.cop .--error").waitFor();
    await visit.page.locator("#city").fill("Sopot");
    await visit.page.locator("form.cop .--success").waitFor();
    await visit.page.locator("#go").click();
    await visit.page.waitForURL(/thank-you/);
    return visit;
  },
  async "file-input"(open) {
    put(b.shop, `<form><input type="file" id="file" data-max_filesize="2"></form>`);
    const visit = await open({ path: PATH });
    await visit.page.locator("#file[data-island-status]").waitFor();
    await visit.page.locator("#file").focus();
    await visit.ready("#file");
    const buffer = Buffer.from("long");
    await visit.page.setInputFiles("#file", { name: "a.txt", mimeType: "text/plain", buffer });
    await visit.page.locator(".--file-error").first().waitFor();
    return visit;
  },
  async "add-to-basket"(open) {
    const isPlain = (one: Product) =>
      one.price > 0 && one.stock > 9 && !one.sizes.length && one.unit.sellBy === 1 && !one.subscription;
    const product = b.shop.catalogue.products.find(isPlain);
    const { pathname, search } = new URL(product?.link ?? "", b.shop.url);
    const visit = await open({ path: pathname + search, context: asShopper(b) });
    await visit.page.locator("#projector_button_basket").click();
    await visit.page.locator(".add_to_basket__card.--success").waitFor();
    return visit;
  },
  async "settings-menu"(open) {
    const visit = await open({ path: "/text-page" });
    await visit.page.locator(".open_trigger").first().focus();
    await visit.ready("#menu_settings");
    await visit.page.locator("#menu_settings .open_trigger > button").waitFor();
    return visit;
  },
  async "the islands that load with the page"(open) {
    const visit = await open({ path: "/wyglad" });
    await expect.poll(() => visit.page.locator("[data-island-status*=ready]").count()).toBeGreaterThan(1);
    await expect.poll(() => visit.page.locator("[data-island-status*=loading]").count()).toBe(0);
    return visit;
  },
};

const cases = Object.keys(libraries).flatMap((library) =>
  places.flatMap((place) => Object.keys(uses).map((use) => [library, place, use] as const)),
);

describe.each(sample(cases, 9))("with %s %s our tag", (library, place, use) => {
  test(`${use}: ready and usable`, async () => {
    const open = (options: VisitOptions = {}) => withLibrary(library, place, { before: sparing, ...options });
    const visit = await uses[use]?.(open);
    if (!visit) throw new Error(`no use is known of ${use}`);
    // Positive control: the library is really in place.
    expect(await isInPlace(visit.page, library)).toBe(true);
    await nothingBroke(visit);
  });
});
