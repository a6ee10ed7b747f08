/** Changing lines inside the open panel: what the shopper sees, which requests are sent, what is announced. */
import { describe, expect, it } from "vitest";
import { unexpectedShifts } from "../shifts";
import { bench, type Visit } from "../support";
import { asShopper, filled, header, names } from "./shop";

const b = bench();

type Opened = Visit & ReturnType<typeof header> & { readonly names: string[] };

async function opened(count = 3): Promise<Opened> {
  filled(b, count);
  const visit = await b.visit({ context: asShopper(b) });
  const parts = header(visit.page);
  await parts.toggle.focus();
  await visit.page.keyboard.press("Enter");
  await parts.rows.nth(count - 1).waitFor();
  return { ...visit, ...parts, names: names(b) };
}

const row = ({ rows }: Opened, index: number) => ({
  less: rows.nth(index).getByRole("button", { name: /^Zmniejsz ilość: / }),
  more: rows.nth(index).getByRole("button", { name: /^Zwiększ ilość: / }),
  remove: rows.nth(index).getByRole("button", { name: /^Usuń / }),
  quantity: rows.nth(index).getByRole("textbox", { name: /^Ilość: / }),
});
const changes = () => b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange");
/** The place of the row that has the focus itself. */
const focusedRow = ({ rows }: Opened) =>
  rows.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
const focused = ({ page }: Opened) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
/** Quantities sorted by product, because a server may move a changed line to the end. */
const basket = () =>
  [...b.shop.visitors.of("shopper").basket]
    .sort((one, other) => one.product.id - other.product.id)
    .map(({ quantity }) => quantity);

