/** Choosing a size on the product page: every consequence happens immediately and only once. */
import { describe, expect, test } from "vitest";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone } from "../support";
import { asked, FORM, productPage } from "./product-page";

const b = bench();

describe("sizes with different prices", () => {
  test("show the range until one is chosen, and then its price and the lines that the law requires", async () => {
    const { size, price, lowest, regular, suggested, withoutCode, classes, chosen, errors, said } =
      await productPage(b, "pricesPerSize", { viewport: phone });
    expect(await price()).toBe("80,00 zł - 170,00 zł");
    expect(await lowest()).toBe("");
    expect(await classes()).toEqual([]);
    expect(await said()).toEqual([]);

    await size("XS").click();
    await expect.poll(price).toBe("80,00 zł");
    expect(await lowest()).toMatch(/^Najniższa cena produktu w okresie 30 dni .*: 90,00 zł-11%$/);
    expect(await regular()).toBe("Cena regularna: 100,00 zł-20%");
    expect(await suggested()).toMatch(/110,00 zł/);
    expect(await classes()).toEqual(["--omnibus", "--omnibus-higher"]);
    expect(await chosen()).toBe("2");

    await size("M").click();
    await expect.poll(price).toBe("130,00 zł");
    for (const line of [lowest, regular, suggested, withoutCode]) expect(await line()).toBe("");
    expect(await classes()).toEqual([]);
    await size("XL").click();
    await expect.poll(withoutCode).toBe("Cena bez kodu: 170,00 zł-6%");
    expect(errors).toEqual([]);
  });

  test("are announced to screen readers once each, in the visible words", async () => {
    const { size, said, price } = await productPage(b, "pricesPerSize");
    await size("XS").click();
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/80,00 zł.*Najniższa cena.*90,00 zł.*Cena regularna: 100,00 zł/);
    await size("S").click();
    await expect.poll(price).toBe("100,00 zł");
    await expect.poll(async () => (await said()).length).toBe(2);
    expect((await said())[1]).toMatch(/100,00 zł.*95,00 zł/);
  });

  test("show the page's prices at once; the response corrects them, and a response for an older choice is ignored", async () => {
    const hold = b.shop.faults.hold("projector");
    const { size, price } = await productPage(b, "pricesPerSize");
    await size("XS").click();
    await expect.poll(price).toBe("80,00 zł");
    await size("S").click();
    await expect.poll(price).toBe("100,00 zł");
    hold.release();
    await untilQuiet(b.shop, 300);
    expect(await price()).toBe("100,00 zł");
    expect(asked(b).map((one) => one.size)).toEqual(["2", "3"]);
    expect(asked(b)[0]).toMatchObject({ action: "get", get: "sizeprices,sizeavailability,sizedelivery" });
  });

  test("keep the current choice when the response for an older one arrives after a cached one", async () => {
    const { page, size, price, chosen } = await productPage(b, "pricesPerSize");
    const first = page.waitForResponse(/size=3/);
    await size("S").click();
    await expect.poll(price).toBe("100,00 zł");
    await (await first).finished();
    const hold = b.shop.faults.hold("projector");
    await size("XS").click();
    await expect.poll(price).toBe("80,00 zł");
    await size("S").click();
    await expect.poll(price).toBe("100,00 zł");
    expect(await page.locator("#projector_prices_section.--loading").count()).toBe(0);
    const answered = page.waitForResponse(/size=2/);
    hold.release();
    await answered;
    await untilQuiet(b.shop, 300);
    expect([await price(), await chosen()]).toEqual(["100,00 zł", "3"]);
  });

  test("are requested once each", async () => {
    const { size, price } = await productPage(b, "pricesPerSize");
    for (const [name, text] of [
      ["XS", "80,00 zł"],
      ["S", "100,00 zł"],
      ["XS", "80,00 zł"],
      ["S", "100,00 zł"],
    ] as const) {
      await size(name).click();
      await expect.poll(price).toBe(text);
      await untilQuiet(b.shop, 300);
    }
    expect(asked(b).map((one) => one.size)).toEqual(["2", "3"]);
  });

  for (const fault of ["500-html", "reset", "200-html"] as const)
    test(`stay as the page has them when the response fails (${fault}), and the failure is announced once`, async () => {
      b.shop.faults.set("projector", fault);
      const { page, size, price, lowest, said, errors } = await productPage(b, "pricesPerSize");
      await size("XS").click();
      await expect.poll(async () => (await said()).join()).toMatch(/Wystąpił błąd połączenia/);
      expect(await price()).toBe("80,00 zł");
      expect(await lowest()).toMatch(/90,00 zł/);
      expect(await page.locator("#projector_prices_section.--loading").count()).toBe(0);
      b.shop.faults.clear();
      await size("S").click();
      await expect.poll(price).toBe("100,00 zł");
      expect(errors).toEqual([]);
    });
});

