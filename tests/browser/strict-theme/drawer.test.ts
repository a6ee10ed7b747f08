/** The drawer's native selects beside the theme's own arrows. */
import { expect, it } from "vitest";
import { openDrawer } from "../access/frame-elements";
import { desktop, phone } from "../support";
import { strictBench, styled } from "./strict-theme";

const b = strictBench();

it("a select in the drawer has one arrow: the theme's", async () => {
  const { page } = await b.visit({ viewport: phone });
  await openDrawer(page);
  await page.getByRole("tab", { name: "Ustawienia" }).click();
  const select = page.locator("aside #menu_settings select").first();
  await select.focus();
  await expect.poll(() => styled(page, "aside #menu_settings select", "appearance")).toBe("none");
  expect(await styled(page, "aside .select-after", "content", "::before")).toContain("▾");
  await page.setViewportSize(desktop);
  await expect.poll(() => styled(page, "header #menu_settings select", "appearance")).not.toBe("none");
});
