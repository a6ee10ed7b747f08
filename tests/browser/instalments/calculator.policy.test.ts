/** The instalment calculator on the product's page: what a press of a provider's link opens, shows and offers. */
import { describe, expect, it, test } from "vitest";
import { products } from "../mini-basket/shop";
import { faultsIn, focused } from "../overlays/overlays";
import { bench, type Visit } from "../support";
import {
  bank,
  basketVisit,
  LINK,
  netPriceOf,
  opened,
  parts,
  plain,
  priceOf,
  productVisit,
  textsOf,
  written,
} from "./shop";

const b = bench();
const price = () => (products(b)[20]?.price ?? 0) / 100;
const BUTTONS = ".instalment_calculator__button";

describe("within the limits", () => {
  it("the provider's page opens at once in a new tab with price times quantity, and this is announced", async () => {
    const visit = await productVisit(b, { providers: [{ ...bank, minPrice: 1, maxPrice: 1_000_000 }] });
    const { page } = visit;
    await page.locator("#projector_number").fill("3");
    await parts(page).link.click();
    const sum = Number((price() * 3).toFixed(2));
    await expect
      .poll(() => opened(page))
      .toEqual([`${LINK.replace("{calculate_price}", String(sum))} _blank noopener`]);
    await expect.poll(() => visit.said()).toContain("Kalkulator rat otwiera się w nowej karcie: Bank");
    expect(await parts(page).dialog.count()).toBe(0);
    expect(await priceOf(page)).toBe(price());
    expect(visit.errors).toEqual([]);
  });

  it.each(["positional", "object"] as const)(
    "the same holds with a single limit in a handler of the %s form",
    async (call) => {
      const { page } = await productVisit(b, { providers: [{ ...bank, minPrice: 1, call }] });
      await parts(page).link.click();
      await expect.poll(async () => (await opened(page)).length).toBe(1);
      expect(await parts(page).dialog.count()).toBe(0);
    },
  );

  it("an address in window.open is opened without running the code", async () => {
    const link = `window.open('${LINK}', 'fala', 'width=600')`;
    const { page, console: lines } = await productVisit(b, { providers: [{ ...bank, link }] });
    await parts(page).link.click();
    await expect
      .poll(() => opened(page))
      .toEqual([`${LINK.replace("{calculate_price}", String(price()))} _blank noopener`]);
    expect(lines.filter((line) => line.includes("instalments"))).toEqual([]);
  });

  it("a product without a price is sent as XXX", async () => {
    const free = b.shop.catalogue.products.find((product) => product.price === 0 && !product.sizes.length);
    const { page } = await productVisit(b, {
      providers: [{ ...bank, minPrice: 100 }],
      path: free?.link ?? "",
    });
    await parts(page).link.click();
    await expect.poll(() => opened(page)).toEqual(["https://bank.example/raty?kwota=XXX _blank noopener"]);
  });

  it("a press too old to open a tab gets its link in a dialog", async () => {
    const { page } = await productVisit(b, {
      providers: [bank],
      before: (of) =>
        of.addInitScript(() =>
          Object.defineProperty(navigator, "userActivation", {
            value: { isActive: false },
            configurable: true,
          }),
        ),
    });
    await parts(page).link.click();
    const { buttons, dialog } = parts(page);
    await buttons.waitFor();
    expect(await buttons.getAttribute("href")).toBe(LINK.replace("{calculate_price}", String(price())));
    expect(await buttons.getAttribute("target")).toBe("_blank");
    expect(await buttons.getAttribute("rel")).toBe("noopener");
    expect(await buttons.innerText()).toBe("Otwórz kalkulator rat");
    expect(await opened(page)).toEqual([]);
    await buttons.evaluate((one) => one.addEventListener("click", (event) => event.preventDefault()));
    await buttons.click();
    await expect.poll(() => dialog.count()).toBe(0);
  });
});

