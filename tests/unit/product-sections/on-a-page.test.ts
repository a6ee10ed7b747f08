/** A product's long sections: an accordion on phones, tabs on desktops; everything goes back when the island ends. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { eventually } from "../eventually";
import { all, fire, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { "product-sections": () => import("../../../islands/product-sections/index") };
const open = async (view: 1 | 4, path = showcase.plain.path) => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const page = await street.open(path, { chunks, page: { view } });
  await page.start("product-sections");
  return page;
};
afterEach(() => vi.restoreAllMocks());

const PARTS = ["projector_dictionary", "projector_longdescription", "projector_warranty"];
const SECTIONS = ["details_wrapper", "projector_enclosures", "product_questions_list", "opinions_section"];
const row = (id: string) => one(`#${id}_mobile`);
const control = (id: string) => one(".tabs__control", row(id));
const press = (id: string) => one("span", row(id)).click();
const isOpen = (id: string) => control(id).getAttribute("aria-expanded") === "true";
const inside = (selector: string) => [...one(selector).children].map(({ id }) => id);
const tops = () => Array.from(one("#dynamic_tabs_handler").children).map(({ id }) => id);

describe("on a phone", () => {
  it("each section is in its own row, in order, closed, with a heading that is a button", async () => {
    await open(1);
    expect(tops()).toEqual(SECTIONS.map((id) => `${id}_mobile`));
    expect(inside("#details_wrapper")).toEqual(PARTS);
    expect(SECTIONS.map(isOpen)).toEqual([false, false, false, false]);
    expect(control("opinions_section").tagName).toBe("BUTTON");
    expect(control("opinions_section").getAttribute("aria-controls")).toBe("opinions_section");
    expect(control("opinions_section").parentElement?.getAttribute("role")).toBe("heading");
  });

  it("a press opens a section and closes the others; a second press closes it", async () => {
    await open(1);
    press("details_wrapper");
    press("opinions_section");
    expect(SECTIONS.map(isOpen)).toEqual([false, false, false, true]);
    expect(one("#opinions_section").classList.contains("active")).toBe(true);
    expect(one("#details_wrapper").classList.contains("active")).toBe(false);
    press("opinions_section");
    expect(isOpen("opinions_section")).toBe(false);
  });

  it("a link to a section opens it and focuses its control", async () => {
    await open(1);
    const link = document.createElement("a");
    link.href = "#opinions_section";
    document.body.append(link);
    expect(fire(link, "click", { button: 0 })).toBe(false);
    expect(isOpen("opinions_section")).toBe(true);
    expect(document.activeElement).toBe(control("opinions_section"));
  });

  it("a link into a section opens it, and the browser scrolls on to the target", async () => {
    await open(1);
    const link = document.createElement("a");
    link.href = "#projector_warranty";
    document.body.append(link);
    link.addEventListener("click", (event) => {
      queueMicrotask(() => expect(event.defaultPrevented).toBe(false));
    });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(isOpen("details_wrapper")).toBe(true);
  });
});

describe("on a desktop", () => {
  it("links point to the open sections, and documents are part of the description", async () => {
    await open(4);
    const bar = one("#dynamic_tabs_handler");
    expect([bar.getAttribute("role"), bar.getAttribute("aria-label")]).toEqual([
      "navigation",
      "Informacje o produkcie",
    ]);
    expect(inside("#dynamic_tabs_handler > .tabs__wrapper")).toEqual(
      ["details_wrapper", "product_questions_list", "opinions_section"].map((id) => `${id}_mobile`),
    );
    expect(inside("#details_wrapper")).toEqual(["projector_enclosures", ...PARTS]);
  });

  it("a press on a tab scrolls to its section and focuses it, without another address", async () => {
    await open(4);
    const before = location.href;
    control("opinions_section").click();
    expect(window.scrollTo).toHaveBeenCalled();
    expect(document.activeElement?.id).toBe("opinions_section");
    expect(location.href).toBe(before);
  });

  it("sections have the order of the tabs", async () => {
    await open(4);
    const order = all("#dynamic_tabs_handler, #details_wrapper, #product_questions_list, #opinions_section");
    expect(order.map(({ id }) => id)).toEqual([
      "dynamic_tabs_handler",
      "details_wrapper",
      "product_questions_list",
      "opinions_section",
    ]);
  });

  it("the tab of the current section is marked", async () => {
    await open(4);
    vi.spyOn(one("#opinions_section"), "getBoundingClientRect").mockReturnValue({ top: 500 } as DOMRect);
    vi.spyOn(one("#product_questions_list"), "getBoundingClientRect").mockReturnValue({ top: 40 } as DOMRect);
    fire(document, "scroll");
    await eventually(() =>
      expect(control("product_questions_list").getAttribute("aria-current")).toBe("true"),
    );
    expect(row("product_questions_list").classList.contains("active")).toBe(true);
    expect(control("opinions_section").getAttribute("aria-current")).toBeNull();
  });
});

describe("when the view changes", () => {
  it("a section that is open on a phone is open in the accordion again after a desktop", async () => {
    const { boot } = await open(1);
    const view = (to: 1 | 4) => boot.store.setState(({ page }) => ({ page: { ...page, view: to } }));
    press("opinions_section");
    view(4);
    expect(one("#dynamic_tabs_handler").getAttribute("role")).toBe("navigation");
    view(1);
    expect(one("#dynamic_tabs_handler").getAttribute("role")).toBeNull();
    expect(isOpen("opinions_section")).toBe(true);
  });

  it("focus stays on the same section's control", async () => {
    const { boot } = await open(4);
    control("opinions_section").focus();
    boot.store.setState(({ page }) => ({ page: { ...page, view: 1 } }));
    expect(document.activeElement).toBe(control("opinions_section"));
  });
});

it("a theme without a place for tabs shows its sections on phones, and not on desktops", async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const page = await street.open(showcase.plain.path, {
    chunks,
    page: { view: 1 },
    before: () => one("#dynamic_tabs_handler").remove(),
  });
  await page.start("product-sections");
  expect(one("#opinions_section").classList.contains("active")).toBe(true);
  expect(inside("#details_wrapper")).toEqual(PARTS);
  page.boot.store.setState((state) => ({ page: { ...state.page, view: 4 } }));
  expect(one("#opinions_section").classList.contains("active")).toBe(false);
});

describe("on paper", () => {
  const print = (type: "beforeprint" | "afterprint") => window.dispatchEvent(new Event(type));
  const areActive = () => SECTIONS.map((id) => one(`#${id}`).classList.contains("active"));

  it("a phone's closed sections are open, and closed again afterwards", async () => {
    await open(1);
    press("opinions_section");
    print("beforeprint");
    expect(areActive()).toEqual([true, true, true, true]);
    print("afterprint");
    expect(areActive()).toEqual([false, false, false, true]);
  });

  it("a desktop's sections are shown, although paper is as narrow as a tablet", async () => {
    await open(4);
    const before = all("#details_wrapper, #opinions_section").map(({ className }) => className);
    print("beforeprint");
    for (const section of all("#details_wrapper, #opinions_section"))
      expect(section.classList.contains("active")).toBe(true);
    print("afterprint");
    expect(all("#details_wrapper, #opinions_section").map(({ className }) => className)).toEqual(before);
  });
});
