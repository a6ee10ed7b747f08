/** The gallery in the demo shop: every island is live, its markup can be copied, and its pages work on a phone. */
import type { Frame, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hostSelectors } from "../../../fixtures/gallery/host-selectors";
import { descriptors } from "../../../runtime/islands/generated/all";
import { violations } from "../axe";
import { bench, desktop, phone, type Visit } from "../support";

const b = bench();
const names = descriptors.map(({ name }) => name);

const open = (path: string, options: { viewport?: typeof phone; context?: object } = {}): Promise<Visit> =>
  b.visit({ path, bare: true, viewport: phone, ...options });

async function liveFrame(page: Page): Promise<Frame> {
  const element = await page.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await frame.waitForLoadState("load");
  await frame.waitForFunction(() => Boolean(window.wyspa));
  return frame;
}

/** The status of an island on its hosts, after the signs of a shopper who comes near each of them. */
const statusIn = (frame: Frame, name: string) => {
  const descriptor = descriptors.find((one) => one.name === name);
  if (!descriptor) throw new Error(`there is no island ${name}`);
  return frame.evaluate(
    ([selectors, island]) => {
      const hosts = (selectors as string[]).flatMap((selector) => [...document.querySelectorAll(selector)]);
      for (const host of hosts) {
        host.scrollIntoView();
        host.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      }
      dispatchEvent(new Event("scroll"));
      const statuses = hosts.map((host) => host.getAttribute("data-island-status") ?? "");
      const own = statuses.flatMap((text) => text.split(" ")).map((text) => text.replace(`${island}:`, ""));
      return own.includes("ready") ? "ready" : statuses.join(" | ");
    },
    [hostSelectors(descriptor), name] as const,
  );
};
/** Opens the folded section that contains the documents: the island waits until it is visible. */
async function openSection(frame: Frame, name: string): Promise<void> {
  if (name !== "product-documents") return;
  await frame.locator("#projector_enclosures_mobile .tabs__control").first().click();
}
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("the index leads to the page of each island, and fits a phone", async () => {
  const { page, errors, console } = await open("/wyspa/");
  expect(await page.locator(".islands a").allTextContents()).toEqual(expect.arrayContaining([...names]));
  expect(await page.locator(".islands a").count()).toBe(names.length);
  expect(await width(page)).toBe(phone.width);
  await page.locator(".islands a", { hasText: /^tooltip$/ }).click();
  expect(await page.locator("h1").textContent()).toBe("tooltip");
  expect([...errors, ...console]).toEqual([]);
});

describe.each(names)("the page of %s", (name) => {
  test("shows the island live, with its markup and facts, on a phone without a word in the console", async () => {
    const { page, errors, console } = await open(`/wyspa/${name}`);
    const frame = await liveFrame(page);
    await openSection(frame, name);
    await expect.poll(() => statusIn(frame, name)).toBe("ready");
    expect(await page.locator("#markup ~ pre, #markup ~ p").first().textContent()).not.toBe("");
    expect(await page.getByRole("table").first().textContent()).toContain("loads by default");
    expect(await width(page)).toBe(phone.width);
    expect([...errors, ...console]).toEqual([]);
  });
});

test.each([
  ["tooltip", "&theme=strict"],
  ["mini-basket", "&theme=strict"],
  ["mini-basket", "&theme=skin"],
  ["search-panel", "&theme=skin"],
  ["date-picker", "&theme=skin"],
  ["store-map", "&theme=skin"],
  ["region-notice", "&theme=strict"],
])("%s is live with %s, too", async (name, query) => {
  const { page, errors, console } = await open(`/wyspa/${name}?view=desktop${query}`, { viewport: desktop });
  const frame = await liveFrame(page);
  await expect.poll(() => statusIn(frame, name)).toBe("ready");
  const sheets = await frame.evaluate(() =>
    [...document.styleSheets].map(({ href }) => new URL(href ?? "/x").pathname).join(" "),
  );
  expect(sheets).toContain(query.includes("skin") ? "/wyspa/wyspa-skin.css" : "/theme/strict.css");
  expect([...errors, ...console]).toEqual([]);
});

