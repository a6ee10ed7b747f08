/** The cost of the page frame: no React, no layout shift, no blocking. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shiftsOf } from "../shifts";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone } from "../support";

const b = bench();

interface Manifest {
  readonly islands: Readonly<Record<string, { readonly files: readonly { file: string; brotli: number }[] }>>;
}
const manifest: Manifest = JSON.parse(
  readFileSync(new URL("../../../dist/manifest.json", import.meta.url), "utf8"),
);
/** The file with react-dom is by far the largest of a React island. */
const react = manifest.islands["mini-basket"]?.files.reduce((one, other) =>
  other.brotli > one.brotli ? other : one,
).file;

test.each([phone, desktop])(
  "a shopper who uses only the frame at $width px fetches no React",
  async (viewport) => {
    const { page, requests, errors } = await b.visit({
      viewport,
      path: "/search.php?text=kurtka",
      // Save-data disables prefetching, so every fetched file was needed.
      before: (of) =>
        of.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
        ),
    });
    // Clicks without a pointer, which would otherwise hover whatever moves below it.
    for (const selector of [".bars__close", "#freeShipping .freeShipping__close"])
      await page
        .locator(selector)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    if (viewport === desktop) {
      await page.locator("#menu_categories .nav-link.--l1").first().hover();
      await page.locator("#menu_categories .navbar-subnav").first().waitFor();
    } else {
      await page
        .locator(".navbar-toggler")
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await page.locator("html.sidebar_open").waitFor();
    }
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 4_000);
    await untilQuiet(b.shop, 500);
    expect(requests.filter((path) => path.endsWith(react ?? "?"))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.each([phone, desktop])(
  "nothing shifts while the frame's islands load late at $width px",
  async (viewport) => {
    b.shop.faults.latency("wyspa", 600);
    const { page } = await b.visit({ viewport, path: "/" });
    await untilQuiet(b.shop);
    await page.mouse.wheel(0, 3_000);
    await untilQuiet(b.shop);
    await expect.poll(() => page.locator("[data-island-status*=loading]").count()).toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
  },
);
