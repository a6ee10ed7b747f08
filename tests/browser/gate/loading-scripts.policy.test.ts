/** `wyspa.loadScript` (contract A 21, B h). */
import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();
const effects = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "effects") as string[] | undefined) ?? []);
async function open(query = "", before?: (page: Page) => Promise<unknown>) {
  put(b.shop, "<h1>Strona</h1>");
  Object.assign(b.shop.config, { snippets: [], topLayers: {} });
  return b.visit({ path: `${PATH}${query}`, ...(before && { before }) });
}
type Answer = readonly [answer: unknown, kind?: string];
/** Loads one after the other. @returns the results, or name and kind of the error */
const load = (page: Page, ...calls: readonly unknown[][]): Promise<Answer[]> =>
  page.evaluate(async (all) => {
    const { loadScript } = window.wyspa as unknown as { loadScript(...args: unknown[]): Promise<unknown> };
    const answers: Answer[] = [];
    for (const args of all)
      answers.push(
        await loadScript(...args).then(
          (found) => [found === true || Object.keys(found as object).sort()] as const,
          ({ name, kind }) => [name, kind] as const,
        ),
      );
    return answers;
  }, calls);

test("a script in the shop's folder is loaded once by its name, and a module returns its exports", async () => {
  const { page, requests } = await open();
  expect(
    await load(
      page,
      ["hotspots"],
      ["hotspots", { type: "script", position: "body_bottom" }],
      ["widgets/gifts"],
      ["/gfx/pol/module.js", { type: "module" }],
      [`${b.shop.url}/gfx/pol/external.js`],
    ),
  ).toEqual([[true], [true], [true], [["loaded"]], [true]]);
  expect(await effects(page)).toEqual(["hotspots", "gifts", "module", "external"]);
  expect(requests.filter((path) => path === "/gfx/pol/hotspots.js")).toHaveLength(1);
});

test("the slider's modules load only on demand, with the shop's own version stamp", async () => {
  const { page } = await open();
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url().replace(b.shop.url, "")));
  await page.evaluate(() => {
    const link = document.createElement("link");
    link.setAttribute("href", "/gfx/pol/main_style.css.gzip?r=1700");
    document.head.append(link);
  });
  expect(await effects(page)).toEqual([]);
  expect(await load(page, ["Slider"], ["SwiperCore", { type: "module" }], ["SwiperControlls"])).toEqual([
    [["Slider", "default", "version"]],
    [["part"]],
    [["part"]],
  ]);
  expect(urls.filter((url) => url.includes("slider"))).toEqual([
    "/gfx/pol/menu_slider_core.js.gzip?r=1700",
    "/gfx/pol/menu_slider_modules_1.js.gzip?r=1700",
    "/gfx/pol/menu_slider_modules_2.js.gzip?r=1700",
  ]);
});

test("a script is inserted at the requested position", async () => {
  const { page } = await open("?script=end");
  for (const [position, file] of [
    ["head", "a"],
    ["body_top", "b"],
    ["body_bottom", "c"],
    ["before_shop_js", "d"],
    ["after_shop_js", "e"],
  ]) {
    b.shop.file(`/own/${file}.js`, "", "text/javascript");
    expect(await load(page, [`/own/${file}.js`, { position }])).toEqual([[true]]);
  }
  const places = await page.evaluate(() => {
    const of = (file: string) => document.querySelector(`script[src$="/own/${file}.js"]`) as Element;
    const own = document.querySelector('script[src$="wyspa.js"]');
    return [
      of("a").parentElement === document.head,
      document.body.firstElementChild === of("b"),
      document.body.lastElementChild === of("c"),
      of("d").nextElementSibling === own,
      own?.nextElementSibling === of("e"),
    ];
  });
  expect(places).toEqual([true, true, true, true, true]);
});

test("an invalid name, address, type or position is rejected without a request", async () => {
  const { page, requests } = await open();
  const before = requests.length;
  const odd = [
    ...[
      "",
      "../secret",
      "a/../../b",
      "javascript:alert(1)",
      "data:text/javascript,1",
      "blob:x",
      "a b",
      "//[",
      "ftp://a/b",
    ],
    ...[null, {}, 7],
  ];
  const answers = await load(
    page,
    ...odd.map((name) => [name]),
    ["hotspots", { type: "style" }],
    ["hotspots", { position: "nowhere" }],
    ["hotspots", { position: "constructor" }],
  );
  expect(answers).toEqual(answers.map(() => ["ScriptLoadError", "refused"]));
  // The browser decides when to load our own files and the tab's icon.
  const asked = requests.slice(before).filter((path) => !/^\/wyspa\/|favicon/.test(path));
  expect(asked).toEqual([]);
});

test("a script that never answers is abandoned after 5 s, blocks no other one, and runs once when it arrives", async () => {
  const hanging: Route[] = [];
  const { page } = await open("", async (of) => {
    await of.clock.install();
    await of.route("**/slow.js", (route) => void hanging.push(route));
  });
  b.shop.file("/own/slow.js", "window.effects.push('slow')", "text/javascript");
  const waiting = load(page, ["/own/slow.js"]);
  await expect.poll(() => hanging.length).toBe(1);
  expect(await load(page, ["hotspots"])).toEqual([[true]]);
  await page.clock.runFor(5_000);
  expect(await waiting).toEqual([["ScriptLoadError", "timeout"]]);
  const again = load(page, ["/own/slow.js"]);
  await hanging[0]?.continue();
  expect(await again).toEqual([[true]]);
  expect(await effects(page)).toEqual(["hotspots", "slow"]);
});

test("a missing script or module rejects with a network error and leaves no element behind", async () => {
  const { page } = await open();
  expect(await load(page, ["missing"], ["/gfx/pol/missing.mjs", { type: "module" }])).toEqual([
    ["ScriptLoadError", "network"],
    ["ScriptLoadError", "network"],
  ]);
  expect(await page.locator('script[src*="missing"]').count()).toBe(0);
});

test("a lost module is requested again by the next call, at its own address, and runs once", async () => {
  const { page, requests } = await open();
  let isLost = true;
  await page.route("**/own/part.mjs", (route) => {
    if (!isLost) return route.fallback();
    isLost = false;
    return route.abort();
  });
  const code = "(window.effects ??= []).push('part'); export const part = 1";
  b.shop.file("/own/part.mjs", code, "text/javascript");
  const call = ["/own/part.mjs", { type: "module" }];
  expect(await load(page, call, call, call)).toEqual([
    ["ScriptLoadError", "network"],
    [["part"]],
    [["part"]],
  ]);
  expect(await effects(page)).toEqual(["part"]);
  expect(requests.filter((path) => path.startsWith("/own/"))).toEqual(Array(2).fill("/own/part.mjs"));
});

test("a script that the page already contains is not loaded again", async () => {
  put(b.shop, '<script src="/gfx/pol/hotspots.js"></script>');
  const { page } = await b.visit({ path: PATH });
  expect(await load(page, ["hotspots"])).toEqual([[true]]);
  expect(await effects(page)).toEqual(["hotspots"]);
});

test("under the strict policy scripts and modules load, and under a policy that refuses ours, nothing loads", async () => {
  const strict = await open("?csp=strict");
  expect(await load(strict.page, ["hotspots"], ["Slider"])).toEqual([
    [true],
    [["Slider", "default", "version"]],
  ]);
  expect(strict.console.filter((line) => /Content Security|Trusted/.test(line))).toEqual([]);
  const refusing = await open("?csp=refusing");
  expect(await load(refusing.page, ["hotspots"])).toEqual([["ScriptLoadError", "refused"]]);
});
