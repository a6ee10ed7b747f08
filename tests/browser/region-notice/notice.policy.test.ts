/** The forced-region notice: every state and every transition. */
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, desktop, phone, quietFor, type Visit } from "../support";
import { asked, cookiesOf, forcedVisit, notice, putCookies, renewed } from "./shop";

const b = bench();
const fields = "{ status error { code message } }";

/** Counts page loads from now on. */
const loads = ({ page, requests }: Visit) => {
  const before = requests.length;
  const { pathname } = new URL(page.url());
  return () => requests.slice(before).filter((path) => path === pathname).length;
};

const events = (visit: Visit) =>
  visit.page.evaluate(() => {
    const seen: unknown[] = [];
    document.addEventListener("wyspa:region", ({ detail }) => {
      seen.push(detail);
      sessionStorage.setItem("seen", JSON.stringify(seen));
    });
  });
const seen = ({ page }: Visit) => page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]"));

test("on status 'success' of the unset mutation the cookie is deleted and the page reloads, once", async () => {
  const visit = await forcedVisit(b, ["region"]);
  const { page } = visit;
  const { dialog, restore } = notice(page);
  await dialog.waitFor();
  await events(visit);
  const count = loads(visit);
  const hold = b.shop.faults.hold("graphql");
  await restore.dblclick();
  await hold.arrived(1);
  expect(await restore.getAttribute("aria-disabled")).toBe("true");
  expect(await restore.getAttribute("class")).toContain("--loading");
  expect(await page.locator(".region_forced").getAttribute("aria-busy")).toBe("true");
  expect(await page.locator("#modal").getAttribute("class")).toContain("--loading");
  expect(await restore.evaluate((button) => button === document.activeElement)).toBe(true);
  hold.release();
  await expect.poll(count).toBe(1);
  await page.waitForLoadState("load");
  await quietFor(page, 700);
  expect(count()).toBe(1);
  expect(asked(b)).toEqual([`unsetRegion: mutation { unsetTemporaryRegion ${fields} }`]);
  expect(await cookiesOf(page)).toEqual({});
  expect(await dialog.count()).toBe(0);
  expect(await seen(visit)).toEqual([{ action: "restored", type: "region" }]);
  expect(b.shop.visitors.of("anna").forced.size).toBe(0);
  expect(visit.errors).toEqual([]);
});

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`without a default's name the dialog has only "Kontynuuj", on a ${name}`, async () => {
    const { page, errors } = await b.visit({
      viewport,
      before: (of) =>
        putCookies(of, b.shop.url, {
          setRegionForced: JSON.stringify({ currentCountry: "Niemcy", showModal: true }),
        }),
    });
    const { dialog, goOn, restore } = notice(page);
    await dialog.waitFor();
    expect(await dialog.getByRole("heading").textContent()).toBe("Twój wybrany kraj dostawy to Niemcy");
    expect(await restore.count()).toBe(0);
    expect(await faultsIn(page, "#modal")).toEqual([]);
    await goOn.click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await cookiesOf(page)).toEqual({
      setRegionForced: { currentCountry: "Niemcy", showModal: false },
    });
    expect(errors).toEqual([]);
  });

const says = {
  region: {
    at: phone,
    kinds: ["region"],
    name: "Twój wybrany kraj dostawy to Niemcy",
    delivery: "Czasy i koszty dostawy wyświetlane dla kraju: Niemcy",
    restore: "Przywróć domyślny kraj dostawy: Polska",
    asks: `unsetRegion: mutation { unsetTemporaryRegion ${fields} }`,
  },
  zipcode: {
    at: desktop,
    kinds: ["zipcode"],
    name: "Twój wybrany region dostawy to 10-100",
    delivery: "Czasy i koszty dostawy wyświetlane dla regionu: 10-100",
    restore: "Przywróć domyślny region dostawy: 00-001",
    asks: `unsetZipcode: mutation { unsetTemporaryZipcode ${fields} }`,
  },
  regionAndZipcode: {
    at: phone,
    kinds: ["region", "zipcode"],
    name: "Twój wybrany kraj dostawy to Niemcy",
    delivery: "Czasy i koszty dostawy wyświetlane dla kraju: Niemcy i regionu: 10-100",
    restore: "Przywróć domyślny kraj dostawy: Polska i region: 00-001",
    asks: `unsetRegionAndZipcode: mutation { unsetTemporaryRegion ${fields} unsetTemporaryZipcode ${fields} }`,
  },
} as const;

