/**
 * The small names of the old bundle that page modules use (contract D 2, D 10, D 11): they exist when they are called.
 */
import { describe, expect, test } from "vitest";
import { seen, visitModule } from "../page-module";
import { bench, expectNoErrors } from "../support";

const b = bench();

test("values can be read and written during parsing", async () => {
  const visit = await visitModule(b, {
    module: "hotspots_slider",
    code: `const { utils, sliderConfig } = app_shop.vars;
      utils.debug("hotspots_slider", "parsed");
      sliderConfig.sliderList.push({ name: "x" });
      app_shop.vars.sliderConfig.sliderList = sliderConfig.sliderList.filter(({ name }) => name !== "y");
      window.seen = [utils.debugFlag, sliderConfig.debugSlider, app_shop.vars.sliderConfig.sliderList.length, app_shop.vars.lastFocusedElement];
      app_shop.vars.lastFocusedElement = "#content";`,
  });
  expect(await seen(visit)).toEqual([false, false, 1, ""]);
  expect(await visit.page.evaluate(() => Reflect.get(window, "app_shop").vars.lastFocusedElement)).toBe(
    "#content",
  );
  expectNoErrors(visit);
});

test("texts, numbers, browsers, cookies and modules work", async () => {
  const visit = await visitModule(b, {
    module: "subscription_add",
    code: `window.seen = {};
      app_shop.run(function () {
        const { fn, vars } = app_shop;
        seen.format = ["Dodano %d z %s, %c".format(2, "$&"), "%a".format(), "50% A".format(1)].join("|");
        seen.md5 = [md5("ż") === md5("ż"), md5("a") !== md5("b"), /^[0-9a-f]{16}$/.test(md5(""))].join();
        seen.device = [fn.isIos(), fn.isSafari(), vars.isIos, vars.isMac, vars.isSafari].join();
        seen.variety = [fn.variety(1, "sztuka", "sztuki"), fn.variety(2, "sztuka", "sztuki")].join();
        seen.literal = [fn.changeLiteral(1.5, ["dni", "dzień", "dni"], false), fn.changeLiteral(1e308, ["dni", "dzień", "dni"], false)].join();
        fn.cookie.set("dni0", true, 0);
        seen.cookie = fn.cookie.get("dni0");
        seen.modules = [appModules.installModule("Slider", "/x.js"), appModules.installModule("Nowy", "/y.js"), appModules.installModule("Nowy", "/z.js"), appModules.getModule("Nowy"), Object.keys(appModules.list).length].join();
        seen.alertek = [Alertek.cloudID, typeof Alertek.fadeOut, typeof Alertek.SrOnly].join();
        seen.deposit = fn.addDepositInfo(".nobody");
      }, "all");`,
  });
  expect(await seen(visit)).toEqual({
    format: "Dodano 2 z $&, %c|%a|50% A",
    md5: "true,true,true",
    device: "false,false,false,false,false",
    variety: "sztuka,sztuki",
    literal: "1.5 dni,1e+308 dni",
    cookie: "true",
    modules: "false,true,false,/y.js,7",
    alertek: "alert_cover,function,function",
    deposit: "",
  });
  expectNoErrors(visit);
});

test("price functions work even when the page has registered no handler", async () => {
  const visit = await visitModule(b, { module: "nothing", code: "" });
  const kinds = await visit.page.evaluate(() => [
    typeof Reflect.get(window, "calculateSubscriptionPrice"),
    typeof Reflect.get(window, "app_shop").fn.getOmnibusDetails,
  ]);
  expect(kinds).toEqual(["function", "function"]);
  expectNoErrors(visit);
});

test("the shop's further files are loaded by name at the start", async () => {
  const visit = await visitModule(b, {
    module: "files",
    code: `app_shop.files = ["hotspots", "widgets/gifts"];`,
  });
  await expect
    .poll(() => visit.page.evaluate(() => [...(Reflect.get(window, "effects") ?? [])].sort()))
    .toEqual(["gifts", "hotspots"]);
  expectNoErrors(visit);
});

