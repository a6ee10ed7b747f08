/** A static site: a folder of files and nothing else. Every other request gets a 404, and is recorded. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const fixtures = fileURLToPath(new URL("../../../fixtures/static/", import.meta.url));
const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const picture = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}H0z" fill="#2d5f4c"/></svg>`;
const types: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
};

export interface StaticSite {
  readonly origin: string;
  /** Requests that no file answers, as method and path. */
  readonly missed: readonly string[];
  close(): Promise<void>;
}

function fileAt(path: string): string | Buffer | null {
  if (path === "/picture.svg" || path === "/small.svg") return picture(path === "/small.svg" ? 24 : 48);
  const file = path.startsWith("/wyspa/")
    ? join(dist, normalize(path.slice("/wyspa".length)))
    : join(fixtures, path === "/" ? "page.html" : normalize(path));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;
}

export async function serveStatically(): Promise<StaticSite> {
  const missed: string[] = [];
  const server = createServer(({ method = "", url = "/" }, response) => {
    const { pathname } = new URL(`http://site${url}`);
    const file = method === "GET" ? fileAt(pathname) : null;
    // Browsers ask for this picture by themselves.
    if (!file && pathname !== "/favicon.ico") missed.push(`${method} ${url}`);
    const type = types[pathname === "/" ? "html" : (pathname.split(".").pop() ?? "")] ?? "text/plain";
    response.writeHead(file ? 200 : 404, { "content-type": type }).end(file ?? "Not found");
  });
  await new Promise<void>((started) => server.listen(0, "localhost", started));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    missed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
