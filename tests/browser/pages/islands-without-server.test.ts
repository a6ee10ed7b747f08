/**
 * The islands that need no server by the table of islands/README.md, on one page of a static site. Each does its work, and
 * the site receives no request but for its own files and the script's.
 */
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { needOf } from "../../../runtime/cli/docs/answers/server-page";
import { islandNamesIn } from "../../../runtime/cli/docs/describe";
import { root } from "../../../runtime/cli/docs/index";
import { bench, desktop, phone, quietFor, type Visit } from "../support";
import { type StaticSite, serveStatically } from "./static-site";

const b = bench();
const held: { site?: StaticSite } = {};
beforeAll(async () => {
  held.site = await serveStatically();
});
afterAll(() => held.site?.close());

/** What a shopper does with an island, and what must come of it. */
type Use = (page: Page, visit: Visit) => Promise<unknown>;
const shows = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().waitFor();
const text = (page: Page, selector: string) => page.locator(selector).first().innerText();
const closeDialog: Use = async (page) => {
  await page.locator("dialog[open] .modal__close").click();
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
};
const closeNotice: Use = async (page, visit) => {
  await shows(page, "dialog[open] #notice");
  await closeDialog(page, visit);
};

const onDesktops: Readonly<Record<string, Use>> = {
  notice: async () => {}, // every visit begins with it
  "info-bars": async (page) => {
    await page.locator("#bar-1 .bars__close").click();
    await expect.poll(() => page.locator("#bar-1").count()).toBe(0);
  },
  banner: async (page) => {
    await page.locator(".freeShipping__close").click();
    await expect.poll(() => page.locator("#freeShipping").count()).toBe(0);
  },
  "skip-link": async (page) => {
    await page.locator("[href='#content']").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  },
  "category-menu": async (page) => {
    await page.locator(".nav-link-expand").focus();
    await page.keyboard.press("Enter");
    await shows(page, ".navbar-subnav a");
  },
  "settings-menu": async (page) => {
    await page.locator("#settings .open_trigger").click({ position: { x: 5, y: 5 } });
    await shows(page, "#settings form button");
    await page.mouse.move(900, 500); // its panel is open as long as the pointer is above it
    await page.keyboard.press("Escape");
  },
  "region-selector": async (page, visit) => {
    await page.locator(".select_language__open").click();
    await shows(page, "dialog[open] .select_language");
    await expect.poll(() => text(page, "dialog[open]")).toContain("Niemcy");
    await closeDialog(page, visit);
  },
  "logout-link": async (page) => {
    await page.locator("#logout").click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("expchck_phone"))).toBe(null);
  },
  "cookie-link": async (page) => {
    await page.locator("#cookies").click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "cookiesAsked"))).toBe(true);
  },
  tooltip: async (page) => {
    await page.locator("#tip").hover();
    await shows(page, "[role=tooltip]:has-text('1250')");
  },
  plural: (page) => expect.poll(() => text(page, "#days")).toBe("2 dni"),
  "news-date": (page) => expect.poll(() => text(page, "#news")).toMatch(/^09 \D+2026$/s),
  "omnibus-price": (page) => expect.poll(() => text(page, "#omnibus")).toContain("90,00 zł"),
  "subscription-price": (page) => expect.poll(() => text(page, "#subscription b")).toBe("85,00 zł"),
  "responsive-image": (page) =>
    expect.poll(() => page.locator("#picture").getAttribute("src")).toMatch(/picture\.svg$/),
  "instalments-toggle": async (page) => {
    await page.locator("#instalments").click();
    await shows(page, ".projector_instalments__items");
  },
  "product-details": async (page) => {
    await page.locator("#traits").click();
    await shows(page, ".traits li:last-child");
  },
  "product-points": (page) => shows(page, "#points .show_tip"),
  "product-documents": (page) =>
    expect.poll(() => text(page, "#documents")).toMatch(/Instrukcje\s+Instrukcja kubka/),
  "product-question": async (page, visit) => {
    await page.locator("#question").click();
    await shows(page, "dialog[open] .askforproduct input");
    await closeDialog(page, visit);
  },
  "product-sections": async (page) => {
    await shows(page, ".tabs__control[href='#opinions_section']");
    await page.locator("#details_wrapper #projector_longdescription").waitFor();
  },
  "store-select": async (page) => {
    await page.locator("#stores button").click();
    await expect.poll(() => text(page, "#stores")).toContain("Wybierz sklep z listy.");
  },
  "validated-form": async (page) => {
    await page.locator("#mail").fill("anna@");
    await page.locator("#contact button:not([type=button])").click();
    await expect.poll(() => page.locator("#name").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.locator("#mail").getAttribute("aria-invalid")).toBe("true");
  },
  "date-picker": async (page) => {
    await page.locator("#day").fill("9.03.2026");
    await page.locator("#day").press("Tab");
    await expect.poll(() => page.locator("#day").inputValue()).toBe("2026-03-09");
  },
  "file-input": async (page) => {
    const large = { name: "kubek.txt", mimeType: "text/plain", buffer: Buffer.from("dłuższe niż 10 bajtów") };
    await page.locator("#file").setInputFiles(large);
    await expect.poll(() => page.locator("#contact .--file-error").count()).toBe(1);
  },
  "password-field": async (page) => {
    await page.locator("#secret").pressSequentially("kotek7");
    await page.locator("#secret ~ .password-field__button").click();
    expect(await page.locator("#secret").getAttribute("type")).toBe("text");
  },
  "signin-views": async (page) => {
    await page.locator(".password_reminder_signin").click();
    await shows(page, "#signin-form_password input");
  },
  "store-map": async (page) => {
    await page.locator(".store-map__field").fill("krakow");
    await expect.poll(() => page.locator(".store-map__list strong").allInnerTexts()).toEqual(["Pod Wawelem"]);
  },
  "lazy-image": async (page) => {
    expect(await page.locator("#lazy").getAttribute("src")).toBe(null);
    await page.locator("#lazy").scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator("#lazy").getAttribute("src")).toMatch(/picture\.svg$/);
  },
  "product-gallery": async (page, visit) => {
    await page.locator("#back a").click();
    await shows(page, "dialog[open] .product_gallery__large");
    await closeDialog(page, visit);
  },
  "back-to-top": async (page) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator("#backTop").click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
};

