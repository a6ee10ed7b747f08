/**
 * Without the core's file, the page gets one error event per island, and the islands start when the core loads later.
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, phone } from "../support";

const b = bench();

interface Told {
  readonly name: string;
  readonly phase: string;
  readonly hasError: boolean;
  readonly isOnFailedHost: boolean;
}

/** Records every `wyspa:island-error`, and every island whose status becomes `failed`. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    document.addEventListener("wyspa:island-error", ({ detail: { name, host, phase, error } }) => {
      const isOnFailedHost = /failed/.test(host.getAttribute("data-island-status") ?? "");
      told.push({ name, phase, hasError: error instanceof Error, isOnFailedHost });
    });
  });
const toldOn = (page: Page) => page.evaluate<Told[]>("told");

/** The names of the failed islands, one per host. */
const failedOn = (page: Page): Promise<string[]> =>
  page.locator("[data-island-status*=failed]").evaluateAll((hosts) =>
    hosts.flatMap((host) => {
      const status = host.getAttribute("data-island-status") ?? "";
      return status === "failed"
        ? "alone"
        : [...status.matchAll(/([\w-]+):failed/g)].map(([, name]) => `${name}`);
    }),
  );

test("each failed island dispatches wyspa:island-error once, even when it is pressed again, and mounts when the core loads later", async () => {
  b.shop.faults.set("wyspa", "404", { path: /chunks\/core-/ });
  const { page, status, requests } = await b.visit({
    path: "/text-page",
    viewport: phone,
    context: { hasTouch: true, isMobile: true },
    bare: true,
    before: listen,
  });
  const host = "#menu_search";
  const press = () => page.locator("#menu_search .menu_search__input").tap();
  await press();
  await expect.poll(() => status(host), { timeout: 20_000 }).toBe("failed");
  const tries = () => requests.filter((path) => /chunks\/core-/.test(path)).length;
  const before = tries();
  await press();
  await expect.poll(tries).toBeGreaterThanOrEqual(before + 2); // each attempt requests the file twice

  const [told, failed] = [await toldOn(page), await failedOn(page)];
  expect(told).toHaveLength(failed.length);
  expect(told.filter(({ name }) => name === "search-panel")).toHaveLength(1);
  for (const one of told) expect(one).toMatchObject({ phase: "load", hasError: true, isOnFailedHost: true });

  b.shop.faults.clear();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => status(host), { timeout: 20_000 }).toBe("ready");
  expect(await toldOn(page)).toHaveLength(failed.length);
});
