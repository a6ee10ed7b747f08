/** Dialogs about the chosen size: a notification when it is back, and its shipping cost. */
import { describe, expect, test } from "vitest";
import { faultsIn, focused } from "../overlays/overlays";
import { bench, desktop, phone } from "../support";
import { asked, FORM, productPage } from "./product-page";

const b = bench();

describe("a request to be notified when a product is back", () => {
  const LINK = ".tell_availability_link_handler";

  for (const viewport of [phone, desktop])
    test(`by e-mail, at ${viewport.width} px: is filled in, validated, sent, and confirmed`, async () => {
      const { page, size, said, errors } = await productPage(b, "sizes", { viewport });
      await size("S").click({ force: true });
      await page.locator(LINK).click();
      const dialog = page.locator("dialog.--tell-availability, .modal.--tell-availability");
      await expect.poll(() => dialog.isVisible()).toBe(true);
      expect(await faultsIn(page, ".--tell-availability")).toEqual([]);
      await dialog.getByLabel("Twój adres e-mail").fill("anna@example.com");
      await dialog.getByRole("button", { name: "Powiadom o dostępności" }).click();
      await expect.poll(async () => (await said()).join()).toMatch(/poprawnie dodany do powiadomień/);
      await expect.poll(() => dialog.isVisible()).toBe(false);
      expect(asked(b).at(-1)).toMatchObject({
        action: "set_product_observed",
        size: "3",
        email: "anna@example.com",
        mode: "2",
      });
      await expect.poll(() => focused(page)).toMatch(/tell_availability/);
      expect(errors).toEqual([]);
    });

  test("shows an error for the address, and keeps what was typed", async () => {
    const { page } = await productPage(b, "stockNone");
    await page.locator(LINK).click();
    const field = page.locator(".--tell-availability").getByLabel("Twój adres e-mail");
    await field.fill("a+b&c@example");
    await page.getByRole("button", { name: "Powiadom o dostępności" }).click();
    await expect.poll(() => page.locator(".--tell-availability").innerText()).toMatch(/adres/i);
    expect(await field.inputValue()).toBe("a+b&c@example");
    await expect.poll(() => field.isVisible()).toBe(true);
  });

  test("shows that there is no connection, and can be sent again", async () => {
    const { page, said } = await productPage(b, "stockNone");
    await page.waitForLoadState("networkidle");
    await page.locator(LINK).click();
    await page.locator(".--tell-availability").getByLabel("Twój adres e-mail").fill("anna@example.com");
    b.shop.faults.set("projector", "reset");
    const send = page.getByRole("button", { name: "Powiadom o dostępności" });
    await send.click();
    await expect
      .poll(() => page.locator(".tell_availability__fault").textContent())
      .toMatch(/Wystąpił błąd połączenia/);
    b.shop.faults.clear();
    await send.click();
    await expect.poll(async () => (await said()).join()).toMatch(/poprawnie dodany/);
  });

  test("is sent by the dialog also when the page's own captcha script fails", async () => {
    const { page, said } = await productPage(b, "stockNone", {
      before: (page) =>
        page.addInitScript(() =>
          Object.assign(window, {
            prepareRecaptcha: () => {
              throw new Error("blocked");
            },
          }),
        ),
    });
    const address = page.url();
    await page.locator(LINK).click();
    await page.locator(".--tell-availability").getByLabel("Twój adres e-mail").fill("anna@example.com");
    await page.getByRole("button", { name: "Powiadom o dostępności" }).click();
    await expect.poll(async () => (await said()).join()).toMatch(/poprawnie dodany/);
    expect(page.url()).toBe(address);
  });

  test("closes with its page: after Back no dialog of another version is shown", async () => {
    const { page, price, ready } = await productPage(b, "versionFirst");
    await page.locator("select.projector_variants__select").selectOption({ label: "zielony" });
    await expect.poll(price).toBe("110,00 zł");
    await ready(FORM, "product-options");
    await page.locator(".projector_shipping__info").click();
    await page.locator("#shipping_info").waitFor();
    await page.goBack();
    await expect.poll(price).toBe("100,00 zł");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  });

  test("requires a size", async () => {
    const { page } = await productPage(b, "sizesAllSoldOut");
    await page.locator(LINK).click();
    await expect.poll(() => page.locator("#alert").textContent()).toBe("Proszę wybrać rozmiar");
  });
});

describe("the dialog of shipping costs", () => {
  for (const viewport of [phone, desktop])
    test(`shows the costs by courier, at ${viewport.width} px, and requests them once`, async () => {
      const { page, errors } = await productPage(b, "plain", { viewport });
      const link = page.locator(".projector_shipping__info");
      for (const _ of [1, 2]) {
        await link.click();
        const table = page.locator("#shipping_info");
        await expect.poll(() => table.isVisible()).toBe(true);
        expect(await table.getByRole("table").count()).toBeGreaterThan(0);
        expect(await table.innerText()).toMatch(/Płatność przed wysyłką[\s\S]*zł/);
        expect(await faultsIn(page, ".--shipping-info")).toEqual([]);
        await page.keyboard.press("Escape");
        await expect.poll(() => table.isVisible()).toBe(false);
        expect(await focused(page)).toMatch(/shipping__info/);
      }
      const questions = b.shop.requests.filter(({ body }) => body.includes("deliveryTime"));
      expect(questions.length).toBe(1);
      expect(errors).toEqual([]);
    });

  test("opens once, without an error, when the link is pressed again before it has loaded", async () => {
    const { page, said } = await productPage(b, "plain");
    await page.waitForLoadState("networkidle");
    const hold = b.shop.faults.hold("graphql");
    await page.locator(".projector_shipping__info").click();
    await page.locator(".projector_shipping__info[aria-busy=true]").waitFor();
    await page.locator(".projector_shipping__info").click();
    hold.release();
    await page.locator("#shipping_info").waitFor();
    await page.waitForLoadState("networkidle");
    expect((await said()).join()).not.toMatch(/błąd/);
    expect(await page.locator("dialog[open]").count()).toBe(1);
  });

  test("shows an error when the response fails, and requests the costs again", async () => {
    const { page, said } = await productPage(b, "plain");
    await page.waitForLoadState("networkidle");
    b.shop.faults.set("graphql", "500-html");
    await page.locator(".projector_shipping__info").click();
    await expect.poll(async () => (await said()).join()).toMatch(/Wystąpił błąd połączenia/);
    b.shop.faults.clear();
    await page.locator(".projector_shipping__info").click();
    await expect.poll(() => page.locator("#shipping_info").isVisible()).toBe(true);
  });
});