interface Case {
  readonly name: string;
  /** The provider's limits for the price. */
  readonly least?: number;
  readonly most?: number;
  readonly inBasket?: number;
  readonly more?: object;
  readonly says: (own: string, sum: string) => readonly string[];
  readonly offers: (own: string, sum: string) => readonly string[];
}
const OWN = "Oblicz raty tylko dla tego produktu";
const SUM = "Oblicz raty łącznie z wartością koszyka";
const least = (amount: number) => `Minimalna kwota umożliwiająca zakupy przez Bank to ${written(amount)}`;
const most = (amount: number) => `Maksymalna kwota umożliwiająca zakupy przez Bank to ${written(amount)}`;

const cases: readonly Case[] = [
  {
    name: "a product below the minimum",
    least: 50_000,
    says: () => [least(50_000)],
    offers: (own) => [`${OWN} | ${own} | Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`],
  },
  {
    name: "a product above the maximum",
    most: 1,
    says: () => [most(1)],
    offers: (own) => [`${OWN} | ${own} | Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.`],
  },
  {
    name: "a choice between the product and the whole basket",
    least: 1,
    inBasket: 2,
    says: () => [],
    offers: (own, sum) => [`${OWN} | ${own}`, `${SUM} | ${sum}`],
  },
  {
    name: "a basket below the minimum with the product",
    least: 50_000,
    inBasket: 1,
    says: () => [least(50_000)],
    offers: (own, sum) => [
      `${OWN} | ${own} | Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.`,
      `${SUM} | ${sum} | Zwiększ ilość sztuk tego produktu lub wrzuć do koszyka dodatkowe produkty.`,
    ],
  },
  {
    name: "a basket above the maximum with the product",
    most: 1,
    inBasket: 1,
    says: () => [most(1)],
    offers: (own, sum) => [
      `${OWN} | ${own} | Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.`,
      `${SUM} | ${sum} | Zmniejsz ilość sztuk tego produktu lub usuń z koszyka niektóre produkty.`,
    ],
  },
  {
    name: "a basket with products that cannot be bought in instalments",
    inBasket: 1,
    more: { alert: true },
    says: () => [
      "Nie wszystkie umieszczone w koszyku produkty umożliwią zakup tym systemem ratalnym. Przejdź do szczegółów każdego z produktów, aby dowiedzieć się, które z nich umożliwiają taki zakup. Jeżeli zdecydujesz się na zakup na raty, opłata za te produkty będzie musiała być wniesiona odrębnie pozostałymi sposobami płatności.",
    ],
    offers: (own, sum) => [`${OWN} | ${own}`, `${SUM} | ${sum}`],
  },
  {
    name: "a basket with too many products",
    inBasket: 2,
    more: { maxQuantity: 2 },
    says: () => [],
    offers: (own, sum) => [
      `${OWN} | ${own}`,
      `${SUM} | ${sum} | W koszyku znajduje się zbyt duża ilość produktów, aby móc opłacić zamówienie tym systemem ratalnym. Zmniejsz ilość produktów do 2, aby móc skorzystać z systemu rat. Ilość sztuk jednego produktu nie jest limitowana.`,
    ],
  },
];

