/** Pages that come in a visit: what the open page takes over from them. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Scene } from "../scene";
import { escaped, inMarkup, type Stage } from "../stage";
import { attribute, hostsPage, oneLine, props } from "./hosts";

const PATH = "/arrival";
const parts = [
  ...["title", "heading", "number of products", "breadcrumbs", "description", "canonical address"],
  ...[
    "alternate address",
    "language",
    "class of the page",
    "link",
    "id of a kept island",
    "props of an island",
  ],
];

/** Answers each visit with a page that has the payload in every part that a visit takes over. */
function answerVisits(stage: Stage): { text: string } {
  const state = { text: "" };
  stage.b.shop.page(PATH, () => {
    const { text } = state;
    const inText = escaped(text);
    return `<!doctype html><html lang="pl"${attribute("dir", text)}><head><meta charset="utf-8"><title>${inText}</title>
      <meta name="description"${attribute("content", text)}><link rel="canonical"${attribute("href", text)}>
      <link rel="alternate"${attribute("hreflang", text)}${attribute("href", text)}></head>
      <body><div id="container"${attribute("class", `${text.replace(/\s/g, "")}_page`)}>
      <ul id="breadcrumbs"><li>${inText}</li></ul>
      <main id="content"><h1>${inText}</h1><p class="search_name__total">${inText}</p>
      <a id="link"${attribute("href", text)}>x</a>
      <p id="own" data-island="echo" data-island-when="load"${props({ text })}>.</p>
      <p${attribute("data-island-keep", text)} class="kept" data-island="echo" data-island-when="load"${props({ text })}>.</p>
      </main></div></body></html>`;
  });
  return state;
}

/** An island that shows its props. */
const defineEcho = (page: Page) =>
  page.evaluate(() => {
    window.wyspa.define("echo", async () => ({
      mount: (host, { props }) => {
        host.textContent = String(props.text);
      },
    }));
  });

/** Runs in the page: visits the page with one payload. @returns what the shopper then has */
async function visitOnce(at: string): Promise<readonly (string | null)[]> {
  await window.wyspa.visit(at);
  const find = (selector: string) => document.querySelector(selector);
  for (let frame = 0; find("#own")?.textContent === "." && frame < 300; frame++)
    await new Promise(requestAnimationFrame);
  const taken = [
    document.title,
    find("h1")?.textContent ?? null,
    find(".search_name__total")?.textContent ?? null,
    find("#breadcrumbs li")?.textContent ?? null,
    find("meta[name=description]")?.getAttribute("content") ?? null,
    find("link[rel=canonical]")?.getAttribute("href") ?? null,
    find("link[hreflang]")?.getAttribute("href") ?? null,
    find("link[hreflang]")?.getAttribute("hreflang") ?? null,
    find("#container")?.className ?? null,
    find("#link")?.getAttribute("href") ?? null,
    find(".kept")?.getAttribute("data-island-keep") ?? null,
    find("#own")?.textContent ?? null,
  ];
  // Addresses are the server's own, as on a page that the browser loads. Only a part of a payload is a class.
  for (const link of document.querySelectorAll("#link, head link[rel=canonical], head link[hreflang]"))
    link.removeAttribute("href");
  find("#container")?.removeAttribute("class");
  return taken;
}

const pages: Scene = {
  name: "visit: pages that come",
  places: [...parts.map((part) => `page of a visit: ${part}`), "page of a visit: announcement"],
  async run(stage) {
    const { texts } = stage;
    const state = answerVisits(stage);
    const { page, said } = await hostsPage(
      stage,
      '<div id="container" class="text_page"><ul id="breadcrumbs"><li>a</li></ul><main id="content"><h1>a</h1></main></div>',
      { ready: 0 },
    );
    await defineEcho(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const shown: (readonly (string | null)[])[] = [];
    for (const [index, text] of texts.entries()) {
      state.text = text;
      shown.push(await page.evaluate(visitOnce, `${PATH}?n=${index}`));
      await stage.isClean(page);
    }
    // A visit that failed would have loaded the page anew.
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    const of = (part: string) => shown.map((one) => one[parts.indexOf(part)] ?? null);
    // A browser makes spaces of the control characters in a title.
    const titles = texts.map((text, index) => {
      const title = of("title")[index] ?? "";
      return oneLine(title) === oneLine(inMarkup(text).replace(/\p{Cc}/gu, " ")) ? text : title;
    });
    stage.shows("page of a visit: title", titles);
    for (const part of ["heading", "number of products", "breadcrumbs", "description", "canonical address"])
      stage.shows(`page of a visit: ${part}`, of(part), "markup");
    for (const part of ["alternate address", "language", "link", "id of a kept island"])
      stage.shows(`page of a visit: ${part}`, of(part), "markup");
    const classes = of("class of the page").filter((name) => name?.includes("_page"));
    stage.takes("page of a visit: class of the page", classes.length);
    stage.shows("page of a visit: props of an island", of("props of an island"));
    const told = async () => {
      const heard = (await said()).map(oneLine);
      return texts.filter((text) => heard.some((one) => one.includes(oneLine(inMarkup(text))))).length;
    };
    // The last page is announced a moment later.
    await expect.poll(told).toBe(texts.length);
    stage.takes("page of a visit: announcement", await told());
  },
};

const stylesheets: Scene = {
  name: "visit: stylesheets of pages that come",
  places: ["page of a visit: address of a stylesheet"],
  async run(stage) {
    stage.expectStylesheets();
    const state = { text: "" };
    stage.b.shop.page(
      "/styled",
      () => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${stage.texts.indexOf(state.text)}</title>
        <link rel="stylesheet"${attribute("href", state.text)}></head>
        <body><div id="container" class="text_page"><main id="content"><h1>a</h1></main></div></body></html>`,
    );
    const { page } = await hostsPage(
      stage,
      '<div id="container" class="text_page"><main id="content"><h1>a</h1></main></div>',
      { ready: 0 },
    );
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    let taken = 0;
    for (const [index, text] of stage.texts.entries()) {
      state.text = text;
      const title = await page.evaluate(async (address) => {
        await window.wyspa.visit(address);
        for (const sheet of document.querySelectorAll("head link[rel=stylesheet]")) sheet.remove();
        return document.title;
      }, `/styled?n=${index}`);
      await stage.isClean(page);
      if (title === String(index)) taken += 1;
    }
    // A visit that failed would have loaded the page anew.
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    stage.takes("page of a visit: address of a stylesheet", taken);
  },
};

export const arrivalScenes = [pages, stylesheets];