for (const [type, said] of Object.entries(says))
  test(`type ${type}: the dialog shows the choice, the currency and the delivery region, and calls its own mutation`, async () => {
    const { page } = await forcedVisit(b, said.kinds, { viewport: said.at });
    const { dialog, restore } = notice(page);
    await dialog.waitFor();
    expect(await dialog.ariaSnapshot()).toContain(`heading "${said.name}" [level=2]`);
    expect(await page.getByRole("dialog", { name: said.name }).count()).toBe(1);
    const body = `Ceny wyświetlane w walucie: PLN\n${said.delivery}`;
    expect(await dialog.locator(".region_forced__body").innerText()).toBe(body);
    expect(await restore.innerText()).toBe(said.restore);
    expect(await faultsIn(page, "#modal")).toEqual([]);
    for (const button of await dialog.getByRole("button").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await restore.click();
    await renewed(page);
    expect(asked(b)).toEqual([said.asks]);
  });

test("'Kontynuuj' sets showModal to false in both cookies and closes the modal", async () => {
  const visit = await forcedVisit(b, ["region", "zipcode"]);
  const { page } = visit;
  const { dialog, goOn } = notice(page);
  await dialog.waitFor();
  await events(visit);
  await goOn.click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await cookiesOf(page)).toEqual({
    setRegionForced: { currentCountry: "Niemcy", defaultCountry: "Polska", showModal: false },
    setZipcodeForced: { currentZipcode: "10-100", defaultZipcode: "00-001", showModal: false },
  });
  expect(await seen(visit)).toEqual([{ action: "continued", type: "regionAndZipcode" }]);
  for (const { name, path, sameSite, expires } of await page.context().cookies())
    if (/Forced$/.test(name))
      expect({ path, sameSite, expires }).toEqual({ path: "/", sameSite: "Lax", expires: -1 });
  await page.reload();
  await page.evaluate(() => window.wyspa.ready);
  await quietFor(page, 700);
  expect(await dialog.count()).toBe(0);
  expect(asked(b)).toEqual([]);
});

test("closing the modal otherwise changes no cookie; it is not shown again on this page, but on the next", async () => {
  const { page } = await forcedVisit(b, ["region"]);
  const { dialog } = notice(page);
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await quietFor(page, 500);
  expect(await dialog.count()).toBe(0);
  expect(await cookiesOf(page)).toMatchObject({ setRegionForced: { showModal: true } });
  await page.goto(`${b.shop.url}/text-page`);
  await dialog.waitFor();
});

test("the modal is not shown on the place-order, prepaid, order1 or order2 pages, even when a marker requests it", async () => {
  const content = '<h1>Zamówienie</h1><div data-island="region-notice" data-island-when="load"></div>';
  const types = ["place-order", "prepaid", "order1", "order2"];
  for (const pageType of types)
    b.shop.page(`/${pageType}-page`, (context) => renderEnvelope({ context, pageType, content }));
  const visit = await forcedVisit(b, ["region"], { path: "/place-order-page" });
  const { page, errors } = visit;
  for (const pageType of types) {
    await page.goto(`${b.shop.url}/${pageType}-page`);
    await visit.ready("[data-island]");
    await quietFor(page, 400);
    expect(await notice(page).dialog.count()).toBe(0);
  }
  expect(errors).toEqual([]);
  await page.goto(b.shop.url);
  await notice(page).dialog.waitFor();
});

test("without the cookies none of its code runs", async () => {
  const { page, status } = await b.visit({ path: "/text-page" });
  await quietFor(page, 800);
  expect(await page.locator("[data-island-root]").count()).toBe(0);
  expect(await status("#container")).toBe("waiting");
});

test("keys: the heading has the focus, Tab and Shift+Tab stay among the three buttons, Space presses them", async () => {
  const { page, said } = await forcedVisit(b, ["region"], { viewport: phone });
  const { dialog } = notice(page);
  await dialog.waitFor();
  const at = () => page.evaluate(() => document.activeElement?.className || document.activeElement?.tagName);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return at();
  };
  const [goOn, restore] = ["region_forced__continue btn --solid --large", "region_forced__unset"];
  expect(await at()).toBe("region_forced__label");
  expect([await press("Tab"), await press("Tab")]).toEqual([goOn, restore]);
  const round = [await press("Tab"), await press("Tab"), await press("Tab")];
  expect(round).toContain("modal__close"); // after the browser's own buttons
  expect(
    round.filter((one) => one !== "BODY" && one !== "modal__close" && one !== goOn && one !== restore),
  ).toEqual([]);
  await page.locator(".region_forced__unset").focus();
  expect(await press("Shift+Tab")).toBe(goOn);
  expect(await said()).toEqual([]); // the dialog's name and description already contain everything
  expect(await shifts(page)).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(() => dialog.count()).toBe(0);
  await page.keyboard.press("Tab"); // the focus is in the page again
  expect(await at()).not.toContain("region_forced");
});
