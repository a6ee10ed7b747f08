/**
 * The browser's raw errors get one sentence of ours beside them, which says what a theme designer must change. A
 * shopper's lost connection, and a navigation that aborts requests, get none.
 */
import { expect, test } from "vitest";
import { configScript, plainPage } from "../plain-page";
import { bench, quietFor, type Visit, type VisitOptions } from "../support";

const b = bench();
const PATH = "/plain";

const put = (parts?: Parameters<typeof plainPage>[0]) => void b.shop.page(PATH, () => plainPage(parts));

interface Read extends Visit {
  /** What the theme designer reads: warnings that begin with our name. */
  ours(): string[];
}

async function visit(options: VisitOptions = {}): Promise<Read> {
  const opened = await b.visit({ path: PATH, bare: true, ...options });
  return { ...opened, ours: () => opened.console.filter((line) => line.startsWith("Wyspa:")) };
}
const withPolicy = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** Waits for the sentence, and for further ones that must not come. */
async function expectOne({ page, ours }: Read, text: string | RegExp): Promise<void> {
  await expect.poll(() => ours().join("\n")).toMatch(text);
  await quietFor(page, 400);
  expect(ours()).toHaveLength(1);
}

test("chunks that answer 404 get one sentence for all files", async () => {
  put();
  b.shop.faults.set("wyspa", "404", { path: /chunks\/(?!core|faults)/ });
  const read = await visit();
  await read.page.locator(".menu_search__input").click(); // requests several files
  await expectOne(read, /\/wyspa\/chunks\/[\w-]+\.js answers 404\. Upload the whole folder/);
});

test("chunks that answer with a page are one sentence with the type", async () => {
  put();
  b.shop.faults.set("wyspa", "200-html", { path: /chunks\/(?!core|faults)/ });
  const read = await visit();
  await read.page.locator(".menu_search__input").click();
  await expectOne(read, /is served as "text\/html.*", not as text\/javascript/);
});

test("when every chunk is missing, the entry itself shows one sentence", async () => {
  put();
  b.shop.faults.set("wyspa", "404", { path: /chunks\// });
  const read = await visit();
  await expectOne(read, /http.*\/wyspa\/ is incomplete, lacks CORS/);
  await read.page.locator(".menu_search__input").click(); // each press requests the core again
  await quietFor(read.page, 400);
  expect(read.ours()).toHaveLength(1);
});

for (const [fault, text] of [
  ["404", /POST \/ajax\/get\.php answers 404/],
  ["200-html", /POST \/ajax\/get\.php answers with "text\/html.*" instead of JSON/],
] as const)
  test(`a get.php that answers with "${fault}" is named`, async () => {
    put();
    b.shop.faults.set("get.php", fault);
    await expectOne(await visit(), text);
  });

test("a wrong graphqlUrl is named when the first operation fails", async () => {
  put({ head: configScript({ graphqlUrl: "/nowhere/" }) });
  const read = await visit();
  await read.page.locator(".menu_search__input").pressSequentially("kurtka");
  await expectOne(read, /"graphqlUrl": http.*\/nowhere\/ answers 404\. Set "graphqlUrl" in #wyspa-config/);
});

test("a policy that blocks our requests is named with the directive and what to add", async () => {
  put({ head: withPolicy("connect-src 'none'") });
  await expectOne(await visit(), /blocks http.*\/ajax\/get\.php\. Add 'self' to connect-src/);
});

test("a policy that blocks our stylesheet is named with the directive and what to add", async () => {
  put({ head: withPolicy("style-src 'none'"), before: '<p data-island="tooltip" title="Słowo">?</p>' });
  const read = await visit();
  await read.page.locator(".menu_search__input").click();
  await expectOne(read, /blocks http.*\/wyspa\/wyspa\.css\. Add 'self' to style-src/);
});

test("under a policy that allows only the entry, the entry's own sentence remains", async () => {
  put({ head: withPolicy(`script-src ${b.shop.url}/wyspa/wyspa.js`) });
  await expectOne(await visit(), /http.*\/wyspa\/ is .*missing in script-src/);
});

test("a policy without the names of our Trusted Types policies is one sentence with these names", async () => {
  const { page, console: lines } = await b.visit({ path: "/text-page?csp=refusing" });
  await page.waitForLoadState("networkidle");
  const ours = lines.filter((line) => line.startsWith("Wyspa:"));
  expect(ours.join("\n")).toMatch(/our Trusted Types policy "wyspa-html"\. Add wyspa-html to trusted-types/);
});

for (const [what, before, after, text] of [
  [
    "an app_shop that is frozen before our tag",
    "Object.freeze(window.app_shop = { vars: {} })",
    "",
    /stays off: .*runApp.*Put our tag before code/,
  ],
  [
    "an app_shop that is frozen after our tag",
    "",
    "Object.freeze(app_shop); addEventListener('resize', () => app_shop.fn.setHeight())",
    /app_shop is frozen, so our functions cannot be added/,
  ],
  [
    "a window.wyspa that is frozen after our tag",
    "",
    "Object.freeze(wyspa)",
    /wyspa is frozen, so our functions cannot be added/,
  ],
  [
    "a window.wyspa of another script",
    "Object.defineProperty(window, 'wyspa', { value: {} })",
    "",
    /window\.wyspa belongs to another script/,
  ],
  [
    "the old bundle before our tag",
    "app_shop = { runApp() {}, vars: {}, fn: {} }",
    "app_shop.runApp()",
    /the old script is on this page too/,
  ],
  [
    "the old bundle after our tag",
    "",
    "app_shop = { runApp() {}, vars: {}, fn: {} }",
    /the old script is on this page too/,
  ],
] as const)
  test(`${what} is one sentence`, async () => {
    const script = (code: string) => code && `<script>${code}</script>`;
    put({ before: script(before), after: script(after) });
    await expectOne(await visit(), text);
  });

test("a second version of our script names both versions", async () => {
  put({ before: "<script>window[Symbol.for('wyspa.version')] = '9.9.9'</script>" });
  await expectOne(await visit(), /version 9\.9\.9 runs\. Remove version 0\.1\.0/);
});

test("a shopper who is offline for a moment gets no sentence", async () => {
  put();
  const { page, context, ours, ready } = await visit();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator(".menu_search__input").pressSequentially("kurtka");
  await quietFor(page, 800);
  await context.setOffline(false);
  await page.locator(".menu_search__input").pressSequentially("x");
  await ready("#menu_search");
  expect(ours()).toEqual([]);
});

test("a navigation that aborts our requests causes no sentence", async () => {
  put();
  b.shop.faults.set("wyspa", "hang", { path: /chunks\/(?!faults)/, times: 4 });
  b.shop.faults.set("get.php", "hang", { times: 1 });
  const { page, ours } = await visit();
  await page.goto(`${b.shop.url}/text-page`);
  await page.evaluate(() => window.wyspa.ready);
  await quietFor(page, 400);
  expect(ours()).toEqual([]);
});

test("a violation by another script of the page causes no sentence, and no explanation is loaded", async () => {
  put({ head: withPolicy("img-src 'self'"), before: '<img src="https://ads.test/x.png" alt="">' });
  const { page, ours, requests } = await visit();
  await page.waitForLoadState("networkidle");
  expect(ours()).toEqual([]);
  expect(requests.filter((path) => path.includes("/faults-"))).toEqual([]);
});
