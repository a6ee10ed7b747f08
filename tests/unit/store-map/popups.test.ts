// @vitest-environment page
import { describe, expect, it } from "vitest";
import { texts } from "../../../islands/store-map/map-texts";
import { popupOf } from "../../../islands/store-map/store-popup";
import type { Kind } from "../../../islands/store-map/stores";
import { bindTexts } from "../../../runtime/texts/texts";
import { storesOf } from "./support";

const t = bindTexts(texts, {}, "pol");
const popup = (kind: Kind, data: Record<string, unknown>) => {
  const [store] = storesOf([data]);
  if (!store) throw new Error("no store");
  return popupOf(kind, store, t);
};
const whole = {
  name: "Nad Motławą",
  street: "Długa 4",
  zipcode: "80-831",
  city: "Gdańsk",
  country: "Polska",
  link: "/stock.php?id=7",
};

describe.each(["stocks", "stock", "contact"] as const)("the popup of %s", (kind) => {
  it("has the name and the address in the theme's classes", () => {
    const box = popup(kind, whole);
    expect(box.className).toBe(`${kind}_marker`);
    expect(box.querySelector(`strong.${kind}_marker__name`)?.textContent).toBe("Nad Motławą");
    const address = box.querySelector(`div.${kind}_marker__address`);
    expect(address?.querySelector(`span.${kind}_marker__street`)?.textContent).toBe("Długa 4");
    expect(address?.querySelector(`span.${kind}_marker__city`)?.textContent).toBe("80-831\u00a0Gdańsk");
    expect(box.querySelectorAll("a")).toHaveLength(kind === "stocks" ? 1 : 0);
  });

  it("shows markup unchanged", () => {
    const box = popup(kind, { ...whole, name: `<img src=x onerror="x()">`, city: "<b>x</b>" });
    expect(box.querySelector("img, b")).toBeNull();
    expect(box.textContent).toContain(`<img src=x onerror="x()">`);
  });
});

it("a broken character in an e-mail address costs the shopper nothing else of the popup", () => {
  const box = popup("stocks", { ...whole, email: "biuro\ud800@b.example" });
  expect(box.querySelector("strong")?.textContent).toBe("Nad Motławą");
  expect(box.querySelector<HTMLAnchorElement>("a[href^='mailto:']")?.getAttribute("href")).toBe(
    "mailto:biuro%EF%BF%BD@b.example",
  );
});

it("a store's own page opens in a new tab; an address of another host is no link", () => {
  const link = popup("stocks", whole).querySelector<HTMLAnchorElement>("a.stocks_marker__link");
  expect([link?.textContent, link?.target, link?.rel]).toEqual(["więcej informacji", "_blank", "noopener"]);
  for (const bad of [
    "javascript:alert(1)",
    "https://evil.test/",
    "//evil.test",
    "data:text/html,x",
    "",
    null,
  ])
    expect(popup("stocks", { ...whole, link: bad }).querySelector("a")).toBeNull();
});

it("a store of a theme's list has its contact in the popup, because the server has no page with it", () => {
  const box = popup("stocks", {
    ...whole,
    phone: "58 100 20 30",
    email: "a@b.example",
    www: "https://b.example",
  });
  expect([...box.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["tel:581002030", "mailto:a@b.example", "https://b.example/"]),
  );
});

describe("the popup of a partner", () => {
  const partner = {
    ...whole,
    phone1: "58 100 20-30",
    phone2: "+48 600 100 200",
    email: "biuro@partner.example",
    www: "https://partner.example/",
    icon: "/pictures/logo.svg",
  };

  it("has all known data, in the theme's classes", () => {
    const box = popup("partners", partner);
    expect(box.className).toBe("partners_marker --icon");
    const item = (part: string) => box.querySelector<HTMLAnchorElement>(`.partners_marker__item.--${part}`);
    expect(item("name")?.localName).toBe("strong");
    expect(item("city")?.textContent).toBe("80-831\u00a0Gdańsk");
    expect(item("country")?.textContent).toBe("Polska");
    expect(item("phone.--first")?.getAttribute("href")).toBe("tel:581002030");
    expect(item("phone.--second")?.getAttribute("href")).toBe("tel:+48600100200");
    expect(item("email")?.getAttribute("href")).toBe("mailto:biuro@partner.example");
    expect([item("www")?.textContent, item("www")?.rel]).toEqual(["partner.example", "noopener"]);
    expect(item("icon")?.querySelector("img")?.alt).toBe("");
  });

  it("omits what is empty, and what is no address", () => {
    const box = popup("partners", { name: "Sam", www: "javascript:x()", icon: "blob:x", email: "nobody" });
    expect(box.className).toBe("partners_marker");
    expect(box.children).toHaveLength(1);
  });

  it("has an e-mail link that cannot add further fields to a message", () => {
    const href = popup("partners", { ...partner, email: "a@b.c?bcc=d@e.f&body=x" })
      .querySelector(".--email")
      ?.getAttribute("href");
    expect(href).not.toMatch(/[?&]/);
  });
});
