/** The selector of country and language, opened by its link on a page of the shop. */
import "../in-a-window";
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { all, gone, one, soon, textOf } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "region-selector": () => import("../../../islands/region-selector/index"),
};
const open = async () => {
  street.shop.config.regions = { show: false };
  const page = await street.open("/text-page", { chunks });
  await page.start("region-selector");
  one(".select_language__open").click();
  await soon(
    "dialog .select_language__form, dialog [role=listbox], dialog input, dialog button:not(.modal__close)",
  );
  return page;
};
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a page before it may have left it
  document.cookie = "redirection=; path=/; max-age=0";
});

describe("the selector", () => {
  it("opens in a named dialog with the countries that the shop delivers to", async () => {
    const page = await open();
    expect(textOf("dialog")).toContain("Wybierz kraj dostawy i język");
    await eventually(() => expect(textOf("dialog")).toContain("Polska"));
    expect(textOf("dialog")).not.toMatch(/undefined|\[object/);
    expect(page.errors).toEqual([]);
  });

  it("is closed by its button without a trace in the page", async () => {
    await open();
    one("dialog .modal__close").click();
    await gone("dialog");
    expect(all("dialog, .select_language__country")).toEqual([]);
  });
});
