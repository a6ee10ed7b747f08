// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BasketLine } from "../../../runtime/contracts/basket";
import { runs } from "../runs";
import { basketOf, isOpen, line, lines, type Shop, settled, shop } from "./support";

/** Opens what can be opened, and returns the visible state. */
async function seen(made: Shop) {
  const panel = await made.mountPanel();
  if (made.toggle.style.display !== "none") made.toggle.click();
  await settled();
  const open = panel.style.display !== "none";
  expect(isOpen(made)).toBe(open);
  return {
    open,
    list: open && panel.classList.contains("--list"),
    rows: panel.querySelectorAll("li").length,
    pictures: panel.querySelectorAll("img").length,
    badge: made.find(".badge")?.textContent,
  };
}

const expected = (count: number) => ({
  open: count > 0 && count <= 22,
  list: count > 10 && count <= 22,
  rows: count <= 22 ? count : 0,
  pictures: count <= 10 ? count : 0,
  badge: String(count),
});

describe("the limits of the panel (a list above 10 products, no panel above 22)", () => {
  it.each([0, 1, 10, 11, 22, 23, 500])("hold for %i products", async (count) => {
    expect(await seen(await shop(basketOf(lines(count))))).toEqual(expected(count));
  });

  it("hold for any number of products", async () => {
    const around = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 1, 10, 11, 22, 23));
    await fc.assert(
      fc.asyncProperty(around, async (count) => {
        const made = await shop(basketOf(lines(count)));
        expect(await seen(made)).toEqual(expected(count));
        made.unmountPanel();
        made.unmountShell();
      }),
      runs(0.03),
    );
  });

  it("count lines, not pieces, while the badge shows the server's number", async () => {
    const made = await shop(basketOf(lines(22), { count: 99 }));
    expect(await seen(made)).toMatchObject({ open: true, rows: 22, badge: "99" });
  });

  it("close an open panel that outgrows the limit, and focus moves to the link", async () => {
    const made = await shop(basketOf(lines(22)));
    await made.mountPanel();
    made.toggle.focus();
    made.toggle.click();
    made.show(basketOf(lines(23)));
    expect(isOpen(made)).toBe(false);
    expect(document.activeElement).toBe(made.link);
    expect(made.toggle.style.display).toBe("none");
  });

  it("keep the panel closed while the theme hides it, until the view grows", async () => {
    const made = await shop(undefined, undefined, undefined, { sheet: false });
    made.page({ view: 1 });
    expect(made.toggle.style.display).toBe("none");
    made.page({ view: 2 });
    expect(made.toggle.style.display).toBe("");
    made.host.classList.remove("--mobile_hide");
    made.page({ view: 1 });
    expect(made.toggle.style.display).toBe("");
  });
});

describe("unusual baskets", () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -1, 0, 1.5, 1e21, -0));
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("", "uniw", "<img src=x onerror=alert(1)>", "{name}", "x".repeat(500)),
  );
  const amounts = fc.record({ net: text, gross: text });
  const oddLine = fc.record({
    id: fc.option(text),
    size: text,
    additional: text,
    forPoints: fc.boolean(),
    settable: fc.boolean(),
    step: fc.option(number),
    sizeName: text,
    versionName: text,
    name: text,
    link: fc.constantFrom(null, line(1).link),
    icon: fc.constantFrom(null, line(1).icon),
    iconSecond: fc.constantFrom(null, line(2).icon),
    quantity: number,
    unit: text,
    worth: amounts,
    subscriptionPeriod: text,
    isInGroup: fc.boolean(),
  });
  const odd = fc.record({
    lines: fc
      .array(oddLine, { maxLength: 24 })
      .map((all) => all.map((one, index): BasketLine => ({ ...one, key: String(index) }))),
    count: number,
    worth: amounts,
    shipping: amounts,
    shippingIsFree: fc.boolean(),
    toFreeShipping: fc.option(number),
    freeShippingLimit: fc.option(number),
  });

  it("never break the header or a row", async () => {
    await fc.assert(
      fc.asyncProperty(odd, fc.constantFrom("net" as const, "gross" as const), async (basket, priceType) => {
        const made = await shop(basket);
        made.config({ priceType });
        const { rows } = await seen(made);
        const count = basket.lines.length;
        expect(rows).toBe(count > 22 ? 0 : count);
        expect(made.all("[onerror], script")).toHaveLength(0);
        made.unmountPanel();
        made.unmountShell();
      }),
      runs(0.075),
    );
  });
});