const onPhones: Readonly<Record<string, Use>> = {
  breadcrumbs: (page) => expect.poll(() => page.locator("#layout > .breadcrumbs").count()).toBe(1),
  "mobile-grid": (page) => expect.poll(() => page.locator("aside #phone-number").count()).toBe(1),
  "mobile-tabs": async (page) => {
    await page.locator("[data-ids='#aside-account']").tap();
    await page.locator("#aside-account.--active").waitFor();
    await expect.poll(() => page.locator("#aside-menu.--active").count()).toBe(0);
  },
  "footer-links": async (page) => {
    const header = page.locator(".footer_tab__header");
    await header.scrollIntoViewIfNeeded();
    await page.locator("#footer[data-island-status=ready]").waitFor();
    await header.tap();
    await expect.poll(() => header.getAttribute("aria-expanded")).toBe("true");
  },
};

test("the page has every island that needs no server", () => {
  const free = islandNamesIn(root).filter((name) => needOf(name) !== "server");
  expect([...Object.keys({ ...onDesktops, ...onPhones }), "submit-guard"].sort()).toEqual(free.sort());
});

afterEach(() => {
  (held.site?.missed as string[]).length = 0;
});

for (const [device, viewport, uses] of [
  ["desktop", desktop, onDesktops],
  ["phone", phone, onPhones],
] as const)
  test(`on a ${device} each island works, and the page requests only files`, async () => {
    const context = {
      hasTouch: viewport === phone,
      isMobile: viewport === phone,
      reducedMotion: "reduce",
    } as const;
    const visit = await b.visit({ origin: held.site?.origin ?? "", viewport, context });
    const { page, errors, console: lines, requests } = visit;
    await closeNotice(page, visit);
    const failed: string[] = [];
    for (const [island, use] of Object.entries(uses))
      await use(page, visit).catch((error) =>
        failed.push(`${island}: ${error.message.split("\n").slice(0, 3).join(" ")}`),
      );
    await quietFor(page, 500);
    expect(failed).toEqual([]);
    expect(held.site?.missed).toEqual([]);
    expect(requests.filter((path) => !/^\/(wyspa\/.+|(picture|small)\.svg)?$/.test(path))).toEqual([]);
    const known = lines.filter((line) => !line.includes("Maps stay lists, because no tiles are configured."));
    expect([errors.map(String), known]).toEqual([[], []]);
  });

test("submit-guard sends a form once, and the page requests only the form's address", async () => {
  const visit = await b.visit({ origin: held.site?.origin ?? "", viewport: desktop });
  await closeNotice(visit.page, visit);
  await visit.page.locator("#newsletter button").dblclick();
  await expect.poll(() => held.site?.missed).toEqual(["GET /zapisano.html?"]);
});