describe("a quantity", () => {
  it("is changed by quick clicks in one request, and header and panel are updated", async () => {
    const made = await opened();
    await row(made, 0).more.evaluate(async (more: HTMLElement) => {
      for (let click = 0; click < 3; click++) {
        more.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await expect.poll(() => made.badge.textContent()).toBe("6");
    expect(await row(made, 0).quantity.inputValue()).toBe("4");
    expect(basket()).toEqual([4, 1, 1]);
    expect(await made.price.textContent()).toBe(
      await made.panel.locator(".--worth .top_basket__summary_value").textContent(),
    );
    await expect.poll(() => made.said()).toEqual([`${made.names[0]}, ilość: 4. W koszyku 6 produktów`]);
  });

  it("is typed and confirmed with Enter, and the focus stays", async () => {
    const made = await opened();
    await row(made, 1).quantity.fill("5");
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.badge.textContent()).toBe("7");
    expect(basket()).toEqual([1, 5, 1]);
    expect(await focused(made)).toMatch(/^Ilość: /);
    expect(changes()).toHaveLength(1);
  });

  it("of the only product leaves the panel open", async () => {
    const made = await opened(1);
    await row(made, 0).quantity.fill("4");
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.message.textContent()).toContain("ilość: 4");
    expect(await made.panel.isVisible()).toBe(true);
    expect(basket()).toEqual([4]);
  });

  it("lowered while the shop fails leaves the product in the basket", async () => {
    const made = await opened();
    await row(made, 0).quantity.fill("3");
    await made.page.keyboard.press("Enter");
    await expect.poll(() => basket()).toEqual([3, 1, 1]);
    await expect.poll(() => made.message.textContent()).toContain("ilość: 3");
    b.shop.faults.set("basketchange", "500-html", { times: 1 });
    await row(made, 0).less.click();
    await expect.poll(() => made.message.textContent()).toContain("Nie udało się zmienić");
    expect(basket()).toEqual([3, 1, 1]);
    expect(await row(made, 0).quantity.inputValue()).toBe("3");
    expect(changes()).toHaveLength(2);
  });

  it("above the stock falls back to the possible quantity, shown as an error", async () => {
    const made = await opened();
    const [{ product: first } = { product: { id: 0 } }] = b.shop.visitors.of("shopper").basket;
    b.shop.config.orderLimits = { [first.id]: { most: 4 } };
    await row(made, 0).quantity.fill("9");
    await made.page.keyboard.press("Enter");
    const said = `${made.names[0]}: możesz teraz zamówić najwyżej 4.`;
    await expect.poll(() => made.message.textContent()).toBe(said);
    expect(await row(made, 0).quantity.inputValue()).toBe("4");
    expect(await row(made, 0).quantity.getAttribute("aria-invalid")).toBe("true");
    expect(await made.message.evaluate((line) => getComputedStyle(line).color)).toBe("rgb(163, 38, 27)");
    await expect.poll(() => made.said()).toEqual([`${said} W koszyku 6 produktów`]);
  });

  it("raised just before the basket page is opened is shown there", async () => {
    const made = await opened();
    await row(made, 0).more.click();
    await made.panel.locator(".top_basket__buttons a").click();
    await made.page.waitForURL(/basketedit/);
    expect(basket()).toEqual([2, 1, 1]);
    expect(await made.page.locator(".basket__number").first().inputValue()).toBe("2");
  });

  it("raised just before the tab leaves the shop is sent", async () => {
    const made = await opened();
    await row(made, 0).more.click();
    await made.page.goto("about:blank");
    await expect.poll(() => basket()).toEqual([2, 1, 1]);
  });

  it("still being sent when the page is left arrives, and so does a queued change", async () => {
    const made = await opened();
    const hold = b.shop.faults.hold("basketchange");
    await row(made, 0).quantity.fill("5");
    await made.page.keyboard.press("Enter");
    await hold.arrived(1);
    await row(made, 0).more.click();
    await made.page.goto("about:blank");
    await expect.poll(() => basket()).toEqual([6, 1, 1]);
    hold.release();
  });

  it("can be set repeatedly", async () => {
    const made = await opened();
    for (const quantity of [3, 2, 5, 1]) {
      await row(made, 0).quantity.fill(String(quantity));
      await made.page.keyboard.press("Enter");
      await expect.poll(() => basket()).toEqual([quantity, 1, 1]);
      await expect.poll(() => made.badge.textContent()).toBe(String(quantity + 2));
    }
    expect(made.errors).toEqual([]);
  });

  it("refused by the shop returns to the earlier value, with the reason beside it", async () => {
    const made = await opened();
    b.shop.faults.set("basketchange", "422");
    await row(made, 0).more.click();
    await expect.poll(() => made.message.textContent()).toBe(`Sklep nie przyjął zmiany: ${made.names[0]}.`);
    expect(await row(made, 0).quantity.inputValue()).toBe("1");
    expect(await focused(made)).toBe(`Zwiększ ilość: ${made.names[0]}`);
    await expect
      .poll(() => made.said())
      .toEqual([`Sklep nie przyjął zmiany: ${made.names[0]}. W koszyku 3 produkty`]);
    expect(await made.badge.textContent()).toBe("3");
  });

  it.each(["500-html", "reset"] as const)(
    "that meets %s returns to the earlier value and can be retried",
    async (fault) => {
      const made = await opened();
      b.shop.faults.set("basketchange", fault);
      await row(made, 0).more.click();
      await expect.poll(() => made.message.textContent()).toContain("Nie udało się zmienić");
      expect(await row(made, 0).quantity.inputValue()).toBe("1");
      b.shop.faults.clear();
      await row(made, 0).more.click();
      await expect.poll(() => made.badge.textContent()).toBe("4");
      await expect.poll(() => made.message.textContent()).toContain("ilość: 2");
    },
  );

  it("keeps only its own row busy until the answer arrives", async () => {
    const made = await opened();
    const hold = b.shop.faults.hold("basketchange");
    await row(made, 0).more.click();
    await expect.poll(() => changes().length).toBe(1);
    expect(await made.rows.nth(0).getAttribute("aria-busy")).toBe("true");
    expect(await made.rows.nth(1).getAttribute("aria-busy")).toBeNull();
    hold.release();
    await expect.poll(() => made.rows.nth(0).getAttribute("aria-busy")).toBeNull();
    expect(made.errors).toEqual([]);
  });
});

describe("a removal", () => {
  it("is announced once, moves the focus to the next row, and can be undone", async () => {
    const made = await opened();
    await row(made, 1).remove.focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(2);
    // The row, and not its "Usuń": a second Enter must not remove the next product.
    await expect.poll(() => focusedRow(made)).toBe(1);
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.said()).toEqual([`Usunięto ${made.names[1]}. W koszyku 2 produkty`]);
    expect(await made.rows.count()).toBe(2);
    await made.page.keyboard.press("Tab");
    expect(await made.rows.nth(1).evaluate((li) => li.contains(document.activeElement))).toBe(true);

    const undo = made.panel.getByRole("button", { name: "Cofnij" });
    await undo.focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(3);
    await expect.poll(() => focusedRow(made)).toBe(1);
    expect(await made.badge.textContent()).toBe("3");
    await expect
      .poll(async () => (await made.said())[1])
      .toBe(`Przywrócono ${made.names[1]}. W koszyku 3 produkty`);
    expect(await undo.count()).toBe(0);
  });

  it("of the last row moves the focus to the row above", async () => {
    const made = await opened();
    await row(made, 2).remove.click();
    await expect.poll(() => focusedRow(made)).toBe(1);
  });

  it("of the only product keeps the panel with the undo; once closed, only the link is left", async () => {
    const made = await opened(1);
    await row(made, 0).remove.click();
    await expect.poll(() => made.badge.textContent()).toBe("0");
    const undo = made.panel.getByRole("button", { name: "Cofnij" });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect
      .poll(() => made.said())
      .toEqual([expect.stringMatching(/^Usunięto .+\. Koszyk jest pusty$/)]);
    await made.page.keyboard.press("Escape");
    expect(await made.panel.isVisible()).toBe(false);
    expect(await made.toggle.isVisible()).toBe(false);
    expect(await made.link.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it("of the only product moves nothing in the panel, also at 1,200 ms latency", async () => {
    const made = await opened(1);
    b.shop.faults.roundTrip(1_200);
    const heightOf = () => made.panel.evaluate((panel) => panel.getBoundingClientRect().height);
    const before = [await heightOf(), (await unexpectedShifts(made.page)).length];
    await row(made, 0).remove.click();
    await made.panel.locator(".top_basket__empty").waitFor();
    expect([await heightOf(), (await unexpectedShifts(made.page)).length]).toEqual(before);
  });

  it("is shown in another tab of the shop", async () => {
    const made = await opened();
    const other = await made.context.newPage();
    await other.goto(b.shop.url);
    await expect.poll(() => header(other).badge.textContent()).toBe("3");
    await made.page.bringToFront();
    await row(made, 0).remove.click();
    await expect.poll(() => made.badge.textContent()).toBe("2");
    await other.bringToFront();
    await expect.poll(() => header(other).badge.textContent()).toBe("2");
  });
});

describe("a product in the basket twice, plain and as a subscription", () => {
  it("loses only the removed line", async () => {
    const visitor = filled(b, 0);
    const product = b.shop.catalogue.products.find(
      ({ subscription, sizes, price, stock }) => subscription && !sizes.length && price > 0 && stock > 9,
    );
    const wish = { product: `${product?.id}`, size: "uniw", quantity: 1 };
    b.shop.fillBasket("shopper", [wish, { ...wish, quantity: 2, subscription: true }]);
    const made = await b.visit({ context: asShopper(b) });
    const { toggle, rows, badge } = header(made.page);
    await toggle.focus();
    await made.page.keyboard.press("Enter");
    await rows
      .filter({ hasText: "Subskrypcja" })
      .getByRole("button", { name: /^Usuń / })
      .click();
    await expect.poll(() => badge.textContent()).toBe("1");
    expect(visitor.basket.map(({ subscription, quantity }) => [subscription, quantity])).toEqual([
      [false, 1],
    ]);
  });
});

describe.each(["missing", "unlike"] as const)("a line whose hash is %s in get.php", (basketHashes) => {
  it("has stepper, removal and undo, and is not called refused when the shop has changed it", async () => {
    b.shop.config.basketHashes = basketHashes;
    const made = await opened();
    await row(made, 0).more.click();
    await expect.poll(() => made.message.textContent()).toBe(`${made.names[0]}, ilość: 2.`);
    expect(basket()).toEqual([2, 1, 1]);
    await row(made, 0).remove.click();
    await expect.poll(basket).toEqual([1, 1]);
    await made.page.getByRole("button", { name: "Cofnij" }).click();
    await expect.poll(basket).toEqual([2, 1, 1]);
  });
});

describe("a line without an identifier from the shop", () => {
  it("links to the basket page instead", async () => {
    b.shop.config.basketIds = false;
    b.shop.faults.set("graphql", "500-html");
    const made = await opened();
    expect(await made.rows.nth(0).getByRole("button").count()).toBe(0);
    await made.rows
      .nth(0)
      .getByRole("link", { name: `Zmień w koszyku: ${made.names[0]}` })
      .click();
    await made.page.waitForURL(/basketedit/);
  });
});
