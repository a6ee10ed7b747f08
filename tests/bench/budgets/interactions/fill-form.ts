/** Measures filling in a registration: a key in a field, and submitting an invalid form. */
import type { Shop } from "../../../../fixtures/shop";
import { type Lab, pause } from "../../lab/lab";
import { clickOn, type Touch, touch } from "./touch";

const form = "form.cop";
const field = "#client_city";

export interface FormTouches {
  readonly typing: readonly Touch[];
  readonly submitting: readonly Touch[];
}

export const touchForm = (lab: Lab, shop: Shop, slowdown: number): Promise<FormTouches> =>
  lab.inPage({ shop, asks: ["event"], slowdown }, async ({ page }) => {
    await page.goto(`${shop.url}/client-new.php?register`);
    await pause(2_000);
    await page.focus(field);
    await page.waitForSelector(`${form}[data-island-status*=ready]`);
    await pause(1_000);

    const typing: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++)
      typing.push(
        await touch(lab, page, {
          event: "keydown",
          within: ".--city",
          act: () => page.keyboard.press("a"),
          done: () => pause(1_500),
        }),
      );
    const submitting: Touch[] = [];
    for (let run = 0; run < lab.options.runs; run++) {
      await page.locator(`${form} [type=submit]`).scrollIntoViewIfNeeded();
      submitting.push(
        await touch(lab, page, {
          event: "click",
          within: form,
          act: () => clickOn(page, `${form} [type=submit]`),
          done: () => pause(1_500),
        }),
      );
      await page.fill("#client_firstname", run % 2 ? "" : "Ola"); // so that there is an error again
    }
    return { typing, submitting };
  });
