import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lab/paths";
import { BEFORE } from "./build-flavours";
import { named } from "./bundle";
import { intoHead, type Peer } from "./peer";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const tag = '<script src="/wyspa/wyspa.js"></script>\n  <script>app_shop.runApp();</script>';
const dress = (page: string) => page.replace("</body>", `${tag}\n</body>`);
const common = { files: {}, dress } as const;

/** Only the three features that the peers have, by markers: the page of another theme. */
const dressThree = (page: string) =>
  intoHead(
    page
      .replace('<div id="menu_basket"', '<div id="menu_basket" data-island="mini-basket"')
      .replace('<nav id="menu_categories"', '<nav id="menu_categories" data-island="category-menu"'),
    '<script type="application/json" id="wyspa-config">{"preset":"none"}</script><script src="/wyspa/wyspa.js" defer></script>',
  );

/** The page as the platform renders it, with everything that Wyspa does on a home page. */
export const wyspa: Peer = {
  ...common,
  key: "wyspa",
  name: "Wyspa",
  version: `${version}, ${named("react")}`,
  flavour: "react",
  how: "the whole theme: 48 islands, the old script's global names, and the platform's page as it is",
};

export const wyspaLean: Peer = {
  ...common,
  key: "wyspa-lean",
  name: "Wyspa, lean",
  version: `${version}, ${named("preact")}`,
  flavour: "preact",
  how: "the same, built with Preact in React's place: `node build.mjs --react=preact`",
};

/** What the merging of files has won, and what has been added since. */
export const wyspaBefore: Peer = {
  ...common,
  key: "wyspa-before",
  name: `Wyspa, ${BEFORE}`,
  version: `${BEFORE}, ${named("react")}`,
  flavour: "before",
  how: "the whole theme, built from the last commit with a file for each island and each of its parts: 135 files",
};

export const wyspaThree: Peer = {
  ...common,
  key: "wyspa-three",
  name: "Wyspa, three islands",
  version: `${version}, ${named("react")}`,
  flavour: "react",
  how: "without the preset: only a basket, the forms and the menu, which are what the peers have",
  dress: dressThree,
};
