/**
 * The lower parts of the product page under the standard theme's own rules: full names, visible focus rings, room for a
 * finger.
 */
import { expect, it } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { control, onSmall, row, TABS } from "../product-sections/sections-page";
import { desktop, phone } from "../support";
import { boxes, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

for (const [name, viewport] of Object.entries({ phone, desktop }))
  it(`on a ${name} every tab shows the focus, and looks like the theme's label`, async () => {
    const { page, ready } = await b.visit({ path: showcase.plain.path, viewport });
    await ready(TABS);
    expect(await unmarked(page, `${TABS} .tabs__control`)).toEqual([]);
    for (const property of ["font-size", "font-weight", "color"])
      expect(await styled(page, `${TABS} .tabs__control`, property)).toBe(
        await styled(page, `${TABS} .tabs__item > span`, property),
      );
    expect(await styled(page, `${TABS} .tabs__control`, "background-color")).toBe("rgba(0, 0, 0, 0)");
    expect(await styled(page, `${TABS} .tabs__control`, "border-top-width")).toBe("0px");
  });

it("closed rows are only as large as their labels, and an open section is as wide as the page", async () => {
  const { page, ready } = await b.visit({ path: showcase.plain.path, viewport: phone });
  await ready(TABS);
  const rows = await boxes(page, ".tabs__item");
  const labels = await boxes(page, ".tabs__item > span");
  expect(
    rows.map(({ height }, place) => height - (labels[place]?.height ?? 0)).every((rest) => rest <= 2),
  ).toBe(true);
  for (const [id] of onSmall) {
    await control(page, id).click();
    await expect.poll(async () => (await row(page, id).boundingBox())?.height ?? 0).toBeGreaterThan(80);
    const [section] = await boxes(page, `#${id}`);
    expect(section?.right ?? 0).toBeLessThanOrEqual(phone.width);
  }
});
