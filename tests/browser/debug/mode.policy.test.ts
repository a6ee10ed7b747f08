/** `?wyspa=debug`: the console shows what goes to the shop's error log, and what the runtime decides for each host. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench, type Visit, type VisitOptions } from "../support";

const b = bench();

interface Read extends Visit {
  /** Lines of our own: information and errors. */
  readonly told: string[];
}

async function visit(options: VisitOptions = {}): Promise<Read> {
  const told: string[] = [];
  const opened = await b.visit({
    path: `${PATH}?wyspa=debug`,
    ...options,
    async before(page) {
      page.on("console", (message) => {
        if (message.text().startsWith("Wyspa:")) told.push(`${message.type()} ${message.text()}`);
      });
      await options.before?.(page);
    },
  });
  return { ...opened, told };
}

/** Islands of the theme that throw while they mount, with the numbers `first` to `last`. */
const breakIslands = (page: Page, last = 1, first = 1) =>
  page.evaluate(
    ([from, to]) => {
      for (let index = from; index <= to; index++) {
        const mount = function mountOfTheTheme() {
          throw new Error(`planted ${index} for anna@sklep.pl`);
        };
        window.wyspa.define(`broken-${index}`, async () => ({ mount }), { when: "load" });
        const host = document.createElement("p");
        host.id = `host-${index}`;
        host.dataset.island = `broken-${index}`;
        document.body.append(host);
      }
    },
    [first, last] as const,
  );

const reports = () =>
  b.shop.errorReports.map(({ stack }) => stack).filter((stack) => stack.includes("planted"));
const ofFault = (told: readonly string[]) => told.filter((line) => line.startsWith("error"));

describe("faults", () => {
  test("are shown whole with their island, host and stack, while the log receives them redacted", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told } = await visit();
    await breakIslands(page);
    await expect.poll(() => ofFault(told).length).toBe(1);
    expect(told.join("\n")).toMatch(/broken-1 \(mount\) has a fault\. The shop's error log receives it\./);
    expect(ofFault(told)[0]).toMatch(/Error: planted 1 for anna@sklep\.pl\n\s+at .*mountOfTheTheme/);
    await expect.poll(() => reports().length).toBe(1);
    expect(reports()[0]).not.toContain("anna@");
  });

  test("name their host, to which the console links", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const hosts: (string | null)[] = [];
    const { page } = await visit({
      before: async (opened) =>
        void opened.on("console", async (message) => {
          if (message.type() !== "error") return;
          const last = message.args().at(-1);
          hosts.push(
            (await last?.evaluate((value: unknown) => (value instanceof Element ? value.id : null))) ?? null,
          );
        }),
    });
    await breakIslands(page);
    await expect.poll(() => hosts).toEqual(["host-1"]);
  });

  test("that the log does not receive are shown, too, with the reason", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told } = await visit();
    await page.evaluate(() =>
      document.addEventListener("wyspa:error-report", (event) => {
        if ((event as CustomEvent<{ island: string }>).detail.island === "broken-1") event.preventDefault();
      }),
    );
    // The one that is kept comes first, also on a machine on which the others overtake each other.
    await breakIslands(page);
    await expect.poll(() => ofFault(told).length).toBe(1);
    await breakIslands(page, 6, 2);
    // On a busy machine, attempts to mount again may follow before the next look.
    await expect.poll(() => ofFault(told).length).toBeGreaterThanOrEqual(6);
    const [first, ...others] = ofFault(told).slice(0, 6);
    expect(first).toContain("A listener of wyspa:error-report keeps it");
    expect(others.pop()).toContain("this page has sent five faults");
    for (const other of others) expect(other).toContain("The shop's error log receives it");
  });

  test("from before the page is idle are not lost", async () => {
    const script = `<script>document.addEventListener("wyspa:metric", function once() {
      document.removeEventListener("wyspa:metric", once);
      wyspa.define("early", () => Promise.reject(new Error("planted early")), { when: "load" });
    })</script><p data-island="early"></p>`;
    put(b.shop, `${script}<p data-island="tooltip" data-island-when="load" title="Słowo">?</p>`);
    const { told } = await visit();
    await expect
      .poll(() => ofFault(told).join("\n"))
      .toMatch(/early \(load\) has a fault[\s\S]*planted early/);
  });

  test("stay out of the console without the mode, and neither does its file load", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told, requests } = await visit({ path: PATH });
    await breakIslands(page);
    await expect.poll(() => reports().length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(told).toEqual([]);
    expect(requests.filter((path) => /\/(debug|inspect)-/.test(path))).toEqual([]);
  });
});

describe("decisions", () => {
  test("show for each island why it waits, that it is mounted, or why it does not mount", async () => {
    put(
      b.shop,
      `<p data-island="tooltip" data-island-when="load" title="Słowo">?</p><p data-island="tooltp">?</p>`,
    );
    const config = encodeURIComponent(JSON.stringify({ islands: { "mini-basket": false } }));
    const { told } = await visit({ path: `${PATH}?wyspa=debug&config=${config}` });
    // The last of the lines that come together.
    await expect.poll(() => told.join("\n")).toMatch(/tooltp does not mount/);
    const all = told.join("\n");
    expect(all).toMatch(/search-panel waits, and starts at the first touch\. Hosts: 1\./);
    expect(all).toMatch(/tooltip is mounted\. Hosts: 1\./);
    expect(all).toMatch(
      /mini-basket does not mount: the configuration or the switch file switches it off\. Hosts: 1\./,
    );
    expect(all).toMatch(/tooltp does not mount: no island has this name/);
  });

  test("are followed by the steps of an island, with its time", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told } = await visit();
    await expect.poll(() => told.join("\n")).toContain("in debug mode");
    await page.locator(".menu_search__input").click();
    await expect
      .poll(() => told.join("\n"))
      .toMatch(/search-panel is requested\.[\s\S]*search-panel is mounted, \d+ ms after the request\./);
  });
});

describe("the mode", () => {
  test("applies to further pages of the tab, until an address contains ?wyspa=on", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told } = await visit();
    await expect.poll(() => told.join("\n")).toContain("in debug mode");
    told.length = 0;
    await page.goto(`${b.shop.url}/`);
    await expect.poll(() => told.join("\n")).toContain("in debug mode");
    await page.goto(`${b.shop.url}${PATH}?wyspa=on`);
    await page.evaluate(() => window.wyspa.ready);
    await page.waitForLoadState("networkidle");
    told.length = 0;
    await page.goto(`${b.shop.url}/`);
    await page.evaluate(() => window.wyspa.ready);
    await breakIslands(page);
    await expect.poll(() => reports().length).toBe(1);
    expect(told).toEqual([]);
  });

  test("applies to one page if the browser refuses the storage, with one warning", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, told, errors } = await visit({
      before: (opened) =>
        opened.addInitScript(() =>
          Object.defineProperty(window, "sessionStorage", {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          }),
        ),
    });
    await expect.poll(() => told.join("\n")).toContain("in debug mode");
    expect(told.filter((line) => line.includes("refuses sessionStorage"))).toHaveLength(1);
    await breakIslands(page);
    await expect.poll(() => ofFault(told).length).toBe(1);
    expect(errors).toEqual([]);
  });

  test("with a misspelt name is one warning with the nearest right name", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { told } = await visit({ path: `${PATH}?wyspa=debgu` });
    await expect.poll(() => told.join("\n")).toContain('?wyspa=debgu names no mode. Did you mean "debug"?');
    expect(told).toHaveLength(1);
  });
});