describe("a size that is sold out", () => {
  test("can be chosen: it cannot be bought, and a notification can be requested", async () => {
    const { page, size, buy, status, field } = await productPage(b, "sizes");
    const soldOut = page.getByRole("button", { name: "S (wyprzedane)", exact: true });
    expect(await soldOut.getAttribute("aria-disabled")).toBe("true");
    expect(await size("M").getAttribute("aria-disabled")).toBeNull();
    const line = () => soldOut.evaluate((one) => getComputedStyle(one).textDecorationLine);
    expect(await line()).toBe("line-through"); // not by colour alone
    await soldOut.click({ force: true }); // playwright waits for disabled controls
    await expect.poll(() => page.locator(`${FORM}.disable`).count()).toBe(1);
    expect(await soldOut.getAttribute("aria-pressed")).toBe("true");
    expect(await line()).toBe("line-through");
    expect(await buy.isVisible()).toBe(false);
    expect(await field.isVisible()).toBe(false);
    expect(await page.locator(".tell_availability_link_handler").isVisible()).toBe(true);
    expect(await status()).toMatch(/niedostępny/i);
    await size("M").click();
    await expect.poll(() => buy.isVisible()).toBe(true);
    expect(await page.locator(`${FORM}.disable`).count()).toBe(0);
  });
});

describe("choosing a size", () => {
  test("keeps the focus, by pointer and by Space, and exposes which one is pressed", async () => {
    const { page, size, chosen } = await productPage(b, "sizes");
    await size("M").focus();
    await page.keyboard.press("Space");
    await expect.poll(chosen).toBe("4");
    expect(await size("M").getAttribute("aria-pressed")).toBe("true");
    expect(await size("XS").getAttribute("aria-pressed")).toBe("false");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("M");
    await size("XL").or(size("L")).first().press("Enter");
    await expect.poll(chosen).toBe("5");
    expect(page.url()).not.toContain("selected_size");
  });

  test("with a modifier key opens the size's own page, as a link does", async () => {
    const { page, context, size, chosen } = await productPage(b, "sizes");
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      size("M").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect.poll(() => opened.url()).toContain("selected_size=4");
    expect(await chosen()).not.toBe("4");
    expect(page.url()).not.toContain("selected_size");
  });

  test("from a list works, and the placeholder chooses nothing", async () => {
    const { page, chosen, status } = await productPage(b, "sizesInList");
    const list = page.locator("#projector_sizes_select");
    await list.selectOption({ label: "L" }).catch(() => list.selectOption("5"));
    await expect.poll(chosen).toBe("5");
    expect(await status()).toMatch(/dostępny/i);
  });

  test("is asked for beside the sizes when an action requires it, and the focus moves there", async () => {
    const { page, buy, size } = await productPage(b, "pricesPerSize", { viewport: phone });
    await buy.click();
    const message = page.locator(".projector_sizes__sub.--alert > #alert[role=alert]");
    await expect.poll(() => message.textContent()).toBe("Proszę wybrać rozmiar");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("projector_sizes__item");
    expect(b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange")).toEqual([]);
    await size("XS").click();
    await expect.poll(() => message.count()).toBe(0);
  });
});

describe.each(["kind", "strict"] as const)("in the %s theme, a missing size", (theme) => {
  test.each(["sizes", "sizesInList"] as const)(
    "looks like an error, and moves nothing (%s)",
    async (name) => {
      b.shop.config.theme = theme;
      b.shop.faults.roundTrip(300);
      const { page, buy } = await productPage(b, name, { viewport: phone });
      await page.waitForLoadState("networkidle");
      const sizes = page.locator(".projector_sizes__sub > :is(a, select)");
      const places = () =>
        sizes.evaluateAll((all) =>
          all.map((one) => (one as HTMLElement).getBoundingClientRect().y + scrollY),
        );
      const before = await places();
      const shifted = await shifts(page);
      await buy.click();
      const message = page.locator("#alert[role=alert]");
      await message.waitFor();
      expect(await places()).toEqual(before);
      expect((await shifts(page)) - shifted).toBe(0);
      expect(await message.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(163, 38, 27)");
      expect(await message.evaluate((one) => getComputedStyle(one).listStyleType)).toContain("⚠");
      const box = (await message.boundingBox()) ?? { x: -1, width: 999 };
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      const described = page.locator(
        ".projector_sizes__sub[aria-describedby=alert], select[aria-describedby=alert][aria-invalid=true]",
      );
      expect(await described.count()).toBe(1);
    },
  );
});

for (const viewport of [phone, desktop])
  test(`axe finds nothing at ${viewport.width} px, with a size chosen and with the message that asks for one`, async () => {
    const { page, size, buy, price } = await productPage(b, "pricesPerSize", { viewport });
    await buy.click();
    await expect.poll(() => page.locator("#alert").count()).toBe(1);
    expect(await faultsIn(page, FORM)).toEqual([]);
    await size("XS").click();
    await expect.poll(price).toBe("80,00 zł");
    expect(await faultsIn(page, FORM)).toEqual([]);
  });
