/** A server of static files on an origin of its own, with two deployed versions of the build and both channels. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { publish } from "../../../runtime/cli/deploy/channels";
import { addVersion, versionOf } from "../../../runtime/cli/deploy/versions";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));

/** The build's version, and a later one with the same code. */
export const STABLE = versionOf(dist);
export const NEXT = "99.0.0";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

export interface Cdn {
  readonly url: string;
  /** The folder that the server publishes. */
  readonly folder: string;
  /** Paths of all requests, in order. */
  readonly requests: string[];
  /** Writes the switch file of the stable channel. A text is written as it is. */
  switches(file: unknown): void;
  /** Answers a path in another way; `hang` never answers. */
  fail(path: string, answer: { status: number; type: string; text: string } | "hang"): void;
  /** Ends all failures, and forgets the requests. */
  reset(): void;
  close(): Promise<void>;
}

export async function startCdn(): Promise<Cdn> {
  const place = mkdtempSync(join(tmpdir(), "wyspa-cdn-"));
  const folder = join(place, "public");
  addVersion(dist, folder, STABLE);
  publish(folder, "stable", STABLE);
  addVersion(laterBuild(join(place, "later")), folder, NEXT);
  publish(folder, "next", NEXT);

  const requests: string[] = [];
  const failures = new Map<string, Parameters<Cdn["fail"]>[1]>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://cdn.test");
    requests.push(pathname);
    const failure = failures.get(pathname);
    if (failure === "hang") return;
    let body = failure && Buffer.from(failure.text);
    try {
      body ??= readFileSync(join(folder, pathname));
    } catch {
      // missing
    }
    const isVersion = /^\/\d/.test(pathname);
    response.writeHead(failure?.status ?? (body ? 200 : 404), {
      "access-control-allow-origin": "*",
      "cache-control": isVersion ? "public, max-age=31536000, immutable" : "no-cache",
      "content-type": failure?.type ?? types[extname(pathname)] ?? "text/plain",
    });
    response.end(body ?? "Not found");
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    requests,
    switches: (file) =>
      writeFileSync(
        join(folder, "stable/switches.json"),
        typeof file === "string" ? file : JSON.stringify(file),
      ),
    fail: (path, answer) => void failures.set(path, answer),
    reset() {
      failures.clear();
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The same build under another version. */
function laterBuild(folder: string): string {
  cpSync(dist, folder, { recursive: true });
  for (const file of ["wyspa.js", "channel.js", "manifest.json"]) {
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replaceAll(STABLE, NEXT));
  }
  return folder;
}
