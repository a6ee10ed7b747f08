/** A finger's first tap on a control that opens a map counts as a press: nothing moves under the finger. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, phone } from "../support";
import { mapStands, visitStores } from "./stores";

const b = bench();
const finger = { hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;

/** A real touch in the middle of an element: start, end, and the browser's own click. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const targets = [
  ["the map of stores", "/stocks.php", "#stocks_map .map_note__button"],
  ["a store of the list", "/stocks.php", ".stocks_list__show_on_map"],
  ["the map of partners", "/partners.php", "#partners_map .map_note__button"],
  ["the shop's own map", "/contact.php", "#contact_map .map_note__button"],
  ["one store's map", "/stock.php", ".stock_info__show_on_map"],
] as const;

for (const [name, path, target] of targets)
  for (const theme of ["kind", "strict"])
    for (const isBusy of [false, true])
      test(`${name}, ${theme} theme${isBusy ? ", a busy page" : ""}: the first tap shows the map`, async () => {
        const visit = await visitStores(b, `${path}?theme=${theme}`, { viewport: phone, context: finger });
        const { page } = visit;
        await page.locator(target).first().waitFor();
        await page.locator("#content[data-island-status~=ready]").waitFor();
        await page.waitForLoadState("networkidle");
        if (isBusy)
          await page.evaluate(() => {
            const work = () => {
              const until = performance.now() + 40;
              while (performance.now() < until);
              setTimeout(work, 20);
            };
            work();
          });
        await page.locator(target).first().scrollIntoViewIfNeeded();
        await page.evaluate(() =>
          addEventListener("click", ({ target: hit }) => Object.assign(window, { hit }), {
            capture: true,
            once: true,
          }),
        );
        await tap(page, target);
        await expect
          .poll(() =>
            page.evaluate((selector) => {
              const { hit } = window as { hit?: Element };
              return !!hit && (hit.matches(selector) || !hit.isConnected);
            }, target),
          )
          .toBe(true);
        await mapStands(visit);
      });
