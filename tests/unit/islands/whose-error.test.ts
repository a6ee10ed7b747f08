import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { islandIn, makeAttribution } from "../../../runtime/islands/faults";
import { anyText } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const base = "https://cdn.shop.test/wyspa/";
const owners = new Map([
  ["chunks/search-panel-AB12.js", "search-panel"],
  ["chunks/mini-basket-CD34.js", "mini-basket"],
]);
const whose = (...frames: readonly string[]) => islandIn(["Error: x", ...frames].join("\n"), base, owners);

describe("an uncaught error", () => {
  it.each([
    ["Chrome", `    at mount (${base}chunks/search-panel-AB12.js:10:5)`],
    ["Chrome, without a name", `    at ${base}chunks/search-panel-AB12.js:10:5`],
    ["Chrome, in a promise", `    at async ${base}chunks/search-panel-AB12.js:10:5`],
    ["Firefox", `mount@${base}chunks/search-panel-AB12.js:10:5`],
    ["Firefox, in a promise", `async*mount@${base}chunks/search-panel-AB12.js:10:5`],
    ["Safari", `@${base}chunks/search-panel-AB12.js:10:5`],
    ["a second try", `    at mount (${base}chunks/search-panel-AB12.js?retry:10:5)`],
  ])("belongs to the island whose file threw it: %s", (_, frame) =>
    expect(whose(frame)).toBe("search-panel"),
  );

  it("belongs to the innermost of several islands", () => {
    const [inner, outer] = ["chunks/mini-basket-CD34.js", "chunks/search-panel-AB12.js"];
    expect(whose(`at a (${base}${inner}:1:1)`, `at b (${base}${outer}:1:1)`)).toBe("mini-basket");
  });

  it("belongs to an island although a shared chunk threw it", () =>
    expect(
      whose(`at a (${base}chunks/react-EF56.js:1:1)`, `at b (${base}chunks/mini-basket-CD34.js:1:1)`),
    ).toBe("mini-basket"));

  it.each(["stable/wyspa.js", "next/wyspa.js", "1.0.0/channel.js"])(
    "belongs to the runtime when it is in %s",
    (entry) => {
      const frame = `Error: x\n    at a (https://cdn.shop.test/${entry}:1:1)`;
      expect(islandIn(frame, "https://cdn.shop.test/1.0.0/", owners)).toBe("");
    },
  );

  it("belongs to the runtime when no island is involved", () =>
    expect(whose(`at a (${base}wyspa.js:1:1)`, "at b (https://shop.test/theme.js:1:1)")).toBe(""));

  it.each([
    "at a (https://shop.test/gfx/pol/theme.js:1:1)",
    "at a (https://cdn.shop.test/other/wyspa.js:1:1)",
    "at a (chrome-extension://abc/wyspa/chunks/search-panel-AB12.js:1:1)",
    "Script error.",
    "",
  ])("is not ours in %j", (frame) => expect(whose(frame)).toBeNull());

  it("is attributed for any stack", () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.constant(base), fc.constantFrom(...owners.keys()))),
        (pieces) => {
          const own = islandIn(pieces.join(""), base, owners);
          expect(own === null || own === "" || [...owners.values()].includes(own)).toBe(true);
        },
      ),
      runs(),
    ));

  it.each(longTexts.filter(([name]) => !name.includes("carriage return")))(
    "is attributed in linear time: %s",
    (_, write) => expect(isLinear((text) => islandIn(base + text, base, owners), write)).toBe(true),
  );
});

describe("the files of a page", () => {
  const boot = {
    script: { base },
    row: (name: string) => (name === "mini-basket" ? { name, when: "interaction" } : undefined),
    loader: {
      keys: () => ["core", "transport", "after-load", "mini-basket", "mini-basket/shell"],
      files: (key: string) => [`chunks/${key.replace("/", "-")}-1.js`, "chunks/react-EF56.js"],
    },
  } as unknown as Boot;
  const found = makeAttribution(boot);
  const thrown = (file: string) =>
    found(Object.assign(new Error("x"), { stack: `Error: x\n    at ${base}${file}:1:1` }));

  it("belong to their islands, shells included, and the rest to the runtime", () => {
    expect(thrown("chunks/mini-basket-1.js")).toBe("mini-basket");
    expect(thrown("chunks/mini-basket-shell-1.js")).toBe("mini-basket");
    expect(thrown("chunks/core-1.js")).toBe("");
    expect(thrown("chunks/after-load-1.js")).toBe("");
    expect(thrown("chunks/react-EF56.js")).toBe("");
  });

  it.each(["text", null, undefined, 7, {}])("have no owner for %j, which is no error", (reason) =>
    expect(found(reason)).toBeNull(),
  );

  it("are those of the build, not all of the folder", () => expect(thrown("theme.js")).toBeNull());
});
