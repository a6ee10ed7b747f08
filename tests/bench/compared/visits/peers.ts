/** The compared pages: the same two pages, visited by Wyspa, by a Turbo frame, and by swup. */

import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { renderEnvelope, type Shop } from "../../../../fixtures/shop";
import { named } from "../../peers/bundle";

export interface Peer {
  readonly name: string;
  /** The script tag that replaces ours. */
  readonly tag: string;
  /** The section that a visit replaces, around its content. */
  section(content: string): string;
  /** Attributes of the link that is clicked. */
  readonly link: string;
  /** Brotli bytes of all files that its page loads; `null` before the page has loaded them. */
  readonly bytes: number | null;
}

const plain = (content: string) => `<div id="part">${content}</div>`;

const wyspa: Peer = {
  name: "wyspa",
  tag: '<script src="/wyspa/wyspa.js" defer></script>',
  section: plain,
  link: 'data-visit="#part"',
  bytes: null,
};

/** Peers show the new section without a view transition, as a shop may choose. */
const withoutTransition: Peer = {
  ...wyspa,
  name: "wyspa plain",
  tag: `<script type="application/json" id="wyspa-config">{"visits":{"transitions":false}}</script>${wyspa.tag}`,
};

/** The peers' published packages, each bundled as a whole. */
const others = [
  {
    name: "turbo frame",
    code: 'import "@hotwired/turbo";',
    section: (content: string) =>
      `<turbo-frame id="part" data-turbo-action="advance">${content}</turbo-frame>`,
  },
  {
    name: "swup",
    code: 'import Swup from "swup"; new Swup({ containers: ["#part"], animationSelector: false });',
    section: plain,
  },
];

/** One that loads: a broken one is replaced by its text, for which the browser lays the page out once more. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
/** Rows with as much markup as a listing's. */
const rows = (page: number) =>
  Array.from(
    { length: 96 },
    (_, row) =>
      `<li class="product"><a href="/produkt/${row}"><img src="${PICTURE}" width="10" height="10" alt=""></a><h2>Towar ${page}.${row}</h2><p class="product__prices"><strong>${row},00 zł</strong></p><form action="/basketchange.php" method="post"><input type="hidden" name="product" value="${row}"><input name="number" value="1"><button>Do koszyka</button></form></li>`,
  ).join("");

/** @returns the peers, each with its pages at `/bench/<name>/1` and `2` */
export async function servePeers(shop: Shop): Promise<readonly Peer[]> {
  const bundles = await Promise.all(
    others.map(async ({ name, code, section }): Promise<Peer> => {
      const { outputFiles } = await build({
        stdin: { contents: code, resolveDir: import.meta.dirname },
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
      });
      const text = outputFiles[0]?.text ?? "";
      const path = `/peers/${name.replace(" ", "-")}.js`;
      shop.file(path, text, "text/javascript; charset=utf-8");
      const tag = `<script type="module" src="${path}"></script>`;
      return { name, tag, section, link: "", bytes: brotliCompressSync(text).length };
    }),
  );
  const peers = [wyspa, withoutTransition, ...bundles];
  for (const { name, tag, section, link } of peers)
    for (const page of [1, 2])
      shop.page(pathOf(name, page), (context) =>
        renderEnvelope({
          context,
          pageType: "text",
          title: `Strona ${page}`,
          scriptTag: tag,
          lastScript: "",
          content: section(
            `<h1 id="page-${page}">Strona ${page}</h1><a class="go" ${link} href="${pathOf(name, 3 - page)}">Dalej</a><ul class="products">${rows(page)}</ul>`,
          ),
        }),
      );
  return peers;
}

const packages: Readonly<Record<string, readonly [name: string, title: string]>> = {
  "turbo frame": ["@hotwired/turbo", "Turbo, a frame"],
  swup: ["swup", "swup"],
};

/** How the results name a peer. */
export function labelOf(name: string): { readonly name: string; readonly version: string } {
  const [own, title] = packages[name] ?? [];
  return own && title
    ? { name: title, version: named(own) }
    : {
        name: name === withoutTransition.name ? "Wyspa, without a view transition" : "Wyspa, both flavours",
        version: "0.1.0",
      };
}

export const pathOf = (name: string, page: number): string => `/bench/${name.replace(" ", "-")}/${page}`;
