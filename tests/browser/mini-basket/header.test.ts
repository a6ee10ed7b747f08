/** The header's part of the basket: its content at load, on cached pages, without an answer, with bad data. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sample } from "../sample";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone, quietFor, type VisitOptions } from "../support";
import { asShopper, filled, header } from "./shop";

const b = bench();

interface Watched {
  readonly before: NonNullable<VisitOptions["before"]>;
  /** Releases the header's part, and returns the layout shifts from then on. */
  shiftsOf(page: Page): Promise<number[]>;
}

/** Holds the header's part back until the page itself no longer shifts, as it does while it is parsed. */
function watched(): Watched {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    async before(page) {
      await page.route(/\/core-/, async (route) => {
        await arrived;
        await route.continue();
      });
    },
    async shiftsOf(page) {
      await untilQuiet(b.shop, 500);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { __shifts: shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: "layout-shift" });
      });
      arrive();
      await header(page).name.waitFor({ state: "attached" });
      await expect.poll(() => header(page).badge.textContent()).toBe("3");
      await quietFor(page, 300);
      return page.evaluate(() => (window as unknown as { __shifts: number[] }).__shifts);
    },
  };
}

async function visited(options: VisitOptions = {}) {
  const visit = await b.visit({ ...options, context: { ...asShopper(b), ...options.context } });
  return { ...visit, ...header(visit.page) };
}
const known = (made: Awaited<ReturnType<typeof visited>>) =>
  expect.poll(() => made.host.evaluate((host) => !host.matches(".--skeleton, [aria-busy]"))).toBe(true);

describe.each(
  sample(
    [
      ["a desktop", desktop],
      ["a phone", phone],
    ],
    1,
  ),
)("on %s", (_, viewport) => {
  it("the header matches the server, shifts nothing and loads no React", async () => {
    filled(b, 3);
    const watch = watched();
    const made = await visited({ viewport, before: watch.before, bare: true });
    expect(await watch.shiftsOf(made.page)).toEqual([]);
    await known(made);
    const name = `Wartość koszyka: ${await made.price.textContent()}`;
    // On a phone there is no toggle that states the count.
    const whole = viewport === phone ? `${name}, 3 produkty` : name;
    expect(await made.host.getByRole("link", { name: whole, exact: true }).count()).toBe(1);
    expect(await made.status("#menu_basket")).toBe("waiting");
    expect(made.errors).toEqual([]);
  });

  it("a cached page is filled in without a layout shift", async () => {
    filled(b, 3);
    const watch = watched();
    const made = await visited({ viewport, path: "/?cached=1", before: watch.before, bare: true });
    expect(await watch.shiftsOf(made.page)).toEqual([]);
    await known(made);
  });
});

it("shows net prices in a shop with net prices", async () => {
  filled(b, 2);
  const made = await visited({ path: "/?net=1" });
  await made.toggle.click();
  await made.rows.nth(1).waitFor();
  expect(await made.rows.nth(0).locator(".top_basket__vat").textContent()).toBe("netto");
  const net = await made.price.textContent();
  expect(await made.panel.locator(".--worth .top_basket__summary_value").textContent()).toBe(net);
  const gross = await visited();
  expect(await gross.price.textContent()).not.toBe(net);
});

describe("a cached page", () => {
  it("shows the last known basket as provisional until it is confirmed", async () => {
    filled(b, 2);
    const made = await visited();
    await known(made);
    filled(b, 3); // a change on another device
    const hold = b.shop.faults.hold("get.php");
    await made.page.goto(`${b.shop.url}/?cached=1`);
    await expect.poll(() => made.badge.textContent()).toBe("2");
    expect(await made.host.getAttribute("data-wyspa-provisional")).toBe("");
    expect(await made.host.getAttribute("aria-busy")).toBe("true");
    await made.toggle.click();
    await made.rows.nth(1).waitFor();
    expect(await made.rows.nth(0).getByRole("button", { name: /^Usuń/ }).isDisabled()).toBe(true);
    expect(await made.panel.getAttribute("aria-busy")).toBe("true");

    hold.release();
    await expect.poll(() => made.badge.textContent()).toBe("3");
    await known(made);
    await expect.poll(() => made.rows.nth(2).getByRole("button", { name: /^Usuń/ }).isDisabled()).toBe(false);
    expect(await made.said()).toEqual([]);
  });

  it("keeps a usable link when its basket fails to load", async () => {
    filled(b, 2);
    b.shop.faults.set("get.php", "500-html");
    const made = await visited({ path: "/?cached=1" });
    await known(made);
    expect(await made.toggle.isVisible()).toBe(false);
    await made.link.click();
    await made.page.waitForURL(/basketedit/);
  });
});

it.each(sample(["500-html", "200-html", "truncated", "key-wrong-type", "reset"] as const, 2))(
  "keeps the server's markup when the data is %s",
  async (fault) => {
    filled(b, 2);
    b.shop.faults.set("get.php", fault);
    b.shop.faults.set("graphql", "500-html");
    const made = await visited();
    await made.page.waitForFunction(() => window.wyspa.store.getState().basket.status === "failed");
    await quietFor(made.page, 500);
    expect(await made.badge.textContent()).toBe("2");
    expect(await made.link.isVisible()).toBe(true);
    expect(await made.toggle.isVisible()).toBe(false);
    await made.link.hover();
    await quietFor(made.page, 500);
    expect(await made.panel.isVisible()).toBe(false);
    expect(made.errors).toEqual([]);
  },
);

