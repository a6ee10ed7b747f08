/** What the shopper changes in another tab, or on a later page, shows on this page as soon as it is seen. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { eventually } from "../eventually";
import { all, one } from "../in-page";
import { type OpenPage, openShop, SHOPPER } from "../open-page";
import { type OtherTabs, otherTabs } from "../platform/other-tabs";
import { headerCount } from "../shopping-lists/on-a-page";
import { turns } from "../turns";

const street = openShop({ isWhole: true });
const chunks = {
  elsewhere: () => import("../../../runtime/platform/elsewhere"),
  "read-page": () => import("../../../runtime/platform/read-page"),
  "shopping-lists": () => import("../../../islands/shopping-lists/index"),
  comparison: () => import("../../../islands/comparison/index"),
};

let others: OtherTabs;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  others = otherTabs();
  visibility = "visible";
  vi.spyOn(globalThis, "fetch");
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const lists = () => street.shop.visitors.of(SHOPPER).lists;
const list = (name: string, products = 0) => {
  const ids = street.shop.catalogue.products.slice(0, products).map(({ id }) => ({ id, size: "uniw" }));
  lists().push({ id: 11 + lists().length, name, isPublic: false, products: ids });
};
const CARD =
  '<div data-product_id="1"><a class="to_list" href="#" data-island="shopping-lists">Na listę</a></div>';
/** @param currency what the server writes into its pages from now on */
const serve = (currency = "PLN") =>
  street.shop.page("/polecamy", (context) =>
    renderEnvelope({ context, pageType: "text", content: CARD }).replaceAll('"PLN"', `"${currency}"`),
  );
const open = async (): Promise<OpenPage> => {
  serve();
  const page = await street.open("/polecamy", { chunks });
  await turns();
  return page;
};
/** How often a page of the shop was requested. */
const readings = (path: string) =>
  vi
    .mocked(fetch)
    .mock.calls.filter(
      ([asked]) => new URL(asked instanceof Request ? asked.url : asked, location.href).pathname === path,
    ).length;
const STALE = "mogą być nieaktualne";
const seen = () => document.dispatchEvent(new Event("visibilitychange"));
const comeBack = () => {
  const event = new Event("pageshow");
  Object.assign(event, { persisted: true });
  window.dispatchEvent(event);
};

describe("shopping lists", () => {
  it("get the counts, names and lists that the shop has now, and lose deleted ones", async () => {
    list("Remont");
    list("Dawna");
    await open();
    expect(headerCount("Remont")).toBe("0");
    lists().splice(0);
    list("Remont", 2);
    lists().push({ id: 40, name: "Prezenty", isPublic: false, products: [] });
    others.say("lists");
    await eventually(() => expect(headerCount("Remont")).toBe("2"));
    expect(headerCount("Prezenty")).toBe("0");
    expect(headerCount("Dawna")).toBeNull();
    const link = all<HTMLAnchorElement>(".slt_lists [data-list_id='40'] a").map(
      (a) => new URL(a.href).search,
    );
    expect(link).toEqual(["?id=40"]);
  });

  it("take the offer of a first list away from an open chooser", async () => {
    const page = await open();
    await page.start("shopping-lists");
    one(".to_list").click();
    await eventually(() => one("dialog [data-list_offer]"));
    list("Remont");
    others.say("lists");
    await eventually(() => expect(all("[data-list_offer], .sl_choose > .sl_visibility")).toEqual([]));
    expect(headerCount("Remont")).toBe("0");
    expect(all<HTMLInputElement>("dialog .sl_choose__input").filter(({ checked }) => checked)).toHaveLength(
      1,
    );
  });

  it("are read by a hidden tab when it is seen, once", async () => {
    list("Remont");
    await open();
    lists().splice(0);
    list("Remont", 1);
    visibility = "hidden";
    others.say("lists");
    others.say("lists");
    await turns();
    expect(readings("/shoppinglist.php")).toBe(0);
    visibility = "visible";
    seen();
    await eventually(() => expect(headerCount("Remont")).toBe("1"));
    seen();
    await turns();
    expect(readings("/shoppinglist.php")).toBe(1);
  });

  it("are read by a page from the back-forward cache if they have changed since it loaded", async () => {
    list("Remont");
    await open();
    lists().splice(0);
    list("Remont", 1);
    localStorage.setItem("wyspa_lists", `${performance.timeOrigin + performance.now()}`);
    comeBack();
    await eventually(() => expect(headerCount("Remont")).toBe("1"));
  });

  it("are not read again by a page from the back-forward cache without a change", async () => {
    await open();
    localStorage.setItem("wyspa_lists", `${performance.timeOrigin - 1}`);
    comeBack();
    await turns();
    await turns();
    expect(readings("/shoppinglist.php")).toBe(0);
  });
});

describe("closed information bars", () => {
  it("close here too, with their place when none is left", async () => {
    await street.open("/text-page", { chunks });
    await turns();
    const [first, ...further] = all(".bars__item").map(({ id }) => id);
    localStorage.setItem("closedBars", JSON.stringify([first]));
    others.say("bars");
    await eventually(() => expect(all(".bars__item").map(({ id }) => id)).toEqual(further));
    localStorage.setItem("closedBars", JSON.stringify([first, ...further]));
    others.say("bars");
    await eventually(() => expect(all(".bars")).toEqual([]));
  });
});

describe("a closed banner", () => {
  const close = (isIt: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the platform's own cookie
    document.cookie = `rabateCode_clicked=true; path=/; max-age=${isIt ? 60 : 0}`;
  };
  afterEach(() => close(false));

  it("goes here too, before the shopper has touched the page, and the focus in it is not lost", async () => {
    street.shop.config.rebateCode = "LATO";
    await street.open("/text-page", { chunks });
    await turns();
    one(".rabateCode__close").focus();
    expect(document.activeElement).toBe(one(".rabateCode__close"));
    close(true);
    others.say("bars");
    await eventually(() => expect(document.getElementById("rabateCode")).toBeNull());
  });

  it("goes when Back brings this page from the cache", async () => {
    street.shop.config.rebateCode = "LATO";
    await street.open("/text-page", { chunks });
    await turns();
    close(true);
    localStorage.setItem("wyspa_bars", `${Date.now() + 1000}`);
    comeBack();
    await eventually(() => expect(document.getElementById("rabateCode")).toBeNull());
  });
});

describe("the place of delivery, currency and country", () => {
  it("make a message that offers to reload, because the page's prices are the server's", async () => {
    const page = await open();
    others.say("place");
    await eventually(() => expect(page.announced.join()).toContain(STALE));
    await eventually(() => expect(one("#alert_cover a").textContent).toBe("Odśwież stronę"));
  });

  it("make the message if the shop's pages have another currency now", async () => {
    const page = await open();
    serve("EUR");
    others.say("settings");
    await eventually(() => expect(page.announced.join()).toContain(STALE));
  });

  it("make no message while the shop's pages are the same", async () => {
    const page = await open();
    others.say("settings");
    await eventually(() => expect(readings("/polecamy")).toBe(2));
    await turns();
    expect(page.announced.join()).not.toContain(STALE);
  });
});

describe("compared products", () => {
  it("are read again", async () => {
    const page = await street.open("/search.php?text=kurtka&cached=1", { chunks });
    await page.start("comparison");
    const names = () => all(".compare__item").map(({ title }) => title);
    expect(names()).toEqual([]);
    const [product] = street.shop.catalogue.products;
    street.shop.visitors.of(SHOPPER).compared.push(product?.id ?? 0);
    others.say("settings");
    await eventually(() => expect(names()).toEqual([product?.name]));
  });
});