test("the frame shows an island at the end of a page, and the gallery itself does not scroll", async () => {
  const { page } = await open("/wyspa/footer-links");
  const frame = await liveFrame(page);
  const top = () =>
    frame.evaluate(() => {
      const { top: at = -1 } = document.querySelector("#footer_links")?.getBoundingClientRect() ?? {};
      return at >= 0 && at < innerHeight;
    });
  await expect.poll(top).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the states of the mini basket are an empty, a full and a failing one, and the next one repairs the last", async () => {
  const { page } = await open("/wyspa/mini-basket");
  const badge = async () => (await liveFrame(page)).locator("#menu_basket .badge").textContent();
  const choose = (label: string) => page.getByRole("link", { name: label, exact: true }).click();
  await expect.poll(badge).toBe("2");
  await choose("Twelve products");
  await expect.poll(badge).toBe("12");
  await choose("Empty basket");
  await expect.poll(badge).toMatch(/^0?$/);
  expect(await page.locator("[aria-current]").allTextContents()).toEqual([
    "Phone, 390 px",
    "Standard theme",
    "Empty basket",
  ]);
  await choose("The basket fails");
  await liveFrame(page);
  expect((await page.request.post(`${b.shop.url}/ajax/get.php`)).status()).toBe(500);
  await choose("Usual");
  await expect.poll(badge).toBe("2");
  expect((await page.request.post(`${b.shop.url}/ajax/get.php`)).status()).not.toBe(500);
});

test("without its file, the server's markup stays", async () => {
  const { page } = await open("/wyspa/plural?state=missing");
  await expect.poll(async () => statusIn(await liveFrame(page), "plural")).toMatch(/failed/);
  expect(await (await liveFrame(page)).locator("[data-island=plural]").first().textContent()).toBe("1");
});

test("the button copies the markup by mouse and by keyboard, and says so", async () => {
  const context = { permissions: ["clipboard-read", "clipboard-write"] };
  const { page } = await open("/wyspa/tooltip", { context });
  const button = page.getByRole("button", { name: "Copy the markup" });
  const status = page.getByRole("status");
  await button.click();
  await expect.poll(() => status.textContent()).toBe("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator("#code").textContent());
  expect(copied).toContain('data-island="tooltip"');
  await page.goto(`${b.shop.url}/wyspa/mini-basket`);
  await button.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('id="menu_basket"');
});

test("a browser that refuses the clipboard gets the markup selected", async () => {
  const { page } = await open("/wyspa/tooltip");
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) }),
  );
  await page.getByRole("button", { name: "Copy the markup" }).click();
  await expect.poll(() => page.getByRole("status").textContent()).toContain("The markup is selected");
  expect(await page.evaluate(() => String(getSelection()))).toContain('data-island="tooltip"');
});

test.each([
  ["the index", "/wyspa/", phone],
  ["a page with facts and texts", "/wyspa/mini-basket", phone],
  ["a page in the view of a desktop", "/wyspa/tooltip?view=desktop", desktop],
  ["a page with the skin", "/wyspa/add-to-basket?theme=skin", phone],
])("axe finds nothing on %s", async (_, path, viewport) => {
  const { page } = await open(path, { viewport });
  if (path !== "/wyspa/") await liveFrame(page);
  expect(await violations(page)).toEqual([]);
});

test("an unknown name and the built script are no pages of the gallery", async () => {
  const { page } = await open("/wyspa/");
  const status = async (path: string) => (await page.request.get(b.shop.url + path)).status();
  expect(await status("/wyspa/no-such-island")).toBe(404);
  expect(await (await page.request.get(`${b.shop.url}/wyspa/wyspa.js`)).text()).not.toContain("<html");
});
