/** Suggestions in a theme that removes every outline from links. */
import { describe, expect, it } from "vitest";
import { phone, phoneAndDesktop } from "../support";
import { strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  it("the active suggestion has an outline and a background; the others have neither", async () => {
    const { page } = await b.visit({ viewport });
    if (viewport === phone) await page.locator(".menu_search__mobile").click();
    const field = page.locator("#menu_search .menu_search__input");
    await field.click();
    await field.fill("kurtka"); // in one step: typing would first bring suggestions for a part of it
    await page.locator(".search_result__item.--product").first().waitFor();
    await page.keyboard.press("ArrowDown");
    const active = ".search_result__item.--active";
    await page.locator(active).waitFor();
    // Its lines leave three pixels around the box, which are no darker than the box itself.
    await expect.poll(() => styled(page, active, "border-left-width", "::after")).toBe("2px");
    expect(await styled(page, active, "left", "::after")).toBe("-5px");
    expect(await styled(page, active, "background-color", "::after")).toBe("rgba(0, 0, 0, 0)");
    expect(await styled(page, active, "box-shadow")).toMatch(/0\.18\) 0px 0px 0px 3px$/);
    expect(await styled(page, active, "background-color")).not.toBe("rgba(0, 0, 0, 0)");
    const other = ".search_result__item.--product:not(.--active)";
    expect(await styled(page, other, "box-shadow")).toBe("none");
    expect(await styled(page, other, "content", "::after")).toBe("none");
  });

  it("the clear sign's strokes are no heavier than the header's other icons", async () => {
    const { page } = await b.visit({ viewport });
    if (viewport === phone) await page.locator(".menu_search__mobile").click();
    await page.locator("#menu_search .menu_search__input").fill("kurtka");
    const sign = ".menu_search__tool.--clear";
    await page.locator(sign).waitFor();
    await expect.poll(() => styled(page, sign, "clip-path", "::before")).toContain("polygon");
    const [shape, side] = await Promise.all(
      ["clip-path", "width"].map((name) => styled(page, sign, name, "::before")),
    );
    // A stroke from corner to corner is cut off the corner at this share of a side.
    const share = Number(/polygon\(([\d.]+)%/.exec(shape ?? "")?.[1]) / 100;
    const stroke = share * Number.parseFloat(side ?? "") * Math.SQRT2;
    expect(stroke).toBeGreaterThan(1);
    expect(stroke).toBeLessThanOrEqual(2);
  });

  it("a slow or failed search shows a row, with a button that shows the focus", async () => {
    b.shop.faults.set("graphql", "500-html");
    const { page } = await b.visit({ viewport });
    if (viewport === phone) await page.locator(".menu_search__mobile").click();
    const field = page.locator("#menu_search .menu_search__input");
    await field.click();
    await field.pressSequentially("kurtka");
    await page.locator(".search_result__retry").waitFor();
    await expect.poll(() => styled(page, ".search_result__block.--message", "padding-top")).toBe("16px");
    expect(await unmarked(page, ".search_result__block.--message")).toEqual([]);
  });
});
