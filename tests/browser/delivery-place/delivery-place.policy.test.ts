/** The delivery place: a postal code on product and basket pages, a country on order pages. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { asShopper, filled } from "../mini-basket/shop";
import { cookiesOf, notice, putCookies } from "../region-notice/shop";
import { PATH, put } from "../runtime/pages";
import { shifts } from "../shifts";
import { bench, desktop, phone, quietFor } from "../support";

const b = bench();
const product = showcase.plain.path;
const BOX = ".delivery_box [data-island='delivery-place']";
const parts = (page: Page) => ({
  input: page.locator(`${BOX} input, input${BOX}`).first(),
  button: page.locator(`${BOX} button`),
  message: page.locator(`${BOX} .f-message`),
  shown: page.locator(".delivery_box__code"),
});
/** The mutations that set a place, with their bodies. */
const asked = (name: string) =>
  b.shop.requests.filter(({ endpoint, body }) => endpoint === "graphql" && body.includes(`${name}(`));
const visitor = () => [...b.shop.visitors.all.values()].find(({ place }) => place.zipcode || place.country);

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} a postal code is set, the page reloads, and the notice names the place`, async () => {
    const { page, errors, ready } = await b.visit({ path: `${product}?place=1`, viewport });
    const { input, button, shown } = parts(page);
    expect(await shown.innerText()).toBe("00-001");
    await input.fill(" 10-100 ");
    await ready(BOX); // after three seconds without the island, the browser would send the form
    await button.click();
    await expect.poll(() => shown.innerText().catch(() => "")).toBe("10-100");
    expect(asked("setTemporaryZipcode")).toHaveLength(1);
    expect(asked("setTemporaryZipcode")[0]?.body).toMatch(
      /billingZipcode: \\"10-100\\", deliveryZipcode: \\"10-100\\"/,
    );
    expect(visitor()?.place.zipcode).toBe("10-100");
    const { dialog, goOn } = notice(page);
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain("10-100");
    expect(await cookiesOf(page)).toEqual({
      setZipcodeForced: { currentZipcode: "10-100", defaultZipcode: "00-001", showModal: true },
    });
    await goOn.click();
    expect(errors).toEqual([]);
  });

for (const typed of ["PL 00-950", "00950", "pl00 950"])
  test(`a code typed as ${typed} is set in the format that the server names`, async () => {
    const { page, errors, said } = await b.visit({ path: `${product}?place=1` });
    const { input, shown } = parts(page);
    await input.fill(typed);
    await input.press("Enter");
    await expect.poll(async () => (await said()).filter((text) => text.startsWith("Błędnie"))).toEqual([]);
    await expect.poll(() => shown.innerText().catch(() => "")).toBe("00-950");
    expect(asked("setTemporaryZipcode")).toHaveLength(1);
    expect(errors).toEqual([]);
  });

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name}, a code that was corrected and refused is announced again when it is sent again`, async () => {
    b.shop.config.refusesPlace = true;
    const { page, said, errors } = await b.visit({ path: `${product}?place=1`, viewport });
    const { input, button, message } = parts(page);
    const heard = async () => (await said()).filter((text) => /^(Zmieniam miejsce|Pod ten kod)/.test(text));
    const once = ["Zmieniam miejsce dostawy…", "Pod ten kod <b>nie</b> dostarczamy."];
    await input.fill("00950");
    await button.click();
    await message.waitFor();
    expect(await input.inputValue()).toBe("00-950");
    await expect.poll(heard).toEqual(once); // the correction itself is one choice, so it is told once
    await button.click();
    await expect.poll(heard).toEqual([...once, ...once]);
    expect(asked("setTemporaryZipcode")).toHaveLength(2);
    expect(errors).toEqual([]);
  });

test("the shopper's own postal code needs no notice and removes an earlier one", async () => {
  const { page } = await b.visit({ path: `${product}?place=1` });
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
    document.cookie =
      'setZipcodeForced={"currentZipcode":"10-100","defaultZipcode":"00-001","showModal":false}; path=/';
  });
  const { input } = parts(page);
  await input.fill("00-001");
  const again = page.waitForEvent("load");
  await input.press("Enter");
  await again;
  expect(await cookiesOf(page)).toEqual({});
  await quietFor(page, 500);
  expect(await notice(page).dialog.count()).toBe(0);
});

