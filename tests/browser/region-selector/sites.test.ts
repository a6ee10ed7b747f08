/** Sites that the selector leads to, and sites that it never leads to (contract A 9.1, 9.4, bar S10). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { brokenConfig, hostileConfig, hostileSites } from "../../../fixtures/regions/hostile";
import { siteLanguages } from "../../../fixtures/regions/languages";
import { faultsIn } from "../overlays/overlays";
import { bench, phone, quietFor } from "../support";

const b = bench();
const path = "/text-page";

async function show(page: Page) {
  await page.locator(".select_language__open").click();
  await page.getByRole("dialog").waitFor();
}
async function open() {
  const visit = await b.visit({ path });
  await show(visit.page);
  return visit;
}
const sent = () => [...b.shop.visitors.all.values()].flatMap((visitor) => visitor.sent);

/** Every request of the page from now on, as `METHOD host path body`; navigations get no answer. */
async function navigations(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.continue();
    const { host, pathname } = new URL(request.url());
    asked.push(`${request.method()} ${host}${pathname} ${request.postData() ?? ""}`);
    await route.fulfill({ status: 204 });
  });
  return asked;
}

test("12 hostile sites never lead off the allow-list: the current page is requested again, and the cookie is set", async () => {
  b.shop.config.regions = { config: hostileConfig(`${b.shop.url}/`) };
  const { page, errors } = await open();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const asked = await navigations(page);
  const { host } = new URL(b.shop.url);
  for (const [index, site] of hostileSites.entries()) {
    await page.locator(`dialog input[value=h${index}]`).check();
    await page.locator("dialog .select_language__submit").click();
    await expect.poll(() => asked.length, { message: site }).toBe(index + 1);
    await page.locator(".modal__close").click(); // a form is never submitted twice, so the next one must be new
    await show(page);
  }
  expect([...new Set(asked)]).toEqual([`POST ${host}${path} redirection=redirected`]);
  expect([...hosts]).toEqual([host]);
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: "redirection", value: "closed", path: "/" }),
  );
  expect(errors).toEqual([]);
});

test("a script that writes another address into the form has no effect", async () => {
  b.shop.config.regions = {};
  const { page } = await open();
  const asked = await navigations(page);
  await page.evaluate(() => {
    for (const form of document.querySelectorAll("dialog form"))
      form.setAttribute("action", "https://evil.test/");
    for (const link of document.querySelectorAll(".select_language__submit"))
      link.setAttribute("href", "https://evil.test/");
  });
  await page.locator("dialog .select_language__submit").click();
  await expect.poll(() => asked).toEqual([`POST ${new URL(b.shop.url).host}/ redirection=redirected`]);
});

test("broken entries show their valid parts, as text", async () => {
  b.shop.config.regions = { config: brokenConfig(`${b.shop.url}/`) };
  const { page, errors } = await open();
  await page.getByLabel("Wybierz region dostawy").selectOption({ label: "Pozostałe kraje" });
  expect(await page.locator(".select_language__countries_select label").allInnerTexts()).toEqual([
    "DEU",
    "<img src=x onerror=window.hacked=1>",
    "A & B (5)",
  ]);
  await page.locator("dialog .select_language__submit").click();
  await page.waitForURL("**/de/");
  expect(errors).toEqual([]);
});

test("submits its form to the chosen language's site, and the site speaks that language", async () => {
  b.shop.config.regions = {};
  const { page } = await open();
  for (const [country, language] of [
    ["fra", "fre"],
    ["hun", "hun"],
    ["pol", "pol"],
  ] as const) {
    const { folder, symbol } = siteLanguages.find(({ id }) => id === language) ?? { folder: "", symbol: "" };
    await page.locator(`.select_language__countries_select input[value=${country}]`).check();
    const answered = page.waitForEvent("domcontentloaded");
    await page.locator("dialog .select_language__submit").click();
    await answered;
    expect(new URL(page.url()).pathname).toBe(`${folder}/`);
    expect(await page.locator("html").getAttribute("lang")).toBe(language === "pol" ? "pol" : symbol);
    expect(sent().at(-1)).toMatchObject({
      path: `${folder}/`,
      fields: [["redirection", "redirected"]],
    });
    await show(page);
  }
});

test("if no language is chosen, submits to the current URL", async () => {
  b.shop.config.regions = {
    config: [
      { id: "pol", name: "Polska" },
      { id: "deu", name: "Niemcy" },
    ],
  };
  const { page } = await open();
  const asked = await navigations(page);
  await page.locator("dialog .select_language__submit").click();
  await expect.poll(() => asked).toEqual([`POST ${new URL(b.shop.url).host}${path} redirection=redirected`]);
});

describe("the older suggestion", () => {
  const older = "/redirection-page";

  test("opens by itself; a language with one country selects the country, and leads to its site", async () => {
    const { page, errors } = await b.visit({ path: older });
    const dialog = page.getByRole("dialog", { name: "Choose your language and country" });
    await dialog.waitFor();
    expect(await page.locator("dialog").getAttribute("class")).toBe("modal --redirection --large");
    expect(await faultsIn(page, "#modal")).toEqual([]);
    await dialog.getByRole("button", { name: "Français" }).press("Enter");
    expect(await dialog.getByRole("radio", { name: "France" }).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "OK", exact: true }).click();
    await page.waitForURL("**/fr/");
    expect(sent().at(-1)?.fields).toEqual([["redirection", "redirected"]]);
    expect(errors).toEqual([]);
  });

  test("shows what is missing, and accepts a language for any country; closing removes it and sets the cookie for the whole shop", async () => {
    const { page } = await b.visit({ path: older });
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Deutsch" }).press(" ");
    await dialog.getByRole("button", { name: "OK", exact: true }).click();
    await page.getByText("Wybierz swój język i kraj").first().waitFor();
    expect(await page.locator(".redirection__button.--disabled").count()).toBe(1);
    await dialog.getByRole("button", { name: "English" }).click();
    expect(await page.locator(".redirection__button.--disabled").count()).toBe(0);
    await page.locator(".modal__close").click();
    await expect.poll(() => page.locator(".redirection").count()).toBe(0);
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: "redirection", value: "closed", path: "/" }),
    );
    await page.reload();
    await quietFor(page, 1_500);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  for (const how of ["its cross", "Escape", "Escape from a country", "the older cross"])
    test(`closes on a phone by ${how}, even when its content covers the page`, async () => {
      const { page, errors } = await b.visit({ path: older, viewport: phone });
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      // As in themes on phones: the content covers the whole dialog.
      await page.addStyleTag({
        content:
          ".redirection{position:relative;z-index:5;margin:-28px;padding:28px;background:#fff}.redirection__close{display:block;width:30px;height:30px}",
      });
      if (how === "its cross") await page.locator(".modal__close").click();
      else if (how === "the older cross") await page.locator(".redirection__close").click();
      else {
        if (how !== "Escape") {
          await dialog.getByRole("button", { name: "Deutsch" }).click();
          await dialog.getByRole("radio").first().check();
        }
        await page.keyboard.press("Escape");
      }
      await expect.poll(() => dialog.count()).toBe(0);
      expect(await page.locator(".redirection").count()).toBe(0);
      expect(errors).toEqual([]);
    });

  test("never leads to an address that it did not have when it opened", async () => {
    const { page } = await b.visit({ path: older });
    await page.getByRole("dialog").waitFor();
    const asked = await navigations(page);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("[data-link]"))
        one.setAttribute("data-link", "https://evil.test/");
    });
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect
      .poll(() => asked)
      .toEqual([`POST ${new URL(b.shop.url).host}${older} redirection=redirected`]);
  });
});
