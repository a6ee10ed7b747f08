/** Products in the theme's own form with two columns, and prices with the theme's classes. */
import { describe, expect, it } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { asShopper, header, products } from "../mini-basket/shop";
import { phoneAndDesktop } from "../support";
import { box, strictBench, styled } from "./strict-theme";

const b = strictBench();

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  it("the labels of the added card's buttons stand in their middle", async () => {
    const path = new URL(products(b)[0]?.link ?? "", b.shop.url).pathname;
    const { page } = await b.visit({ path, viewport, context: asShopper(b) });
    await page.locator("#projector_button_basket").click();
    const buttons = page.locator(".add_to_basket__card .btn");
    await expect.poll(() => buttons.count()).toBe(2);
    const offsets = () =>
      buttons.evaluateAll((all) =>
        all.map((one) => {
          const label = document.createRange();
          label.selectNodeContents(one);
          const [outer, inner] = [one, label].map((part) => part.getBoundingClientRect());
          return (
            Math.abs((outer?.top ?? 0) + (outer?.bottom ?? 0) - (inner?.top ?? 0) - (inner?.bottom ?? 0)) / 2
          );
        }),
      );
    await expect.poll(async () => Math.max(...(await offsets()))).toBeLessThanOrEqual(1);
  });

  it("adding from a listing moves nothing: the button and an alert show the result", async () => {
    const visit = await b.visit({ path: "/search.php?text=czapka", viewport, context: asShopper(b) });
    const { page } = visit;
    const card = page.locator(".product:has(form)").first();
    const name = (await card.locator(".product__name").textContent())?.trim();
    const button = card.getByRole("button", { name: /^Do koszyka/ });
    const places = () =>
      page
        .locator(".product, .product__title, .product form, .product form > *, footer")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, left }) => [left, top]),
        );
    await button.scrollIntoViewIfNeeded();
    const before = await places();
    await button.click();
    await expect.poll(() => button.getAttribute("class")).toContain("--success");
    await expect.poll(() => header(page).badge.textContent()).toBe("1");
    const said = `Dodano do koszyka: ${name}. W koszyku 1 produkt`;
    await expect.poll(() => page.locator(".add_to_basket__text").textContent()).toBe("Dodano do koszyka.");
    expect(await places()).toEqual(before);
    expect(await page.locator(".add_to_basket__message").count()).toBe(0);
    await expect.poll(() => visit.said()).toEqual([said]);
    await expect.poll(() => button.getAttribute("class")).not.toContain("--success");
  });

  it("the button and a card show a refusal", async () => {
    b.shop.faults.set("graphql", "422");
    const visit = await b.visit({ path: "/search.php?text=czapka", viewport, context: asShopper(b) });
    const button = visit.page.locator(".product form button[type=submit]").first();
    await button.click();
    await expect.poll(() => button.getAttribute("class")).toContain("--error");
    await expect
      .poll(() => visit.page.locator(".add_to_basket__card.--error").textContent())
      .toContain("Nie udało się dodać produktu");
  });

  it("elsewhere, with the card switched off, the message is as wide as the form, and its link is inline", async () => {
    const product = b.shop.catalogue.products.find(
      (one) => one.price > 0 && one.stock > 9 && !one.sizes.length,
    );
    b.shop.page("/polecamy", (context) =>
      renderEnvelope({
        context,
        pageType: "text",
        content: `<form class="add_to_basket" method="post" action="/basketchange.php" data-island="add-to-basket" data-island-props='{"card":false}' style="width:300px">
          <input type="hidden" name="product" value="${product?.id}"><input type="hidden" name="size" value="uniw"><input type="hidden" name="mode" value="1">
          <span class="add_to_basket__number"><input type="number" name="number" value="1" aria-label="Liczba"></span>
          <button class="add_to_basket__button btn --solid">Do koszyka</button></form>`,
      }),
    );
    const { page } = await b.visit({ path: "/polecamy", viewport, context: asShopper(b) });
    await page.locator("form.add_to_basket button").click();
    await page.locator(".add_to_basket__message.--success").waitFor();
    await expect
      .poll(async () => (await box(page, ".add_to_basket__message")).width)
      .toBe((await box(page, "form.add_to_basket")).width);
    expect(await styled(page, ".add_to_basket__message a", "display")).toBe("inline");
  });
});

it("every percentage of an omnibus price can be coloured and hidden by the theme", async () => {
  const { page } = await b.visit({ path: "/widgety" });
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, "app_shop")?.fn?.getOmnibusDetails))
    .toBe("function");
  await page.evaluate(() => {
    const price = (value: number) => ({ gross: { value, formatted: `${value} zł` } });
    const productData = {
      price: {
        price: price(80),
        omnibusPrice: price(90),
        max: price(100),
        beforeRebate: price(95),
        beforeRebateDetails: { youSavePercent: 16 },
        youSavePercent: 20,
        omnibusPriceDetails: { youSavePercent: 11, omnibusPriceIsHigherThanSellingPrice: true },
      },
    };
    const details = Reflect.get(window, "app_shop").fn.getOmnibusDetails({ productData, priceType: "gross" });
    const zone = document.createElement("div");
    zone.id = "zone";
    zone.innerHTML = [details.omnibus, details.max, details.beforeRebate]
      .map(({ html }) => html)
      .join("<br>");
    document.querySelector("#content")?.append(zone);
  });
  const bare = () =>
    page.locator("#zone").evaluate((zone) => {
      const texts = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (textContent?.includes("%") && !parentElement?.closest(".price_percent")) found.push(textContent);
      }
      return found;
    });
  expect(await bare()).toEqual([]);
  expect(await page.locator("#zone .price_percent").allTextContents()).toEqual(["-11%", "-20%", "-16%"]);
  expect(await styled(page, "#zone .price_percent", "color")).toBe("rgb(208, 22, 75)");
  await page.evaluate(() => document.documentElement.classList.add("--hide-percentage-discounts"));
  expect(await page.locator("#zone .price_percent:visible").count()).toBe(0);
});
