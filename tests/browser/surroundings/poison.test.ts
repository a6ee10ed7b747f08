/**
 * Pages whose storage, address, configuration and answers an attacker has written (bars S13, S14, S20), and their nonce
 * (C2).
 */
import { expect, test } from "vitest";
import { bench } from "../support";

const b = bench();

const hostile =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"response":{"items":{"__proto__":{"content":"<b>"}},"basket":{"products":{"__proto__":{"polluted":1}}}}}';

test("poisoned storage, cookies, address, props and responses change nothing, and the page works", async () => {
  for (const place of ["get.php", "graphql"] as const)
    b.shop.faults.set(place, (answer) =>
      JSON.parse(JSON.stringify(answer).replace(/}$/, `,${hostile.slice(1)}`)),
    );
  const config = encodeURIComponent(`{"islands":{"__proto__":{"mini-basket":false}},"texts":${hostile}}`);
  const { page, errors } = await b.visit({
    path: `/?config=${config}&__proto__[polluted]=1&constructor[prototype][polluted]=1`,
    before: async (of) => {
      await of.context().addCookies(
        ["setRegionForced", "setZipcodeForced", "redirection"].map((name) => ({
          name,
          value: hostile,
          url: b.shop.url,
        })),
      );
      await of.addInitScript((text) => {
        for (const key of ["closedBars", "wyspa_basket", "search_kurtka_pl", "__proto__", "constructor"])
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
        history.replaceState({ wyspa: JSON.parse(text) }, "");
      }, hostile);
    },
  });
  await page.evaluate((text) => {
    const host = document.createElement("div");
    host.setAttribute("data-island", "constructor __proto__ tooltip");
    host.setAttribute("data-island-props", text);
    document.body.append(host);
  }, hostile);
  await page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get({}, "polluted"))).toBeUndefined();
  expect(await page.locator("#menu_basket").getAttribute("data-island-status")).toBeTruthy();
  expect(errors).toEqual([]);
});

test("a nonce never leaves the page: not in a request, a report, an attribute or an event", async () => {
  const sent: string[] = [];
  b.shop.config.snippets = [
    { region: "head", content: "<script>window.one = 1</script>" },
    { region: "body_top", content: "<script>throw new Error(document.currentScript.nonce)</script>" },
  ];
  const { page } = await b.visit({
    path: "/visits/?csp=strict",
    before: async (of) =>
      void of.on("request", (request) => {
        sent.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
      }),
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "one"))).toBe(1);
  const nonce = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>("script[src]")?.nonce ?? "",
  );
  expect(nonce.length).toBeGreaterThan(10);
  await page.evaluate(() => window.wyspa.visit("/visits/b?csp=strict"));
  await page.evaluate(() => window.wyspa.storefront(["Basket"], { fresh: true }));
  await expect.poll(() => b.shop.errorReports.length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes(nonce) || text.includes(encodeURIComponent(nonce)))).toEqual([]);
  const readable = await page.evaluate(
    (secret) =>
      [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
        [...attributes].filter(({ value }) => value.includes(secret)).map(({ name }) => name),
      ),
    nonce,
  );
  expect(readable).toEqual([]);
});
