/** The calculator of the basket page, where the page's own module replaces the content. */
import { describe, expect, it, test } from "vitest";
import { products } from "../mini-basket/shop";
import { bench, type Visit } from "../support";
import { bank, basketVisit, LINK, opened, parts, plain, priceOf, textsOf, written } from "./shop";

const b = bench();
const ALL = "Oblicz raty produktów w koszyku";
const url = (amount: number) => `${LINK.replace("{calculate_price}", String(amount))} _blank noopener`;

describe("on the basket page", () => {
  it("the provider opens at once with the total to pay", async () => {
    const { page } = await basketVisit(b, { providers: [{ ...bank, minPrice: 1, maxPrice: 100_000 }] });
    await parts(page).link.click();
    await expect.poll(() => opened(page)).toHaveLength(1);
    expect(await opened(page)).toEqual([url(await priceOf(page))]);
    expect(await parts(page).dialog.count()).toBe(0);
  });

  it.each([
    [
      "worth too little",
      { minPrice: 50_000 },
      "Minimalna",
      50_000,
      "Zwiększ ilość produktów w koszyku, aby uruchomić kalkulator rat.",
    ],
    [
      "worth too much",
      { maxPrice: 1 },
      "Maksymalna",
      1,
      "Zmniejsz ilość produktów w koszyku, aby uruchomić kalkulator rat.",
    ],
  ] as const)("a message explains that the basket is %s", async (_, limits, which, limit, info) => {
    const { page } = await basketVisit(b, { providers: [{ ...bank, ...limits }] });
    await parts(page).link.click();
    await parts(page).buttons.waitFor();
    expect(plain(await parts(page).messages.innerText())).toBe(
      `${which} kwota umożliwiająca zakupy przez Bank to ${written(limit)}`,
    );
    expect(await textsOf(page, ".instalment_calculator__button")).toEqual([
      `${ALL} | ${written(await priceOf(page))} | ${info}`,
    ]);
  });

  it("a message explains products that cannot be bought in instalments and too many products", async () => {
    const { page } = await basketVisit(b, {
      providers: [
        { ...bank, alert: true },
        { ...bank, name: "Fala", maxQuantity: 1 },
      ],
    });
    await parts(page).link.first().click();
    await expect.poll(() => textsOf(page, ".menu_messages_message_sub > p")).toHaveLength(1);
    expect((await textsOf(page, ".menu_messages_message_sub > p"))[0]).toMatch(/^Nie wszystkie umieszczone/);
    expect(await parts(page).buttons.getAttribute("href")).toBe(
      LINK.replace("{calculate_price}", String(await priceOf(page))),
    );
    await page.keyboard.press("Escape");
    await expect.poll(() => parts(page).dialog.count()).toBe(0);
    await parts(page).link.last().click();
    await expect
      .poll(() => textsOf(page, ".instalment_calculator__button_info"))
      .toEqual([expect.stringContaining("Zmniejsz ilość produktów do 1, aby")]);
    expect(await parts(page).buttons.getAttribute("aria-disabled")).toBe("true");
  });
});

test("products that a script added to the basket meanwhile are part of the sum", async () => {
  const { page } = await basketVisit(b, { providers: [{ ...bank, minPrice: 1, maxPrice: 100_000 }] });
  const before = await priceOf(page);
  const [product] = products(b);
  await page.evaluate((id) => window.wyspa.basket.add({ id, quantity: 2 }), product?.id ?? "");
  await parts(page).link.click();
  await expect.poll(() => opened(page)).toHaveLength(1);
  const goods = products(b)
    .slice(0, 2)
    .reduce((all, { price }, index) => all + (price / 100) * (index ? 1 : 3), 0);
  const sum = Number((goods + (goods >= 300 ? 0 : 14.99)).toFixed(2));
  expect(await opened(page)).toEqual([url(sum)]);
  expect(sum).not.toBe(before);
});

describe("after the page's own module replaces the basket", () => {
  const changed = async (): Promise<Visit> => {
    b.shop.config.pageModules = true;
    const visit = await basketVisit(b, { providers: [bank] });
    const { page } = visit;
    await parts(page).link.hover();
    await visit.ready(".basket__payment_link");
    const before = await page.locator(".basket__payment_link").elementHandle();
    await page.locator(".basket__number").first().fill("3");
    await page.locator(".basket__number").first().press("Tab");
    await expect.poll(() => before?.evaluate((one) => one.isConnected)).toBe(false);
    await parts(page).link.waitFor();
    return visit;
  };
  const worth = () =>
    products(b)
      .slice(0, 2)
      .reduce((all, product, index) => all + (product.price / 100) * (index ? 1 : 3), 0);

  it("its new link opens the calculator with the new sum", async () => {
    const { page, errors } = await changed();
    const old = await priceOf(page);
    await parts(page).link.click();
    await expect.poll(() => opened(page)).toHaveLength(1);
    const sum = Number((worth() + (worth() >= 300 ? 0 : 14.99)).toFixed(2));
    expect(await opened(page)).toEqual([url(sum)]);
    expect(sum).not.toBe(old);
    expect(errors).toEqual([]);
  });

  it("an unknown sum is explained to the shopper, and no wrong address is opened", async () => {
    const visit = await changed();
    const { page } = visit;
    b.shop.faults.set("get.php", "500-html");
    b.shop.faults.set("graphql", "500-html");
    // Makes every earlier answer count as older than the change.
    await page.evaluate(() => {
      const real = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type: string) =>
        type === "resource"
          ? ([{ name: "/basketchange.php", responseEnd: performance.now() }] as never)
          : real(type);
    });
    await parts(page).link.click();
    await expect
      .poll(() => parts(page).alert.innerText(), { timeout: 30_000 })
      .toContain("Koszyk się zmienił");
    expect(await opened(page)).toEqual([]);
  });
});

test("replacing the page's content around an open dialog causes no error", async () => {
  const { page, errors } = await basketVisit(b, { providers: [{ ...bank, maxPrice: 1 }] });
  await parts(page).link.click();
  await parts(page).buttons.waitFor();
  await page.evaluate(() => {
    const content = document.querySelector("#content") as HTMLElement;
    content.replaceChildren(...[...content.childNodes].map((node) => node.cloneNode(true)));
  });
  await expect.poll(() => parts(page).dialog.count()).toBe(0);
  await parts(page).link.click();
  await parts(page).buttons.waitFor();
  expect(errors).toEqual([]);
});
