/** A press on a provider's link: it opens the calculator once, or a dialog that says why not, or a message. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InstalmentProvider } from "../../../fixtures/catalogue/instalment-provider";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { eventually } from "../eventually";
import { all, fire, gone, one, soon, textOf } from "../in-page";
import { openShop, SHOPPER } from "../open-page";
import { pass, turns } from "../turns";

const street = openShop();
const chunks = {
  instalments: () => import("../../../islands/instalments/index"),
  basket: () => import("../../../runtime/platform/basket"),
};
const bank: InstalmentProvider = { name: "Bank", link: "https://bank.example/?kwota={calculate_price}" };
const price = () => street.shop.catalogue.product(showcase.plain.id)?.price ?? 0;
const address = (amount: number) => `https://bank.example/?kwota=${amount}`;

interface Options {
  readonly path?: string;
  readonly before?: () => void;
}
async function open(
  provider: Partial<InstalmentProvider> = {},
  { path = showcase.plain.path, before = () => {} }: Options = {},
) {
  street.shop.config.instalments = [{ ...bank, ...provider }];
  const page = await street.open(path, { chunks, before });
  await page.start("instalments");
  return page;
}
const link = () => one("[data-instalments]");
const press = () => fire(link(), "click");
const DIALOG = "dialog.instalment_calculator";
const buttons = () => all(`${DIALOG} .instalment_calculator__button`);
/** Whether the press counts as recent in the browser. */
const recent = (isActive: boolean) =>
  Object.defineProperty(navigator, "userActivation", { value: { isActive }, configurable: true });

/** The basket page, where a page module has just changed the basket. */
async function openChangedBasket(
  remembered = () => [{ name: "/basketchange.php", responseEnd: performance.now() }],
) {
  street.shop.fillBasket(SHOPPER, 1);
  const page = await open({}, { path: "/basketedit.php" });
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => remembered() as never);
  return page;
}

