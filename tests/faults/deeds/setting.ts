import type { Page } from "playwright";
import type { Feature } from "../../browser/features/contract";
import { oneTimeCode } from "../../browser/features/forms";
import type { Bench } from "../../browser/support";
import type { Setting } from "../deed";

/** Where a feature of the browser tests happens, without its action. */
export const setting = ({ path, viewport, context, prepare, before }: Feature): Setting => ({
  ...(path && { path }),
  ...(viewport && { viewport }),
  ...(context && { context }),
  ...(prepare && { prepare }),
  ...(before && { before }),
});

/** Types the newest code that the shop has sent. */
export const enterCode = (page: Page, { shop }: Bench): Promise<void> =>
  page.locator("[autocomplete=one-time-code]").fill(shop.codes.sent.at(-1)?.code ?? "");

/** A sign-in by a one-time code, whose last step is to type it. */
export const byCode = {
  async ready(page: Page, b: Bench) {
    await oneTimeCode.act(page, b);
    await page.locator("[autocomplete=one-time-code]").waitFor();
  },
  act: enterCode,
};
