/** The pages with hosts to compare: without a script, with Wyspa, and with is-land as published. */
import { build } from "esbuild";
import type { Shop } from "../../../../fixtures/shop";
import { bundled } from "../../lab/lab";

export interface Peer {
  readonly name: string;
  readonly mounts: boolean;
  /** Markup for the page's head. */
  readonly head: string;
  /** A host around the server's HTML. */
  host(content: string): string;
}

const component = "/peers/component.js";

/** No script: the cost of the page without any runtime. */
const bare: Peer = {
  name: "(no script)",
  mounts: false,
  head: "",
  host: (content) => `<div>${content}</div>`,
};

const wyspaTag = '<script src="/wyspa/wyspa.js" defer></script>';
const wyspa: Peer = {
  name: "wyspa",
  mounts: true,
  head: wyspaTag,
  host: (content) => `<div data-island="bench-plain">${content}</div>`,
};

/** React roots, for Wyspa only: the peer does not include React. */
export const wyspaReact: Peer = {
  name: "wyspa, React",
  mounts: true,
  head: wyspaTag,
  host: (content) => `<div data-island="bench-counter">${content}</div>`,
};

/** A custom init type, in the primary bundle: both as is-land's README describes. */
const isLand: Peer = {
  name: "is-land",
  mounts: true,
  head: '<script type="module" src="/peers/is-land.js?nodefine"></script>',
  host: (content) => `<is-land type="bench" import="${component}">${content}</is-land>`,
};
const isLandBundle = `
  import { Island } from "@11ty/is-land";
  Island.addInitType("bench", async (island) => {
    const { default: enhance } = await import(island.getAttribute("import"));
    enhance(island);
  });
  Island.define();`;

/** Serves is-land from the shop's own server, with the same caching as Wyspa. */
export async function servePeers(shop: Shop): Promise<Peer[]> {
  const { outputFiles } = await build({
    stdin: { contents: isLandBundle, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const serve = (path: string, text: string) => shop.file(path, text, "text/javascript; charset=utf-8");
  serve("/peers/is-land.js", outputFiles[0]?.text ?? "");
  serve(component, await bundled("page/component.ts", "esm"));
  return [bare, wyspa, isLand];
}

/** A page with hosts only. */
export function pageOf({ head, host }: Peer, count: number): string {
  const content = '<button type="button">waiting</button>';
  const hosts = Array.from({ length: count }, () => host(content));
  return `<!doctype html><html lang="en" data-hosts="${count}"><head><meta charset="utf-8"><title>${count} hosts</title>
<link rel="icon" href="data:,">${head}</head><body>
${hosts.join("\n")}
</body></html>`;
}
