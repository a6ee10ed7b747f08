/** Three islands, of which the middle one throws: how many neighbours still work, and what stays in its place. */
import type { Shop } from "../../../fixtures/shop";
import { type Lab, pause, type Suite, withShop } from "../lab/lab";
import { buildWithIslands } from "../peers/build-flavours";
import { bundleModules } from "../peers/bundle";
import { moduleTag } from "../peers/peer";
import { allPeers } from "../peers/serve";

const MOMENTS = { mount: "while it mounts", press: "after a press" } as const;
type Moment = keyof typeof MOMENTS;
const REST = 2_000;
/** Presses, half a second apart, after which an island counts as dead: a slow machine may mount it late. */
const ATTEMPTS = 6;

/** A page with the parts `#part-0`, `#part-1` and `#part-2`. */
interface Page {
  readonly head: string;
  part(index: number, on: Moment, markup: string): string;
}

interface Outcome {
  readonly alive: number;
  readonly left: string;
}

const markup = '<button type="button">0</button>';
const isThrower = (index: number) => index === 1;
const wyspa: Page = {
  head: '<script src="/wyspa/wyspa.js" defer></script>',
  part: (index, on, inner) =>
    isThrower(index)
      ? `<div id="part-1" data-island="bench-throws" data-island-props='{"on":"${on}"}'>${inner}</div>`
      : `<div id="part-${index}" data-island="bench-counter">${inner}</div>`,
};
const pages: Readonly<Record<string, Page>> = {
  wyspa,
  "wyspa-lean": wyspa,
  "is-land": {
    head: moduleTag("/peers/is-land-page.js?nodefine"),
    part: (index, on, inner) =>
      `<is-land id="part-${index}" type="part" import="/peers/failing-is-land.js" data-on="${isThrower(index) ? on : ""}">${inner}</is-land>`,
  },
  "astro-like": {
    head: '<script type="module" src="/peers/astro-like.js"></script>',
    part: (index, on, inner) =>
      `<page-island id="part-${index}" data-component="/peers/failing-${isThrower(index) ? "throws" : "counter"}.js" data-renderer="/peers/astro-like-renderer.js" data-props='{"on":"${on}"}'>${inner}</page-island>`,
  },
  "preact-islands": {
    head: moduleTag("/peers/failing-preact.js"),
    part: (index, on, inner) =>
      `<div id="part-${index}" data-part="${isThrower(index) ? "throws" : "counter"}" data-on="${on}">${inner}</div>`,
  },
  "react-whole": {
    head: moduleTag("/peers/failing-react.js"),
    part: (index, _on, inner) => `<div id="part-${index}">${inner}</div>`,
  },
};
const sources = [
  "is-land-page.ts",
  "failing-is-land.ts",
  "astro-like.ts",
  "astro-like-renderer.ts",
  "failing-counter.ts",
  "failing-throws.ts",
  "failing-preact.ts",
  "failing-react.ts",
];

export const oneThrows: Suite = async (lab) => {
  const folders = buildWithIslands();
  const files = await bundleModules(sources, "/peers");
  const peers = (await allPeers()).filter(({ key }) => pages[key]);
  await withShop({ dist: folders.react }, (usual) =>
    withShop({ dist: folders.lean }, async (lean) => {
      for (const shop of [usual, lean])
        for (const [path, text] of Object.entries(files)) shop.file(path, text, "text/javascript");
      const rows = [];
      for (const { key, name, version, flavour } of peers) {
        const shop = flavour === "preact" ? lean : usual;
        const outcomes = [];
        for (const moment of ["mount", "press"] as const) outcomes.push(await look(lab, shop, key, moment));
        rows.push({ name, version, cells: outcomes.flatMap(({ alive, left }) => [`${alive} of 2`, left]) });
      }
      lab.report.section({
        suite: "throws",
        title: "One island throws",
        about:
          "Three counters, of which the middle one throws: while it mounts, or after a press. Then both neighbours are pressed. Turbo and swup have no islands. The React page has one root and no boundary, which is what React does by itself.",
        columns: Object.values(MOMENTS).flatMap((moment) => [
          { name: `${moment}: neighbours alive`, unit: "" },
          { name: "left in its place", unit: "" },
        ]),
        rows,
      });
    }),
  );
};

function look(lab: Lab, shop: Shop, key: string, moment: Moment): Promise<Outcome> {
  const path = `/throws/${key}/${moment}`;
  const { head, part } = pages[key] as Page;
  const parts = [0, 1, 2].map((index) => part(index, moment, markup)).join("");
  shop.page(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>throws</title><link rel="icon" href="data:,">${head}</head><body><div id="app" data-on="${moment}">${parts}</div></body></html>`,
  );
  return lab.inPage({ shop }, async ({ page }) => {
    await page.goto(shop.url + path);
    await pause(REST);
    const press = async (index: number) => {
      await page.evaluate((at) => document.querySelector<HTMLElement>(`#part-${at} button`)?.click(), index);
      await pause(REST / 4);
    };
    if (moment === "press") await press(1);
    const text = (index: number) =>
      page.evaluate((at) => document.querySelector(`#part-${at}`)?.textContent?.trim() ?? null, index);
    const left = await text(1);
    const isAlive = async (index: number) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await press(index);
        if (Number(await text(index)) > 0) return true;
      }
      return false;
    };
    const alive = [await isAlive(0), await isAlive(2)].filter(Boolean).length;
    return {
      alive,
      left: left ? "a button" : left === "" ? "nothing" : "nothing, nor its element",
    };
  });
}
