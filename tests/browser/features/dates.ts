/** Features around dates: the field's button and calendar, typed dates, delivery days. */
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

const FIELD = "#birth_date";
const BUTTON = ".date-picker__button";
const path = "/client-new.php?register=1";
const near = (selector: string, page: Parameters<Feature["act"]>[0]) =>
  page.locator(selector).first().scrollIntoViewIfNeeded();

export const dateField: Feature = {
  path,
  act: async (page) => {
    await near(FIELD, page);
    await comesOnline(page);
  },
  has: (page) => isThere(page, BUTTON),
};

export const datePicker: Feature = {
  path,
  act: async (page) => {
    if (await isThere(page, "dialog.date-picker")) return;
    await near(FIELD, page);
    await clickSoon(page, BUTTON);
  },
  has: (page) => isThere(page, "dialog.date-picker[open] [role=gridcell]"),
};

export const typedDate: Feature = {
  path,
  act: async (page) => {
    await near(FIELD, page);
    await page.locator(FIELD).fill("");
    await page.locator(FIELD).fill("9.3.1990");
    await page
      .locator(FIELD)
      .evaluate((field) => field.dispatchEvent(new Event("change", { bubbles: true })));
  },
  has: async (page) => (await page.locator(FIELD).inputValue()) === "1990-03-09",
};

/** The suggested day can be chosen without this file. */
export const otherDeliveryDay: Feature = {
  path: "/order1.php?days=1",
  act: async (page) => {
    const link = ".cop_delivery__other_link";
    if (await isThere(page, ".cop_delivery__datepicker.--active")) return;
    await near(link, page);
    await comesOnline(page);
    await clickSoon(page, link);
  },
  has: (page) => isThere(page, ".cop_delivery__datepicker.--active [role=gridcell]"),
};
