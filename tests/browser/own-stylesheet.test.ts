/** Our stylesheet among the page's: before them, only once, and weaker than any rule with a class name. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { renderEnvelope } from "../../fixtures/shop";
import { shifts } from "./shifts";
import { styled } from "./strict-theme";
import { bench } from "./support";

const b = bench();

const RESETS = "* { margin: 0; padding: 0 } button { border: 3px solid red; outline: 0 }";
const OWN = ".alertek__close { color: rgb(1, 2, 3) }";

const page = (headExtra: string) => {
  b.shop.page("/arkusze", (context) =>
    renderEnvelope({ context, pageType: "text", headExtra, content: "<h1>Arkusze</h1>" }),
  );
  return b.visit({ path: "/arkusze" });
};
const alerted = async (on: Page) => {
  await on.evaluate(() => window.wyspa.alert("Dodano.", { ms: 60_000 }));
  await on.locator(".alertek__close").waitFor();
};

it("our stylesheet is inserted before the page's sheets, loads once, and shifts nothing", async () => {
  const visit = await page("");
  expect(visit.requests.filter((path) => path.endsWith("wyspa.css"))).toEqual([]);
  await alerted(visit.page);
  await visit.page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Do 14:00." }));
  await visit.page.locator(".modal__title").waitFor();
  const sheets = await visit.page
    .locator("head link[rel=stylesheet]")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLLinkElement).href).pathname));
  expect(sheets).toEqual(["/wyspa/wyspa.css", "/theme/style.css"]);
  expect(visit.requests.filter((path) => path.endsWith("wyspa.css"))).toHaveLength(1);
  expect(await shifts(visit.page)).toBe(0);
});

it("our stylesheet overrides resets, and a shop's rule for the class overrides it", async () => {
  const visit = await page(`<style>${RESETS} ${OWN}</style>`);
  await alerted(visit.page);
  expect(await styled(visit.page, ".alertek__close", "border-top-width")).toBe("0px");
  expect(await styled(visit.page, ".alertek__close", "position")).toBe("absolute");
  expect(await styled(visit.page, ".alertek__close", "color")).toBe("rgb(1, 2, 3)");
});