test("an alert keeps a link to the basket, and shows other markup as text", async () => {
  const visit = await visitModule(b, { module: "nothing", code: "" });
  const { page } = visit;
  const say = (text: string) =>
    page.evaluate((said) => Reflect.get(window, "Alertek").Error(said, 20_000), text);
  await say(
    'Za mało sztuk. <a class="alertek__link --not-enough" href="/basketedit.php">Wróć do <b>koszyka</b></a>, proszę.',
  );
  const link = page.locator("#alert_cover a");
  await link.waitFor();
  expect(await link.getAttribute("href")).toMatch(/^http.*\/basketedit\.php$/);
  expect(await page.locator("#alert_cover .alertek__text").textContent()).toBe(
    "Za mało sztuk. Wróć do koszyka, proszę.",
  );
  for (const bad of [
    '<a class="alertek__link" href="https://evil.example/">x</a>',
    '<a class="alertek__link" href="javascript:document.title=1">x</a>',
    '<a href="/basketedit.php">x</a> alertek__link',
  ]) {
    await say(`nr ${bad}`);
    await expect.poll(() => page.locator("#alert_cover .alertek__text").textContent()).toMatch(/^nr /);
    expect(await page.locator("#alert_cover .alertek__text *").count(), bad).toBe(0);
    await say("dalej");
    await expect.poll(() => page.locator("#alert_cover .alertek__text").textContent()).toBe("dalej");
  }
  // Markup in its text is shown literally.
  await say('<a class="alertek__link" href="/"><img src=x onerror="document.title=1"></a>');
  await expect.poll(() => link.textContent()).toContain("<img");
  expect(await page.locator("#alert_cover img").count()).toBe(0);
  expect(await page.title()).not.toBe("1");
  await say('<a class="alertek__link" href="/basketedit.php">Do koszyka</a>');
  await link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/basketedit.php");
});

describe("a fallback for a missing feature", () => {
  test("reports that passkeys are not supported", async () => {
    const visit = await visitModule(b, {
      module: "cop_modules_smile_login",
      code: `window.seen = [];
        const webAuthn = new WebAuthn({ IAIAccountsUrl: "https://accounts.example/", supportOpera: false });
        app_shop.fn.webAuthnSmile = webAuthn;
        (async function () {
          seen.push(await webAuthn.checkBrowserSupport());
          seen.push(await webAuthn.login().catch((error) => error.code));
          seen.push(await webAuthn.registration({}).catch((error) => error.code));
        })();`,
    });
    await expect.poll(() => seen(visit)).toEqual([false, 1, 1]);
    expectNoErrors(visit);
  });

  test("without tiles hides a map's box, clears its busy state, and gives its module no error", async () => {
    const own = encodeURIComponent(`{"islands":{"store-map":false}}`); // the island would make the map itself
    const {
      page,
      errors,
      requests,
      console: lines,
    } = await b.visit({
      path: `/stocks.php?modules=1&config=${own}`,
    });
    const box = page.locator("#stocks_map[data-markers]");
    await box.waitFor({ state: "attached" });
    expect(await box.getAttribute("class")).not.toContain("--loading");
    expect([await box.isVisible(), await page.locator(".stocks_list__show_on_map:visible").count()]).toEqual([
      false,
      0,
    ]);
    expect(requests.filter((path) => /\/(old-)?map-/.test(path))).toEqual([]);
    expect([errors.map(String), lines]).toEqual([[], []]);
  });

  test("beside Google's own map shows each marker unclustered", async () => {
    const visit = await visitModule(b, {
      module: "partners_list",
      code: `window.seen = [];
        window.google_api_key = "key";
        app_shop.run(function () {
          const group = new markerClusterer.MarkerClusterer({ map: "m" });
          const own = {};
          group.addMarkers([own]);
          seen.push(own.map, group.markers.length);
          group.clearMarkers();
          seen.push(own.map, group.markers.length);
        }, "all");`,
    });
    expect(await seen(visit)).toEqual(["m", 1, null, 0]);
    expectNoErrors(visit);
  });
});

