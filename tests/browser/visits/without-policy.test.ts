/** Visits where the page that is left has no policy, or where the browser logs that its policy works. */
import { expect, test } from "vitest";
import { bench } from "../support";
import { openPage } from "./visits";

const b = bench();

test("a visited page keeps its inline event handlers", async () => {
  const on = await openPage(b, "/visits/a");
  await on.follow("handlers");
  await on.stands("handlers");
  await on.page.locator("#has-handlers button").click();
  expect(await on.page.evaluate(() => Reflect.get(window, "ran"))).toEqual(["onclick"]);
  expect(on.errors).toEqual([]);
});

test("under the strict policy of the page a visit applies no injected style", async () => {
  const on = await openPage(b, "/visits/a?csp=strict");
  await on.page.route("**/visits/own-style?csp=strict", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style nonce="[^"]*">#con/, '<style nonce="guessed">#con');
    await route.fulfill({ response, body });
  });
  await on.page.evaluate(() => window.wyspa.visit("/visits/own-style?csp=strict"));
  await on.stands("own-style");
  expect(await on.page.locator("#content style[nonce]").count()).toBe(1);
  const colour = () =>
    on.page.evaluate(() => getComputedStyle(document.querySelector("#content h1") as Element).color);
  expect(await colour()).not.toBe("rgb(4, 5, 6)");
});
