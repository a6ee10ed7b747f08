/** The bar of compared products: filled from storefront data on cached pages, with links by the view. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { all, one } from "../in-page";
import { openShop, SHOPPER } from "../open-page";

const street = openShop();
const chunks = { comparison: () => import("../../../islands/comparison/index") };
const bar = () => one("#menu_compare_product");
const items = () => all<HTMLAnchorElement>(".compare__item", bar());
const compare = (count: number) => {
  const products = street.shop.catalogue.products.slice(0, count);
  street.shop.visitors.of(SHOPPER).compared.push(...products.map(({ id }) => id));
  return products;
};
const open = async (view: 1 | 4, query = "&cached=1") => {
  const page = await street.open(`/search.php?text=kurtka${query}`, { chunks, page: { view } });
  await page.start("comparison");
  return page;
};

describe("a cached page", () => {
  it("shows the compared products, and its buttons know them", async () => {
    const products = compare(3);
    await open(4);
    await eventually(() => expect(items()).toHaveLength(3));
    expect(all<HTMLImageElement>("img", bar()).map(({ alt }) => alt)).toEqual(
      products.map(({ name }) => name),
    );
    expect(one(".compare__button.--remove").getAttribute("href")).toContain(
      `product=${products.map(({ id }) => id).join()}`,
    );
    expect(all(".compare__button:not(.--remove)")).toHaveLength(1);
    expect([bar().hidden, bar().style.display === "none"]).toEqual([false, false]);
  });

  it("with one product has no compare button", async () => {
    compare(1);
    await open(4);
    await eventually(() => expect(items()).toHaveLength(1));
    expect(all(".compare__button:not(.--remove)")).toHaveLength(0);
    expect(one(".compare__buttons").classList.contains("--one")).toBe(true);
  });

  it("stays hidden when nothing is compared", async () => {
    const { boot } = await open(4);
    await eventually(() => expect(boot.store.getState().storefront.Comparers?.status).toBe("ready"));
    expect(bar().hidden).toBe(true);
  });

  it("stays unchanged when its data is broken", async () => {
    compare(2);
    street.shop.faults.set("get.php", "key-error", { key: "Comparers" });
    const { boot } = await open(4);
    await eventually(() => expect(boot.store.getState().storefront.Comparers?.status).not.toBe("loading"));
    expect(items()).toHaveLength(0);
  });
});

it("items link to their product on desktops and remove it on phones, and their name describes which", async () => {
  const [first] = compare(2);
  const { boot } = await open(4, "");
  expect(items()[0]?.getAttribute("href")).toContain(first?.link);
  expect(items()[0]?.getAttribute("aria-label")).toBeNull();
  boot.store.setState(({ page }) => ({ page: { ...page, view: 1 } }));
  expect(items()[0]?.getAttribute("href")).toContain(items()[0]?.dataset.remove_link);
  expect(items()[0]?.getAttribute("aria-label")).toContain(first?.name);
  expect(one(".compare__button:not(.--remove)").textContent).toContain("(2)");
});

it("a product that the page adds is led to, and is counted on phones", async () => {
  compare(2);
  await open(1);
  await eventually(() => expect(items()).toHaveLength(2));
  const added = items()[0]?.cloneNode(true) as HTMLAnchorElement;
  added.removeAttribute("href");
  one(".compare__sub", bar()).append(added);
  await eventually(() => expect(added.getAttribute("href")).toContain("remove"));
  expect(one(".compare__count", bar()).textContent).toBe(" (3)");
});

describe("a page that changes the bar by itself", () => {
  const linkTo = (id: string) => items()[0]?.dataset.remove_link?.replace(/product=[^&]*/, `product=${id}`);
  const add = (id: string) => {
    const item = items()[0]?.cloneNode(true) as HTMLElement;
    item.dataset.remove_link = linkTo(id);
    item.dataset.link = `/product-${id}`;
    one(".compare__sub", bar()).append(item);
  };
  const remove = () => one(".compare__button.--remove").getAttribute("href");

  it('gets its compare button with the second product, and "remove all" knows both', async () => {
    const [first] = compare(1);
    await open(4);
    await eventually(() => expect(items()).toHaveLength(1));
    expect(all(".compare__button:not(.--remove)")).toHaveLength(0);
    add("77");
    await eventually(() => expect(all(".compare__button:not(.--remove)")).toHaveLength(1));
    expect(one(".compare__buttons").classList.contains("--one")).toBe(false);
    expect(remove()).toContain(`product=${first?.id},77`);
    items()[1]?.remove();
    await eventually(() => expect(all(".compare__button:not(.--remove)")).toHaveLength(0));
    expect(remove()).toMatch(new RegExp(`product=${first?.id}$`));
  });

  it("renders its row and its buttons anew: the links lead, and both buttons know the products", async () => {
    const [first] = compare(1);
    await open(4);
    await eventually(() => expect(items()).toHaveLength(1));
    const [item] = items();
    const row = one(".compare__sub", bar());
    const anew = row.cloneNode(false);
    row.replaceWith(anew);
    one(".compare__buttons").innerHTML =
      '<a class="compare__button --remove" href="/settings.php?comparers=remove&product=###">×</a><a class="compare__button" href="/compare">⇄</a>';
    anew.appendChild(item as Node);
    await eventually(() => expect(remove()).toMatch(new RegExp(`product=${first?.id}$`)));
    expect(all(".compare__button:not(.--remove)")).toHaveLength(0);
    add("77");
    await eventually(() => expect(all(".compare__button:not(.--remove)")).toHaveLength(1));
    expect(items()[1]?.getAttribute("href")).toContain("/product-77");
  });

  it("in a later page keeps its products, and the older data is asked for again", async () => {
    compare(1);
    const { boot } = await open(4, "");
    await eventually(() => expect(boot.store.getState().storefront.Comparers?.status).toBe("ready"));
    const products = compare(1).length + 1;
    const [, second] = street.shop.catalogue.products;
    street.shop.visitors.of(SHOPPER).compared.splice(1, 1, second?.id ?? 0);
    const newer = bar().cloneNode(true) as HTMLElement;
    const item = newer.querySelector<HTMLElement>(".compare__item")?.cloneNode(true) as HTMLElement;
    item.dataset.link = second?.link ?? "";
    item.dataset.remove_link = `/settings.php?comparers=remove&product=${second?.id}`;
    newer.querySelector(".compare__sub")?.append(item);
    for (const name of ["data-island-status"]) newer.removeAttribute(name);
    bar().replaceWith(newer);
    await eventually(() => expect(newer.dataset.islandStatus ?? "").toContain("ready"));
    expect(items()).toHaveLength(products);
    await eventually(() =>
      expect(
        (boot.store.getState().storefront.Comparers as { data?: { response?: { product?: unknown[] } } }).data
          ?.response?.product,
      ).toHaveLength(2),
    );
    expect(items()).toHaveLength(2);
  });
});
