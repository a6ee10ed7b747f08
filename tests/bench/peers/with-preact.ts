/** Two pages with Preact components in the server's markup: hydrated by strategies, and all at once. */
import { bundleModules, named } from "./bundle";
import { attributeOf, intoHead, moduleTag, type Peer, strategies, wrapParts } from "./peer";

export async function astroLike(): Promise<Peer> {
  const renderer = "astro-like-renderer.ts";
  const parts = ["astro-like-basket.ts", "astro-like-add.ts", "astro-like-menu.ts"];
  const [loader, files] = await Promise.all([
    bundleModules(["astro-like.ts"], "/peers"),
    bundleModules([renderer, ...parts], "/peers/astro-like"),
  ]);
  const inline = `<style>page-island{display:contents}</style><script>${Object.values(loader).join("")}</script>`;
  return {
    key: "astro-like",
    name: "Astro-like islands",
    version: `a loader of ours after Astro's documents, ${named("preact")}`,
    how: "an inlined element loads each Preact component by its strategy: basket at once, menu when idle, forms when visible",
    files,
    dress: (page) =>
      intoHead(
        wrapParts(
          page,
          (part, props, markup) =>
            `<page-island data-client="${strategies[part]}" data-component="/peers/astro-like/astro-like-${part}.js" data-renderer="/peers/astro-like/astro-like-renderer.js" data-props="${attributeOf(props)}">${markup}</page-island>`,
        ),
        inline,
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