it("uses the second source when the Basket block is absent", async () => {
  filled(b, 2);
  b.shop.config.basketBlock = false;
  const made = await visited();
  await made.toggle.click();
  await made.rows.nth(1).waitFor();
  expect(await made.badge.textContent()).toBe("2");
  await made.rows
    .nth(0)
    .getByRole("button", { name: /^Zwiększ ilość: / })
    .click();
  await expect.poll(() => made.badge.textContent()).toBe("3");
});

describe("free shipping", () => {
  it("is announced, shown as progress, and marked at the banner once reached", async () => {
    const visitor = filled(b, 1);
    const made = await visited();
    const box = made.panel.locator(".top_basket__summary_shipping_free");
    const banner = made.page.locator("#freeShipping");
    await made.toggle.click();
    await made.rows.first().waitFor();
    expect(await banner.getAttribute("class")).not.toContain("--active");
    expect(await box.textContent()).toMatch(/^Do darmowej dostawy brakuje \d+,\d\d zł$/);
    // A screen reader would read the reached share as the missing one: the amount in the text is all it needs.
    expect(await made.panel.getByRole("progressbar").count()).toBe(0);
    expect(await box.locator(".progress_bar").getAttribute("aria-hidden")).toBe("true");
    const [price] = (await box.locator(".top_basket__summary_value").textContent())?.match(/\d+,\d\d/) ?? [];
    const share = 1 - Number(price?.replace(",", ".")) / 300;
    const width = await box.locator(".progress_bar__value").evaluate((value) => value.style.width);
    expect(Number.parseFloat(width)).toBeCloseTo(100 * share);
    expect(await box.locator(".progress_bar__value").evaluate((value) => value.clientWidth)).toBeGreaterThan(
      0,
    );

    visitor.basket = visitor.basket.map((line) => ({ ...line, quantity: 9 }));
    await made.page.evaluate(() =>
      (window as unknown as { wyspa: { basket: { refresh(): Promise<unknown> } } }).wyspa.basket.refresh(),
    );
    await expect.poll(() => banner.getAttribute("class")).toContain("--active");
    await expect.poll(() => box.textContent()).toBe("Masz darmową dostawę!");
    expect(await made.panel.locator(".--shipping .--free").textContent()).toBe("Gratis!");
  });
});

it("shows free-shipping progress when only GraphQL has the limit, with one request and no layout shift", async () => {
  filled(b, 1);
  b.shop.config.basketLimit = false;
  const made = await visited();
  const hold = b.shop.faults.hold("graphql");
  const limits = () => b.shop.requests.filter(({ body }) => body.includes("shippingLimitFree")).length;
  expect(limits()).toBe(0);
  await made.toggle.click();
  await made.rows.first().waitFor();
  await hold.arrived(1);
  const button = made.panel.locator(".top_basket__buttons .btn");
  const before = await button.boundingBox();
  const bar = made.panel.locator(".progress_bar__value");
  expect(await bar.count()).toBe(0);
  hold.release();
  await bar.waitFor();
  expect(await button.boundingBox()).toEqual(before);
  await made.page.keyboard.press("Escape");
  await made.toggle.click();
  await bar.waitFor();
  expect(limits()).toBe(1);
});

it("shows hostile text as text and opens no hostile link", async () => {
  b.shop.config.hostileText = true;
  const visitor = filled(b, 0);
  visitor.basket = b.shop.catalogue.products
    .filter(({ price, sizes }) => price > 0 && sizes.length === 0)
    .slice(0, 22)
    .map((product) => ({ product, size: null, subscription: false, quantity: 1 }));
  const called: string[] = [];
  const made = await visited({
    before: (page) => page.exposeFunction("__xss", (what: string) => void called.push(what ?? "called")),
  });
  await made.toggle.click();
  await made.rows.nth(21).waitFor({ state: "attached" });
  const origins = await made.panel
    .locator("a[href]")
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).origin)),
    ]);
  expect(origins).toEqual([b.shop.url]);
  expect(await made.panel.locator("script, iframe, svg, [onerror], [onload]").count()).toBe(0);
  expect(called).toEqual([]);
  expect(made.errors).toEqual([]);
});

describe("accessibility (axe)", () => {
  it.each(
    sample(
      [
        ["closed", 3, desktop],
        ["open", 3, desktop],
        ["open as a list", 22, desktop],
        ["on a phone", 3, phone],
      ],
      2,
    ),
  )("finds nothing when the panel is %s", async (state, count, viewport) => {
    filled(b, count);
    const made = await visited({ viewport });
    await known(made);
    if (state.startsWith("open")) {
      await made.toggle.click();
      await made.rows.nth(count - 1).waitFor({ state: "attached" });
    }
    const { violations } = await new AxeBuilder({ page: made.page }).include("#menu_basket").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it("keeps the focus visible and targets large enough", async () => {
    filled(b, 4);
    const made = await visited();
    await made.toggle.focus();
    await made.page.keyboard.press("Enter");
    await made.rows.nth(3).waitFor({ state: "attached" });
    for (let step = 0; step < 4 * 5; step++) {
      await made.page.keyboard.press("Tab");
      const seen = await made.page.evaluate(() => {
        const active = document.activeElement as HTMLElement;
        const { x, y, width, height } = active.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return { name: active.ariaLabel ?? active.textContent, seen: active.contains(top), width, height };
      });
      expect(seen).toMatchObject({ seen: true });
      expect(Math.min(seen.width, seen.height), seen.name ?? "").toBeGreaterThanOrEqual(20);
    }
  });
});
