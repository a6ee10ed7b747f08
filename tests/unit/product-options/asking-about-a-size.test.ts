/** The dialogs of a product's page: being told when a size is back, and what shipping costs. */
import "../in-a-window";
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { SHOPPER } from "../open-page";
import { openProducts, size } from "./on-a-page";

const { open, street } = openProducts();
afterEach(() => Reflect.deleteProperty(window, "prepareRecaptcha"));

const dialog = (name: string) => eventually(() => one(`dialog.${name}`));

describe("a back-in-stock form", () => {
  const openForm = async () => {
    one(".tell_availability_link_handler").click();
    return dialog("--tell-availability");
  };
  const send = (email: string) => {
    one<HTMLInputElement>("#availability_email").value = email;
    one("form.tell_availability").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  const wishes = () => street.shop.visitors.of(SHOPPER).observed;

  it("sends the address and the size, thanks the shopper, and closes", async () => {
    const page = await open("sizes");
    size("3").click();
    await openForm();
    send(" anna@example.com ");
    await eventually(() => expect(document.querySelector("dialog")).toBeNull());
    expect(wishes()).toMatchObject([{ size: "3", email: "anna@example.com" }]);
    await eventually(() => expect(page.announced.join()).toContain("poprawnie dodany do powiadomień"));
  });

  it("reports what is wrong with the address, and can be sent again", async () => {
    await open("stockNone");
    await openForm();
    // An empty element with the role `alert` would be heard as "blank" when it appears.
    const live = [...document.querySelectorAll("dialog [role=alert], dialog [aria-live]")];
    expect(live.map((one) => [one.id, one.getAttribute("role"), one.getAttribute("aria-live")])).toEqual([
      ["availability_fault", null, "assertive"],
    ]);
    send("anna@example");
    await eventually(() => expect(textOf("#availability_fault")).toBe("Niepoprawny adres e-mail"));
    expect(document.activeElement?.id).toBe("availability_email");
    send("anna@example.com");
    await eventually(() => expect(wishes()).toHaveLength(1));
  });

  it("reports that the connection failed, and keeps the dialog", async () => {
    await open("stockNone");
    await openForm();
    street.shop.faults.set("projector", "reset");
    send("anna@example.com");
    await eventually(() => expect(textOf("#availability_fault")).toContain("Wystąpił błąd połączenia"));
    expect(document.querySelector("dialog")).not.toBeNull();
  });

  it("sends the token of the page's own script, whose failure blocks nothing", async () => {
    Reflect.set(window, "prepareRecaptcha", () => {
      const token = Object.assign(document.createElement("input"), {
        name: "iai-recaptcha-token",
        value: "t",
      });
      one("form.tell_availability").append(token);
      throw new Error("blocked");
    });
    await open("stockNone");
    await openForm();
    send("anna@example.com");
    await eventually(() => expect(wishes()).toMatchObject([{ recaptcha: "t" }]));
  });

  it("is not shown before a size is selected", async () => {
    await open("sizes");
    one(".tell_availability_link_handler").click();
    expect(textOf("#alert")).toBe("Proszę wybrać rozmiar");
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("the costs of shipping", () => {
  const asked = () => street.shop.requests.filter(({ body }) => body.includes("shipping("));
  const openCosts = async () => {
    one(".projector_shipping__info").click();
    return dialog("--shipping-info");
  };

  it("are in a table for each way to pay, with the courier's price and time", async () => {
    await open("plain");
    const costs = await openCosts();
    const titles = [...costs.querySelectorAll("caption")].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Płatność przed wysyłką", "Płatność przy odbiorze"]);
    const first = costs.querySelector("tbody tr");
    expect(first?.querySelector(".shipping_info__courier")?.textContent?.trim()).not.toBe("");
    expect(first?.querySelector(".shipping_info__cost")?.textContent).toMatch(/zł|Gratis/);
    expect(costs.textContent).not.toMatch(/undefined|NaN/);
  });

  it("have a place for the postal code, which the delivery island fills", async () => {
    await open("plain");
    const costs = await openCosts();
    const host = costs.querySelector<HTMLElement>("[data-island=delivery-place]");
    expect(host?.dataset.islandWhen).toBe("load");
    const room = host?.parentElement?.querySelector("form");
    expect([room?.inert, room?.style.visibility]).toEqual([true, "hidden"]);
  });

  it("are requested once per size", async () => {
    await open("pricesPerSize");
    size("2").click();
    (await openCosts()).querySelector<HTMLElement>("button")?.click();
    await eventually(() => expect(document.querySelector("dialog")).toBeNull());
    await openCosts();
    expect(asked()).toHaveLength(1);
  });

  it("that cannot be read open no dialog, and an error is announced", async () => {
    const page = await open("virtual");
    street.shop.faults.set("graphql", "reset");
    const link = document.querySelector<HTMLElement>("a[href='#shipping_info'], .projector_shipping__info");
    link?.click();
    await eventually(() => expect(page.announced.join()).toContain("Wystąpił błąd połączenia"));
    expect(document.querySelector("dialog")).toBeNull();
  });
});
