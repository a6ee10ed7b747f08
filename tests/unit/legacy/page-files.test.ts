import { describe, expect, it } from "vitest";
import { partsFor } from "../../../runtime/legacy/page-files";

const ADDRESS = "https://sklep.example/gfx/pol/";
const served = (...names: string[]) => names.map((name) => `${ADDRESS}${name}.js.gzip?r=1700000000`);

describe("the parts of the old names that a page needs, by its own module files,", () => {
  it.each([
    ["home", ["envelope", "add_codes_to_basket", "main_instagram"]],
    ["a page without files of its own", []],
  ])("are empty on %s", (_, files) => expect(partsFor(served(...files))).toEqual([]));

  it("are those of forms on registration, order process and basket", () => {
    for (const file of ["cop_modules", "cop_modules_client-new", "cop_modules_place-order"])
      expect(partsFor(served("envelope", file))).toEqual(
        expect.arrayContaining(["legacy-forms", "legacy-modal"]),
      );
  });

  it("include maps, calendars and lists only when a file uses them", () => {
    expect(partsFor(served("stocks_list"))).toEqual(["legacy-map"]);
    for (const file of ["search_paging", "client-orders", "products_bought_list"])
      expect(partsFor(served(file))).toEqual(["legacy-forms"]);
    expect(partsFor(served("projector_photos_core"))).toContain("legacy-modal");
    expect(partsFor(served("cop_modules_deliveries"))).toContain("legacy-calendar");
    expect(partsFor(served("cop_modules_address"))).not.toContain("legacy-calendar");
  });

  it("are found however the file is served: in preview mode, without the query, behind another path", () => {
    for (const address of [
      `${ADDRESS}podglad/newsletter_form.js`,
      "/gfx/pol/newsletter_form.js.gzip#1",
      "newsletter_form.js?r=1&x=/a/b",
    ])
      expect(partsFor(["", address])).toEqual(["legacy-forms"]);
  });

  it("are found by the file's own name alone", () =>
    expect(partsFor([`${ADDRESS}my_cop_modules.js`, `${ADDRESS}cop_modules/other.js`])).toEqual([]));
});
