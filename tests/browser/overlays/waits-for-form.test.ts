/** A dialog that opens by itself waits while a form is being filled in, between two fields, too. */
import { expect, test } from "vitest";
import { pathOf } from "../built-files";
import { forcedVisit, notice } from "../region-notice/shop";
import { bench, handPause, phone } from "../support";

const b = bench();

test("a region's notice does not open over a form that is begun, and opens once the form is reset", async () => {
  const hold = b.shop.faults.hold("wyspa", pathOf("region-notice"));
  const { page } = await forcedVisit(b, ["region"], { viewport: phone, path: "/client-new.php?register" });
  await page.locator("#client_firstname").fill("Ola");
  await page.locator("h1").click(); // between two fields
  hold.release();
  await handPause(page, 1_500);
  expect(await notice(page).dialog.count()).toBe(0);
  await page.locator("form.cop").evaluate((form: HTMLFormElement) => form.reset());
  await notice(page).dialog.waitFor();
});
