import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { impurities, isPure } from "../../tools/pure-modules";

const room = (name: string) => readdirSync(new URL(`../../../runtime/${name}/`, import.meta.url));

describe("islands may import", () => {
  it.each(room("dom"))("dom/%s", (file) => expect(isPure(`runtime/dom/${file}`)).toBe(true));
  it.each(room("forms"))("forms/%s", (file) => expect(isPure(`runtime/forms/${file}`)).toBe(true));
  it.each(["base/result", "base/deadline", "texts/plural", "prices/format-price"])("%s", (name) =>
    expect(isPure(`runtime/${name}`)).toBe(true),
  );
});

describe("islands may not import", () => {
  it.each([
    "base/loader",
    "base/slices",
    "base/storage",
    "base/self-test",
    "base/when-idle",
    "texts/translations",
    "prices/omnibus-details",
    "platform/basket/change-basket",
    "dom/deeper/module",
    "overlays/overlays",
  ])("%s", (name) => expect(isPure(`runtime/${name}`)).toBe(false));
});

describe("a pure module", () => {
  const told = (code: string, imports: string[] = []) => impurities("runtime/dom/x.ts", code, imports);
  it.each([
    ["export const double = (n: number) => 2 * n;", []],
    ['const known = new Map([["a", 1]]);\nexport const of = (name: string) => known.get(name);', []],
    ["export function made() {\n  let count = 0;\n  return () => ++count;\n}", []],
    ["let count = 0;", ["keeps a variable of its own"]],
    [
      "const seen = new Set<string>();\nexport const see = (id: string) => seen.add(id);",
      ['changes its own "seen"'],
    ],
    [
      "const list: string[] = [];\nexport const add = (id: string) => list.push(id);",
      ['changes its own "list"'],
    ],
    ['export const load = () => import("./x");', ["fetches code"]],
    ["declare const __LATE_CHUNKS__: string;", ["knows one build"]],
    ['document.addEventListener("click", go);', ["listens to the whole page"]],
    ['addEventListener("resize", go);', ["listens to the whole page"]],
    ['element.addEventListener("click", go);', []],
  ])("%j reports %j", (code, faults) => expect(told(code)).toEqual(faults));

  it("imports no module that may hold state", () => {
    expect(told("", ["runtime/base/slices"])).toEqual(["imports runtime/base/slices, which may hold state"]);
    expect(told("", ["runtime/dom/move-node"])).toEqual([]);
  });
});