test("a code that does not fit the country is announced once with an example, and nothing is set", async () => {
  const { page, said } = await b.visit({ path: `${product}?place=1` });
  const { input, message } = parts(page);
  await input.fill("1010");
  await input.press("Enter");
  const text =
    "Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX (np. 00-950)";
  await expect.poll(() => message.innerText()).toBe(text);
  expect(await input.getAttribute("aria-invalid")).toBe("true");
  expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(async () => (await said()).filter((one) => one === text).length).toBe(1);
  expect(asked("setTemporaryZipcode")).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await input.press("End");
  await input.pressSequentially("0");
  expect(await message.count()).toBe(0);
  expect(await input.getAttribute("aria-invalid")).toBeNull();
});

test("a shop's own words for formats are followed by the formats", async () => {
  const config = encodeURIComponent(JSON.stringify({ texts: { "delivery-place.formats": "Postać kodu:" } }));
  const { page } = await b.visit({ path: `${product}?place=1&config=${config}` });
  const { input, message } = parts(page);
  await input.fill("1010");
  await input.press("Enter");
  await expect
    .poll(() => message.innerText())
    .toBe("Błędnie wpisany kod pocztowy. Postać kodu: XX-XXX (np. 00-950)");
});

test("an empty field gets the shop's message, not the browser's", async () => {
  const { page, said, ready } = await b.visit({ path: `${product}?place=1` });
  const { input, message } = parts(page);
  await ready(BOX);
  await input.fill("");
  await input.press("Enter");
  await expect.poll(() => message.innerText().catch(() => "")).toBe("Wpisz kod pocztowy.");
  await expect.poll(said).toContain("Wpisz kod pocztowy.");
});

test("a refusal by the platform is shown as text, and the typed value stays", async () => {
  b.shop.config.refusesPlace = true;
  const { page, said } = await b.visit({ path: `${product}?place=1` });
  const { input, button, message } = parts(page);
  await input.fill("10-100");
  await button.click();
  await expect.poll(() => message.innerText()).toBe("Pod ten kod <b>nie</b> dostarczamy.");
  expect(await input.inputValue()).toBe("10-100");
  expect(await cookiesOf(page)).toEqual({});
  await expect.poll(async () => (await said()).filter((one) => one.startsWith("Pod ten kod")).length).toBe(1);
});

test("without an answer the shopper can try again", async () => {
  const { page } = await b.visit({ path: `${product}?place=1` });
  const { input, button, message, shown } = parts(page);
  b.shop.faults.set("graphql", "reset");
  await input.fill("10-100");
  await button.click();
  await expect.poll(() => message.innerText().catch(() => "")).toMatch(/^Nie wiadomo, czy zmieniono/);
  b.shop.faults.clear();
  await button.click();
  await expect.poll(() => shown.innerText().catch(() => "")).toBe("10-100");
});

test("the first press works at 1,200 ms latency, and repeated presses send nothing more", async () => {
  b.shop.faults.roundTrip(1_200);
  const { page } = await b.visit({ path: `${product}?place=1`, bare: true });
  const { input, button, shown } = parts(page);
  await input.fill("10-100");
  await button.click();
  await button.click();
  await button.click().catch(() => {});
  await expect.poll(() => shown.innerText().catch(() => "")).toBe("10-100");
  expect(visitor()?.place.zipcode).toBe("10-100");
  expect(asked("setTemporaryZipcode").length).toBeLessThanOrEqual(1);
});

test("an empty host gets a form, and without the chunk the server's form works alone", async () => {
  const { page, ready } = await b.visit({ path: `${product}?place=empty&theme=strict`, viewport: phone });
  await page
    .locator(BOX)
    .scrollIntoViewIfNeeded()
    .catch(() => {});
  await ready(BOX);
  const { input, shown } = parts(page);
  expect(await input.inputValue()).toBe("00-001");
  expect(await page.getByLabel("Kod pocztowy dostawy").count()).toBe(1);
  await input.fill("10-100");
  await input.press("Enter");
  await expect.poll(() => shown.innerText().catch(() => "")).toBe("10-100");

  await page.context().clearCookies(); // otherwise the notice about the first place covers the page
  b.shop.faults.set("wyspa", "500-html", { path: pathOf("delivery-place") });
  await page.goto(`${b.shop.url}${product}?place=1`);
  await input.fill("20-200");
  await input.press("Enter");
  await expect.poll(() => shown.innerText().catch(() => "")).toBe("20-200");
});

