/** What we open is seen and can be pressed, whatever stylesheets a shop links for other widgets. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, type Visit } from "../support";

const b = bench();

const sheets: Readonly<Record<string, string>> = {
  "Bootstrap 5": "bootstrap/dist/css/bootstrap.min.css",
  "Bootstrap 3": "bootstrap-3/dist/css/bootstrap.min.css",
  Bulma: "bulma/css/bulma.min.css",
  Materialize: "materialize-css/dist/css/materialize.min.css",
};
const rules = (name: string) => readFileSync(`node_modules/${sheets[name]}`, "utf8");

/** Rules that a shop may have written for dialogs of its own. */
const hiding: Readonly<Record<string, string>> = {
  visibility: ".modal, dialog { visibility: hidden }",
  opacity: ".modal, dialog { opacity: 0 }",
  "pointer-events": ".modal, dialog { pointer-events: none }",
  "a place outside the window": ".modal, dialog { transform: translateX(-200%) }",
  "no size": ".modal, dialog { transform: scale(0) }",
  "display with priority": ".modal, dialog { display: none !important }",
};

const openModal = (page: Page) =>
  page.evaluate(() => void window.wyspa.modal({ title: "Uwaga", text: "Ceny są w złotych." }));

/** Whether the pointer reaches the element in its middle. */
const isReached = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && width > 8 && height > 8 && !!hit && (element.contains(hit) || hit.contains(element));
    })
    .catch(() => false);

async function seenAndClosed({ page }: Visit): Promise<void> {
  await expect.poll(() => isReached(page, "dialog#modal .modal__close")).toBe(true);
  expect(await isReached(page, "dialog#modal .modal__text")).toBe(true);
  await page.locator("dialog#modal .modal__close").click();
  await expect.poll(() => page.locator("dialog#modal").count()).toBe(0);
}

describe("a dialog", () => {
  for (const name of Object.keys(sheets))
    test(`is seen beside the stylesheet of ${name}`, async () => {
      const visit = await b.visit({ path: "/text-page" });
      await visit.page.addStyleTag({ content: rules(name) });
      await openModal(visit.page);
      await seenAndClosed(visit);
    });

  for (const [what, text] of Object.entries(hiding))
    test(`is seen though the page's rules hide dialogs by ${what}`, async () => {
      const visit = await b.visit({ path: "/text-page" });
      await visit.page.addStyleTag({ content: text });
      await openModal(visit.page);
      await seenAndClosed(visit);
    });

  test("stays in sight when a stylesheet comes while it is open", async () => {
    const visit = await b.visit({ path: "/text-page" });
    await openModal(visit.page);
    await visit.page.locator("dialog#modal").waitFor();
    await visit.page.addStyleTag({ content: `${rules("Bootstrap 5")} dialog { opacity: 0 }` });
    await seenAndClosed(visit);
  });

  test("leaves the page usable when nothing can show it", async () => {
    const { page } = await b.visit({ path: "/text-page" });
    await page.addStyleTag({ content: "body { display: none }" });
    await openModal(page);
    await page.locator("dialog#modal").waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(() => document.querySelectorAll("dialog:modal").length)).toBe(0);
  });

  test("that fades in by the theme is not forced", async () => {
    const { page } = await b.visit({ path: "/text-page" });
    await page.addStyleTag({
      content:
        "dialog.modal { animation: in 0.4s } @keyframes in { from { opacity: 0; transform: translateY(100vh) } }",
    });
    await openModal(page);
    await page.locator("dialog#modal").waitFor();
    await expect
      .poll(() => page.locator("dialog#modal").evaluate((one) => one.getAnimations().length))
      .toBe(0);
    expect(await page.locator("dialog#modal").getAttribute("style")).toBeFalsy();
  });
});

test("a calendar and an alert are seen beside rules that hide dialogs and fixed boxes", async () => {
  const visit = await b.visit({ path: "/wyspa/date-picker/live" });
  const { page } = visit;
  await page.addStyleTag({
    content: "dialog { display: none } #alert_cover { visibility: hidden; opacity: 0 }",
  });
  await page.locator(".date-picker__button").first().click();
  await expect.poll(() => isReached(page, "dialog.date-picker [role=gridcell]")).toBe(true);
  await page.keyboard.press("Escape");
  await page.evaluate(() => void window.wyspa.alert("Zapisano"));
  await expect.poll(() => isReached(page, "#alert_cover")).toBe(true);
});
