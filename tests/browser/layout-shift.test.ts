/**
 * Nothing that we do moves a page with its own modules (bar H6), in the strict theme. Registration is drawn by modules of the
 * page, which move what stands below: that much is theirs, and counted out by the frame in which they draw.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, desktop, phone } from "./support";

const b = bench();
/** 0.000. */
const NOTHING = 0.0005;

interface Moved {
  readonly value: number;
  readonly at: number;
}
interface Watch {
  readonly moved: Moved[];
  /** When modules of the page have drawn, and when that was painted. */
  readonly drawn: { from: number; to: number }[];
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved[] = [];
    const drawn: Watch["drawn"] = [];
    Object.assign(window, { layout: { moved, drawn } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push({ value: Reflect.get(entry, "value") as number, at: entry.startTime });
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((records) => {
      const isDrawing = records.some(
        ({ target, addedNodes }) =>
          addedNodes.length > 0 && target instanceof Element && target.matches(".cop__content"),
      );
      if (!isDrawing) return;
      const frame = { from: performance.now(), to: Number.POSITIVE_INFINITY };
      drawn.push(frame);
      requestAnimationFrame(() => {
        requestAnimationFrame((now) => {
          frame.to = now;
        });
      });
    }).observe(document, { childList: true, subtree: true });
  });

const layout = (page: Page) => page.evaluate(() => Reflect.get(window, "layout") as Watch);
const sum = (moved: readonly Moved[]) => moved.reduce((total, { value }) => total + value, 0);

for (const [name, viewport] of Object.entries({ phone, desktop }))
  describe(`on a ${name}`, () => {
    const opened = async (path: string) => {
      const visit = await b.visit({
        path: `${path}${path.includes("?") ? "&" : "?"}modules=1&theme=strict`,
        viewport,
        before: watch,
      });
      await expect.poll(() => visit.page.evaluate(() => document.readyState)).toBe("complete");
      await visit.page.waitForTimeout(1_500); // what comes by itself has come
      return visit;
    };
    const product = () => b.shop.catalogue.products[0]?.link ?? "";

    test.each([
      ["home", () => "/"],
      ["the listing", () => "/kategoria/odziez-101"],
      ["the product", product],
    ])("%s does not move", async (_, address) => {
      const { page, errors } = await opened(address());
      expect(sum((await layout(page)).moved)).toBeLessThan(NOTHING);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>("#container, body")?.style.setProperty("padding-top", "200px");
      });
      await expect.poll(async () => sum((await layout(page)).moved)).toBeGreaterThan(NOTHING); // the control
      expect(errors).toEqual([]);
    });

    test("registration moves by what its own modules draw, and by nothing else", async () => {
      const { page, errors } = await opened("/client-new.php?register");
      const { moved, drawn } = await layout(page);
      expect(drawn.length).toBeGreaterThan(0);
      const isTheirs = ({ at }: Moved) => drawn.some(({ from, to }) => at >= from && at <= to);
      expect(sum(moved.filter((one) => !isTheirs(one)))).toBeLessThan(NOTHING);
      expect(errors).toEqual([]);
    });
  });