describe("small features of the page", () => {
  test("a deposit is explained briefly by a symbol beside it and fully in a dialog", async () => {
    const visit = await visitModule(b, {
      module: "search_promo_products",
      content:
        '<p>+ kaucja <span class="deposit_price__value">0,50 zł</span></p><p><span class="deposit_price__value" data-price="1,00 zł">x</span></p>',
      code: `app_shop.run(function () {
          app_shop.fn.addDepositInfo(".deposit_price__value");
          app_shop.fn.addDepositInfo(".deposit_price__value");
        }, "all");`,
    });
    const { page } = visit;
    const tips = page.locator(
      ".deposit_price__value + .deposit_tooltip > .deposit_tooltip__tip + .tooltipContent",
    );
    await expect
      .poll(() => tips.allTextContents())
      .toEqual([expect.stringContaining("0,50 zł"), expect.stringContaining("1,00 zł")]);
    const tip = page.locator(".deposit_tooltip__tip").first();
    await expect.poll(() => tip.getAttribute("data-island-status")).toMatch(/ready/);
    await tip.hover();
    await page.locator("#n59581_tooltip .deposit_tooltip__link").click();
    await page.locator(".modal.--deposit", { hasText: "Kaucja" }).waitFor();
    expectNoErrors(visit);
  });

  test("the link in a deposit's tooltip is reached by keyboard alone, and the focus returns", async () => {
    const visit = await visitModule(b, {
      module: "search_promo_products",
      content: '<p>+ kaucja <span class="deposit_price__value">0,50 zł</span></p>',
      code: `app_shop.run(function () { app_shop.fn.addDepositInfo(".deposit_price__value"); }, "all");`,
    });
    const { page } = visit;
    const tip = page.locator(".deposit_tooltip__tip");
    await expect.poll(() => tip.getAttribute("data-island-status")).toMatch(/ready/);
    await page.locator("#content p").click(); // the keyboard continues from here
    await page.keyboard.press("Tab");
    const link = page.locator("#n59581_tooltip .deposit_tooltip__link");
    await link.waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.locator(".modal.--deposit", { hasText: "Kaucja" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".modal.--deposit").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain("deposit_tooltip__tip");
    expectNoErrors(visit);
  });

  test("more information, shopping lists and pictures of the menu open", async () => {
    const visit = await visitModule(b, {
      module: "nothing",
      frameless: true,
      content: `<div class="moreInfo"><div class="row"><a class="moreInfo__show" href="#i">Więcej</a></div></div>
        <div class="slm_lists"><a class="slm_lists__label" href="#showShoppingLists">Listy</a></div>
        <div id="menu_categories"><div class="nav-item"><span class="nav-gfx nav-hover"><img src="/pictures/logo.svg" width="40" height="20" alt=""></span></div></div>`,
      code: "",
    });
    const { page } = visit;
    await page.locator("#content .slm_lists__label").click();
    await page.locator("#content .slm_lists.--active").waitFor();
    await page.locator(".moreInfo__show").click();
    await page.locator(".moreInfo.--hover .row.--hover").waitFor();
    await page.locator(".moreInfo__show").click();
    await expect.poll(() => page.locator(".moreInfo.--hover, .row.--hover").count()).toBe(0);
    expect(new URL(page.url()).hash).toBe("");
    // A picture of the menu keeps its size while the pointer is over its entry.
    await page.locator("#content .nav-gfx img").hover();
    const picture = page.locator("#content .nav-gfx");
    await expect.poll(() => picture.getAttribute("class")).toContain("--hover");
    expect(await picture.evaluate((element) => (element as HTMLElement).style.width)).toMatch(/px$/);
    await page.locator("#content .slm_lists__label").hover();
    await expect.poll(() => picture.getAttribute("class")).not.toContain("--hover");
    expectNoErrors(visit);
  });
});
