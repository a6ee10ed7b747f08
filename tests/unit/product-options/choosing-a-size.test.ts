/** A choice of size changes the page at once: prices, states of the buttons, the field that the form sends. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { has, openProducts, price, size, submit } from "./on-a-page";

const { open, asked, answered, street } = openProducts();
afterEach(() => vi.restoreAllMocks());

const sent = () => one<HTMLInputElement>("#projector_size_hidden").value;

describe("a pressed size", () => {
  it("is sent with the form, marked as pressed, and priced without waiting for the platform", async () => {
    await open("pricesPerSize");
    size("3").click();
    expect(sent()).toBe("3");
    expect(price()).toBe("100,00 zł");
    expect(textOf("#projector_price_maxprice")).toBe("120,00 zł");
    expect(textOf("#projector_omnibus_price_value")).toBe("95,00 zł");
    expect(has("#projector_prices_section", "--omnibus")).toBe(true);
    expect(size("3").getAttribute("aria-pressed")).toBe("true");
    expect(size("2").getAttribute("aria-pressed")).toBe("false");
    expect(size("3").classList.contains("--selected")).toBe(true);
  });

  it("replaces the previous size, with its prices and its deposit", async () => {
    await open("pricesPerSize");
    size("3").click();
    expect(has("#projector_price_deposit", "--active")).toBe(true);
    size("4").click();
    expect([sent(), price()]).toEqual(["4", "130,00 zł"]);
    expect(has("#projector_price_deposit", "--active")).toBe(false);
    expect(size("3").classList.contains("--selected")).toBe(false);
  });

  it("is marked among sizes that a script has rendered anew", async () => {
    await open("pricesPerSize");
    const sizes = size("3").parentElement as HTMLElement;
    const served = sizes.innerHTML.replaceAll(/ (role|tabindex|aria-\w+)="[^"]*"/g, "");
    size("3").click();
    sizes.innerHTML = served;
    await eventually(() => expect(size("3").getAttribute("aria-pressed")).toBe("true"));
    size("2").click();
    expect([size("2"), size("3")].map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(size("2").classList.contains("--selected")).toBe(true);
  });

  it("is requested from the platform once, however often it is selected", async () => {
    await open("pricesPerSize");
    for (const id of ["3", "2", "3", "2"]) {
      size(id).click();
      await answered();
    }
    expect(asked().map(({ size: id }) => id)).toEqual(["3", "2"]);
  });

  it("keeps the page's own price when the platform does not answer, and an error is announced", async () => {
    const page = await open("pricesPerSize");
    street.shop.faults.set("projector", "reset");
    size("3").click();
    await answered();
    expect(price()).toBe("100,00 zł");
    await eventually(() => expect(page.announced.join()).toContain("Wystąpił błąd połączenia"));
  });

  it("that is sold out is labelled, disables the form, and stays selectable", async () => {
    await open("sizes");
    expect(size("3").getAttribute("aria-label")).toBe("S (wyprzedane)");
    size("3").click();
    expect(sent()).toBe("3");
    expect(has("#projector_form", "disable")).toBe(true);
    expect(size("3").getAttribute("aria-disabled")).toBe("true");
    size("4").click();
    expect(has("#projector_form", "disable")).toBe(false);
  });

  it("that is priced by telephone shows the shop's contact instead of a price", async () => {
    await open("sizeByPhone");
    size("2").click();
    expect(price()).toBe("100,00 zł");
    size("3").click();
    expect(has("#projector_form", "--phone")).toBe(true);
    expect(one("#projector_price_value .projector_prices__contact").tagName).toBe("A");
    expect(has("#projector_price_maxprice_wrapper", "--active")).toBe(false);
    size("2").click();
    expect(price()).toBe("100,00 zł");
    expect(has("#projector_form", "--phone")).toBe(false);
  });

  it("with a modifier key stays a link of the browser", async () => {
    await open("sizes");
    size("4").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(sent()).toBe("");
  });
});

describe("the list of sizes", () => {
  const choose = (value: string) => {
    const list = one<HTMLSelectElement>("#projector_sizes_select");
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };

  it("sends the chosen size", async () => {
    await open("sizesInList");
    choose("4");
    expect(sent()).toBe("4");
    await answered();
    expect(textOf("#projector_amount")).toContain("9");
  });

  it("sends none when its placeholder is chosen again, and the server's price and availability return", async () => {
    await open("sizesInList");
    const shown = () =>
      ["#projector_prices_section", "#projector_status"].map((part) => [
        one(part).className,
        one(part).textContent,
      ]);
    const before = shown();
    choose("4");
    await answered();
    expect(shown()).not.toEqual(before);
    choose("");
    expect(sent()).toBe("");
    expect(shown()).toEqual(before);
    expect(submit()).toBe(false);
    choose("4");
    expect(sent()).toBe("4");
    expect(shown()).not.toEqual(before);
  });
});

it("the server's price returns when a size that is priced by telephone is un-chosen after another one", async () => {
  await open("sizeByPhone", {
    before() {
      const options = ["", "2", "3"].map((id) => `<option value="${id}">${id}</option>`).join("");
      one("#projector_form").insertAdjacentHTML(
        "beforeend",
        `<select id="projector_sizes_select">${options}</select>`,
      );
    },
  });
  const shown = () => [
    one("#projector_prices_section").className,
    one("#projector_prices_section").innerHTML,
  ];
  const before = shown();
  const list = one<HTMLSelectElement>("#projector_sizes_select");
  for (const id of ["2", "3", ""]) {
    list.value = id;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await answered();
  expect(shown()).toEqual(before);
});

describe("a form without a size", () => {
  it("is not submitted, and a message beside the sizes names what is missing", async () => {
    await open("sizes");
    expect(submit()).toBe(false);
    const message = one("#alert");
    expect(message.textContent).toBe("Proszę wybrać rozmiar");
    expect(message.getAttribute("role")).toBe("alert");
    expect(one(".projector_sizes__sub").getAttribute("aria-describedby")).toBe("alert");
    expect(document.activeElement).toBe(size("2"));
  });

  it("is submitted once a size is selected, and the message leaves no trace", async () => {
    await open("sizes");
    const before = one(".projector_sizes__sub").getAttribute("style");
    submit();
    size("4").click();
    expect(document.querySelector("#alert")).toBeNull();
    expect(one(".projector_sizes__sub").getAttribute("aria-describedby")).toBeNull();
    expect(one(".projector_sizes__sub").getAttribute("style")).toBe(before);
    expect(submit()).toBe(true);
  });

  it("shows one message, however often it is submitted", async () => {
    await open("sizesInList");
    submit();
    submit();
    expect(document.querySelectorAll("#alert")).toHaveLength(1);
    expect(one("#projector_sizes_select").getAttribute("aria-invalid")).toBe("true");
  });

  it("requires a size for other islands, too", async () => {
    await open("sizes");
    const form = one("#projector_form");
    const ask = () =>
      new CustomEvent("wyspa:choose-size", { detail: { form, host: form }, cancelable: true });
    expect(document.dispatchEvent(ask())).toBe(false);
    expect(document.querySelectorAll("#alert")).toHaveLength(1);
    size("4").click();
    expect(document.dispatchEvent(ask())).toBe(true);
  });
});

it("a change of price is announced once, and only the lines that changed", async () => {
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  const page = await open("pricesPerSize");
  size("3").click();
  await eventually(() => expect(page.announced.some((text) => text.includes("100,00 zł"))).toBe(true));
  const count = page.announced.length;
  size("4").click();
  await eventually(() => expect(page.announced.length).toBeGreaterThan(count));
  expect(page.announced.slice(count).join()).toContain("130,00 zł");
});
