/** Changing lines inside the open panel: what the shopper sees, what is sent, what is said. */
import { describe, expect, it } from "vitest";
import { asShopper, filled, header, names } from "./mini-basket-shop";
import { bench, type Visit } from "./support";

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
const focused = ({ page }: Opened) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
/** Quantities by product; a server may put a line that it changed at the end. */
const basket = () =>
  [...b.shop.visitors.of("shopper").basket]
    .sort((one, other) => one.product.id - other.product.id)
    .map(({ quantity }) => quantity);

describe("a quantity", () => {
  it("is changed by quick clicks in one go, and header and panel follow", async () => {
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

  // Both ways in which a platform may read `set_quantity` (contract Part C); what lies between must not be seen.
  it.each(["set", "add"] as const)(
    "is typed and confirmed with Enter, and focus stays, where set_quantity means %s",
    async (manner) => {
      b.shop.config.setQuantity = manner;
      const made = await opened();
      await row(made, 1).quantity.fill("5");
      await made.page.keyboard.press("Enter");
      await expect.poll(() => made.badge.textContent()).toBe("7");
      expect(basket()).toEqual([1, 5, 1]);
      expect(await focused(made)).toMatch(/^Ilość: /);
    },
  );

  it.each(["set", "add"] as const)(
    "of the only product leaves the panel open where set_quantity means %s",
    async (manner) => {
      b.shop.config.setQuantity = manner;
      const made = await opened(1);
      await row(made, 0).quantity.fill("4");
      await made.page.keyboard.press("Enter");
      await expect.poll(() => made.message.textContent()).toContain("ilość: 4");
      expect(await made.panel.isVisible()).toBe(true);
      expect(basket()).toEqual([4]);
    },
  );

  it("can be set again and again", async () => {
    const made = await opened();
    for (const quantity of [3, 2, 5, 1]) {
      await row(made, 0).quantity.fill(String(quantity));
      await made.page.keyboard.press("Enter");
      await expect.poll(() => basket()).toEqual([quantity, 1, 1]);
      await expect.poll(() => made.badge.textContent()).toBe(String(quantity + 2));
    }
    expect(made.errors).toEqual([]);
  });

  it("that the shop refuses goes back to what it was, with the reason beside it", async () => {
    const made = await opened();
    b.shop.faults.set("basketchange", "422");
    await row(made, 0).more.click();
    await expect.poll(() => made.message.textContent()).toBe(`Sklep nie przyjął zmiany: ${made.names[0]}.`);
    expect(await row(made, 0).quantity.inputValue()).toBe("1");
    expect(await focused(made)).toBe(`Zwiększ ilość: ${made.names[0]}`);
    await expect.poll(() => made.said()).toEqual([`Sklep nie przyjął zmiany: ${made.names[0]}.`]);
    expect(await made.badge.textContent()).toBe("3");
  });

  it.each(["500-html", "reset"] as const)(
    "that meets %s goes back, and can be tried again",
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

  it("keeps its row busy, and only that, until the answer", async () => {
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
  it("is said once, focus goes to the next row, and it can be undone", async () => {
    const made = await opened();
    await row(made, 1).remove.focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(2);
    await expect.poll(() => focused(made)).toBe(`Usuń ${made.names[2]}`);
    await expect.poll(() => made.said()).toEqual([`Usunięto ${made.names[1]}. W koszyku 2 produkty`]);

    const undo = made.panel.getByRole("button", { name: "Cofnij" });
    await undo.focus();
    await made.page.keyboard.press("Enter");
    await expect.poll(() => made.rows.count()).toBe(3);
    expect(await made.badge.textContent()).toBe("3");
    await expect
      .poll(async () => (await made.said())[1])
      .toBe(`Przywrócono ${made.names[1]}. W koszyku 3 produkty`);
    expect(await undo.count()).toBe(0);
    expect(await made.host.evaluate((host) => host.contains(document.activeElement))).toBe(true);
  });

  it("of the last row moves the focus up", async () => {
    const made = await opened();
    await row(made, 2).remove.click();
    await expect.poll(() => focused(made)).toBe(`Usuń ${made.names[1]}`);
  });

  it("of the only product closes the panel, and focus goes to the header's link", async () => {
    const made = await opened(1);
    await row(made, 0).remove.click();
    await expect.poll(() => made.badge.textContent()).toBe("0");
    await expect.poll(() => made.toggle.isVisible()).toBe(false);
    expect(await made.panel.isVisible()).toBe(false);
    expect(await made.link.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => made.said()).toEqual([`Usunięto ${made.names[0]}. Koszyk jest pusty`]);
  });

  it("is seen in another tab of the shop", async () => {
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

describe("a line that the shop does not identify", () => {
  it("leads to the basket page instead", async () => {
    b.shop.config.basketIds = false;
    const made = await opened();
    expect(await made.rows.nth(0).getByRole("button").count()).toBe(0);
    await made.rows
      .nth(0)
      .getByRole("link", { name: `Zmień w koszyku: ${made.names[0]}` })
      .click();
    await made.page.waitForURL(/basketedit/);
  });
});
