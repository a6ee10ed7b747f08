/** A product that comes regularly: its price follows the chosen period before the platform answers. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { chunks, field, has, openProducts, press, price, size } from "./on-a-page";

const { open, asked, street } = openProducts();
const choose = (id: "True" | "False") => {
  const radio = one<HTMLInputElement>(`#radioSubscription${id}`);
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
};
const period = (days: number) => one(`.projector_subscription__item[data-days="${days}"]`);
/** The part for subscriptions loads by itself; its sign are buttons that say whether they are pressed. */
const ready = () => eventually(() => expect(period(30).getAttribute("role")).toBe("button"));

describe("a subscribed product", () => {
  it("raises the quantity to the minimum of a subscription and costs the price of the first period", async () => {
    await open("subscription");
    await ready();
    choose("True");
    expect([field().value, price()]).toEqual(["2", "180,00 zł"]);
    expect(one("#projector_form").dataset.subscription).toBe("true");
    await eventually(() => expect(asked().at(-1)).toMatchObject({ subscription: "1" }));
  });

  it("costs the price of the pressed period, which is sent with the form", async () => {
    await open("subscription");
    await ready();
    choose("True");
    period(60).click();
    expect(price()).toBe("190,00 zł");
    expect(one<HTMLInputElement>("#projector_subscription_days_hidden").value).toBe("60");
    expect(textOf(".projector_prices__period_value")).toBe("60 dni");
    expect(period(60).getAttribute("aria-pressed")).toBe("true");
    expect(period(30).getAttribute("aria-pressed")).toBe("false");
    period(90).click();
    expect(price()).toBe("195,00 zł");
  });

  it("costs the price of a period that the page has added, which says that it is pressed", async () => {
    await open("subscription");
    await ready();
    choose("True");
    const added = period(60).cloneNode(true) as HTMLElement;
    for (const name of ["role", "aria-pressed", "tabindex"]) added.removeAttribute(name);
    added.classList.remove("--selected");
    added.dataset.days = "45";
    period(90).after(added);
    await eventually(() => expect(period(45).getAttribute("role")).toBe("button"));
    period(45).click();
    expect(price()).toBe("190,00 zł");
    expect(one<HTMLInputElement>("#projector_subscription_days_hidden").value).toBe("45");
    expect([period(45), period(30)].map((item) => item.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
    ]);
  });

  it("sends the shown period, although the browser has restored another one in the form", async () => {
    await open("subscription", {
      before() {
        one<HTMLInputElement>("#projector_subscription_days_hidden").value = "60";
      },
    });
    await ready();
    expect(period(30).getAttribute("aria-pressed")).toBe("true");
    expect(one<HTMLInputElement>("#projector_subscription_days_hidden").value).toBe("30");
  });

  it("costs the one-time price again, and keeps the quantity, when the shopper buys it once", async () => {
    await open("subscription");
    await ready();
    choose("True");
    choose("False");
    expect([field().value, price()]).toEqual(["2", "200,00 zł"]);
    expect(one("#projector_form").dataset.subscription).toBe("false");
  });

  it("shows a range for each period while no size is selected, then the price of the size", async () => {
    await open("subscriptionPerSize");
    await ready();
    choose("True");
    expect(price()).toBe("72,00 zł - 108,00 zł");
    size("3").click();
    expect(price()).toBe("108,00 zł");
    period(60).click();
    expect(price()).toBe("114,00 zł");
    expect(has("#projector_form", "disable")).toBe(false);
  });
});

it("a product that is sold only by subscription shows the price of its period from the start", async () => {
  await open("subscriptionOnly");
  await eventually(() => expect(price()).toBe("90,00 zł"));
});

it("without the part for subscriptions the form still follows the quantity", async () => {
  const { "product-options": own } = chunks;
  const page = await street.open(showcase.subscription.path, { chunks: { "product-options": own } });
  await page.start("product-options");
  choose("True");
  press("up");
  expect(page.errors).toEqual([]);
  expect(price()).toBe("200,00 zł");
});
