/**
 * Pictures that load lazily or by view type, and the tone that describes their brightness (contract A 2; bars H6, H9).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench, desktop, phone, quietFor, tablet, type VisitOptions } from "../support";

const b = bench();
const PIXEL = "/gfx/standards/loader.gif";

/** Opens a page, and records the queries of requested pictures: `lazy=large` … */
async function visit(options: VisitOptions = {}) {
  const asked: string[] = [];
  const visited = await b.visit({
    path: "/wyglad",
    ...options,
    before: async (page) => {
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith("/pictures/") && search) asked.push(search.slice(1));
      });
      await options.before?.(page);
    },
  });
  return { ...visited, asked };
}
const lazy = (attributes: string, tag = "img") =>
  tag === "img"
    ? `<img class="b-lazy" src="${PIXEL}" width="100" height="100" alt="a" ${attributes}>`
    : `<${tag} class="b-lazy" ${attributes}></${tag}>`;
const far = '<div class="far"></div>';
const style = "<style>.far{height:2000px}.b-lazy{display:block;height:100px;width:100px}</style>";
const page = (markup: string, options: VisitOptions = {}) => {
  put(b.shop, style + markup);
  return visit({ path: PATH, ...options });
};
const loaded = (on: Page, selector: string) => on.locator(`${selector}.b-loaded`).waitFor();

