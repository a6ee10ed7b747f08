/** The quantity of a product's page: its buttons, its field and its list, and the price that follows. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { field, has, openProducts, press, price, submit, type } from "./on-a-page";

const { open } = openProducts();

describe("the buttons", () => {
  it("change quantity, price and unit at once, and the lowest price follows", async () => {
    await open("omnibusHigher");
    press("up");
    press("up");
    expect([field().value, price()]).toEqual(["3", "300,00 zł"]);
    expect(textOf("#projector_omnibus_price_value")).toBe("330,00 zł");
    expect(textOf("#projector_price_unit_sellby")).toBe("3");
    expect(has("#projector_price_unit_sellby", "--active")).toBe(true);
    press("down");
    press("down");
    expect([field().value, price()]).toEqual(["1", "100,00 zł"]);
    expect(has("#projector_price_unit_sellby", "--active")).toBe(false);
  });

  it("stop at the minimum, which is announced", async () => {
    const page = await open("plain");
    press("down");
    expect(field().value).toBe("1");
    await eventually(() => expect(page.announced.join()).toContain("Minimalnie musisz zamówić 1 szt."));
  });

  it("stop at the stock, which is announced", async () => {
    const page = await open("stockSmall");
    type("5");
    press("up");
    expect(field().value).toBe("5");
    await eventually(() => expect(page.announced.join()).toContain("Maksymalnie możesz dodać 5 szt."));
  });

  it("count from the typed value before it is applied", async () => {
    await open("plain");
    field().value = "7";
    field().dispatchEvent(new Event("input", { bubbles: true }));
    press("up");
    expect([field().value, price()]).toEqual(["8", "800,00 zł"]);
  });

  it("change by tenths when the product is sold by them", async () => {
    await open("metres");
    press("up");
    press("up");
    expect([field().value, price()]).toEqual(["0.3", "2,10 zł"]);
  });
});

describe("a typed quantity", () => {
  it("is applied half a second after the last key", async () => {
    await open("plain");
    field().value = "12";
    field().dispatchEvent(new Event("input", { bubbles: true }));
    expect(price()).toBe("100,00 zł");
    await eventually(() => expect(price()).toBe("1 200,00 zł"));
  });

  it("is applied before the form is submitted", async () => {
    await open("plain");
    field().value = "4";
    field().dispatchEvent(new Event("input", { bubbles: true }));
    expect(submit()).toBe(true);
    expect(price()).toBe("400,00 zł");
  });

  it("cancels the submit when it is corrected, for the same press only", async () => {
    await open("stockSmall");
    type("9");
    expect(field().value).toBe("5");
    expect(submit()).toBe(false);
    await eventually(() => expect(submit()).toBe(true));
  });

  it("is replaced by the last quantity when the field is left empty", async () => {
    await open("plain");
    type("3");
    type("");
    expect([field().value, price()]).toEqual(["3", "300,00 zł"]);
  });
});

it("the list's last option opens the field instead of selecting a quantity", async () => {
  await open("quantityInList");
  const list = one<HTMLSelectElement>("select.projector_buy__number");
  list.value = "3";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  expect(price()).toBe("300,00 zł");
  list.replaceChildren(one("[data-more]", list)); // happy-dom selects no other option again
  list.dispatchEvent(new Event("change", { bubbles: true }));
  expect(list.closest(".projector_buy")?.classList.contains("--more")).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(price()).toBe("300,00 zł");
});

describe("prices by quantity", () => {
  const step = (threshold: number) =>
    one<HTMLInputElement>(`.projector_multipack__item[data-value="${threshold}"] input`);

  it("apply from their threshold, and mark the current step", async () => {
    await open("quantitySteps");
    type("3");
    expect(price()).toBe("285,00 zł");
    expect([step(3).checked, step(10).checked]).toEqual([true, false]);
    type("10");
    expect(price()).toBe("880,00 zł");
    expect([step(3).checked, step(10).checked]).toEqual([false, true]);
    type("1");
    expect([step(3).checked, step(10).checked]).toEqual([false, false]);
  });

  it("are selected by pressing a step, and left by pressing it again", async () => {
    await open("quantitySteps");
    step(10).click();
    expect(field().value).toBe("10");
    step(10).click();
    expect(field().value).toBe("1");
  });

  it("ask for a missing size, and no step looks chosen", async () => {
    await open("quantityStepsPerSize");
    step(10).click();
    expect(textOf("#alert")).toBe("Proszę wybrać rozmiar");
    expect([step(10).checked, field().value]).toEqual([false, "1"]);
  });

  it("are those of the selected size", async () => {
    await open("quantityStepsPerSize");
    expect(has("#projector_rebate_number_section", "--active")).toBe(false);
    one('.projector_sizes__item[data-size-type="3"]').click();
    expect(has("#projector_rebate_number_section", "--active")).toBe(true);
    expect(textOf('.projector_multipack__item[data-value="3"] .projector_multipack__price')).toBe(
      "190,00 zł",
    );
  });
});
