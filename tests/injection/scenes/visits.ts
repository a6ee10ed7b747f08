/** Addresses that the script itself follows: visits, versions, settings, sign-in, and places in the page's address. */

import type { Page } from "playwright";
import { expect } from "vitest";
import type { Scene } from "../scene";

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

export const visitScenes = [calls];
