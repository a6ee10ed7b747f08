/** The page without a script, and the pages with other libraries. */
import { bundleModules, named } from "./bundle";
import { attributeOf, intoHead, moduleTag, type Part, type Peer, wrapParts } from "./peer";

export const noScript: Peer = {
  key: "no-script",
  name: "no script",
  version: "–",
  how: "the server's page: its form and links do everything",
  files: {},
  dress: (page) => page,
};

export async function turbo(): Promise<Peer> {
  return {
    key: "turbo",
    name: "Turbo",
    version: named("@hotwired/turbo"),
    how: "Turbo Drive for links; basket, form and menu by small listeners of ours",
    files: await bundleModules(["turbo-page.ts"], "/peers"),
    dress: (page) => intoHead(page, moduleTag("/peers/turbo-page.js")),
  };
}

export async function swup(): Promise<Peer> {
  return {
    key: "swup",
    name: "swup",
    version: named("swup"),
    how: "swup for links; basket, form and menu by the same listeners",
    files: await bundleModules(["swup-page.ts"], "/peers"),
    dress: (page) => intoHead(page, moduleTag("/peers/swup-page.js")),
  };
}

/** When is-land loads each part; without an attribute at once. One that waits to be visible needs a box. */
const conditions: Readonly<Record<Part, string>> = { basket: "", menu: "on:idle", add: "on:visible" };

export async function isLand(): Promise<Peer> {
  const sources = ["is-land-page.ts", "is-land-basket.ts", "is-land-add.ts", "is-land-menu.ts"];
  return {
    key: "is-land",
    name: "is-land",
    version: named("@11ty/is-land"),
    how: "an `<is-land>` around each part, with a module of its own: basket at once, menu when idle, forms when visible",
    files: await bundleModules(sources, "/peers"),
    dress: (page) =>
      intoHead(
        wrapParts(
          page,
          (part, _props, markup) =>
            `<is-land ${conditions[part]} type="part" import="/peers/is-land-${part}.js" style="display:${part === "add" ? "block" : "contents"}">${markup}</is-land>`,
        ),
        moduleTag("/peers/is-land-page.js?nodefine"),
      ),
  };
}

export async function preactIslands(): Promise<Peer> {
  return {
    key: "preact-islands",
    name: "Preact islands",
    version: named("preact"),
    how: "one module hydrates every part when the page is parsed",
    files: await bundleModules(["preact-page.ts"], "/peers"),
    dress: (page) =>
      intoHead(
        wrapParts(
          page,
          (part, props, markup) =>
            `<div style="display:contents" data-part="${part}" data-props="${attributeOf(props)}">${markup}</div>`,
        ),
        moduleTag("/peers/preact-page.js"),
      ),
  };
}
