/**
 * The old names and the page functions load only on pages whose code may call them; there they are real before the
 * first call.
 */
import { expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { filesAsked, untilQuiet } from "../slow-network";
import { bench, desktop, phone } from "../support";

const b = bench();

const areAsked = () => filesAsked(b.shop).some((file) => /legacy-globals/.test(file));
const quiet = async () => {
  await untilQuiet(b.shop, 2_500); // longer than any idle callback waits
};
const callLater = () =>
  Reflect.get(Reflect.get(window, "app_shop"), "fn").changeLiteral?.(2, ["sztuk", "sztuka", "sztuki"]);

for (const viewport of [phone, desktop])
  test(`a home page without scripts of its own does without them at ${viewport.width} px`, async () => {
    const visit = await b.visit({ viewport, bare: true });
    await quiet();
    expect(areAsked()).toBe(false);
    // Classes and sizes that themes read are there without them.
    const state = await visit.page.evaluate(() => [
      /no-touch|touch/.test(document.documentElement.className),
      document.documentElement.style.getPropertyValue("--vh") !== "",
    ]);
    expect(state).toEqual([true, true]);
    expect(visit.console).toEqual([]);
  });

test("asking for wyspa.ready brings the page functions", async () => {
  const { page } = await b.visit({ bare: true });
  await quiet();
  const said = await page.evaluate(async () => {
    const { wyspa } = window as unknown as {
      wyspa: { ready: Promise<void>; formatPrice?(value: number): string };
    };
    const before = typeof wyspa.formatPrice;
    await wyspa.ready;
    return [before, wyspa.formatPrice?.(12.5)];
  });
  expect(said).toEqual(["undefined", "12,50 zł"]);
  expect(await page.evaluate(callLater)).toBe("2 sztuki");
});

test("an inline listener that says a name has it before its first call", async () => {
  put(
    b.shop,
    `<button type="button" id="say">Powiedz</button>
    <script>document.getElementById("say").addEventListener("click", (event) => {
      event.target.textContent = app_shop.fn.changeLiteral(2, ["sztuk", "sztuka", "sztuki"]);
    });</script>`,
  );
  const { page } = await b.visit({ path: PATH, bare: true });
  await quiet();
  expect(areAsked()).toBe(true);
  await page.click("#say");
  expect(await page.textContent("#say")).toBe("2 sztuki");
});

test("a recorded name is replayed on the real one although the page did not seem to need it", async () => {
  const { page } = await b.visit({ bare: true });
  await quiet();
  expect(areAsked()).toBe(false);
  await page.evaluate(() => {
    Reflect.get(window, "Alertek").Info("Dostawa jutro");
  });
  await page.getByText("Dostawa jutro").first().waitFor();
  expect(areAsked()).toBe(true);
});

test("a script that comes after the page has loaded has them after the shopper's first tap", async () => {
  const { page } = await b.visit({ viewport: phone, bare: true, context: { hasTouch: true } });
  await quiet();
  await page.addScriptTag({ content: `window.later = () => app_shop.fn.changeLiteral(2, ["a", "b", "c"]);` });
  await page.touchscreen.tap(5, 400);
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, "app_shop").fn.changeLiteral))
    .toBe("function");
  expect(await page.evaluate(() => Reflect.get(window, "later")())).toBe("2 c");
});