for (const path of ["/order1.php?place=1", "/place-order.php?place=1&modules=1"])
  test(`on ${path} a country is set, typed text is kept, and no notice appears`, async () => {
    const cookies = {
      setRegionForced: '{"currentCountry":"Czechy","defaultCountry":"Polska","showModal":true}',
    };
    const before = (page: Page) => putCookies(page, b.shop.url, cookies);
    const { page, said, errors } = await b.visit({ path, before });
    const select = page.locator("#place_country");
    const field = page.locator("#client_email").first();
    await field.fill("jan@example.com");
    await select.selectOption({ label: "Niemcy" });
    await expect.poll(async () => (await said()).includes("Kraj dostawy: Niemcy.")).toBe(true);
    expect(asked("setRegion").map(({ body }) => /SetRegionInput: \{[^}]*\}/.exec(body)?.[0])).toEqual([
      "SetRegionInput: { billingRegionId: 1143020118, deliveryRegionId: 1143020118, areForced: true }",
    ]);
    expect(await field.inputValue()).toBe("jan@example.com");
    b.shop.config.refusesPlace = true;
    await select.selectOption({ label: "Czechy" });
    await expect
      .poll(() => page.locator(".delivery_country .f-message").innerText())
      .toMatch(/^Nie udało się/);
    expect(await select.inputValue()).toBe("1143020118");
    expect(await shifts(page)).toBeLessThan(0.2);
    // A guest has no own country to differ from, so the cookies about an older place are deleted.
    expect(await cookiesOf(page)).toEqual({});
    await page.goto(b.shop.url + product);
    await page.evaluate(() => window.wyspa.ready);
    await quietFor(page, 500);
    expect(await notice(page).dialog.count()).toBe(0);
    expect(errors).toEqual([]);
  });

test("a list of stores asks for a choice in the page's language", async () => {
  filled(b, 1);
  const { page, said, ready } = await b.visit({
    path: "/basketedit.php?stores=1",
    viewport: phone,
    context: asShopper(b),
  });
  const select = page.locator("#store_choice");
  const message = page.locator(".store_choice .f-message");
  await select.scrollIntoViewIfNeeded();
  await ready("#store_choice");
  await page.locator(".store_choice button").click();
  await expect.poll(() => message.innerText().catch(() => "")).toBe("Wybierz sklep z listy.");
  await expect.poll(() => select.evaluate((list) => list === document.activeElement)).toBe(true);
  await expect
    .poll(async () => (await said()).filter((text) => text === "Wybierz sklep z listy.").length)
    .toBe(1);
  expect(await select.getAttribute("aria-invalid")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await select.selectOption("2");
  expect(await message.count()).toBe(0);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/settings.php"),
  );
  await page.locator(".store_choice button").click();
  expect((await sent).postData()).toContain("store=2");
});

test("a list of stores stops its form only while the shopper can see it, also as the theme's own drop-down", async () => {
  put(
    b.shop,
    `<form id="form" action="/text-page"><div id="holder" class="--placeholder">
       <select id="stores" name="store" data-island="store-select"><option>Wybierz</option><option>Kraków</option></select>
     </div><button id="send">Dalej</button></form>`,
  );
  const { page, ready } = await b.visit({ path: PATH });
  const send = page.locator("#send");
  const message = page.locator("#form .--store-error");
  await ready("#stores");
  await send.click();
  await message.waitFor();
  await page.evaluate(() => {
    Reflect.construct(Reflect.get(window, "SelectToDropdown"), [{ selector: "#stores" }]);
  });
  await page.locator("#form .f-dropdown").waitFor();
  expect(await page.locator("#stores").isVisible()).toBe(false);
  await send.click();
  expect(await page.locator("#stores:invalid").count()).toBe(1);
  await page.locator("#holder").evaluate((holder) => holder.setAttribute("hidden", ""));
  await send.click();
  await page.waitForURL(/text-page/);
});