let opened: unknown[][];
beforeEach(() => {
  opened = [];
  vi.spyOn(window, "open").mockImplementation((...args) => {
    opened.push(args);
    return null;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
  Reflect.deleteProperty(window, "calculate_instalments");
  delete document.body.dataset.latarnia;
});

describe("a press within the provider's limits", () => {
  it("opens the provider's page with the product's price, in a tab that cannot reach the shop, and announces it", async () => {
    const { announced } = await open({ minPrice: 1 });
    expect(press()).toBe(false);
    await eventually(() => expect(opened).toEqual([[address(price() / 100), "_blank", "noopener"]]));
    await eventually(() => expect(announced).toContain("Kalkulator rat otwiera się w nowej karcie: Bank"));
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("is answered once although the link's handler calls the old global, too", async () => {
    const calls: unknown[][] = [];
    await open(
      {},
      {
        before() {
          Reflect.set(window, "calculate_instalments", (...args: unknown[]) => calls.push(args));
          link().addEventListener("click", () => calls.push(["theme"]));
        },
      },
    );
    press();
    await eventually(() => expect(opened).toHaveLength(1));
    expect(calls).toEqual([]);
  });

  it("counts the chosen quantity", async () => {
    await open();
    one<HTMLInputElement>("#projector_number").value = "3";
    press();
    await eventually(() => expect(opened[0]?.[0]).toBe(address((price() * 3) / 100)));
  });

  it("counts the price of the product that a visit in place has brought, which the page's constant does not know", async () => {
    await open();
    one<HTMLInputElement>("#projector_form [name=product]").value = "7";
    Reflect.set(window, "product_data", [{ id: 7, base_price: { value: 110, price_net: 90 } }]);
    press();
    await eventually(() => expect(opened[0]?.[0]).toBe(address(110)));
  });

  it("counts the price of the chosen size", async () => {
    await open({}, { path: showcase.pricesPerSize.path });
    one<HTMLInputElement>("#projector_size_hidden").value = "4";
    press();
    await eventually(() => expect(opened[0]?.[0]).toBe(address(130)));
  });

  it("offers a link in a dialog when it is too old for the browser to open a window", async () => {
    await open();
    recent(false);
    press();
    await soon(DIALOG);
    expect(opened).toEqual([]);
    const [button] = buttons() as unknown as HTMLAnchorElement[];
    expect([button?.href, button?.target, button?.rel]).toEqual([
      address(price() / 100),
      "_blank",
      "noopener",
    ]);
  });
});

describe("a press outside of the provider's limits", () => {
  it("opens a dialog that says why, and its button explains what to do but opens nothing", async () => {
    await open({ minPrice: 1_000_000 });
    press();
    await soon(DIALOG);
    expect(textOf("#instalment_calculator_messages")).toContain(
      "Minimalna kwota umożliwiająca zakupy przez Bank",
    );
    expect(one(DIALOG).getAttribute("aria-describedby")).toBe("instalment_calculator_messages");
    const [button] = buttons();
    expect([button?.getAttribute("aria-disabled"), (button as HTMLButtonElement).disabled]).toEqual([
      "true",
      false,
    ]);
    expect(button?.textContent).toContain("Zwiększ ilość sztuk produktu");
    button?.click();
    expect([opened, document.querySelector(DIALOG)]).toEqual([[], expect.anything()]);
  });

  it("shows texts of the provider as text", async () => {
    await open({ name: "<img src=x>Bank", minPrice: 1_000_000 });
    press();
    await soon(DIALOG);
    expect(document.querySelector(`${DIALOG} img`)).toBeNull();
    expect(textOf(DIALOG)).toContain("<img src=x>Bank");
  });

  it("removes the dialog and its content after a press on one of its links", async () => {
    await open();
    recent(false);
    press();
    await soon(DIALOG);
    buttons()[0]?.addEventListener("click", (event) => event.preventDefault());
    buttons()[0]?.click();
    await gone(DIALOG);
  });

  it("closes its dialog when the island ends", async () => {
    await open({ minPrice: 1_000_000 });
    press();
    await soon(DIALOG);
    link().remove();
    await gone(DIALOG);
  });
});

describe("a product that would join a basket", () => {
  it("may be calculated alone or together with the basket", async () => {
    street.shop.fillBasket(SHOPPER, 2);
    await open({ minPrice: 1 });
    press();
    await soon(DIALOG);
    expect(buttons()).toHaveLength(2);
    expect(textOf(DIALOG)).toContain("Oblicz raty łącznie z wartością koszyka");
    expect(opened).toEqual([]);
  });
});

describe("a link that is no address", () => {
  const CODE = "document.body.dataset.latarnia = '{calculate_price}'";

  it("is refused with a message, and its code does not run, unless the shop allows code", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { announced } = await open({ link: CODE });
    press();
    await eventually(() => expect(announced.join()).toContain("Kalkulatora rat nie można otworzyć"));
    expect([document.body.dataset.latarnia, opened]).toEqual([undefined, []]);
    expect(warned.mock.calls.join()).toContain("serverCode.instalments");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "https://user:secret@bank.example/"])(
    "is refused as %s even when the shop allows code",
    async (address) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      const { announced, boot } = await open({ link: address });
      boot.store.setState(({ shop }) => ({ shop: { ...shop, serverCode: { instalments: true } } }));
      press();
      await eventually(() => expect(announced.join()).toContain("Kalkulatora rat nie można otworzyć"));
      expect(opened).toEqual([]);
    },
  );

  it("is reported to the shopper when the gate that runs code cannot be loaded", async () => {
    const { announced, boot } = await open({ link: CODE });
    boot.store.setState(({ shop }) => ({ shop: { ...shop, serverCode: { instalments: true } } }));
    Reflect.set(boot.loader, "load", () => Promise.reject(new Error("lost")));
    press();
    await eventually(() => expect(announced.join()).toContain("Nie udało się uruchomić kalkulatora rat"));
  });
});

describe("a handler of the link that does more than the call", () => {
  const offer = { link: bank.link, instalmentName: "Bank" };
  const asOldGlobal = () => link().dispatchEvent(new CustomEvent("wyspa:instalments", { detail: [offer] }));

  it("is left to the page, whose call of the old global is answered", async () => {
    await open({ call: "mixed" }, { before: () => Reflect.set(window, "calculate_instalments", () => {}) });
    expect(press()).toBe(true);
    expect(opened).toEqual([]);
    asOldGlobal();
    await eventually(() => expect(opened).toHaveLength(1));
  });

  it("runs as soon as the old global is loaded, by one more click", async () => {
    let load = () => {};
    const ready = new Promise<void>((resolve) => {
      load = resolve;
    });
    vi.stubGlobal("wyspa", { ready });
    await open({ call: "mixed" });
    const clicked = vi.spyOn(link(), "click");
    expect(press()).toBe(false);
    Reflect.set(window, "calculate_instalments", () => {});
    load();
    await eventually(() => expect(clicked).toHaveBeenCalledTimes(1));
  });

  it("does not run when the old global is still missing, so that the page throws no error", async () => {
    vi.stubGlobal("wyspa", { ready: Promise.resolve() });
    await open({ call: "mixed" });
    const clicked = vi.spyOn(link(), "click");
    press();
    await turns();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe("the newest press counts", () => {
  it("so two presses open one page", async () => {
    await open();
    press();
    press();
    await eventually(() => expect(opened).toHaveLength(1));
    await pass(50);
    expect(opened).toHaveLength(1);
  });

  it("so two presses open one dialog", async () => {
    await open({ minPrice: 1_000_000 });
    press();
    press();
    await soon(DIALOG);
    await pass(50);
    expect(all(DIALOG)).toHaveLength(1);
  });

  it("and nothing is opened when the island ends before the sum is known", async () => {
    const page = await openChangedBasket();
    const held = street.shop.faults.hold("get.php");
    const host = link();
    press();
    await held.arrived();
    host.remove();
    await eventually(() => expect(page.boot.hosts.has(host)).toBe(false));
    held.release();
    await pass(100);
    expect([opened, document.querySelector("dialog")]).toEqual([[], null]);
  });
});

describe("a basket that has changed since the page load", () => {
  it("is asked for its worth, and the calculator opens with the new sum", async () => {
    await openChangedBasket();
    press();
    await eventually(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.[0]).toMatch(/kwota=\d+(\.\d+)?$/);
  });

  it.each([
    [
      "whose request the browser no longer remembers",
      Array(250).fill({ name: "/picture.webp", responseEnd: 1 }),
    ],
    ["whose request a script of the page has cleared", []],
  ])("is asked for its worth after a change %s", async (_, entries) => {
    await openChangedBasket(() => entries);
    street.shop.fillBasket(SHOPPER, 2);
    const before = street.shop.requests.length;
    press();
    await eventually(() => expect(opened).toHaveLength(1));
    expect(street.shop.requests.slice(before).map(({ endpoint }) => endpoint)).toContain("get.php");
  });

  it("is no reason to open a wrong sum when its worth is unknown", async () => {
    const { announced } = await openChangedBasket();
    street.shop.faults.set("get.php", "500-html");
    street.shop.faults.set("graphql", "500-html");
    press();
    await eventually(() => expect(announced.join()).toContain("Koszyk się zmienił"));
    expect(opened).toEqual([]);
  });
});
