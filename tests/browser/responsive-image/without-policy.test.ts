/** The tone of a picture of another origin, which the strict policy would block. */
import { expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();

test("the tone is null when the picture may not be read", async () => {
  put(b.shop, '<img id="other" src="https://elsewhere.invalid/a.png" alt="">');
  const { page } = await b.visit({
    path: PATH,
    before: (of) =>
      of.route("https://elsewhere.invalid/**", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      ),
  });
  const tone = () =>
    page.evaluate(() => window.wyspa.markBrightness(document.querySelector("#other") as Element));
  expect(await tone()).toBeNull();
  expect(await page.locator("[data-wyspa-tone]").count()).toBe(0);
});
