// @vitest-environment page
import { describe, expect, it } from "vitest";
import { basketOf, line, lines, shop } from "./support";

const banner = () => document.getElementById("freeShipping")?.classList.contains("--active");

describe("the free-shipping banner", () => {
  it("is active when the missing amount is exactly zero", async () => {
    await shop(basketOf(lines(1), { toFreeShipping: 0 }));
    expect(banner()).toBe(true);
  });

  it("stops being active when an amount is missing again", async () => {
    const made = await shop(basketOf(lines(1), { toFreeShipping: 0 }));
    made.show(basketOf(lines(1), { toFreeShipping: 0.01 }));
    expect(banner()).toBe(false);
  });

  it.each([[null], [Number.NaN], [-1]])("stays as the server rendered it for %s", async (toFreeShipping) => {
    const made = await shop(null);
    document.getElementById("freeShipping")?.classList.add("--active");
    made.show(basketOf(lines(1), { toFreeShipping }));
    expect(banner()).toBe(true);
  });

  it("ignores an unconfirmed basket", async () => {
    const made = await shop(null);
    made.show(basketOf(lines(1), { toFreeShipping: 0 }), { status: "provisional" });
    expect(banner()).toBe(false);
  });

  it("leaves the page's own class alone", async () => {
    document.documentElement.className = "--freeShipping";
    await shop(basketOf(lines(1), { toFreeShipping: 0 }));
    expect(document.documentElement.className).toBe("--freeShipping");
    document.documentElement.className = "";
  });
});

describe("the one-click checkout", () => {
  const hidden = async (...all: Parameters<typeof line>[]) => {
    const { host } = await shop(basketOf(all.map((one) => line(...one))));
    const elements = host.querySelectorAll<HTMLElement>(
      ".top_basket__express_checkout_container, express-checkout",
    );
    expect(elements).toHaveLength(2);
    return [...elements].every((element) => element.hidden);
  };

  it("is offered for plain products", async () => expect(await hidden([1], [2])).toBe(false));
  it("is hidden by one product without a name", async () =>
    expect(await hidden([1], [2, { name: "" }])).toBe(true));
  it("is hidden by one subscription", async () =>
    expect(await hidden([1], [2, { subscriptionPeriod: "30" }])).toBe(true));
  it("is hidden by one line of a basket group, as GraphQL tells subscriptions", async () =>
    expect(await hidden([1], [2, { isInGroup: true }])).toBe(true));

  it("comes back when that line is removed", async () => {
    const made = await shop(basketOf([line(1), line(2, { name: "" })]));
    made.show(basketOf([line(1)]));
    expect(made.find(".top_basket__express_checkout_container")?.hidden).toBe(false);
  });
});
