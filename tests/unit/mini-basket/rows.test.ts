// @vitest-environment page
import { describe, expect, it } from "vitest";
import type { SafeUrl } from "../../../runtime/base/safe-url";
import type { BasketLine } from "../../../runtime/contracts/basket";
import { basketOf, line, openShop, settled } from "./support";

async function row(more: Partial<BasketLine>) {
  const made = await openShop(basketOf([line(1, more)]));
  const part = (name: string) => made.find(`li .top_basket__${name}`)?.textContent;
  return { made, part, element: made.find("li") as HTMLElement };
}

describe("a row of the panel", () => {
  it("is an item of a list, in the theme's classes", async () => {
    const { made, element } = await row({});
    expect(element.parentElement?.matches("ul.top_basket__products")).toBe(true);
    expect(element.classList.contains("top_basket__product")).toBe(true);
    expect(made.find(".headline__name")?.textContent).toBe("Twój koszyk (1)");
  });

  it("shows the name, version, size, total and quantity", async () => {
    const { part } = await row({
      versionName: "czerwony",
      size: "3",
      sizeName: "XL",
      quantity: 1.5,
      unit: "m",
    });
    expect(part("link")).toBe("Produkt 1");
    expect(part("version")).toBe("czerwony");
    expect(part("size")).toBe("Rozmiar: XL");
    expect(part("price")).toBe("10,00 zł");
    expect(part("unit")).toBe(" / 1,5 m");
    expect(part("vat")).toBeUndefined();
  });

  it("shows no size for products without a choice", async () =>
    expect((await row({ size: "uniw", sizeName: "uniwersalny" })).part("size")).toBeUndefined());

  it("shows the net total, labelled as net, when the shop shows net prices", async () => {
    const { made, part } = await row({});
    made.config({ priceType: "net" });
    await settled();
    expect(part("price")).toBe("8,13 zł");
    expect(part("vat")).toBe("netto");
  });

  it.each([
    { worth: "1 143,98 zł", quantity: 2, each: "2 × 571,99 zł" },
    { worth: "30,00 zł", quantity: 1, each: undefined },
    { worth: "10,00 zł", quantity: 3, each: undefined },
    { worth: "10,00 zł", quantity: 0.5, each: undefined },
    { worth: "20 EUR", quantity: 2, each: undefined },
    { worth: "", quantity: 2, each: undefined },
  ])("of $quantity pieces for “$worth” shows each price: $each", async ({ worth, quantity, each }) => {
    const { part } = await row({ worth: { net: "", gross: worth }, quantity });
    expect(part("each")).toBe(each);
  });

  it("marks a subscription", async () => {
    expect((await row({ subscriptionPeriod: "30" })).part("subscription")).toBe("Subskrypcja");
    expect((await row({})).part("subscription")).toBeUndefined();
  });

  it("shows the second image with the first as its lighter form, as decoration", async () => {
    const second = "https://shop.test/second.jpg" as SafeUrl;
    const { element } = await row({ iconSecond: second });
    expect(element.querySelector("img")?.getAttribute("src")).toBe(second);
    expect(element.querySelector("img")?.getAttribute("alt")).toBe("");
    expect(element.querySelector("source")?.getAttribute("srcset")).toBe("https://shop.test/i-1.jpg");
    expect(element.querySelector(".top_basket__img")?.getAttribute("tabindex")).toBe("-1");
    expect(element.querySelector(".top_basket__img")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("works without an image", async () =>
    expect((await row({ icon: null })).element.querySelector(".top_basket__img")).toBeNull());

  it("shows plain text when the link is not safe", async () => {
    const { element } = await row({ link: null });
    expect(element.querySelector("span.top_basket__link")?.textContent).toBe("Produkt 1");
    expect(element.querySelectorAll("a")).toHaveLength(0);
  });

  it("omits what the server omits", async () => {
    const { part } = await row({ worth: { net: "", gross: "" }, quantity: Number.NaN, unit: "", name: "" });
    expect(part("price")).toBeUndefined();
    expect(part("unit")).toBeUndefined();
    expect(part("link")).toBe("Produkt bez nazwy");
  });

  it("shows hostile text unchanged", async () => {
    const name = `<img src=x onerror="__xss()">{name}`;
    const { made, part } = await row({ name, sizeName: name, size: "1", versionName: name });
    expect(part("link")).toBe(name);
    expect(part("version")).toBe(name);
    expect(part("size")).toBe(`Rozmiar: ${name}`);
    expect(made.find(".top_basket__remove")?.getAttribute("aria-label")).toBe(
      `Usuń ${[name, name, name].join(", ")}`,
    );
    expect(made.find("[onerror]")).toBeNull();
  });

  it("has named native controls", async () => {
    const { made } = await row({ name: "Kubek", quantity: 2 });
    const names = made.all("li button, li input").map((control) => control.getAttribute("aria-label"));
    expect(names).toEqual(["Zmniejsz ilość: Kubek", "Ilość: Kubek", "Zwiększ ilość: Kubek", "Usuń Kubek"]);
    expect(made.all("li button").every((button) => button.getAttribute("type") === "button")).toBe(true);
  });

  it("links to the basket page when the line cannot be changed here", async () => {
    const { made } = await row({ id: null, name: "Kubek" });
    expect(made.all("li button, li input")).toHaveLength(0);
    const link = made.find<HTMLAnchorElement>(".top_basket__elsewhere");
    expect(link?.textContent).toBe("Zmień w koszyku");
    expect(link?.getAttribute("aria-label")).toBe("Zmień w koszyku: Kubek");
    expect(new URL(link?.href ?? "").pathname).toBe("/basketedit.php");
  });

  it("can be removed, and links to the basket page for its quantity, when only that page can change it", async () => {
    const { made } = await row({ settable: false, additional: "a1", name: "Kubek" });
    const names = made.all("li button, li input").map((control) => control.getAttribute("aria-label"));
    expect(names).toEqual(["Usuń Kubek"]);
    expect(made.find(".top_basket__elsewhere")?.getAttribute("aria-label")).toBe("Zmień w koszyku: Kubek");
  });

  it("is shown but is read-only while the basket is unconfirmed", async () => {
    const { made } = await row({});
    made.show(basketOf([line(1)]), { status: "provisional" });
    await settled();
    const controls = made.all("li button, li input") as (HTMLButtonElement | HTMLInputElement)[];
    expect(controls).toHaveLength(4);
    expect(controls.every((control) => control.disabled)).toBe(true);
    expect(made.find(".top_basket__details")?.getAttribute("aria-busy")).toBe("true");
    made.show(basketOf([line(1)]));
    await settled();
    expect(controls.some((control) => control.disabled)).toBe(false);
    expect(made.find(".top_basket__details")?.hasAttribute("aria-busy")).toBe(false);
  });
});
