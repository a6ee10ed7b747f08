/**
 * Dialogs that open without a click appear soon after `load`: their files load in parallel with the core, not after it.
 */
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { nameOf } from "../built-files";
import { forcedVisit, notice } from "../region-notice/shop";
import { filesAsked } from "../slow-network";
import { bench, phone } from "../support";

const b = bench();
const asked = () => filesAsked(b.shop).map(nameOf);
const core = /chunks\/core-/;
const NOTICE = ["region", "react", "transport", "dialog"];
const SELECTOR = ["region", "react", "dialog"];

test("a forced region's notice is requested while the core is still loading", async () => {
  const hold = b.shop.faults.hold("wyspa", core);
  const { page } = await forcedVisit(b, ["region"], { viewport: phone, bare: true });
  await expect.poll(asked).toEqual(expect.arrayContaining([...NOTICE, "core"]));
  hold.release();
  await notice(page).dialog.waitFor();
});

test("so is a selector that the server wants open, and its words and styles do not wait for `load`", async () => {
  const hold = b.shop.faults.hold("wyspa", core);
  const frame = b.shop.faults.hold("page", /late-frame/);
  b.shop.page("/late-frame", () => "<p>ramka</p>");
  const content = '<h1>Strona</h1><iframe title="ramka" src="/late-frame"></iframe>';
  b.shop.page("/with-frame", (context) => renderEnvelope({ context, pageType: "text", content }));
  const path = "/with-frame?regions=1&show_select=true&recommended=deu&recommended_lang=ger";
  const opened = b.visit({ path, viewport: phone, bare: true });
  await expect.poll(asked).toEqual(expect.arrayContaining(SELECTOR));
  expect(asked()).not.toContain("translations");
  hold.release();
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining(["wyspa.css", "translations", "texts ger/region-selector"]));
  frame.release();
  const { page } = await opened;
  await page.getByRole("dialog").waitFor();
  const files = asked();
  expect(files).toEqual([...new Set(files)]);
});

test("order pages and a shop without the notice request none of its files", async () => {
  const { page } = await forcedVisit(b, ["region"], { path: "/place-order.php" });
  // The idle page has prefetched by then what opens in the header; dialogs without a click would be open.
  await page.waitForLoadState("networkidle");
  await page.goto(`${b.shop.url}/?config=${encodeURIComponent('{"islands":{"region-notice":false}}')}`);
  await expect.poll(() => asked().includes("header")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(asked().filter((name) => ["region", "react", "dialog"].includes(name))).toEqual([]);
});
