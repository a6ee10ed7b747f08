/** Prices of subscriptions are written where the host has places for them; the server's text comes back. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { "subscription-price": () => import("../../../islands/subscription-price/index") };
const props = { max: 100, maxNet: 81.3, save: 0, before: 100, rebateValue: 10, rebateType: "percentage" };
const open = async (markup: string, given: unknown = props) => {
  const page = await street.open("/text-page", {
    chunks,
    before() {
      one("#content").insertAdjacentHTML(
        "beforeend",
        `<p id="host" data-island="subscription-price">${markup}</p>`,
      );
      one("#host").dataset.islandProps = JSON.stringify(given);
    },
  });
  await page.start("subscription-price");
  return page;
};

describe("the price of a subscription", () => {
  it("is the host's own text without placeholders", async () => {
    await open("od 90 zł");
    expect(textOf("#host")).toBe("90,00 zł");
  });

  it("is written into the elements for gross, net and the saving", async () => {
    await open(
      `<b data-subscription-price="gross">?</b> <i data-subscription-price="net">?</i> <u data-subscription-price="percent">?</u>`,
    );
    expect([textOf("#host b"), textOf("#host u")]).toEqual(["90,00 zł", "-10%"]);
    expect(textOf("#host i")).toMatch(/^73,\d\d zł$/);
  });

  it("leaves the server's text when nothing can be calculated", async () => {
    await open("od 90 zł", { max: "nothing" });
    expect(textOf("#host")).toBe("od 90 zł");
  });

  it("follows new props", async () => {
    await open("?");
    one("#host").dataset.islandProps = JSON.stringify({ ...props, rebateValue: 20 });
    await eventually(() => expect(textOf("#host")).toBe("80,00 zł"));
  });

  it("restores the server's text when the island ends", async () => {
    await open("od 90 zł");
    const host = one("#host");
    host.remove();
    await eventually(() => expect(host.textContent).toBe("od 90 zł"));
  });
});
