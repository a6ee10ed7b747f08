/** Alerts: announced once, visible for a while, never in the way (bar A4). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { whatCovers } from "../access/layout-faults";
import { builtWithTestIslands } from "../runtime/built";
import { sample } from "../sample";
import { shifts } from "../shifts";
import { bench, desktop, phone, quietFor } from "../support";
import { alerter, faultsIn, focused, opener, overlayPage } from "./overlays";

/** Links that a test moves under the box. */
const LINKS = ["one", "two"]
  .map(
    (id) => `<a id="before-${id}" href="/">przed</a>
      <a id="${id}" href="/" style="position:fixed">link</a>`,
  )
  .join("");

const b = bench({ dist: builtWithTestIslands() });

const box = (page: Page) => page.locator("#alert_cover");
const isShown = async (page: Page) => (await box(page).count()) === 1;
const show = async (page: Page, id = "alerter") => {
  await page.locator(`#${id}`).click();
  await box(page).waitFor();
};
const away = (page: Page) => page.mouse.move(5, 5);
/** The test controls the clock, so no time passes by itself. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
};

describe("an alert", () => {
  for (const viewport of [phone, desktop])
    test(`uses the theme's box, passes axe and shifts nothing at ${viewport.width} px`, async () => {
      const { page } = await overlayPage(b, alerter("Dodano do listy.", { type: "success", ms: 20_000 }), {
        viewport,
      });
      const before = await shifts(page);
      await show(page);
      expect(await box(page).getAttribute("class")).toBe("alertek --success");
      expect(await page.locator("body > #alert_cover").count()).toBe(1);
      expect(await box(page).ariaSnapshot()).toMatch(
        /^- text: Dodano do listy\.\n- button "Zamknij komunikat"/,
      );
      expect(await faultsIn(page, "#alert_cover")).toEqual([]);
      const { x = -1, width = 0 } = (await box(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      await quietFor(page, 300);
      expect(await shifts(page)).toBe(before);
    });

  test("is announced once, politely, and its box is not announced again", async () => {
    const { page, said } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await expect.poll(said).toEqual(["Zapisano."]);
    await quietFor(page, 300);
    expect(await said()).toEqual(["Zapisano."]);
    expect(await page.locator("[data-wyspa-live=polite]").textContent()).toBe("Zapisano.");
    expect(await box(page).evaluate((one) => one.closest("[role], [aria-live]"))).toBeNull();
    expect(await box(page).getAttribute("class")).toBe("alertek menu_messages_message");
    expect(await focused(page)).toBe("alerter");
  });

  test("is announced assertively when it reports an error", async () => {
    const { page } = await overlayPage(b, alerter("Nie udało się.", { type: "error" }));
    await show(page);
    await expect.poll(() => page.locator("[data-wyspa-live=assertive]").textContent()).toBe("Nie udało się.");
  });

  test("is announced again when its text repeats, and a new alert replaces the old one", async () => {
    const { page, said } = await overlayPage(
      b,
      alerter("Raz") + alerter("Dwa", { type: "warning" }, "other"),
    );
    await show(page);
    await page.locator("#alerter").click();
    await page.locator("#other").click();
    await expect.poll(said).toEqual(["Raz", "Raz", "Dwa"]);
    expect(await box(page).count()).toBe(1);
    expect(await page.locator(".alertek__text").textContent()).toBe("Dwa");
    expect(await box(page).getAttribute("class")).toBe("alertek --warning");
  });

  test("shows markup as text", async () => {
    const text = `<img src=x onerror="window.hit=1"> &lt;b&gt;`;
    const { page, said } = await overlayPage(b, alerter(text));
    await show(page);
    expect(await page.locator(".alertek__text").textContent()).toBe(text);
    expect(await box(page).locator("img").count()).toBe(0);
    await expect.poll(said).toEqual([text]);
  });

  test("is announced even when the chunk of its box fails to load", async () => {
    const { page, said, errors } = await overlayPage(b, alerter("Zapisano."), {
      before: (page) => page.route(/chunks\/api-/, (route) => route.abort()),
    });
    await page.locator("#alerter").click();
    await expect.poll(said).toEqual(["Zapisano."]);
    expect(await isShown(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test("can be seen, heard and closed next to a modal dialog", async () => {
    const { page, said } = await overlayPage(b, opener({ title: "Okno", text: "Treść" }));
    await page.locator("#opener").click();
    await page.locator("#modal").waitFor();
    await page.evaluate(() => window.overlays?.alert("Zapisano."));
    await box(page).waitFor();
    await expect.poll(said).toEqual(["Zapisano."]);
    await page.locator(".alertek__close").click();
    expect(await isShown(page)).toBe(false);
    expect(await page.locator("#modal").count()).toBe(1);
    await page.evaluate(() => window.overlays?.alert("Drugi."));
    await page.locator(".modal__close").click();
    await page.locator("body > #alert_cover").waitFor();
  });
});

describe("an alert's timer", () => {
  test("runs 4,000 ms, followed by 500 ms of fading", async () => {
    const { page } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await page.locator(".alertek__close").click();
    await stopClock(page);
    await page.evaluate(() => window.overlays?.alert("Zapisano."));
    await box(page).waitFor();
    await away(page);
    await page.clock.runFor(3_900);
    expect(await box(page).evaluate((one) => one.style.opacity)).toBe("");
    await page.clock.runFor(200);
    expect(await box(page).evaluate((one) => one.style.opacity)).toBe("0");
    await page.clock.runFor(300);
    expect(await isShown(page)).toBe(true);
    await page.clock.runFor(200);
    expect(await isShown(page)).toBe(false);
  });

  test("can be set, and falls back to 4,000 ms when invalid", async () => {
    const { page } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await stopClock(page);
    const lasts = async (ms: number) => {
      await page.evaluate((time) => window.overlays?.alert("Zapisano.", { ms: time }), ms);
      for (let passed = 0; passed < 10_000; passed += 500) {
        await page.clock.runFor(500);
        if (!(await isShown(page))) return passed + 500;
      }
      return Number.POSITIVE_INFINITY;
    };
    await away(page);
    expect(await lasts(1_000)).toBe(1_500);
    for (const wrong of [-5, 0, Number.NaN]) expect(await lasts(wrong)).toBe(4_500);
  });

  test.each(
    sample(
      [
        ["the pointer is over it", (page: Page) => box(page).hover(), away],
        [
          "the focus is in it",
          (page: Page) => page.locator(".alertek__close").focus(),
          (page: Page) => page.locator("#alerter").focus(),
        ],
      ],
      2,
    ),
  )("pauses while %s", async (_, hold, release) => {
    const { page } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await stopClock(page);
    await page.evaluate(() => window.overlays?.alert("Zapisano."));
    await page.clock.runFor(3_000);
    await hold(page);
    await page.clock.runFor(60_000);
    expect(await isShown(page)).toBe(true);
    await release(page);
    await page.clock.runFor(900);
    expect(await isShown(page)).toBe(true);
    await page.clock.runFor(700);
    expect(await isShown(page)).toBe(false);
  });

  test("pauses in a hidden tab", async () => {
    const { page } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await away(page);
    await stopClock(page);
    const setHidden = (hidden: boolean) =>
      page.evaluate((is) => {
        Object.defineProperty(document, "hidden", { value: is, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(60_000);
    expect(await isShown(page)).toBe(true);
    await setHidden(false);
    await page.clock.runFor(5_000);
    expect(await isShown(page)).toBe(false);
  });

  test("ends without fading under reduced motion", async () => {
    const { page } = await overlayPage(b, alerter("Zapisano.", { ms: 2_000 }), {
      context: { reducedMotion: "reduce" },
    });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() =>
        seen.push(document.getElementById("alert_cover")?.style.opacity ?? ""),
      ).observe(document.body, { subtree: true, attributeFilter: ["style"] });
    });
    await show(page);
    await away(page);
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).not.toContain("0");
  });
});

describe("an alert by keyboard", () => {
  test("closes on Escape only from inside, and the focus returns to where it came from", async () => {
    const { page } = await overlayPage(b, alerter("Zapisano."));
    await show(page);
    await page.keyboard.press("Escape");
    expect(await isShown(page)).toBe(true);
    await page.locator(".alertek__close").focus();
    await page.keyboard.press("Escape");
    expect(await isShown(page)).toBe(false);
    expect(await focused(page)).toBe("alerter");
  });

  test.each([phone, desktop])(
    "moves to the other edge of the window when it would hide the focused element, at $width px",
    async (viewport) => {
      const { page } = await overlayPage(b, `${alerter("Dodano.", { ms: 60_000 })}${LINKS}`, { viewport });
      await show(page);
      await away(page);
      const place = async () => (await box(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      const isBelow = async () => (await place()).y > viewport.height / 2;
      /** Moves a link under the box, and the focus onto it by Tab. */
      const reach = async (id: string) => {
        const at = await place();
        const under = { left: `${at.x + 10}px`, top: `${at.y + at.height / 2 - 10}px` };
        await page.locator(`#${id}`).evaluate((link, style) => Object.assign(link.style, style), under);
        await page.locator(`#before-${id}`).focus();
        await page.keyboard.press("Tab");
        expect(await focused(page)).toBe(id);
      };
      expect(await isBelow()).toBe(true);
      await reach("one");
      await expect.poll(isBelow).toBe(false);
      expect(await page.evaluate(whatCovers)).toBeNull();
      await reach("two");
      await expect.poll(isBelow).toBe(true);
      expect(await page.evaluate(whatCovers)).toBeNull();
    },
  );

  test("appears where it leaves the keyboard's focus free, and ignores the focus of a pointer", async () => {
    const { page } = await overlayPage(b, `${alerter("Dodano.", { ms: 60_000 })}${LINKS}`, {
      viewport: phone,
    });
    const isBelow = async () => ((await box(page).boundingBox())?.y ?? 0) > phone.height / 2;
    await show(page);
    const { x = 0, y = 0 } = (await box(page).boundingBox()) ?? {};
    await page
      .locator("#alerter")
      .evaluate(
        (button, at) => Object.assign(button.style, { position: "fixed", left: at.left, top: at.top }),
        { left: `${x + 10}px`, top: `${y}px` },
      );
    await page.locator(".alertek__close").click();
    await show(page);
    expect(await isBelow()).toBe(true);
    await page.locator(".alertek__close").click();
    await page.locator("#alerter").focus();
    await page.keyboard.press("Enter");
    await box(page).waitFor();
    expect(await focused(page)).toBe("alerter");
    await expect.poll(isBelow).toBe(false);
    expect(await page.evaluate(whatCovers)).toBeNull();
  });

  test("closes on Enter on its button, and a new alert leaves the focus where it is", async () => {
    const { page } = await overlayPage(b, alerter("Raz"));
    await show(page);
    await page.locator(".alertek__close").focus();
    await page.evaluate(() => window.overlays?.alert("Dwa"));
    await expect.poll(() => page.locator(".alertek__text").textContent()).toBe("Dwa");
    expect(await focused(page)).toBe("alertek__close");
    await page.keyboard.press("Enter");
    expect(await isShown(page)).toBe(false);
    expect(await focused(page)).toBe("alerter");
  });
});
