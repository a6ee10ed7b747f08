/**
 * The lean flavour (`node build.mjs --react=preact`): Preact in React's place. Shoppers notice no difference, and an
 * island that throws ends alone, although Preact does not report errors to a root. `npm run test:lean` runs all
 * browser tests on it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { journeys, travel } from "../journeys/journeys";
import { builtWithTestIslands } from "../runtime/built";
import { PATH, props, put, sparing, twoOthers } from "../runtime/pages";
import { sample } from "../sample";
import { bench } from "../support";

const lean = builtWithTestIslands({ react: "preact" });
const usual = builtWithTestIslands({ react: "react" });
const b = bench({ dist: lean });

/** The file of each chunk. */
function filesOf(dist: string): Readonly<Record<string, string>> {
  const { chunks } = JSON.parse(readFileSync(join(dist, "meta.json"), "utf8")) as {
    chunks: Record<string, { file: string }>;
  };
  return Object.fromEntries(Object.entries(chunks).map(([key, { file }]) => [key, file]));
}

test("is the same build but for the file of React, which is a fifth of its size", () => {
  const [ours, theirs] = [filesOf(lean), filesOf(usual)];
  const differing = Object.keys(theirs).filter((key) => ours[key] !== theirs[key]);
  expect(differing).toEqual(["react"]);
  const size = (dist: string, file = "") => brotliCompressSync(readFileSync(join(dist, file))).length;
  expect(size(lean, ours.react)).toBeLessThan(size(usual, theirs.react) / 5);
  expect(readFileSync(join(lean, ours.react ?? ""), "utf8")).not.toContain("react.transitional.element");
});

describe.each(sample(journeys, 3).map((journey) => [journey.name, journey] as const))("%s", (_, journey) => {
  test("works by touch", { timeout: 120_000 }, async () => {
    const { faults, errors } = await travel(b, journey, "touch");
    expect([...faults, ...errors]).toEqual([]);
  });
});

describe("an island that throws", () => {
  const inside = `<form class="server"><input name="text" aria-label="tekst"><output>0</output></form>`;

  test.each(sample(["render", "layout effect", "effect", "ref callback"], 2))(
    "(%s) gives its server HTML back, and its neighbours live",
    async (phase) => {
      put(
        b.shop,
        `<div id="sick" data-island="saboteur" ${props({ phase, data: "{" })}>${inside}</div>${twoOthers}`,
      );
      const { page, status } = await b.visit({ path: PATH, before: sparing });
      await page.locator("#sick input[name=text]").click();
      await page.keyboard.type("kurtka");
      await expect
        .poll(() => page.locator("[data-island=counter]").getAttribute("data-island-status"))
        .toBe("ready");
      await expect.poll(() => status("#sick")).toBe("failed");
      expect(await page.locator("#sick .server").count()).toBe(1);
      expect(await page.locator("#sick input[name=text]").inputValue()).toBe("kurtka");
      const more = page.locator("#other-0 [name=more]").filter({ visible: true }).first();
      await more.click();
      await expect
        .poll(() => page.locator("#other-0 output").filter({ visible: true }).first().textContent())
        .toBe("1");
    },
  );
});
