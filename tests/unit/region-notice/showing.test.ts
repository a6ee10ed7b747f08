/** The notice about a forced country: shown by itself, its choice is sent once and the page reloads. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forcedCookies } from "../../../fixtures/server/forced-endpoint";
import { eventually } from "../eventually";
import { gone, one, soon, textOf } from "../in-page";
import { openShop, SHOPPER } from "../open-page";

const street = openShop();
const reload = vi.fn();
beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, ""); // the mark of a reload, which would count for the next page
  // biome-ignore lint/suspicious/noDocumentCookie: as the platform takes it away
  for (const [name] of Object.values(forcedCookies)) document.cookie = `${name}=; path=/; max-age=0`;
});

async function open(kind: "region" | "zipcode" = "region") {
  street.shop.visitors.of(SHOPPER).forced.add(kind);
  const page = await street.open("/text-page", {
    chunks: { "region-notice": () => import("../../../islands/region-notice/index") },
    before() {
      const [name, value] = forcedCookies[kind];
      // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
      document.cookie = `${name}=${JSON.stringify(value)}; path=/`;
      vi.spyOn(location, "reload").mockImplementation(reload);
    },
  });
  await page.start("region-notice");
  return page;
}

describe("the notice", () => {
  it("names the place, and its choice is sent once before the page reloads", async () => {
    await open();
    const dialog = await soon("dialog.--region-forced");
    expect(dialog.getAttribute("aria-describedby")).toBe("region_forced_body");
    await eventually(() =>
      expect(textOf(".region_forced__label strong")).toBe(forcedCookies.region[1].currentCountry),
    );
    const restore = one(".region_forced__unset");
    restore.click();
    restore.click();
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect(street.shop.visitors.of(SHOPPER).forced.size).toBe(0);
    expect(street.shop.requests.filter(({ body }) => /unset/i.test(body))).toHaveLength(1);
  });

  it("reports that the choice could not be restored, and stays", async () => {
    await open();
    await soon(".region_forced__unset");
    street.shop.faults.set("graphql", "500-html");
    one(".region_forced__unset").click();
    await eventually(() => expect(textOf(".region_forced__message")).not.toBe(""));
    expect(reload).not.toHaveBeenCalled();
    expect(one(".region_forced__unset").getAttribute("aria-disabled")).toBeNull();
  });

  it("closes when the shopper continues", async () => {
    await open("zipcode");
    await soon(".region_forced__continue");
    one(".region_forced__continue").click();
    await gone("dialog");
    expect(reload).not.toHaveBeenCalled();
  });
});
