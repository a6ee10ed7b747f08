/** `enabled: false` in the configuration, and `?wyspa=off`: the page is the server's, and asks for nothing. */
import { expect, test } from "vitest";
import { bench, quietFor, type Visit } from "../support";

const b = bench();
const CONFIG = '<script type="application/json" id="wyspa-config">{ "enabled": false }</script>';
const body = (before: string, attributes: string, after: string) => `<!doctype html>
<html lang="pl"><head>${before}<script src="/wyspa/wyspa.js" ${attributes}></script></head>
<body><div id="viewType" style="display: none"></div>
<form id="menu_search" action="/search.php"><input class="menu_search__input" name="text"><button>Szukaj</button></form>
<div data-island="mini-basket"></div>
${after}<script>app_shop.run(() => {}, "all"); app_shop.runApp();</script></body></html>`;

async function open(before: string, attributes: string, after: string, query = ""): Promise<Visit> {
  b.shop.file("/switched-off", body(before, attributes, after), "text/html");
  const visit = await b.visit({ path: `/switched-off${query}` });
  await visit.page.locator(".menu_search__input").pressSequentially("kurtka");
  await quietFor(visit.page, 500);
  return visit;
}

test.each([
  ["in the configuration before our tag", CONFIG, "", "", ""],
  ["in an attribute of the tag", "", 'data-enabled="false"', "", ""],
  ["by the address", "", "", "", "?wyspa=off"],
])(
  "everything off %s: nothing mounts, nothing is requested, and no script of the page fails",
  async (_, ...given) => {
    const { page, requests, errors, console: lines } = await open(...given);
    expect(requests.filter((path) => path !== "/switched-off")).toEqual(["/wyspa/wyspa.js"]);
    expect(await page.locator("[data-island-status]").count()).toBe(0);
    expect([...errors, ...lines]).toEqual([]);
    await page.locator(".menu_search__input").press("Enter");
    await page.waitForURL(/search\.php\?text=kurtka/);
  },
);

test("in a configuration after our tag, nothing mounts either, and no data is requested", async () => {
  const { page, requests, errors, console: lines } = await open("", "", CONFIG);
  // The page's script uses an old name before the configuration is parsed.
  const files = /^\/wyspa\/(wyspa|chunks\/(core|legacy-globals)-\w+)\.js$/;
  expect(requests.filter((path) => !files.test(path))).toEqual(["/switched-off"]);
  expect(await page.locator("[data-island-status]").count()).toBe(0);
  expect([...errors, ...lines]).toEqual([]);
});

test("a page with enabled: true has its islands", async () => {
  b.shop.file("/switched-on", body("", 'data-enabled="true"', ""), "text/html");
  const { status } = await b.visit({ path: "/switched-on" });
  await expect.poll(() => status("[data-island]")).not.toBe(null);
});
