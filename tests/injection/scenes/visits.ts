/** Addresses that the script itself follows: visits, versions, settings, sign-in, and places in the page's address. */

import type { Page } from "playwright";
import { expect } from "vitest";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { inMarkup } from "../stage";
import { attribute, hostsPage } from "./hosts";

/** Answers every navigation with 204, so that the page stays, and records its address. */
async function staying(page: Page): Promise<string[]> {
  const gone: string[] = [];
  await page.route("**/*", (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    gone.push(request.url());
    return route.fulfill({ status: 204 });
  });
  return gone;
}

const calls: Scene = {
  name: "addresses that the script follows",
  places: ["visit: link", "visit: form"],
  async run(stage) {
    const { page } = await stage.open({ path: "/visits/a" });
    const gone = await staying(page);
    // A call of the page's script may lead to another site; only code and data must not run.
    const texts = stage.texts.filter((text) => !/evil/i.test(text));
    await page.evaluate(async (all) => {
      for (const text of all) await window.wyspa.visit(text).catch(() => {});
    }, texts);
    for (const [place, tag, name] of [
      ["visit: link", "a", "href"],
      ["visit: form", "form", "action"],
    ] as const) {
      const pressed = await page.evaluate(
        async ({ all, tag, name }) => {
          let count = 0;
          for (const text of all) {
            const element = document.createElement(tag);
            element.setAttribute(name, text);
            element.setAttribute("data-visit", "");
            element.setAttribute("data-own", "");
            element.innerHTML = tag === "a" ? "x" : "<button>x</button>";
            document.querySelector("#content")?.append(element);
            const isOurs =
              new URL(element.getAttribute(name) ?? "", location.href).origin === location.origin;
            // A foreign or unusable address of the page belongs to the browser: the script must not take it over.
            let isLeft = true;
            const look = (event: Event) => {
              isLeft = !event.defaultPrevented;
              event.preventDefault();
            };
            addEventListener(tag === "a" ? "click" : "submit", look, { once: true });
            (element.querySelector("button") ?? element).dispatchEvent(
              new MouseEvent("click", { bubbles: true, cancelable: true }),
            );
            if (isOurs || isLeft) count += 1;
            element.remove();
            await new Promise(requestAnimationFrame);
          }
          return count;
        },
        { all: stage.texts, tag, name },
      );
      stage.takes(place, pressed);
    }
    expect(gone.filter((url) => new URL(url).origin !== stage.b.shop.url)).toEqual([]);
  },
};

const states: Scene = {
  name: "the address's hash and the history's state",
  places: ["address: hash", "history: state"],
  async run(stage) {
    const { page } = await stage.open({ path: "/visits/a" });
    const gone = await staying(page);
    let hashes = 0;
    let states = 0;
    for (const text of stage.texts) {
      const [hash, hasGone] = await page.evaluate(async (json) => {
        const given: string = JSON.parse(json);
        const once = (type: string) =>
          new Promise((done) => addEventListener(type, () => requestAnimationFrame(done), { once: true }));
        const changed = once("hashchange");
        location.hash = `${given}-`;
        await changed;
        const { hash } = location;
        const own = { id: given, sections: [[given, given]], scroll: [given, given] };
        history.replaceState({ wyspa: own }, "");
        history.pushState({ wyspa: { ...own, id: `${given}2` } }, "");
        const back = once("popstate");
        history.back();
        await back;
        return [hash, true] as const;
      }, JSON.stringify(text));
      if (hash.length > 1) hashes += 1;
      if (hasGone) states += 1;
      await stage.isClean(page);
    }
    stage.takes("address: hash", hashes);
    stage.takes("history: state", states);
    expect(gone.filter((url) => new URL(url).origin !== stage.b.shop.url)).toEqual([]);
  },
};

const inspected: Scene = {
  name: "the list of hosts for theme designers",
  places: ["inspect: name of a host", "inspect: name of an unknown island"],
  async run(stage) {
    const { texts } = stage;
    const visit = await hostsPage(
      stage,
      (text, index) =>
        `<p${attribute("id", `x${text}`)} data-island="${index % 2 ? "tooltip" : "plural"}" data-island-when="load" title="x">x</p>
         <p${attribute("data-island", text)} class="unknown">y</p>`,
      { ready: 0, path: "/bare-page?wyspa=inspect" },
    );
    const { page } = visit;
    const buttons = page.locator("wyspa-inspect .panel button");
    await expect.poll(() => buttons.count()).toBeGreaterThan(texts.length);
    const listed = (await buttons.allTextContents()).map((one) => asSent(one).replace(/\s+/g, " "));
    const found = texts.filter((text) => {
      const wanted = asSent(inMarkup(`p#x${text}`))
        .replace(/\s+/g, " ")
        .slice(0, 40)
        .trim();
      return listed.some((one) => one.includes(wanted));
    });
    stage.takes("inspect: name of a host", found.length);
    await stage.isClean(page);
    stage.takes("inspect: name of an unknown island", await page.locator(".unknown").count());
  },
};

export const visitScenes = [calls, states, inspected];