describe("on the product page, a dialog handles", () => {
  it.each(cases)("$name", async ({ least: min = 0, most: max = 0, inBasket = 0, more, says, offers }) => {
    const { page, errors } = await productVisit(b, {
      providers: [{ ...bank, minPrice: min, maxPrice: max, ...more }],
      inBasket,
    });
    const own = price();
    const sum = products(b)
      .slice(0, inBasket)
      .reduce((all, product) => all + product.price / 100, own);
    await parts(page).link.click();
    await parts(page).buttons.first().waitFor();
    expect(await textsOf(page, ".menu_messages_message_sub > p")).toEqual(says(written(own), written(sum)));
    expect(await textsOf(page, BUTTONS)).toEqual(offers(written(own), written(sum)));
    const urls = await parts(page).buttons.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    const isOpen = offers("", "").map((text) => text.split("|").length < 3);
    expect(urls).toEqual(
      [String(own), sum.toFixed(2)]
        .slice(0, urls.length)
        .map((amount, index) => (isOpen[index] ? LINK.replace("{calculate_price}", amount) : null)),
    );
    expect(await opened(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("net amounts, marked as net", async () => {
    const { page } = await productVisit(b, {
      providers: [{ ...bank, minPrice: 50_000, priceType: "net" }],
    });
    await parts(page).link.click();
    await parts(page).buttons.waitFor();
    expect(plain(await parts(page).messages.innerText())).toBe(`${least(50_000)} netto`);
    const net = await netPriceOf(page);
    expect(plain(await page.locator(".instalment_calculator__button_price").innerText())).toBe(
      `${written(net)} netto`,
    );
  });
});

describe("the instalments dialog", () => {
  const open = async (): Promise<Visit> => {
    const visit = await productVisit(b, { providers: [{ ...bank, minPrice: 50_000 }], inBasket: 1 });
    await parts(visit.page).link.focus();
    await visit.page.keyboard.press("Enter");
    await parts(visit.page).buttons.first().waitFor();
    return visit;
  };

  it("is named by the provider and described by the reason of the refusal", async () => {
    const { page } = await open();
    const dialog = page.getByRole("dialog", { name: "Kalkulator rat: Bank" });
    await dialog.waitFor();
    await expect
      .poll(() =>
        dialog.evaluate(
          (one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent,
        ),
      )
      .toMatch(/^Minimalna kwota/);
    expect(await faultsIn(page, "dialog.instalment_calculator")).toEqual([]);
  });

  it("can be used by keyboard: everything is reachable, options out of limits do nothing, and Escape returns the focus", async () => {
    const { page } = await open();
    expect(await focused(page)).toBe("modal_title");
    const { buttons, dialog } = parts(page);
    for (const index of [0, 1]) {
      await buttons.nth(index).focus();
      expect(await buttons.nth(index).getAttribute("aria-disabled")).toBe("true");
      expect(await buttons.nth(index).getAttribute("class")).toContain("--disabled");
      await page.keyboard.press("Enter");
    }
    expect(await dialog.count()).toBe(1);
    expect(await opened(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await parts(page).link.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it("opens again with the quantity that the shopper corrected", async () => {
    const { page } = await productVisit(b, { providers: [{ ...bank, minPrice: price() * 2 }] });
    await parts(page).link.click();
    await parts(page).buttons.waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#projector_number").fill("2");
    await parts(page).link.click();
    await expect.poll(async () => (await opened(page)).length).toBe(1);
  });
});

test("the providers button shows and hides them, reports its state, and works by every button key", async () => {
  b.shop.config.instalments = [bank];
  const { page, ready } = await b.visit({ path: products(b)[20]?.link ?? "/" });
  const { items } = parts(page);
  const button = page.getByRole("button", { name: "Kup na raty" });
  await parts(page).toggle.scrollIntoViewIfNeeded();
  await ready(".projector_instalments__link");
  expect(await items.isVisible()).toBe(false);
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  await button.click();
  expect(await items.isVisible()).toBe(true);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  const controlled = await button.getAttribute("aria-controls");
  expect(await items.getAttribute("id")).toBe(controlled);
  await button.focus();
  await page.keyboard.press("Space");
  expect(await items.isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  expect(await items.isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe("");
  expect(await faultsIn(page, "#projector_instalments")).toEqual([]);
});

describe("the legacy function", () => {
  it.each([
    ["values", [0, 1, 0, "", LINK, 0, "Bank"]],
    ["an object", [{ maxPrice: 1, link: LINK, instalmentName: "Bank", priceType: "gross" }]],
  ] as const)("opens the same calculator with %s", async (_, args) => {
    const { page, errors } = await basketVisit(b, { providers: [] });
    await page.evaluate((given) => void Reflect.get(window, "calculate_instalments")(...given), args);
    await parts(page).buttons.waitFor();
    expect(plain(await parts(page).messages.innerText())).toBe(most(1));
    expect(await parts(page).dialog.count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
