// @vitest-environment page
import { describe, expect, it } from "vitest";
import type { Basket } from "../../../runtime/contracts/basket";
import { basketOf, HEADER, lines, openShop, settled, shop } from "./support";

const summary = async (more: Partial<Basket>) => {
  const made = await openShop(basketOf(lines(2), more));
  return { made, text: (selector: string) => made.find(`.top_basket__summary ${selector}`)?.textContent };
};

describe("the summary", () => {
  it("shows the sum and the shipping cost", async () => {
    const { text } = await summary({});
    expect(text(".--worth")).toBe("Wartość zamówienia: 120,00 zł");
    expect(text(".--shipping .top_basket__summary_value")).toBe("+ 14,99 zł");
  });

  it("shows net amounts when the shop shows net prices", async () => {
    const { made, text } = await summary({});
    made.config({ priceType: "net" });
    await settled();
    expect(text(".--worth .top_basket__summary_value")).toBe("97,56 zł");
    expect(text(".--shipping .top_basket__summary_value")).toBe("+ 12,19 zł");
  });

  it("shows that shipping is free", async () => {
    const { text } = await summary({ shippingIsFree: true });
    expect(text(".--shipping .top_basket__summary_value.--free")).toBe("Gratis!");
  });

  it("omits amounts that the server omits", async () => {
    const nothing = { net: "", gross: "" };
    const { made } = await summary({ worth: nothing, shipping: nothing });
    expect(made.all(".top_basket__summary_item")).toHaveLength(0);
  });

  it("has the address of the basket page from the header's link", async () => {
    const { made } = await summary({});
    const go = made.find<HTMLAnchorElement>(".top_basket__buttons a");
    expect(go?.textContent).toBe("Przejdź do koszyka");
    expect(go?.getAttribute("href")).toMatch(/\/basketedit\.php$/);
    expect(go?.className).toBe("btn --solid --large");
  });
});

describe("free shipping", () => {
  const box = ".top_basket__summary_shipping_free";

  it("shows the missing amount, by the shop's price mask", async () => {
    const { made, text } = await summary({ toFreeShipping: 1234.5 });
    expect(text(`${box} .top_basket__summary_value`)).toBe("1 234,50 zł");
    expect(made.find(".progress_bar__value")).toBeNull();
  });

  it("shows the progress when the limit is known; screen readers have only the amount", async () => {
    const { made, text } = await summary({ toFreeShipping: 50, freeShippingLimit: 200 });
    expect(text(`${box} .top_basket__summary_label`)).toBe("Do darmowej dostawy brakuje 50,00 zł");
    expect(made.find(".progress_bar")?.getAttribute("aria-hidden")).toBe("true");
    expect(made.find("[role=progressbar], [aria-valuenow]")).toBeNull();
    expect(made.find(".progress_bar__value")?.style.width).toBe("75%");
  });

  it("shows that it is reached at 0", async () =>
    expect((await summary({ toFreeShipping: 0 })).text(box)).toBe("Masz darmową dostawę!"));

  it.each([[null], [-5], [Number.NaN]])("shows nothing for %s", async (toFreeShipping) =>
    expect((await summary({ toFreeShipping })).made.find(box)).toBeNull(),
  );

  it("shows nothing when shipping costs nothing anyway", async () =>
    expect((await summary({ toFreeShipping: 50, shippingIsFree: true })).made.find(box)).toBeNull());

  it.each([[0], [-1], [Number.NaN]])("shows no bar for a limit of %s", async (freeShippingLimit) =>
    expect((await summary({ toFreeShipping: 50, freeShippingLimit })).made.find(".progress_bar")).toBeNull(),
  );
});

describe("the page's own template", () => {
  const template = `<template id="top_basket_summary">
    <div class="top_basket__summary_item --worth">Razem: <b class="top_basket__summary_value"></b></div>
    <div class="top_basket__summary_item --shipping">Wysyłka:</div>
    <div class="top_basket__buttons"><a class="btn --mine" href="https://evil.test/">Do kasy</a></div>
  </template>`;

  it("gives the button its class and text, and the rows their labels", async () => {
    const made = await shop(basketOf(lines(1)), HEADER.replace("</header>", `${template}</header>`));
    await made.mountPanel();
    made.toggle.click();
    await settled();
    const go = made.find<HTMLAnchorElement>(".top_basket__buttons a");
    expect(go?.className).toBe("btn --mine");
    expect(go?.textContent).toBe("Do kasy");
    expect(go?.getAttribute("href")).toMatch(/\/basketedit\.php$/);
    expect(made.find(".--worth .top_basket__summary_label")?.textContent).toBe("Razem:");
    expect(made.find(".--shipping .top_basket__summary_label")?.textContent).toBe("Wysyłka:");
  });
});
