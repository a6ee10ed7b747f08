/** Dialogs, alerts, messages and the back-to-top button in a theme with its own rules for each of them. */
import { describe, expect, it } from "vitest";
import { phone, phoneAndDesktop } from "../support";
import { box, boxes, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  it("a dialog has one backdrop, and its heading shows no outline when a script focuses it", async () => {
    const { page } = await b.visit({ viewport });
    await page.keyboard.press("Tab"); // after a key the browser would draw a focus ring
    await page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Wysyłamy do 14:00." }));
    await page.locator("dialog.modal .modal__title").waitFor();
    expect(await styled(page, "dialog.modal", "background-color")).toBe("rgba(0, 0, 0, 0)");
    expect(await styled(page, "dialog.modal", "background-color", "::after")).toBe("rgba(0, 0, 0, 0.45)");
    const heading = page.locator(".modal__title");
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await styled(page, ".modal__title", "outline-style")).toBe("none");
    expect(await unmarked(page, "dialog.modal")).toEqual([]);
  });

  it("text in dialogs and alerts has the page's own colour on the theme's background", async () => {
    const { page } = await b.visit({ viewport });
    const colour = await styled(page, "body", "color");
    await page.evaluate(() => window.wyspa.modal({ title: "Dostawa", text: "Wysyłamy do 14:00." }));
    await page.locator("dialog.modal .modal__text").waitFor();
    await page.evaluate(() => window.wyspa.alert("Dodano do koszyka.", { type: "success", ms: 60_000 }));
    await page.locator(".alertek__text").waitFor();
    for (const selector of [".modal__text", ".alertek__text"])
      expect(await styled(page, selector, "color")).toBe(colour);
  });

  it.each(["info", "error"] as const)("an alert (%s) is as high as its text needs", async (type) => {
    const { page } = await b.visit({ viewport });
    await page.evaluate(
      (kind) => window.wyspa.alert("Nie udało się dodać produktu do koszyka.", { type: kind, ms: 60_000 }),
      type,
    );
    await page.locator(".alertek__text").waitFor();
    const [alert, words, close] = await Promise.all(
      ["#alert_cover", ".alertek__text", ".alertek__close"].map((selector) => box(page, selector)),
    );
    expect(alert?.height).toBeLessThanOrEqual((words?.height ?? 0) + 90);
    expect(Math.abs((alert?.left ?? 0) + (alert?.right ?? 0) - viewport.width)).toBeLessThanOrEqual(2);
    expect(close?.right).toBeLessThanOrEqual(alert?.right ?? 0);
    expect(close?.left).toBeGreaterThanOrEqual(words?.right ?? 0);
    expect(await unmarked(page, "#alert_cover")).toEqual([]);
  });

  it("the back-to-top button keeps the theme's circle, and shows the focus", async () => {
    const { page } = await b.visit({ viewport });
    await page.mouse.wheel(0, 20);
    await page.locator("#backTop").waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo(0, 3 * innerHeight));
    await page.locator("#backTop").waitFor();
    expect(await styled(page, "#backTop", "border-top-width")).toBe("1px");
    expect(await box(page, "#backTop")).toMatchObject({ width: 50, height: 50 });
    expect(await unmarked(page, "#backTop")).toEqual([]);
  });

  it("the summary of a form is tinted as the theme tints messages, and an invalid checkbox is visible", async () => {
    const { page } = await b.visit({ viewport, path: "/client-new.php?register" });
    await page.locator("form.cop [type=submit]").last().click();
    await page.locator(".f-summary").waitFor();
    expect(await styled(page, ".f-summary", "background-color")).not.toBe("rgba(0, 0, 0, 0)");
    expect(await page.locator(".f-summary").evaluate((one) => one.localName)).toBe("div");
    const wrong = ".f-group.--checkbox.--error";
    const label = `${wrong} > label`;
    await page.locator(label).first().waitFor();
    expect((await boxes(page, label)).length).toBeGreaterThan(0);
    expect(await styled(page, label, "outline-style")).toBe("solid");
    expect(await unmarked(page, ".f-summary")).toEqual([]);
  });
});

it("on a touch screen an alert is the theme's bar at the upper edge, as wide as the window", async () => {
  const { page } = await b.visit({ viewport: phone, context: { hasTouch: true, isMobile: true } });
  await page.touchscreen.tap(200, 500);
  await page.locator("html._mobile").waitFor({ state: "attached" });
  await page.evaluate(() => window.wyspa.alert("Dodano do koszyka.", { type: "success", ms: 60_000 }));
  await page.locator(".alertek__text").waitFor();
  const { left, top, width, height } = await box(page, "#alert_cover");
  expect([left, top, width]).toEqual([0, 0, phone.width]);
  expect(height).toBeLessThan(150);
});
