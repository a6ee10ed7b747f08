/** A list of stores keeps its form until a store is chosen, in the shop's words. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { fire, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { "store-select": () => import("../../../islands/store-select/index") };
const open = async () => {
  const page = await street.open("/text-page", {
    chunks,
    before: () =>
      one("#content").insertAdjacentHTML(
        "beforeend",
        `<form id="f"><div class="f-group"><select id="s" data-island="store-select" required>
          <option value="">Wybierz</option><option value="2">Kraków</option></select></div><button>x</button></form>`,
      ),
  });
  await page.start("store-select");
  return page;
};
const select = () => one<HTMLSelectElement>("#s");

describe("a form without a store", () => {
  it("is invalid with the shop's message, which is shown beside the list instead of the browser's", async () => {
    await open();
    expect(select().validationMessage).not.toBe("");
    const event = new Event("invalid", { cancelable: true });
    select().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(one("#f").textContent).toContain(select().validationMessage);
  });

  it("is valid once a store is selected, and the message disappears", async () => {
    await open();
    const text = select().validationMessage;
    select().dispatchEvent(new Event("invalid", { cancelable: true }));
    select().value = "2";
    fire(select(), "change");
    expect(select().validationMessage).toBe("");
    expect(one("#f").textContent).not.toContain(text);
  });

  it("is checked again before a press, because scripts select without an event", async () => {
    await open();
    select().value = "2";
    expect(select().validity.customError).toBe(true);
    one("#f button").addEventListener("click", (event) => event.preventDefault());
    one("#f button").click();
    expect(select().validity.customError).toBe(false);
  });
});
