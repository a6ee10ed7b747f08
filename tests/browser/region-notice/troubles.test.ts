/**
 * The forced-region notice when something fails: refusals, faults, hostile cookies, disabled cookies (bars S8, S13, R2,
 * R7, R43).
 */

import { expect, test } from "vitest";
import type { FaultName } from "../../../fixtures/faults/kinds";
import { cookieBanner } from "../overlays/overlays";
import { bench, phone, quietFor } from "../support";
import { asked, cookiesOf, forcedVisit, notice, putCookies, renewed } from "./shop";

const b = bench();
const unclear =
  "Nie wiadomo, czy przywrócono domyślne miejsce dostawy. Odśwież stronę, aby to sprawdzić, lub spróbuj ponownie.";
/** GraphQL has answered: it has not been carried out. */
const refusals: readonly FaultName[] = ["errors-200", "data-null", "partial"];
const failed = "Nie udało się przywrócić domyślnego miejsca dostawy. Sprawdź połączenie i spróbuj ponownie.";

test("cookies denied: status 'success' reloads once, then the shopper gets a message, and there is no reload loop", async () => {
  const visit = await forcedVisit(b, ["region"], {
    path: "/text-page",
    before: (page) =>
      page.addInitScript(() => {
        const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
        Object.defineProperty(Document.prototype, "cookie", { ...cookie, set: () => {} });
      }),
  });
  const { page, requests, errors } = visit;
  const { dialog, restore, goOn } = notice(page);
  await dialog.waitFor();
  const loads = () => requests.filter((path) => path === "/text-page").length;
  expect(loads()).toBe(1);
  await restore.click();
  const alert = page.locator("#alert_cover");
  await expect.poll(() => alert.textContent().catch(() => "")).toContain("nie pozwala usunąć");
  await quietFor(page, 800);
  expect(loads()).toBe(2);
  expect(await dialog.count()).toBe(0);
  expect((await visit.said()).filter((text) => text.includes("nie pozwala usunąć")).length).toBe(1);
  expect(await page.evaluate(() => history.state)).toBeNull();
  // Another page view shows the notice once more; continuing closes it for that view.
  await page.reload();
  await dialog.waitFor();
  await goOn.click();
  await expect.poll(() => dialog.count()).toBe(0);
  await quietFor(page, 500);
  expect(await dialog.count()).toBe(0);
  expect(loads()).toBe(3);
  expect(errors).toEqual([]);
});

test("partial success: the cookies that were unset are deleted, the failure is shown and can be retried", async () => {
  b.shop.config.refusesUnset = ["zipcode"];
  const { page, said, errors } = await forcedVisit(b, ["region", "zipcode"], { viewport: phone });
  const { dialog, restore, message } = notice(page);
  await dialog.waitFor();
  await restore.click();
  const trouble =
    "Przywrócono domyślny kraj dostawy, ale nie udało się przywrócić domyślnego regionu. Spróbuj ponownie.";
  await expect.poll(() => message.textContent()).toBe(trouble);
  expect(Object.keys(await cookiesOf(page))).toEqual(["setZipcodeForced"]);
  expect(await restore.innerText()).toBe("Przywróć domyślny region dostawy: 00-001");
  expect(await restore.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(async () => (await said()).filter((text) => text === trouble).length).toBe(1);
  b.shop.config.refusesUnset = [];
  await restore.click();
  await renewed(page);
  expect(asked(b).map((line) => line.split(":")[0])).toEqual(["unsetRegionAndZipcode", "unsetZipcode"]);
  expect(errors).toEqual([]);
});

test("any failure is shown in the dialog, once, and the button works again", async () => {
  const { page, said, errors } = await forcedVisit(b, ["zipcode"]);
  const { dialog, restore, message } = notice(page);
  await dialog.waitFor();
  const faults: FaultName[] = ["500-html", "200-html", "errors-200", "data-null", "503", "empty", "partial"];
  for (const [index, fault] of faults.entries()) {
    b.shop.faults.set("graphql", fault, { times: 1 });
    await restore.click();
    const text = refusals.includes(fault) ? failed : unclear;
    await expect.poll(() => message.textContent().catch(() => "")).toBe(text);
    const isSaid = (one: string) => one === failed || one === unclear;
    await expect.poll(async () => (await said()).filter(isSaid).length).toBe(index + 1);
    expect(await restore.getAttribute("aria-disabled")).toBeNull();
    expect(await page.locator("#modal").getAttribute("class")).not.toContain("--loading");
  }
  expect(await cookiesOf(page)).toMatchObject({ setZipcodeForced: { showModal: true } });
  await restore.click();
  await renewed(page);
  expect(asked(b).length).toBe(faults.length + 1); // no mutation is retried automatically
  expect(errors).toEqual([]);
});

test("offline the dialog shows an error, and works once there is a connection", async () => {
  const { page, context } = await forcedVisit(b, ["region"]);
  const { dialog, restore, message } = notice(page);
  await dialog.waitFor();
  await context.setOffline(true);
  await restore.click();
  await expect.poll(() => message.textContent().catch(() => "")).toBe(failed);
  await context.setOffline(false);
  await restore.click();
  await renewed(page);
});

test("names in the cookies are text: they become no markup, and no script runs", async () => {
  const corpus = [
    "<img src=x onerror=__xss()>",
    '"><svg/onload=__xss()>',
    "&lt;b&gt;",
    "{name}",
    "\u202eabc",
    "Ż".repeat(300),
  ];
  const ran: string[] = [];
  const visit = await forcedVisit(b, [], {
    path: "/text-page",
    before: (page) => page.exposeFunction("__xss", () => ran.push("xss")),
  });
  const { page, errors } = visit;
  const { dialog } = notice(page);
  for (const name of corpus) {
    const region = { currentCountry: name, defaultCountry: name, showModal: true };
    const zipcode = { currentZipcode: name, defaultZipcode: name, showModal: true };
    await putCookies(page, b.shop.url, {
      setRegionForced: encodeURIComponent(JSON.stringify(region)),
      setZipcodeForced: encodeURIComponent(JSON.stringify(zipcode)),
    });
    await page.goto(`${b.shop.url}/text-page`);
    await dialog.waitFor();
    // Character references are decoded once, as text (ruling 11).
    const shown = name === "&lt;b&gt;" ? "<b>" : name;
    expect(await dialog.locator("strong").allTextContents()).toEqual([
      shown,
      "PLN",
      ...[shown, shown, shown, shown],
    ]);
    expect(await dialog.locator("img, svg, script, iframe, b, a").count()).toBe(0);
    const wrapper = await page
      .locator(".modal__wrapper")
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wrapper).toBe(0);
  }
  expect(ran).toEqual([]);
  expect(errors).toEqual([]);
});

