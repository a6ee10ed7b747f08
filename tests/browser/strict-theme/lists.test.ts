/** The chooser of shopping lists and the bar of compared products in a theme with its own rules for both. */
import { describe, expect, it } from "vitest";
import { asShopper, filled } from "../mini-basket/shop";
import { chooser, withList } from "../shopping-lists/shop";
import { phone, phoneAndDesktop } from "../support";
import { strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  it("the chooser is visible, and shows the focus and the result of a row", async () => {
    filled(b, 2);
    withList(b, "Remont");
    withList(b, "Prezenty");
    const { page } = await b.visit({ path: "/basketedit.php", viewport, context: asShopper(b) });
    await page.locator(".tool__button.--add-to-favorite").click();
    const { dialog, row, create, name } = chooser(page);
    await dialog.waitFor();
    expect(await styled(page, "dialog .sl_choose", "display")).toBe("flex");
    await create.click();
    await name.waitFor();
    expect(await unmarked(page, "dialog.modal")).toEqual([]);
    const hold = b.shop.faults.hold("graphql");
    await row("Remont").locator("label").click();
    await row("Remont").getByRole("button").click();
    await expect.poll(() => row("Remont").getAttribute("class")).toContain("--loading");
    hold.release();
    await page.locator(".alertek__text", { hasText: "Dodano do listy Remont." }).waitFor();
    await expect.poll(() => row("Remont").getAttribute("class")).not.toContain("--loading");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator(".sl_choose:visible").count()).toBe(0);
  });

  it("the comparison shows its count where there is no space for names", async () => {
    const [one, two] = b.shop.catalogue.products;
    b.shop.visitors.of("shopper").compared.push(one?.id ?? 0, two?.id ?? 0);
    const { page } = await b.visit({ path: "/search.php?text=kurtka", viewport, context: asShopper(b) });
    const button = page.locator("#menu_compare_product .compare__button:not(.--remove)");
    await expect.poll(() => button.textContent()).toBe(viewport === phone ? "Porównaj (2)" : "Porównaj");
    expect(await unmarked(page, "#menu_compare_product")).toEqual([]);
  });
});
