/** Tooltips beside their triggers: by mouse, keyboard and touch (contract A 18, ruling 8, bar A12, WCAG 1.4.13). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { PATH, put, sparing } from "../runtime/pages";
import { bench, phone, touchScreen, type VisitOptions } from "../support";

const b = bench();
const tip = (page: Page) => page.locator("[role=tooltip]");
const looks = async (options: VisitOptions = {}) => {
  const visit = await b.visit({ path: "/wyglad", before: sparing, ...options });
  await visit.ready("#tip_deposit");
  return visit;
};
const withPage = async (markup: string, options: VisitOptions = {}) => {
  put(b.shop, markup);
  const visit = await b.visit({ path: PATH, before: sparing, ...options });
  await visit.ready("#tip");
  return visit;
};

const sets = [
  ["#tip_dictionary", "n59581_tooltip_dictionary", "Najniższa cena z 30 dni przed obniżką."],
  ["#tip_order", "n59581_tooltip", "Podatek jest w cenie."],
  ["#tip_gift", "n59581_tooltip", "Prezent dokładamy do paczki."],
  ["#tip_basket", "n59581_tooltip", "Rezerwujemy na 30 minut."],
  ["#tip_note", "n59581_instalment_note", "Rata zależy od banku."],
  ["#tip_deposit", "n59581_tooltip", "Kaucję oddajemy w sklepie."],
] as const;

test("each tooltip of the theme has its id and its text, by mouse and by keyboard", async () => {
  const { page } = await looks();
  for (const [host, id, text] of sets) {
    await page.locator(host).hover();
    await tip(page).waitFor();
    expect(await tip(page).evaluate((element) => [element.id, element.className])).toEqual([id, id]);
    expect(await page.locator(`div#${id} > p`).textContent()).toBe(text);
    expect(await page.locator(`${host}[title]`).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await tip(page).count()).toBe(0);
  }
  await page.mouse.move(600, 5);
  // Tab reaches every trigger: elements that were not focusable have become so.
  await page.locator("#breadcrumbs a").focus();
  for (const [host, id, text] of sets) {
    await page.keyboard.press("Tab");
    await expect.poll(() => tip(page).allTextContents()).toEqual([text]);
    const described = await page.evaluate(() => document.activeElement?.getAttribute("aria-describedby"));
    expect(described, host).toBe(id);
  }
  await page.keyboard.press("Tab");
  await expect.poll(() => tip(page).count()).toBe(0);
  expect(await page.locator("[aria-describedby]").count()).toBe(0);
});

describe("by mouse", () => {
  test("a tip stays while the pointer moves to it and over it, and closes 500 ms after", async () => {
    const { page } = await looks();
    await page.locator("#tip_dictionary").hover();
    await tip(page).waitFor();
    const box = await tip(page).boundingBox();
    // The clock stops between the steps, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(5, 700);
    await page.clock.runFor(400);
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.clock.runFor(700);
    expect(await tip(page).count()).toBe(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(490);
    expect(await tip(page).count()).toBe(1);
    await page.clock.runFor(20);
    await expect.poll(() => tip(page).count()).toBe(0);
  });

  test("a tip is 15 px away by the specification, 10 px in the theme, or as its props say", async () => {
    const { page } = await withPage(
      `<p><i id="tip" data-island="tooltip" title="a">a</i></p><p><i id="theme" class="showTip" title="a">a</i></p>
       <p><i id="own" class="showTip" data-island-props='{"offset":40}' title="a">a</i></p>`,
    );
    for (const [id, offset] of [
      ["tip", 15],
      ["theme", 10],
      ["own", 40],
    ] as const) {
      const box = await page.locator(`#${id}`).boundingBox();
      const [x, y] = [Math.ceil(box?.x ?? 0) + 2, Math.ceil(box?.y ?? 0) + 4];
      await page.mouse.move(x, y);
      await tip(page).waitFor();
      const shown = await tip(page).boundingBox();
      expect([Math.round((shown?.x ?? 0) - x), Math.round((shown?.y ?? 0) - y)]).toEqual([offset, offset]);
      await page.keyboard.press("Escape");
    }
  });

  test("opening a tip closes the other one", async () => {
    const { page } = await looks();
    await page.locator("#tip_dictionary").hover();
    await tip(page).waitFor();
    await page.locator("#tip_basket").hover();
    await expect.poll(() => tip(page).allTextContents()).toEqual(["Rezerwujemy na 30 minut."]);
  });

  test("a tip stays inside a narrow window with large text, and mirrors with the text's direction", async () => {
    const long = "Bardzo długie wyjaśnienie, które nie mieści się w jednym wierszu. ".repeat(3);
    const { page } = await withPage(
      `<style>html{font-size:200%}</style><div id="box" dir="rtl"><i id="tip" class="showTip" title="${long}">a</i></div>`,
      { viewport: { width: 320, height: 500 } },
    );
    await page.locator("#tip").scrollIntoViewIfNeeded();
    const host = await page.locator("#tip").boundingBox();
    await page.mouse.move((host?.x ?? 0) + 3, (host?.y ?? 0) + 3);
    await tip(page).waitFor();
    const shown = await tip(page).boundingBox();
    expect(shown?.x).toBeGreaterThanOrEqual(0);
    expect((shown?.x ?? 0) + (shown?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(shown?.y).toBeGreaterThanOrEqual(0);
    expect((shown?.y ?? 0) + (shown?.height ?? 999)).toBeLessThanOrEqual(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await tip(page).getAttribute("dir")).toBe("rtl");
  });
});

describe("by keyboard", () => {
  test("Space and Enter open and close the tip of a link without a target: the link is a button", async () => {
    const { page } = await withPage(
      '<p><a id="tip" class="showTip" href="#" title="Słowo">pojęcie</a></p><p style="height:2000px">tekst</p>',
    );
    await page.getByRole("button", { name: "pojęcie" }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await tip(page).waitFor();
    for (const key of [" ", "Enter"]) {
      await page.keyboard.press(key);
      expect(await tip(page).count()).toBe(0);
      await page.keyboard.press(key);
      await tip(page).waitFor();
    }
    expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([0, ""]);
  });

  test("Escape closes only the tip, and Enter opens and closes it", async () => {
    const { page } = await withPage(
      '<dialog id="box"><p><span id="tip" class="showTip" title="Słowo">pojęcie</span></p></dialog><script>box.showModal()</script>',
    );
    await page.locator("#tip").focus();
    await page.keyboard.press("Shift+Tab");
    await page.locator("#tip").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await tip(page).waitFor();
    // Inside the dialog, because everything else is inert.
    expect(await page.locator("dialog [role=tooltip]").count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await tip(page).count()).toBe(0);
    expect(await page.locator("#box[open]").count()).toBe(1);
    await page.keyboard.press("Enter");
    await tip(page).waitFor();
    await page.keyboard.press(" ");
    expect(await tip(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.locator("#box[open]").count()).toBe(0);
  });
});

describe("by touch", () => {
  test("a tap opens a tip and announces it once, also before the island mounts; a tap elsewhere closes it", async () => {
    put(b.shop, '<p><span id="tip" class="showTip" title="Słowo">pojęcie</span></p><p id="beside">obok</p>');
    b.shop.faults.latency("wyspa", (n) => (n === 1 ? 0 : 300));
    const visit = await b.visit({
      path: PATH,
      viewport: phone,
      context: touchScreen,
      before: sparing,
      bare: true,
    });
    const { page } = visit;
    await page.locator("#tip[data-island-status]").waitFor();
    await page.locator("#tip").tap();
    await tip(page).waitFor();
    expect(await page.locator("#tip").getAttribute("role")).toBe("button");
    await expect.poll(visit.said).toEqual(["Słowo"]);
    await page.locator("#tip").tap();
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.locator("#tip").tap();
    await tip(page).waitFor();
    await page.locator("#beside").tap();
    await expect.poll(() => tip(page).count()).toBe(0);
  });

  test("a link without a target does not navigate, and a real one does", async () => {
    const { page } = await withPage(
      '<div style="height:3000px"><br><br><a id="tip" class="showTip" href="#" title="a">tu</a> <a id="real" class="showTip" href="/text-page" title="b">tam</a></div>',
      { viewport: phone, context: touchScreen },
    );
    await page.locator("#tip").tap();
    await tip(page).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    await page.locator("#real").tap();
    await page.waitForURL(/text-page/);
  });
});

test("text from the server stays text, scripts in it do not run, and no tip is an alert", async () => {
  const { page } = await withPage(
    `<p><i id="tip" class="showTip" title="&lt;img src=x onerror=window.__bad=1&gt;">a</i>
     <i id="other" class="showTip">b</i><span class="tooltipContent">słowo<template><script>window.__bad=1</script></template><script type="text/plain">x</script></span></p>`,
  );
  await page.locator("#tip").hover();
  expect(await tip(page).textContent()).toBe("<img src=x onerror=window.__bad=1>");
  await page.locator("#other").hover();
  await expect.poll(() => tip(page).textContent()).toBe("słowo");
  expect(
    await page.locator("[role=tooltip] :is(script, template, img), [role=tooltip][role=alert]").count(),
  ).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "__bad"))).toBeUndefined();
});

test("axe finds nothing while a tip is open, and without its island the page is as the server sent it", async () => {
  const server = '<p id="line">a <span id="tip" data-island="tooltip" title="Słowo">pojęcie</span></p>';
  const { page } = await withPage(`<h1>Podpowiedź</h1>${server}`);
  await page.locator("#tip").hover();
  await tip(page).waitFor();
  // A tooltip on the body, where the theme puts it (contract A 18), is in no landmark; it belongs to its trigger.
  expect((await violations(page)).filter((line) => !/^region: #n59581/.test(line))).toEqual([]);
  await page.locator("#tip").evaluate((host) => host.removeAttribute("data-island"));
  await expect.poll(() => tip(page).count()).toBe(0);
  expect(await page.locator("#line").innerHTML()).toBe('a <span id="tip" title="Słowo">pojęcie</span>');
});

test("the question mark beside the login field is a button with a name", async () => {
  for (const path of ["/signin.php?modules=1", "/login.php?modules=1"]) {
    const visit = await b.visit({ path });
    await visit.ready(".login_help");
    await visit.page.getByRole("button", { name: "Więcej informacji", exact: true }).focus();
    await tip(visit.page).waitFor();
  }
});
