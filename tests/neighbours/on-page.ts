/** Puts a library on every page of a context, in the place that a shop would give it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Route } from "playwright";
import type { Shop } from "../../fixtures/shop";
import type { Neighbour, Placement } from "./neighbour";

const modules = join(import.meta.dirname, "../../node_modules");
/** Debian's packages, or a folder with their files when they are not installed. */
const debian = process.env.WYSPA_DEBIAN ?? "/";

const pathOf = (file: string): string =>
  file.startsWith("/") ? join(debian, file) : join(modules, file.replace(/^module:/, ""));

/** The first file of a library that is not on this machine. */
export const missingFile = ({ files }: Neighbour): string | undefined =>
  files.find((file) => !existsSync(pathOf(file)));

/** The version of a package, from its own package.json; Debian's files have theirs in the name. */
export function versionOf(name: string): string {
  if (name.startsWith("debian:")) return name.split("@")[1] ?? "";
  return JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;
}

const addressOf = (file: string) => `/neighbours/${file.replace(/^module:/, "").replace(/^\//, "debian/")}`;
const isSheet = (file: string) => file.endsWith(".css");

/** Serves the files of a library from the shop's own origin. */
export function serveFiles(shop: Shop, { files, served = {}, edited = (text) => text }: Neighbour): void {
  for (const [address, content] of Object.entries(served)) {
    const body = content.endsWith(".js") ? readFileSync(pathOf(content)) : content;
    shop.file(address, body, "text/javascript; charset=utf-8");
  }
  for (const file of files) {
    const type = isSheet(file) ? "text/css" : "text/javascript";
    shop.file(addressOf(file), edited(readFileSync(pathOf(file), "utf8")), `${type}; charset=utf-8`);
  }
}

const ready = (code: string) =>
  `(() => { const start = () => { ${code}; window.neighbourIsReady = true; };
  document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", start) : start(); })();`;

const tagOf = (file: string, nonce: string) =>
  isSheet(file)
    ? `<link rel="stylesheet" href="${addressOf(file)}">`
    : `<script${file.startsWith("module:") ? ' type="module"' : ""} src="${addressOf(file)}"${nonce}></script>`;

function lateTag({ files, start = "" }: Neighbour): string {
  const list = files.map((file) => [addressOf(file), isSheet(file), file.startsWith("module:")]);
  return `addEventListener("load", () => setTimeout(async () => {
    for (const [address, isSheet, isModule] of ${JSON.stringify(list)})
      await new Promise((done) => {
        const element = document.createElement(isSheet ? "link" : "script");
        if (isModule) element.type = "module";
        if (isSheet) element.rel = "stylesheet";
        element[isSheet ? "href" : "src"] = address;
        element.onload = element.onerror = done;
        document.head.append(element);
      });
    ${ready(start)}
  }, 300));`;
}

const OWN_TAG = /<script[^>]*src="[^"]*\/wyspa\.js[^>]*><\/script>/;

/** A page's markup with the library in it. */
export function withNeighbour(html: string, neighbour: Neighbour, placement: Placement): string {
  const [, given] = /<script[^>]* nonce="([^"]+)"/.exec(html) ?? [];
  const nonce = given ? ` nonce="${given}"` : "";
  const script = (code: string) => `<script${nonce}>${code}</script>`;
  const sheet = (neighbour.remedies ?? []).map((remedy) => remedy.sheet ?? "").join("");
  const style = sheet && `<style${nonce}>${sheet}</style>`;
  const tags =
    neighbour.files.map((file) => tagOf(file, nonce)).join("\n") + script(ready(neighbour.start ?? ""));
  return html.replace(OWN_TAG, (own) => {
    if (placement === "late") return style + own + script(lateTag(neighbour));
    return style + (placement === "before" ? tags + own : own + tags);
  });
}

/** Has every page of a context carry the library. Pages that scripts fetch carry it, too. */
export async function addToPages(
  context: BrowserContext,
  neighbour: Neighbour,
  placement: Placement,
): Promise<void> {
  await context.route("**/*", async (route) => {
    const request = route.request();
    const wantsPage = request.headers().accept?.includes("text/html");
    if (!wantsPage || !/document|fetch/.test(request.resourceType())) return route.fallback();
    // A page that is left takes its requests with it.
    await answerWith(route, neighbour, placement).catch(() => route.abort().catch(() => {}));
  });
}

async function answerWith(route: Route, neighbour: Neighbour, placement: Placement): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  const headers = { ...response.headers() };
  if (!headers["content-type"]?.includes("text/html")) return route.fulfill({ response });
  const policy = headers["content-security-policy"];
  if (policy && neighbour.trustedTypes)
    headers["content-security-policy"] = policy.replace(
      /trusted-types (?=\S)/,
      `$&${neighbour.trustedTypes} `,
    );
  const body = withNeighbour(await response.text(), neighbour, placement);
  return route.fulfill({ response, headers, body });
}
