/** `wyspa.modal`, `.alert` and `.loading`, as pages call them (contract A 12, 13, bars A2, A4, A15). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { shifts } from "../shifts";
import { bench, phone, quietFor } from "../support";
import { faultsIn } from "./overlays";

const b = bench();

async function page(before?: (page: Page) => Promise<unknown>) {
  put(
    b.shop,
    `<button type="button" id="opener">Otwórz</button> <input id="field" aria-label="pole">
     <div id="part"><h2>Tytuł części</h2><p>Treść</p></div><p style="height:3000px">tekst</p>`,
  );
  return b.visit({ path: PATH, viewport: phone, ...(before && { before }) });
}
const focused = (of: Page) =>
  of.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

describe("wyspa.modal", () => {
  test("shows a part of the page, returns it to its place, returns the focus, and calls back", async () => {
    const { page: p } = await page();
    await p.locator("#opener").focus();
    const opened = await p.evaluate(async () => {
      const handle = await window.wyspa.modal({
        element: document.querySelector("#part") as Element,
        classes: "--large",
        onClose: () => Object.assign(window, { wasClosed: true }),
      });
      Object.assign(window, { handle });
      return [handle?.isOpen(), handle?.element.className, handle?.content.className];
    });
    expect(opened).toEqual([true, "modal --large", "modal__content"]);
    await p.getByRole("dialog", { name: "Tytuł części" }).waitFor();
    await p.evaluate(() => Reflect.get(window, "handle").close());
    expect(await p.locator("main > #part").count()).toBe(1);
    expect(
      await p.evaluate(() => [Reflect.get(window, "wasClosed"), Reflect.get(window, "handle").isOpen()]),
    ).toEqual([true, false]);
    expect(await focused(p)).toBe("opener");
  });

  test("replaces an open modal, even when nothing has the focus", async () => {
    const { page: p, errors } = await page();
    await p.evaluate(async () => {
      await window.wyspa.modal({ title: "Pierwsze", text: "Jeden" });
      (document.activeElement as HTMLElement).blur();
      await window.wyspa.modal({ title: "Drugie", text: "Dwa" });
    });
    await p.getByRole("dialog", { name: "Drugie" }).waitFor();
    expect(await p.locator("dialog.modal").count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test("shows text as text, under a title", async () => {
    const { page: p, errors } = await page();
    await p.evaluate(() => window.wyspa.modal({ title: "Uwaga", text: "<img src=x onerror=boom()> a < b" }));
    const dialog = p.getByRole("dialog", { name: "Uwaga" });
    expect(await dialog.locator("p").textContent()).toBe("<img src=x onerror=boom()> a < b");
    expect(await dialog.locator("img").count()).toBe(0);
    expect(await faultsIn(p, "#modal")).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("rejects content that it cannot show, and ignores unknown options", async () => {
    const { page: p } = await page();
    const answers = await p.evaluate(async () => {
      const odd = [
        undefined,
        null,
        {},
        { text: "" },
        { text: {} },
        { element: "#part" },
        { element: document.body },
      ];
      const all = await Promise.allSettled(odd.map((options) => window.wyspa.modal(options as never)));
      return all.map(({ status, reason }: { status: string; reason?: Error }) => [status, reason?.name]);
    });
    expect(answers).toEqual(answers.map(() => ["rejected", "TypeError"]));
    await p.evaluate(() =>
      window.wyspa.modal({ text: "a", classes: 7, keepOpenFor: [7, "[["], onClose: "x", title: {} } as never),
    );
    await p.getByRole("dialog").waitFor();
    await p.keyboard.press("Escape");
    await expect.poll(() => p.getByRole("dialog").count()).toBe(0);
  });
});

describe("wyspa.alert", () => {
  test("is announced once, and can be read again after it has gone", async () => {
    const { page: p, said } = await page();
    await p.evaluate(async () => {
      for (let n = 1; n <= 22; n++) await window.wyspa.alert(`Komunikat ${n}`, { ms: 100 });
    });
    await expect.poll(said).toHaveLength(22);
    await p.locator("#alert_cover").waitFor({ state: "detached" });
    const log = p.getByRole("log", { name: "Ostatnie komunikaty" });
    const lines = await log.locator("p").allTextContents();
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([20, "Komunikat 3", "Komunikat 22"]);
    expect(await log.getAttribute("aria-live")).toBe("off");
    await quietFor(p, 200);
    expect(await said()).toHaveLength(22);
    expect(await shifts(p)).toBe(0);
  });

  test("accepts a type and a time, and shows nothing for an empty text", async () => {
    const { page: p, said } = await page();
    await p.evaluate(() => window.wyspa.alert("Nie udało się", { type: "error" }));
    await p.locator("#alert_cover.--error").waitFor();
    await p.evaluate(async () => {
      for (const odd of ["", null, undefined, {}, []]) await window.wyspa.alert(odd as never);
    });
    await expect.poll(said).toEqual(["Nie udało się"]);
  });
});

describe("wyspa.loading", () => {
  const cover = (of: Page) => of.locator("#ajaxLoadSite_cover");
  const start = (of: Page, text?: string) =>
    of.evaluate(async (words) => !!(await window.wyspa.loading(true, words)), text);
  const stop = (of: Page) => of.evaluate(async () => (await window.wyspa.loading(false)) === null);
  const isInert = (of: Page) =>
    of.evaluate(() =>
      [...document.querySelectorAll("#container, #opener")].some((one) => one.matches("[inert], [inert] *")),
    );

  test("covers the page, announces it, and restores everything", async () => {
    const { page: p, said } = await page();
    await p.locator("#field").fill("wpisane");
    const before = await shifts(p);
    expect(await start(p)).toBe(true);
    await expect.poll(said).toEqual(["Wczytywanie…"]);
    await expect.poll(() => isInert(p)).toBe(true); // not for a short cover, which screen readers would trip over
    expect(await focused(p)).toBe("ajaxLoadSite");
    expect(await faultsIn(p, "#ajaxLoadSite")).toEqual([]);
    await p.evaluate(() => scrollTo(0, 900));
    expect(await cover(p).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await p.keyboard.press("Tab");
    expect(await p.evaluate(() => !!document.activeElement?.closest("#container"))).toBe(false);
    expect(await stop(p)).toBe(true);
    expect(await p.locator("#ajaxLoadSite_cover, #ajaxLoadSite, body > [inert]").count()).toBe(0);
    expect(await focused(p)).toBe("field");
    expect(await p.locator("#field").inputValue()).toBe("wpisane");
    expect(await shifts(p)).toBe(before);
  });

  test("counts its calls: the cover closes with the last one, and its message is restored", async () => {
    const { page: p, said } = await page();
    await start(p, "Pierwsze");
    await expect.poll(said).toEqual(["Pierwsze"]);
    await start(p, "Drugie");
    expect(await cover(p).count()).toBe(1);
    expect(await p.locator("#ajaxLoadSite [role=status]").textContent()).toBe("Drugie");
    expect(await stop(p)).toBe(false);
    expect(await p.locator("#ajaxLoadSite [role=status]").textContent()).toBe("Pierwsze");
    expect(await stop(p)).toBe(true);
    expect(await stop(p)).toBe(true);
    await start(p);
    expect(await cover(p).count()).toBe(1);
  });

  test("keeps the order of calls that are not awaited", async () => {
    const { page: p } = await page();
    await p.evaluate(() =>
      Promise.all([true, false, true, true, false, false].map((on) => window.wyspa.loading(on))),
    );
    expect(await p.locator("#ajaxLoadSite_cover, body > [inert]").count()).toBe(0);
  });

  test("shows messages given by the page", async () => {
    const { page: p } = await page();
    await p.evaluate(async () => {
      const place = await window.wyspa.loading(true);
      const more = document.createElement("p");
      more.id = "more";
      more.textContent = "Jeszcze chwila";
      place?.append(more);
    });
    expect(await p.locator("#ajaxLoadSite > #more").isVisible()).toBe(true);
  });

  for (const how of ["a click", "Escape"])
    test(`lets the shopper close it after 16 s, by ${how}`, async () => {
      const { page: p } = await page((of) => of.clock.install());
      await p.locator("#field").focus();
      await start(p);
      await start(p);
      await p.clock.runFor(14_000); // the clock also runs by itself
      expect(await p.locator("#ajaxLoadSite button").count()).toBe(0);
      await p.clock.runFor(2_100);
      const close = p.getByRole("button", { name: "Zamknij" });
      expect(await close.evaluate((one) => one === document.activeElement)).toBe(true);
      if (how === "a click") await close.click();
      else await p.keyboard.press("Escape");
      expect(await p.locator("#ajaxLoadSite_cover, #ajaxLoadSite, body > [inert]").count()).toBe(0);
      expect(await focused(p)).toBe("field");
      expect(await stop(p)).toBe(true);
    });

  test("covers an open dialog too, and closes with it", async () => {
    const { page: p } = await page();
    await p.evaluate(async () => {
      Object.assign(window, { handle: await window.wyspa.modal({ text: "Okno" }) });
    });
    await start(p, "Wysyłam");
    expect(await p.locator("#modal > #ajaxLoadSite").isVisible()).toBe(true);
    await p.evaluate(() => Reflect.get(window, "handle").close());
    expect(await p.locator("#ajaxLoadSite").count()).toBe(0);
    expect(await stop(p)).toBe(true);
    expect(await p.locator("body > [inert], dialog > [inert]").count()).toBe(0);
  });

  const openNative = (of: Page) =>
    of.evaluate(() => {
      const dialog = document.createElement("dialog");
      dialog.id = "of_the_theme";
      const button = document.createElement("button");
      button.textContent = "Dalej";
      dialog.append(button);
      document.body.append(dialog);
      dialog.showModal();
    });

  test("moves into a theme's own modal dialog, where it can be seen and heard", async () => {
    const { page: p, said } = await page();
    await openNative(p);
    await start(p, "Wysyłam");
    expect(await p.locator("#of_the_theme > #ajaxLoadSite").isVisible()).toBe(true);
    await expect.poll(said).toEqual(["Wysyłam"]);
    expect(await focused(p)).toBe("ajaxLoadSite");
    expect(await stop(p)).toBe(true);
    expect(await p.locator("#of_the_theme [inert]").count()).toBe(0);
  });

  test("moves above a dialog opened over it on the next call, and returns with it", async () => {
    const { page: p } = await page();
    const places = () => p.evaluate(() => document.querySelector("#ajaxLoadSite")?.parentElement?.id ?? null);
    await start(p, "Pierwsze");
    await openNative(p);
    await start(p, "Drugie");
    expect(await places()).toBe("of_the_theme");
    expect(await p.locator("#ajaxLoadSite").count()).toBe(1);
    await p.evaluate(() => document.querySelector<HTMLDialogElement>("#of_the_theme")?.close());
    await start(p, "Trzecie");
    expect(await places()).toBe(await p.evaluate(() => document.body.id));
    for (const isLast of [false, false, true]) expect(await stop(p)).toBe(isLast);
    expect(await p.locator("#ajaxLoadSite_cover, [inert]").count()).toBe(0);
  });
});
