/** Consent banners of other tools stay usable: automatic dialogs wait, and others are not modal (ruling 21). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { forcedVisit, notice } from "../region-notice/shop";
import { bench, phoneAndDesktop, quietFor } from "../support";

const b = bench();

/** The elements that consent tools build, as their documentation or their own files have them. */
const tools: Readonly<Record<string, string>> = {
  "vanilla-cookieconsent": '<div id="cc-main"><div class="cm-wrapper">BOX</div></div>',
  Klaro: '<div id="klaro"><div class="klaro">BOX</div></div>',
  Cookiebot: '<div id="CybotCookiebotDialog">BOX</div>',
  OneTrust: '<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk">BOX</div></div>',
  CookieYes: '<div class="cky-consent-container">BOX</div>',
  Didomi: '<div id="didomi-host">BOX</div>',
  iubenda: '<div id="iubenda-cs-banner">BOX</div>',
  Quantcast: '<div class="qc-cmp2-container">BOX</div>',
  TrustArc: '<div id="truste-consent-track">BOX</div>',
  Osano: '<div class="osano-cm-window">BOX</div>',
  Complianz: '<div class="cmplz-cookiebanner">BOX</div>',
  "Cookie Information": '<div id="coiOverlay">BOX</div>',
};
const BOX =
  '<div style="position:fixed;inset:auto 0 0;height:120px;z-index:2147483646;background:#fff"><button type="button" id="accept">Zgoda</button></div>';

/** Adds a banner whose button takes it away. With a shadow tree, the box is inside it. */
const addBanner = (page: Page, markup: string, inShadow = false) =>
  page.evaluate(
    ([outer, box, isShadow]) => {
      const place = document.createElement("div");
      place.innerHTML = isShadow ? outer.replace("BOX", "") : outer.replace("BOX", box);
      const host = place.firstElementChild as HTMLElement;
      const root = isShadow ? host.attachShadow({ mode: "open" }) : host;
      if (isShadow) root.innerHTML = box;
      document.body.append(host);
      const button = root.querySelector("button") as HTMLElement;
      button.addEventListener("click", () => {
        (button.parentElement as HTMLElement).style.display = "none";
        Object.assign(window, { isAnswered: true });
      });
    },
    [markup, BOX, inShadow] as const,
  );
const openModal = (page: Page) =>
  page.evaluate(() => void window.wyspa.modal({ title: "Uwaga", text: "Ceny." }));
const modals = (page: Page) => page.evaluate(() => document.querySelectorAll("dialog:modal").length);
/** A press at the button's place, wherever it lands. */
async function pressAccept(page: Page): Promise<void> {
  const box = await page.locator("#accept").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  expect(await page.evaluate(() => Reflect.get(window, "isAnswered"))).toBe(true);
}

describe("a dialog that the shopper opens", () => {
  for (const [tool, markup] of Object.entries(tools))
    test(`is not modal beside the banner of ${tool}, and modal after the answer`, async () => {
      const { page } = await b.visit({ path: "/text-page" });
      await addBanner(page, markup);
      await openModal(page);
      await page.locator("dialog#modal").waitFor();
      expect(await modals(page)).toBe(0);
      await pressAccept(page);
      await expect.poll(() => page.locator("dialog#modal").count()).toBe(1);
      await page.locator("dialog#modal .modal__close").focus();
      await expect.poll(() => modals(page)).toBe(1);
    });

  test("gives way to a banner that comes later, also in a shadow tree", async () => {
    const { page } = await b.visit({ path: "/text-page" });
    await openModal(page);
    await page.locator("dialog#modal").waitFor();
    expect(await modals(page)).toBe(1);
    await addBanner(page, '<div id="usercentrics-root"></div>', true);
    await expect.poll(() => modals(page)).toBe(0);
    await pressAccept(page);
  });

  test("is modal beside the small button that opens the settings again", async () => {
    const { page } = await b.visit({ path: "/text-page" });
    await page.evaluate(() => {
      const place = document.createElement("div");
      place.id = "usercentrics-root";
      place.attachShadow({ mode: "open" }).innerHTML =
        '<div><button style="position:fixed;left:8px;bottom:8px;width:44px;height:44px">i</button></div>';
      document.body.append(place);
    });
    await openModal(page);
    await expect.poll(() => modals(page)).toBe(1);
  });
});

describe.each(phoneAndDesktop)("on %s, under the cover of a page that waits,", (_, viewport) => {
  /** Covers the page, and waits until it is inert. */
  const cover = async (page: Page) => {
    await page.evaluate(async () => void (await window.wyspa.loading(true)));
    await page.locator("body > #container[inert]").waitFor({ state: "attached" });
  };
  const isInert = (page: Page) =>
    page.evaluate(() => {
      const button = document.querySelector("#accept");
      return !!button?.matches("[inert], [inert] *");
    });
  /** What Tab reaches from the cover, by id. */
  const reached = async (page: Page) => {
    await page.keyboard.press("Tab");
    return page.evaluate(() => document.activeElement?.id);
  };

  test.each([
    ["the platform", '<div class="iai_cookie">BOX</div>'],
    ["an older theme", '<div id="ck_dsclr_v2">BOX</div>'],
    ...Object.entries(tools),
  ])("the banner of %s is answered by a press, and by keyboard", async (_name, markup) => {
    const { page, errors } = await b.visit({ path: "/text-page", viewport });
    await addBanner(page, markup);
    await cover(page);
    expect(await isInert(page)).toBe(false);
    expect(await reached(page)).toBe("accept");
    await pressAccept(page);
    expect(await page.locator("#ajaxLoadSite_cover").count()).toBe(1); // the page still waits
    await page.evaluate(async () => void (await window.wyspa.loading(false)));
    expect(await page.locator("#ajaxLoadSite_cover, [inert]").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

test("the configuration names a banner that no list knows", async () => {
  const config = encodeURIComponent(JSON.stringify({ cookieBanner: "#nasza-zgoda" }));
  const { page } = await b.visit({ path: `/text-page?config=${config}` });
  await addBanner(page, '<section id="nasza-zgoda">BOX</section>');
  await openModal(page);
  await page.locator("dialog#modal").waitFor();
  expect(await modals(page)).toBe(0);
  await pressAccept(page);
});

test("a dialog that opens by itself waits for the answer", async () => {
  const { page } = await forcedVisit(b, ["region"], {
    bare: true,
    before: (blank) =>
      blank.addInitScript(
        (markup) =>
          document.addEventListener("DOMContentLoaded", () => {
            const place = document.createElement("div");
            place.innerHTML = markup;
            document.body.append(place);
            place.querySelector("button")?.addEventListener("click", () => place.replaceChildren());
          }),
        (tools.Cookiebot ?? "").replace("BOX", BOX),
      ),
  });
  await page.waitForLoadState("load");
  await quietFor(page, 1500);
  expect(await notice(page).dialog.count()).toBe(0);
  await page.locator("#accept").click();
  await notice(page).dialog.waitFor();
});

test("a calendar beside a banner is not modal, and a press elsewhere closes it", async () => {
  const { page } = await b.visit({ path: "/wyspa/date-picker/live" });
  await addBanner(page, tools.Klaro ?? "");
  await page.locator(".date-picker__button").first().click();
  await page.locator("dialog.date-picker").waitFor();
  expect(await modals(page)).toBe(0);
  await pressAccept(page);
  await expect.poll(() => page.locator("dialog.date-picker").count()).toBe(1);
  await page.mouse.click(1300, 20);
  await expect.poll(() => page.locator("dialog.date-picker").count()).toBe(0);
});
