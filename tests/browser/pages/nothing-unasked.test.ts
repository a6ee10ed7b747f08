/**
 * A page without the preset, or with the old script, keeps its markup and its requests. Nothing mounts, mends or requests
 * that was not asked for.
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { bench, handPause, quietFor } from "../support";

const b = bench();

/** What is on the page: no script of ours, ours without the preset, or ours beside the old one. */
type Scripts = "none" | "ours" | "ours and the old one";

/** Stands in for the old script, right before ours. */
const OLD = "<script>app_shop.runApp = function () {}; app_shop.fn ||= {};</script>";

/** Takes our markers out of the page, so that nothing is asked for, and changes its scripts. */
const change = (page: Page, scripts: Scripts) =>
  page.route("**/*", async (route) => {
    if (scripts === "none" && /\/wyspa\.js/.test(route.request().url())) return route.abort();
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/ data-island(-\w+)?="[^"]*"/g, "")
      .replace(/<script(?=[^>]*wyspa\.js)/, (tag) =>
        scripts === "ours and the old one" ? OLD + tag : `${tag} data-preset="none"`,
      );
    return route.fulfill({ response, body: html });
  });

/** Uses the page as a shopper would: scrolls, points at the header, and types. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(600, 60);
  await page.mouse.wheel(0, 3_000);
  await handPause(page, 300);
  await page.mouse.wheel(0, -3_000);
  await handPause(page, 300);
  await page.locator(".menu_search__input").first().focus();
  await page.keyboard.type("kurtka");
}

/** The page's markup after it was used, without scripts, and what it has requested besides our files. */
async function traceOf(path: string, scripts: Scripts) {
  const { page, requests } = await b.visit({ path, before: (own) => change(own, scripts) });
  await page.waitForLoadState("networkidle");
  await use(page);
  await quietFor(page, 800);
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll("script, [data-wyspa-live]")) element.remove();
    return `${document.documentElement.className}\n${body.outerHTML.replace(/>\s*</g, ">\n<")}`;
  });
  return {
    html,
    // The browser decides when it loads the page's own lazy pictures.
    requests: [...new Set(requests.filter((one) => !/^\/(wyspa|pictures)\//.test(one)))].sort(),
  };
}

const pages: readonly (readonly [what: string, path: string])[] = [
  ["the home page", "/"],
  ["a listing", "/search.php?text=kurtka"],
  ["a product", showcase.omnibusHigher.path],
  ["the registration", "/client-new.php?register"],
  ["the basket", "/basketedit.php"],
  ["a page with stores", "/stocks.php"],
];

test.each(pages)(
  "%s without the preset or beside the old script is as the server sent it",
  async (_, path) => {
    const untouched = await traceOf(path, "none");
    expect(await traceOf(path, "ours")).toEqual(untouched);
    expect(await traceOf(path, "ours and the old one")).toEqual(untouched);
  },
);
