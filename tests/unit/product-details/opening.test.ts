/** Links of a product's page that show something on the page itself. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { eventually } from "../eventually";
import { all, gone, key, one, soon, textOf } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "product-details": () => import("../../../islands/product-details/index"),
  "product-question": () => import("../../../islands/product-question/index"),
  "product-documents": () => import("../../../islands/product-documents/index"),
  "product-points": () => import("../../../islands/product-points/index"),
  "instalments-toggle": () => import("../../../islands/instalments-toggle/index"),
};
afterEach(() => vi.restoreAllMocks());
const open = async (island: keyof typeof chunks, path: string, before = () => {}) => {
  const page = await street.open(path, { chunks: { [island]: chunks[island] }, before });
  await page.start(island);
  return page;
};

describe("the table of sizes", () => {
  const LINK = "a.projector_chart__link";
  const withTable = () => {
    document.querySelector("#component_projector_sizes_cms_not")?.remove();
    one("#content").insertAdjacentHTML(
      "beforeend",
      '<div id="component_projector_sizes_cms_not"><p>Wymiary</p></div>',
    );
  };

  it("opens in a dialog that is named by its link, and returns to its place", async () => {
    await open("product-details", showcase.sizes.path, withTable);
    one(LINK).click();
    const dialog = await soon("dialog.--sizes-chart");
    expect(dialog.textContent).toContain("Wymiary");
    expect(dialog.textContent).toContain(textOf(LINK));
    one(".modal__close", dialog).click();
    await gone("dialog");
    expect(one("#content > #component_projector_sizes_cms_not").textContent).toBe("Wymiary");
  });

  it("opens by Space as well, because the link is a button", async () => {
    await open("product-details", showcase.sizes.path, withTable);
    expect(one(LINK).getAttribute("role")).toBe("button");
    expect(one(LINK).getAttribute("aria-haspopup")).toBe("dialog");
    key(one(LINK), " ");
    await soon("dialog.--sizes-chart");
  });

  it("without a table the link stays a link", async () => {
    await open("product-details", showcase.sizes.path, () =>
      document.querySelector("#component_projector_sizes_cms_not")?.remove(),
    );
    expect(one(LINK).getAttribute("role")).toBeNull();
  });
});

it("folded traits are on the paper, and folded again afterwards", async () => {
  await open("product-details", showcase.plain.path, () => {
    for (const old of all(".traits")) old.remove();
    one("#content").insertAdjacentHTML(
      "beforeend",
      '<div class="traits"><ul><li>Kolor</li></ul><a class="traits__all" href="#all">Wszystkie</a></div>',
    );
  });
  const isShown = () => one(".traits").classList.contains("--show");
  window.dispatchEvent(new Event("beforeprint"));
  expect(isShown()).toBe(true);
  window.dispatchEvent(new Event("afterprint"));
  expect(isShown()).toBe(false);
  one(".traits__all").click();
  window.dispatchEvent(new Event("beforeprint"));
  window.dispatchEvent(new Event("afterprint"));
  expect(isShown()).toBe(true);
});

it("folded traits are shown by their link, and focus moves on to the first of them", async () => {
  await open("product-details", showcase.plain.path, () => {
    for (const old of all(".traits")) old.remove();
    one("#content").insertAdjacentHTML(
      "beforeend",
      '<div class="traits"><ul><li id="first">Kolor</li></ul><a class="traits__all" href="#all">Wszystkie</a></div>',
    );
  });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  const link = one(".traits__all");
  expect(link.getAttribute("aria-expanded")).toBe("false");
  link.click();
  expect(one(".traits").classList.contains("--show")).toBe(true);
  expect(link.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement?.id).toBe("first");
});

it("the form for questions opens in a dialog styled like the theme", async () => {
  await open("product-question", showcase.plain.path);
  one("a[href='#product_askforproduct']").click();
  const dialog = await soon("dialog.--askforproduct");
  expect(dialog.querySelector(".askforproduct form, form.askforproduct, form")).not.toBeNull();
});

describe("documents of the product", () => {
  it("are listed by kind; documents open in a new window", async () => {
    await open("product-documents", showcase.plain.path);
    const rows = all(".enclosures__gpsr_item");
    expect(rows.length).toBeGreaterThan(0);
    const document = one<HTMLAnchorElement>(".enclosures__gpsr a.--document");
    expect([document.target, document.rel]).toEqual(["_blank", "noopener"]);
    expect(document.getAttribute("href")).toMatch(/\/data\/instrukcja/);
    expect(document.closest(".enclosures__items.--skeleton")).toBeNull();
  });

  it("without a kind leave the list empty, without a skeleton", async () => {
    await open("product-documents", showcase.plain.path, () =>
      Reflect.set(window, "enclosuresGPSRConfig", null),
    );
    expect(all(".enclosures__gpsr_item")).toHaveLength(0);
    expect(all(".enclosures__items.--gpsr.--skeleton")).toHaveLength(0);
  });

  it("with hostile names and addresses stay text and have no link", async () => {
    await open("product-documents", showcase.plain.path, () =>
      Reflect.set(window, "enclosuresGPSRConfig", [
        {
          group: [
            {
              name: "<img src=x>",
              url: "javascript:alert(1)",
              type: "doc",
              document_types: [{ type: "manual", name: "<b>Instrukcja</b>" }],
            },
          ],
        },
      ]),
    );
    expect(all(".enclosures__gpsr img, .enclosures__gpsr b, .enclosures__gpsr a[href^=javascript]")).toEqual(
      [],
    );
  });
});

describe("points", () => {
  const signedIn = (is: boolean) => () => {
    Reflect.set(window, "client_login", String(is));
    Reflect.set(window, "client_points", is ? "1200" : "");
    one("#content").insertAdjacentHTML(
      "beforeend",
      '<div id="box"><button id="projector_button_points_basket"></button></div><p class="projector_points_recive__info"></p>',
    );
  };

  it("of a signed-in shopper are explained with the shopper's balance", async () => {
    await open("product-points", showcase.plain.path, signedIn(true));
    expect(one("#box .show_tip").title).toContain("1200");
    expect(one("#box .show_tip").dataset.island).toBe("tooltip");
  });

  it("of a guest are explained as a benefit of members", async () => {
    await open("product-points", showcase.plain.path, signedIn(false));
    const [price, received] = all(".show_tip").map(({ title }) => title);
    expect(price).not.toContain("1200");
    expect(received).toBeTruthy();
    expect(received).not.toBe(price);
  });

  it("get one explanation, even when the shop has its own", async () => {
    await open("product-points", showcase.plain.path, () => {
      signedIn(true)();
      one("#box").insertAdjacentHTML("beforeend", '<i class="show_tip"></i>');
    });
    expect(all("#box .show_tip")).toHaveLength(1);
  });
});

it("the list of instalments opens and closes by its button, which announces its state", async () => {
  await open("instalments-toggle", showcase.plain.path);
  const host = one("[data-island-status]");
  const box = one("#projector_instalments, .projector_instalments");
  const controls = host.getAttribute("aria-controls") ?? "";
  expect(document.getElementById(controls)?.className).toContain("projector_instalments__items");
  const before = box.classList.contains("--active");
  host.click();
  expect([box.classList.contains("--active"), host.getAttribute("aria-expanded")]).toEqual([
    !before,
    String(!before),
  ]);
  host.click();
  await eventually(() => expect(host.getAttribute("aria-expanded")).toBe(String(before)));
});
