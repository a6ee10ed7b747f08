/** The list for theme designers (`?wyspa=inspect`): mistakes in the markup, findings, and errors of islands. */
import { expect } from "vitest";
import type { Scene } from "../scene";
import { attribute, flat, hostsPage, props } from "./hosts";

const PANEL = "wyspa-inspect .panel";

/** The list shows at most a hundred hosts of an island. */
const islandOf = (index: number) => (index % 2 ? "tooltip" : "plural");

const mistakes: Scene = {
  name: "inspect: mistakes and findings",
  places: ["unknown strategy", "unknown prop", "props that are no JSON", "id that is not there"].map(
    (part) => `inspect: ${part}`,
  ),
  async run(stage) {
    const hosts: Readonly<Record<string, (text: string) => string>> = {
      "unknown strategy": (text) => attribute("data-island-when", text),
      "unknown prop": (text) => ` data-island-when="load"${props({ [text]: 1 })}`,
      "props that are no JSON": (text) => ` data-island-when="load"${attribute("data-island-props", text)}`,
      "id that is not there": () => ' data-island-when="load"',
    };
    for (const [part, more] of Object.entries(hosts)) {
      const isId = part === "id that is not there";
      const { page } = await hostsPage(
        stage,
        (text, index) =>
          `<p id="h${index}" data-island="${islandOf(index)}" title="x"${more(text)}>x${isId ? `<label${attribute("for", text)}>y</label>` : ""}</p>`,
        { ready: 0, path: "/bare-page?wyspa=inspect" },
      );
      const items = page.locator(`${PANEL} li:has(> button.host)`);
      await expect.poll(() => items.count()).toBe(stage.texts.length);
      const listed = () =>
        items.evaluateAll((all) =>
          all.map((one) => [
            /#h(\d+)/.exec(one.querySelector("button")?.textContent ?? "")?.[1] ?? "",
            one.querySelector(".problems")?.textContent ?? "",
          ]),
        );
      await expect.poll(async () => (await listed()).filter(([, text]) => text).length).toBeGreaterThan(100);
      const texts = new Map((await listed()).map(([index = "", text = ""]) => [Number(index), text]));
      const shown = stage.texts.map((_, index) => texts.get(index) ?? "");
      if (part === "unknown strategy" || isId) stage.shows(`inspect: ${part}`, flat(stage, shown, "markup"));
      else stage.takes(`inspect: ${part}`, texts.size);
      await stage.isClean(page);
    }
  },
};

const errors: Scene = {
  name: "inspect: errors of islands",
  places: ["inspect: error of an island"],
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      (text, index) =>
        `<p id="h${index}" class="bad" data-island="bad-${index % 2}" data-island-when="load"${attribute("data-text", text)}>x</p>`,
      { ready: 0, path: "/bare-page?wyspa=inspect" },
    );
    await page.evaluate(() => {
      for (const name of ["bad-0", "bad-1"])
        window.wyspa.define(name, async () => ({
          mount(host) {
            throw new Error(host.dataset.text);
          },
        }));
    });
    const items = page.locator(`${PANEL} li:has(> button.host)`);
    const shown = () =>
      items.evaluateAll((all) =>
        all
          .map((one) => [
            Number(/#h(\d+)/.exec(one.querySelector("button")?.textContent ?? "")?.[1]),
            one.querySelector(".about")?.textContent ?? "",
          ])
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([, text]) => String(text)),
      );
    await expect
      .poll(async () => (await shown()).filter((text) => text.startsWith("Error")).length)
      .toBe(stage.texts.length);
    // A long error is cut.
    stage.shows("inspect: error of an island", flat(stage, await shown(), "markup", 100));
    await stage.isClean(page);
  },
};

const debug: Scene = {
  name: "debug: errors of islands in the console",
  places: ["debug: error of an island"],
  async run(stage) {
    const told: string[] = [];
    const { page } = await hostsPage(
      stage,
      (text, index) =>
        `<p id="h${index}" data-island="bad" data-island-when="load"${attribute("data-text", text)}>x</p>`,
      {
        ready: 0,
        path: "/bare-page?wyspa=debug",
        async before(page) {
          page.on("console", (message) => void told.push(message.text()));
        },
      },
    );
    await page.evaluate(() => {
      window.wyspa.define("bad", async () => ({
        mount(host) {
          throw new Error(`${host.id}: ${host.dataset.text}`);
        },
      }));
    });
    const found = () => stage.texts.filter((_, index) => told.some((line) => line.includes(`h${index}: `)));
    await expect.poll(() => found().length).toBe(stage.texts.length);
    await stage.isClean(page);
    stage.takes("debug: error of an island", found().length);
  },
};

export const inspectedScenes = [mistakes, errors, debug];
