/** The document of the server's answers lacks no request of the code, and names the islands that send each. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Address, addresses } from "../../../runtime/cli/docs/answers/addresses";
import { endpointNames, endpointOf } from "../../../runtime/cli/docs/answers/endpoints";
import { exchangesOf, readRecorded } from "../../../runtime/cli/docs/answers/recorded";
import { needOf } from "../../../runtime/cli/docs/answers/server-page";
import { describeProject } from "../../../runtime/cli/docs/describe";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const project = await describeProject(root);
const recorded = readRecorded(root);
const names = project.islands.map(({ descriptor }) => descriptor.name);

/** Sources of a folder, without comments and imports. */
const sourcesIn = (folder: string): { file: string; code: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|^cli\/|generated/.test(file))
    .filter((file) => statSync(join(root, folder, file)).isFile())
    .map((file) => {
      const text = readFileSync(join(root, folder, file), "utf8");
      const code = text
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/(^|\s)\/\/.*$/gm, "$1")
        .replace(/^import [\s\S]*?from ".*?";$/gm, "");
      return { file: `${folder}/${file.replace(/\\/g, "/")}`, code };
    });
const all = [...sourcesIn("runtime"), ...sourcesIn("islands")];

/** GraphQL documents in source code: strings that begin like an operation. */
const documentsIn = (code: string): string[] =>
  [...code.matchAll(/(["`])((?:query|mutation)\b(?=[^"`]*[({])(?:(?!\1)[^\\]|\\.)*)\1/g)].map(
    ([, , text = ""]) => text,
  );
const sent = endpointNames
  .flatMap((name) => exchangesOf(name, recorded))
  .map(({ type, body }) =>
    type === "application/json" ? (JSON.parse(body) as { query: string }).query : body,
  );
/** Whether one text contains these parts in this order. */
const hasInOrder = (text: string, parts: readonly string[]) => {
  let at = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
};

describe("the document", () => {
  const documents = all.flatMap(({ file, code }) => documentsIn(code).map((text) => ({ file, text })));

  test("is compared with the operations of the code", () => {
    expect(documents.length).toBeGreaterThan(25);
  });

  test.each(documents.map(({ file, text }) => [file, text]))("has the operation of %s: %s", (_, text) => {
    // A nested template ends the text early.
    const parts = text.replace(/\$\{[^}]*$/, "").split(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/);
    expect(sent.filter((one) => hasInOrder(one, parts))).not.toEqual([]);
  });

  test("shows every endpoint with at least one request", () => {
    expect(endpointNames.filter((name) => !exchangesOf(name, recorded).length)).toEqual([]);
  });

  test("knows every file of the code that sends requests", () => {
    const sending = all.filter(({ code }) =>
      /\b(fetch|getText|sendBeacon)\(|\bhttp\.(get|post)\(/.test(code),
    );
    const known: Readonly<
      Record<string, Address | "pages" | "files of the script" | "measurements" | "any">
    > = {
      "runtime/platform/bare-report.ts": "errors",
      "runtime/platform/basket/early-additions.ts": "graphql",
      "runtime/platform/basket/requests.ts": "basketchange.php",
      "runtime/platform/client-data/check.ts": "payments.php",
      "runtime/platform/fetch-newest.ts": "files of the script",
      "runtime/platform/fetch-page.ts": "pages",
      "runtime/platform/first-request.ts": "get.php",
      "runtime/platform/geocoding.ts": "geocoding",
      "runtime/platform/graphql/graphql.ts": "graphql",
      "runtime/platform/metrics/index.ts": "measurements",
      "runtime/platform/passkeys/accounts.ts": "accounts",
      "runtime/platform/probe.ts": "files of the script",
      "runtime/platform/projector.ts": "projector.php",
      "runtime/platform/report.ts": "errors",
      "runtime/platform/request.ts": "any",
      "runtime/platform/switches/ask.ts": "files of the script",
      "runtime/platform/transport/http.ts": "any",
    };
    expect(sending.map(({ file }) => file).sort()).toEqual(Object.keys(known).sort());
    expect(
      Object.keys(addresses).filter((address) => !Object.values(known).includes(address as Address)),
    ).toEqual([]);
  });

  test("holds no address of this machine, and no port of the demo shop", () => {
    expect(JSON.stringify(recorded)).not.toMatch(/localhost:\d|file:\/\/|\/work\//);
  });
});

/** `context.platform` is not part of the public interface, so code of a theme cannot send a request by it. */
test("requests of a theme name only functions that themes can call", () => {
  const others = endpointNames.map((name) => endpointOf(name).others ?? "");
  expect(others.filter((text) => /\bplatform\./.test(text))).toEqual([]);
});

describe("the islands of an endpoint", () => {
  test("exist", () => {
    const named = endpointNames.flatMap((name) => endpointOf(name).islands ?? []);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(project.islands.map(({ descriptor }) => [descriptor.name, descriptor] as const))(
    "name %s if it asks the server, and only then",
    (name, { blocks = [] }) => {
      const text = readdirSync(join(root, "islands", name), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, "islands", name, file), "utf8"))
        .join("\n");
      const code = sourcesIn(`islands/${name}`)
        .map((one) => one.code)
        .join("\n");
      // Other tabs are told without a request.
      const asking = code.replaceAll(/platform\.tellTabs|\{\s*platform\s*\}\s*=\s*useIsland/g, "");
      const asks = /\bplatform\b|\bmakeDefaultList\(/.test(asking) || blocks.length > 0;
      expect(needOf(name) !== "none").toBe(asks);
      for (const block of blocks) expect(endpointOf(block as never).islands).toContain(name);
      // A field of an operation in the island's own code.
      for (const endpoint of endpointNames)
        if (
          endpointOf(endpoint).at === "graphql" &&
          documentsIn(text).some((one) => new RegExp(`\\b${endpoint}\\(`).test(one))
        )
          expect(endpointOf(endpoint).islands).toContain(name);
    },
  );
});