test("cookies with any other content show no notice and throw no error", async () => {
  const visit = await forcedVisit(b, [], { path: "/text-page" });
  const { page, errors } = visit;
  for (const value of [
    '{"__proto__":{"currentCountry":"x","defaultCountry":"y"},"showModal":true}',
    '{"currentCountry":{"toString":1},"defaultCountry":[],"showModal":true}',
    '{"currentCountry":"x","defaultCountry":"y","showModal":"true"}',
    '<b>showModal":true',
    `{"showModal":true,"currentCountry":"${"x".repeat(3_900)}`,
  ]) {
    await putCookies(page, b.shop.url, { setRegionForced: value });
    await page.goto(`${b.shop.url}/text-page`);
    await page.evaluate(() => window.wyspa.ready);
    await quietFor(page, 300);
    expect(await notice(page).dialog.count()).toBe(0);
  }
  expect(errors).toEqual([]);
});

test("the notice waits for the cookie banner and for a shopper who is typing", async () => {
  const { page } = await forcedVisit(b, ["region"], {
    bare: true,
    before: async (of) => {
      await cookieBanner(of);
      await of.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () =>
          document.querySelector<HTMLElement>(".menu_search__input")?.focus(),
        ),
      );
    },
  });
  const { dialog } = notice(page);
  await page.locator("#container[data-island-status*=ready]").waitFor();
  await quietFor(page, 500);
  expect(await dialog.count()).toBe(0);
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await quietFor(page, 400);
  expect(await dialog.count()).toBe(0); // still being written
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await dialog.waitFor();
});

test("a shopper who closes the dialog while it waits gets an alert, and the page does not reload", async () => {
  const { page, requests } = await forcedVisit(b, ["region"], { path: "/text-page" });
  const { dialog, restore } = notice(page);
  await dialog.waitFor();
  const hold = b.shop.faults.hold("graphql");
  await restore.click();
  await hold.arrived(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  hold.release();
  await expect.poll(() => page.locator("#alert_cover").textContent()).toContain("Odśwież stronę");
  expect(await cookiesOf(page)).toEqual({});
  expect(requests.filter((path) => path === "/text-page").length).toBe(1);
});

test("a region that is forced again soon after shows the notice, and is not taken for a cookie that could not be deleted", async () => {
  const { page } = await forcedVisit(b, ["region"], { path: "/text-page" });
  const { dialog, restore } = notice(page);
  await dialog.waitFor();
  await restore.click();
  await renewed(page);
  // The reload was five seconds ago.
  await page.evaluate(() => {
    const { wyspaRegion, ...rest } = history.state;
    history.replaceState({ ...rest, wyspaRegion: wyspaRegion - 5_000 }, "");
  });
  const forced = JSON.stringify({ currentCountry: "Niemcy", defaultCountry: "Polska", showModal: true });
  await putCookies(page, b.shop.url, { setRegionForced: forced });
  await page.reload();
  await dialog.waitFor();
  expect(await page.locator("#alert_cover").count()).toBe(0);
});

test("a choice that another tab confirmed while the notice waited is not asked for again", async () => {
  const { page } = await forcedVisit(b, ["region"], { path: "/text-page", before: cookieBanner });
  await page.locator("#container[data-island-status*=ready]").waitFor();
  await quietFor(page, 500);
  expect(await notice(page).dialog.count()).toBe(0);
  const answered = JSON.stringify({ currentCountry: "Niemcy", defaultCountry: "Polska", showModal: false });
  await putCookies(page, b.shop.url, { setRegionForced: answered });
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await quietFor(page, 600);
  expect(await notice(page).dialog.count()).toBe(0);
});
