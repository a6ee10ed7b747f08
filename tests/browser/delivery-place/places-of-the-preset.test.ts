/** Postal code and passkeys on pages whose theme marks no host: offered where they belong, without requests before. */
import { describe, expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { visitWithDevice } from "../passkey/passkeys";
import { productPage } from "../product-options/product-page";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone, phoneAndDesktop, quietFor } from "../support";

const b = bench();
const off = (name: string) => encodeURIComponent(JSON.stringify({ islands: { [name]: false } }));
const PLACE = "#shipping_info [data-island=delivery-place]";

describe("a postal code in the dialog of shipping costs", () => {
  test.each(phoneAndDesktop)("can be set on %s", async (_, viewport) => {
    const { page, size, errors } = await productPage(b, "sizes", { viewport });
    expect(await page.locator("[data-island=delivery-place]").count()).toBe(0);
    await size("M").click();
    await page.locator(".projector_shipping__info").click();
    await page.locator(PLACE).getByLabel("Kod pocztowy dostawy").fill("00-950");
    const loaded = page.waitForEvent("load");
    await page.locator(PLACE).getByRole("button", { name: "Zmień miejsce dostawy" }).click();
    await loaded;
    const set = b.shop.requests.filter(({ query }) => query.mutation === "setTemporaryZipcode");
    expect(set.map(({ body }) => /00-950/.test(body))).toEqual([true]);
    expect(errors).toEqual([]);
  });

  test.each([
    ["a phone", "kind", phone],
    ["a phone", "strict", phone],
    ["a desktop", "kind", desktop],
    ["a desktop", "strict", desktop],
  ])("moves nothing on %s when its form comes late, %s theme", async (_, theme, viewport) => {
    const path = `${showcase.sizes.path}?theme=${theme}`;
    const { page, size } = await productPage(b, "sizes", { viewport, path });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/chunks\/delivery-/, async (route) => {
      await released;
      await route.continue();
    });
    await size("M").click();
    await page.locator(".projector_shipping__info").click();
    await page.locator(`${PLACE}[data-island-status=loading]`).waitFor({ state: "attached" });
    const boxes = () =>
      page
        .locator("dialog .modal__wrapper, .shipping_info__foot, .shipping_info__place")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(before.length).toBeGreaterThan(2);
    release();
    await page.locator(PLACE).getByLabel("Kod pocztowy dostawy").waitFor();
    expect(await boxes()).toEqual(before);
  });

  test("takes no space when the shop has disabled it", async () => {
    const path = `${showcase.sizes.path}?config=${off("delivery-place")}`;
    const { page, size } = await productPage(b, "sizes", { path });
    await size("M").click();
    await page.locator(".projector_shipping__info").click();
    await page.locator("#shipping_info").waitFor();
    expect(await page.locator(".shipping_info__place").count()).toBe(0);
  });

  test("is not offered twice when the page has its own host", async () => {
    const { page, size } = await productPage(b, "sizes");
    await page.evaluate(() => {
      const own = document.createElement("div");
      own.dataset.island = "delivery-place";
      document.querySelector("#content")?.append(own);
    });
    await size("M").click();
    await page.locator(".projector_shipping__info").click();
    await page.locator("#shipping_info").waitFor();
    expect(await page.locator(PLACE).count()).toBe(0);
  });
});

describe("passkeys on the platform's sign-in page", () => {
  const field = 'input[name="login"]';
  const open = (query = "") => visitWithDevice(b, { path: `/login.php${query}`, userLogin: "jan.kowalski" });
  /** Leaves out the two requests that registered the device's passkey. */
  const asked = (requests: readonly string[]) => requests.filter((path) => /webAuthn/.test(path)).length - 2;

  test("are suggested when the login field gets the focus; nothing is requested before, and nothing moves", async () => {
    const { page, device, requests, errors } = await open();
    // A device that answers signs the shopper in at once, and the page is left before it is measured.
    await device.answers(false);
    await expect.poll(() => page.locator(field).getAttribute("data-island-status")).toBe("waiting");
    await untilQuiet(b.shop, 500);
    expect([asked(requests), await page.locator(field).getAttribute("autocomplete")]).toEqual([
      0,
      "username",
    ]);
    const before = await page.locator("#content").boundingBox();
    await page.locator(field).focus();
    await expect.poll(() => page.locator(field).getAttribute("autocomplete")).toBe("username webauthn");
    await expect.poll(() => asked(requests)).toBe(1);
    expect(await page.locator("#content").boundingBox()).toEqual(before);
    expect(errors).toEqual([]);
  });

  test("are not suggested when the shop has disabled them", async () => {
    const { page, requests } = await open(`?config=${off("passkey")}`);
    await page.locator(field).focus();
    await page.locator(field).fill("jan");
    await quietFor(page, 500);
    expect([asked(requests), await page.locator(field).getAttribute("autocomplete")]).toEqual([
      0,
      "username",
    ]);
  });

  test("are left to the theme's own host when it has one", async () => {
    const { page, requests } = await b.visit({ path: "/login.php?passkey=button" });
    expect(await page.locator("[data-island=passkey]").count()).toBe(1);
    // The theme's own attribute decides, as ever: one island on the field, and one on its host.
    expect(await page.locator(field).getAttribute("autocomplete")).toBe("username webauthn");
    expect(requests.filter((path) => /webAuthn/.test(path)).length).toBeLessThan(2);
  });
});
