/** The region selector and the forced region: lists in line, labels above fields, buttons as wide as their box. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { phone, phoneAndDesktop } from "../support";
import { box, boxes, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

const choice = async (page: Page) => {
  await page.locator("dialog.modal .select_language__option").first().waitFor();
  return page;
};
/** Every matching box fills its parent's width. */
async function fillsItsBox(page: Page, buttons: string): Promise<void> {
  const gaps = await page.locator(buttons).evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length)
      .map((one) => {
        const around = one.parentElement as HTMLElement;
        const { paddingLeft, paddingRight } = getComputedStyle(around);
        const room = around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return Math.abs(room - one.getBoundingClientRect().width);
      }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
}

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  const open = (query: string) => b.visit({ viewport, path: `/?regions=1&show_select=true${query}` });

  it("the countries are in one column, or two on a desktop, flags in line, with no frame but the list's", async () => {
    const { page } = await open("");
    await choice(page);
    const list = ".select_language__countries_select";
    for (const part of ["label", "input", ".flag"]) {
      const lefts = (await boxes(page, `${list} ${part}`)).map(({ left }) => left);
      expect(lefts.length).toBeGreaterThan(3);
      expect(new Set(lefts).size).toBe(viewport === phone ? 1 : 2);
    }
    expect(await styled(page, ".select_language__countries_selects", "border-top-width")).toBe("0px");
    expect(await styled(page, ".select_language__languages_selects", "padding-top")).toBe("0px");
    const [title, header] = await Promise.all(
      [".select_language__header h2", ".select_language__header"].map((one) =>
        styled(page, one, "font-size"),
      ),
    );
    expect(title).toBe(header);
  });

  it("labels are above their fields, and the button fills its box", async () => {
    const { page } = await open("");
    await choice(page);
    const labels = await boxes(page, "dialog .select_language__label");
    expect(labels.length).toBeGreaterThanOrEqual(2);
    const [group, select] = await Promise.all([
      box(page, ".select_language__groups_selects label"),
      box(page, ".select_language__groups_selects select"),
    ]);
    expect(group.bottom).toBeLessThanOrEqual(select.top);
    await fillsItsBox(page, "dialog .select_language__form .btn");
    expect(await unmarked(page, "dialog.modal")).toEqual([]);
  });

  it("the list of groups has one arrow, inside its padding, and its text is indented once", async () => {
    const { page } = await open("");
    await choice(page);
    const list = ".select_language__groups_selects select";
    expect(await styled(page, list, "appearance")).toBe("none");
    expect(await styled(page, list, "background-image")).toMatch(/^linear-gradient/);
    expect(await styled(page, list, "padding-left")).toBe("16px");
    expect(await styled(page, list, "text-indent")).toBe("0px");
  });

  it("the recommended list keeps its bullets; both buttons fill their box", async () => {
    const { page } = await open("&recommended=deu");
    await page.locator("dialog .select_language__info li").first().waitFor();
    expect(await styled(page, "dialog .select_language__info", "list-style-type")).not.toBe("none");
    expect(await styled(page, "dialog .select_language__info", "margin-left")).toBe("20px");
    await fillsItsBox(page, "dialog .select_language__form .btn");
  });

  it("in the forced region's notice the button fills its box, and adds nothing to the theme's gaps", async () => {
    const { page } = await b.visit({ viewport, path: "/deliver-to.php?forced=both", bare: true });
    await page.locator("dialog .region_forced__continue").waitFor();
    await fillsItsBox(page, "dialog .region_forced__continue");
    const items = await boxes(page, ".region_forced__item");
    expect(items.length).toBe(2);
    expect((items[1]?.top ?? 0) - (items[0]?.bottom ?? 0)).toBe(5);
    expect(await unmarked(page, "dialog.modal .region_forced")).toEqual([]);
  });
});

it("the button that applies the choice is in view on a low screen", async () => {
  const { page } = await b.visit({
    viewport: { width: 1366, height: 768 },
    path: "/?regions=1&show_select=true",
  });
  await choice(page);
  const apply = await box(page, "dialog .select_language__submit");
  const wrapper = await box(page, "dialog .modal__wrapper");
  expect(apply.bottom).toBeLessThanOrEqual(wrapper.bottom);
  expect(wrapper.bottom).toBeLessThanOrEqual(768);
});
