/** Measurements of real visits: events and marks on the page, and beacons to the configured address. */
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { receiveBeacons } from "../beacons";
import { pathOf } from "../built-files";
import { PATH, put } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();

interface Beacon {
  readonly version: string;
  readonly page: string;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}
const received = receiveBeacons();
const { bodies } = received;
const beacons = () => bodies.map((body) => JSON.parse(body) as Beacon);
const entries = () => beacons().flatMap((beacon) => beacon.entries);
beforeEach(() => put(b.shop, '<h1 id="anna@shop.test">Strona</h1>'));

const open = (config: object) =>
  b.visit({ path: `${PATH}?token=secret&config=${encodeURIComponent(JSON.stringify(config))}` });
const consent = (page: Page, tracking: boolean) =>
  page.evaluate((detail) => void document.dispatchEvent(new CustomEvent("wyspa:consent", { detail })), {
    tracking,
  });
const hasChunk = (page: Page) =>
  page.evaluate(
    (pattern) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(pattern).test(name)),
    pathOf("metrics").source,
  );
const search = async (page: Page) => {
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await page.locator(".search_result__item.--product").first().waitFor();
};
const leave = (page: Page) => page.goto(`${b.shop.url}/text-page?script=none`);

describe("beacons", () => {
  test("contain vitals and the times of islands, and nothing personal, and are sent when the page is left", async () => {
    const {
      page,
      errors,
      console: lines,
    } = await open({
      consent: "granted",
      metrics: { url: received.address, sample: 1 },
    });
    await expect.poll(() => hasChunk(page)).toBe(true);
    await search(page);
    await leave(page);
    await expect.poll(() => entries().map(({ vital }) => vital)).toContain("TTFB");
    expect(entries().map(({ vital }) => vital)).toContain("LCP");
    const panel = entries().find(({ island }) => island === "search-panel");
    expect(panel).toMatchObject({
      loading: expect.any(Number),
      fetched: expect.any(Number),
      ready: expect.any(Number),
    });
    expect(beacons()[0]).toMatchObject({ page: "text", version: expect.any(String) });
    for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(8_192);
    expect(bodies.join()).not.toMatch(/secret|anna|kurtka/);
    expect([...errors, ...lines]).toEqual([]);
  });

  test("need consent: none without it, and none after it is withdrawn", async () => {
    const { page } = await open({ metrics: { url: received.address } });
    await expect.poll(() => hasChunk(page)).toBe(true);
    await consent(page, true);
    await consent(page, false);
    await leave(page);
    await quietFor(page, 500);
    expect(bodies).toEqual([]);
  });

  test("begin when the shopper consents on the page", async () => {
    const { page } = await open({ metrics: { url: received.address } });
    await expect.poll(() => hasChunk(page)).toBe(true);
    await consent(page, true);
    await search(page);
    await leave(page);
    await expect.poll(() => entries().some(({ island }) => island === "search-panel")).toBe(true);
  });

  test("are sent by the sampled page views only; others do not even fetch the code", async () => {
    const { page } = await open({ consent: "granted", metrics: { url: received.address, sample: 0 } });
    await search(page);
    await quietFor(page, 1_000);
    expect(await hasChunk(page)).toBe(false);
    await leave(page);
    expect(bodies).toEqual([]);
  });
});

describe("on the page", () => {
  test("each step of an island is a mark and an event, from the first press to its outcome", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page } = await b.visit({
      path: "/",
      bare: true,
      context: { hasTouch: true },
      before: (of) =>
        of.addInitScript(() => {
          const steps: string[] = [];
          Object.assign(window, { steps });
          document.addEventListener("wyspa:metric", ({ detail: { name, phase } }) =>
            steps.push(`${name} ${phase}`),
          );
        }),
    });
    await page.locator(".bars__close").first().tap();
    const steps = () =>
      page.evaluate(() =>
        (Reflect.get(window, "steps") as string[]).filter((step) => step.startsWith("info-bars ")),
      );
    const all = ["touched", "loading", "fetched", "ready", "answered"];
    await expect.poll(steps).toContain("info-bars answered");
    expect((await steps()).sort()).toEqual(all.map((phase) => `info-bars ${phase}`).sort());
    const marks = await page.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .map(({ name }) => name)
        .filter((name) => name.startsWith("wyspa:info-bars:")),
    );
    expect(marks.sort()).toEqual(all.map((phase) => `wyspa:info-bars:${phase}`).sort());
  });

  test("a lost chunk is an event, and a page that prevents reports receives them instead of the shop's log", async () => {
    b.shop.faults.set("wyspa", "404", { path: /search-panel-\w+\.js/ });
    const { page, status } = await b.visit({
      before: (of) =>
        of.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          document.addEventListener("wyspa:metric", ({ detail: { name, phase } }) => {
            if (phase === "lost") seen.push(`lost ${name}`);
          });
          document.addEventListener("wyspa:error-report", (event) => {
            event.preventDefault();
            seen.push(event.detail.text);
          });
        }),
    });
    await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => status("#menu_search")).toBe("failed");
    const seen = () => page.evaluate(() => Reflect.get(window, "seen") as string[]);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
    expect(await seen()).toContain("lost search-panel");
    expect((await seen()).join("\n")).toMatch(/wyspa \S+ search-panel load: MissingChunk/);
    await quietFor(page, 300);
    expect(b.shop.errorReports).toEqual([]);
  });
});
