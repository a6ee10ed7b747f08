/** A card gets the lines that the law wants around its price, from the product's data in its props. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const money = (value: number) => ({ gross: { value, formatted: `${value},00 zł` } });
const product = (more: object = {}) => ({
  id: 7,
  sizes: [{ id: "uniw", price: { price: money(100), omnibusPrice: money(90), max: money(120), ...more } }],
  price: { price: money(100), omnibusPrice: money(90), max: money(120), ...more },
});
const open = async (
  props: unknown,
  markup = '<div class="product__prices"><strong class="price">100,00 zł</strong></div>',
) => {
  const page = await street.open("/text-page", {
    chunks: { "omnibus-price": () => import("../../../islands/omnibus-price/index") },
    before() {
      one("#content").insertAdjacentHTML(
        "beforeend",
        `<div class="product" id="card" data-island="omnibus-price">${markup}</div>`,
      );
      one("#card").dataset.islandProps = JSON.stringify(props);
    },
  });
  await page.start("omnibus-price");
  return page;
};
afterEach(() => vi.restoreAllMocks());

describe("a card", () => {
  it("shows the lowest and the regular price beside its own", async () => {
    await open({ product: product() });
    expect(textOf("#card")).toContain("90,00 zł");
    expect(textOf("#card")).toContain("120,00 zł");
    expect(textOf("#card")).not.toMatch(/NaN|undefined/);
  });

  it("follows new props, and is restored when the island ends", async () => {
    await open({ product: product() });
    const card = one("#card");
    card.dataset.islandProps = JSON.stringify({ product: product({ omnibusPrice: money(80) }) });
    await eventually(() => expect(textOf("#card")).toContain("80,00 zł"));
    card.remove();
    await eventually(() => expect(card.textContent).toBe("100,00 zł"));
  });

  it("without data stays unchanged, and the designer is warned", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await open({});
    expect(textOf("#card")).toBe("100,00 zł");
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('"product" is missing'));
  });

  it("without a place for prices stays unchanged", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await open({ product: product() }, "<p>100,00 zł</p>").catch(() => {});
    expect(textOf("#card")).toBe("100,00 zł");
  });
});