describe("a lazy picture", () => {
  test("is requested once, and no earlier than 100 px before it is in view", async () => {
    const { page: on, asked } = await page(`${far}${lazy('id="it" data-src="/pictures/1001.svg?lazy"')}`);
    const gapTo = (gap: number) =>
      on.evaluate((pixels) => {
        const box = document.getElementById("it")?.getBoundingClientRect() as DOMRect;
        scrollBy(0, box.top - innerHeight - pixels);
      }, gap);
    await gapTo(120);
    await on.locator("#it[data-island-status=ready]").waitFor();
    await quietFor(on, 200);
    expect(asked).toEqual([]);
    await gapTo(90);
    await loaded(on, "#it");
    expect(asked).toEqual(["lazy"]);
    const image = on.locator("#it");
    expect(await image.getAttribute("src")).toContain("/pictures/1001.svg?lazy");
    expect(await image.getAttribute("data-src")).toBeNull();
  });

  test.each([
    ["phone", phone, 1, "small"],
    ["desktop", desktop, 1, "large"],
    ["sharp desktop", desktop, 2, "sharp"],
  ] as const)("has the size for the screen: %s", async (_, viewport, deviceScaleFactor, size) => {
    const data =
      'data-src="/pictures/1001.svg?large|/pictures/1001.svg?sharp" data-src-small="/pictures/1001.svg?small"';
    const { page: on, asked } = await page(lazy(`id="it" ${data}`), {
      viewport,
      context: { deviceScaleFactor },
    });
    await loaded(on, "#it");
    expect(asked).toEqual([size]);
  });

  test("in a picture element is the one that its sources select", async () => {
    const inside = `<source media="(min-width: 757px)" data-srcset="/pictures/1001.svg?wide">${lazy('id="it" data-src="/pictures/1001.svg?narrow"')}`;
    const { page: on, asked } = await page(`<picture>${inside}</picture>`);
    await loaded(on, "#it");
    expect(asked).toEqual(["wide"]);
    expect(await on.locator("#it").evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
      /wide$/,
    );
  });

  test("may be a background, a srcset, a video or a frame", async () => {
    const { page: on, asked } = await page(
      lazy(`id="back" data-src='/pictures/hero.svg?a=")%5C'`, "div") +
        lazy('id="set" data-srcset="/pictures/1001.svg?one 1x, /pictures/1001.svg?two 2x"') +
        '<video id="film" class="b-lazy" preload="none"><source data-src="/pictures/film.mp4"></video>' +
        '<iframe id="frame" class="b-lazy" title="ramka" data-src="/text-page?frame"></iframe>',
    );
    for (const id of ["back", "set", "film", "frame"]) await loaded(on, `#${id}`);
    expect(asked.sort()).toEqual(["a=%22)%5C", "one"]);
    const image = await on.locator("#back").evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(image).toMatch(/^url\(".*hero\.svg\?a=%22\)%5C"\)$/);
    expect(await on.locator("#film source").getAttribute("src")).toMatch(/film\.mp4$/);
    expect(await on.locator("#frame").getAttribute("src")).toMatch(/frame$/);
  });

  test("that is missing keeps its space, shows an error, and loads when the network is back", async () => {
    const { page: on, context } = await page(
      `<a id="link" href="/text-page">${lazy('id="it" data-src="/pictures/1001.svg?late"')}</a>`,
      { before: (of) => of.route("**/*late", (route) => route.abort()) },
    );
    await on.locator("#it.b-error").waitFor();
    expect(await on.locator("#it").getAttribute("src")).toBe(PIXEL);
    expect(await on.locator("#link").getAttribute("class")).toBe("");
    await on.unroute("**/*late");
    await context.setOffline(true);
    await context.setOffline(false);
    await loaded(on, "#it");
    expect(await on.locator("#it.b-error").count()).toBe(0);
  });

  test("marks its link as busy while it loads", async () => {
    const { page: on } = await page(
      `<a id="link" href="/text-page">${lazy('id="it" data-src="/pictures/1001.svg?slow"')}</a>`,
      {
        before: (of) =>
          of.route("**/*slow", async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 500));
            await route.continue();
          }),
      },
    );
    await on.locator("#link.loading").waitFor();
    await loaded(on, "#it");
    expect(await on.locator("#link.loading").count()).toBe(0);
  });

  test("that is added or shown later loads then", async () => {
    const { page: on, asked } = await page(
      `<div id="box" hidden>${lazy('id="hidden" data-src="/pictures/1001.svg?hidden"')}</div><div id="into"></div>
       <template id="later">${lazy('id="new" data-src="/pictures/1001.svg?new"')}</template>`,
    );
    await quietFor(on, 300);
    expect(asked).toEqual([]);
    await on.evaluate(() => document.getElementById("box")?.removeAttribute("hidden"));
    await loaded(on, "#hidden");
    await on.evaluate(() => {
      const later = document.getElementById("later") as HTMLTemplateElement;
      document.getElementById("into")?.append(later.content.cloneNode(true));
    });
    await loaded(on, "#new");
    expect(asked).toEqual(["hidden", "new"]);
  });

  test("loads at once in a browser without IntersectionObserver", async () => {
    const { page: on } = await page(`${far}${lazy('id="it" data-src="/pictures/1001.svg?lazy"')}`, {
      before: (of) => of.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver")),
    });
    await on.locator("#it.b-loaded").waitFor({ state: "attached" });
  });

  test("with a hostile address is not loaded, whatever kind it is", async () => {
    const hostile = ["javascript:window.__bad=1", " java&#10;script:window.__bad=1", "data:text/html,x"];
    const { page: on, errors } = await page(
      hostile
        .map(
          (address) =>
            lazy(`data-src="${address}"`) +
            lazy(`data-src="${address}"`, "div") +
            lazy(`data-src="${address}"`, "iframe"),
        )
        .join(""),
    );
    await expect.poll(() => on.locator(".b-lazy[data-island-status=ready]").count()).toBe(9);
    await quietFor(on, 200);
    expect(await on.evaluate(() => Reflect.get(window, "__bad"))).toBeUndefined();
    expect(await on.locator(".b-loaded, iframe[src]").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("is as the server rendered it when its island ends", async () => {
    const image = lazy('id="it" data-island="lazy-image" data-src="/pictures/1001.svg?a"').replace(
      "b-lazy",
      "mine",
    );
    const back =
      '<div id="back" class="mine b" data-island="lazy-image" data-src="/pictures/hero.svg?b">x</div>';
    const { page: on } = await page(`<a id="link" href="/text-page">${image}</a>${back}`);
    await loaded(on, "#it");
    await loaded(on, "#back");
    await on.evaluate(() => {
      for (const id of ["it", "back"]) document.getElementById(id)?.removeAttribute("data-island");
    });
    await expect.poll(() => on.locator("[data-src]").count()).toBe(2);
    const now = await on.evaluate(() =>
      ["link", "back"].map((id) =>
        document.getElementById(id)?.outerHTML.replace(/ data-island[\w-]*="[^"]*"/g, ""),
      ),
    );
    const server = (markup: string) => markup.replace(/ data-island="[^"]*"/, "");
    expect(now[0]?.replace(' class=""', "")).toContain(`src="${PIXEL}"`);
    expect(now[0]).toContain('class="mine"');
    expect(now[1]).toBe(server(back));
  });
});

describe("a picture that depends on the view", () => {
  test("follows the view, falls back to the next size, and is requested once", async () => {
    const { page: on, asked } = await visit({ viewport: desktop });
    const views = () => asked.filter((query) => query.startsWith("view="));
    const shown = (id: string) =>
      on
        .locator(`#${id}`)
        .getAttribute("src")
        .then((src) => src?.split("=")[1]);
    await expect.poll(views).toEqual(expect.arrayContaining(["view=desktop"]));
    expect(await shown("rwd_missing")).toBe("desktop");
    await on.setViewportSize(tablet);
    await expect.poll(() => shown("rwd_all")).toBe("tablet");
    expect(await shown("rwd_missing")).toBe("desktop");
    await on.setViewportSize(phone);
    await expect.poll(() => shown("rwd_all")).toBe("mobile");
    expect(await shown("rwd_missing")).toBe("mobile");
    expect(views().sort()).toEqual(
      ["server", "desktop", "desktop", "tablet", "mobile", "mobile"].map((view) => `view=${view}`).sort(),
    );
  });
});

describe("brightness", () => {
  const shade = (fill: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`)}`;
  const tone = (on: Page, id: string) =>
    on.evaluate((of) => window.wyspa.markBrightness(document.getElementById(of) as Element), id);

  test("is that of the picture, a picture inside, or the background; without any of them it is null", async () => {
    const { page: on } = await page(
      `<style>#back{background:linear-gradient(red,red),url("${shade("#000")}");height:9px}</style>
       <img id="light" src="${shade("#eee")}" alt=""><div id="inside"><img src="${shade("#222")}" alt=""></div>
       <div id="back"></div><div id="none">x</div><img id="shop" src="/pictures/1001.svg" alt="">`,
    );
    expect(await tone(on, "light")).toBe("light");
    expect(await tone(on, "inside")).toBe("dark");
    expect(await tone(on, "back")).toBe("dark");
    expect(await tone(on, "shop")).toBe("light");
    expect(await tone(on, "none")).toBeNull();
    expect(await on.locator("[data-wyspa-tone]").evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      "light",
      "inside",
      "back",
      "shop",
    ]);
  });
});
