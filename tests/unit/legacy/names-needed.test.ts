// @vitest-environment page
/** Pages load the old names only if their code may call them; a page that may is never without them. */
import { afterEach, expect, test } from "vitest";
import { areNamesNeeded, onLaterScripts } from "../../../runtime/legacy/names-needed";
import { installRunner } from "../../../runtime/legacy/runner";

const BASE = "https://shop.test/wyspa/";
const page = window as unknown as Record<string, unknown>;

const runnerOf = () => installRunner({ decide: () => {}, decided: Promise.resolve() });
const needed = (runner = runnerOf()) =>
  areNamesNeeded({ runner, script: { base: BASE, tag: null, nonce: "" } });
const put = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => {
  put("");
  for (const name of ["app_shop", "Alertek", "iaiGet", "Modal"]) Reflect.deleteProperty(page, name);
});

test("a page with values and our own script only does not need them", () => {
  put(`<script>var app_shop = { fn: {}, fnrun: {}, files: [], vars: {} };</script>
    <script>window.app_shop = window.app_shop || {}; app_shop.vars?.view; app_shop . txt.a = "b"</script>
    <script>app_shop.vars.view = 1; app_shop.runApp(); document.body.classList.remove("a")</script>
    <script type="application/json">{"text":"wyspa Alertek"}</script><script src="${BASE}wyspa.js"></script>
    <button onclick="this.blur()"></button>`);
  expect(needed()).toBe(false);
});

test.each([
  ["a script file of the page", `<script src="/gfx/pol/envelope.js"></script>`],
  ["an inline call of a function", `<script>addEventListener("x", () => app_shop.fn.setHeight())</script>`],
  ["a further script of the shop's folder", `<script>app_shop.files.push("gifts")</script>`],
  [
    "a member by its name in brackets",
    `<script>addEventListener("x", () => app_shop["fn"].setHeight())</script>`,
  ],
  ["an optional member", `<script>addEventListener("x", () => window.app_shop?.fn?.setHeight())</script>`],
  ["members under names of their own", `<script>const { fn } = app_shop; fn.setHeight()</script>`],
  ["the object under another name", `<script>var shop = window.app_shop; shop.fn.setHeight()</script>`],
  ["an inline use of a class", `<script>addEventListener("x", () => new Modal())</script>`],
  ["an inline use of our page functions", `<script>wyspa.formatPrice(1)</script>`],
  ["an inline calculation", `<script>addEventListener("x", () => calculate_instalments(1))</script>`],
  ["a text with places", `<script>addEventListener("x", () => "%s".format(1))</script>`],
  ["a handler in the markup", `<button onclick="Alertek.show_alert('x')"></button>`],
  ["a field's handler in the markup", `<input onkeyup="app_shop.fn.setHeight()">`],
  ["a link whose address is code", `<a href="JavaScript:Alertek.Info('x')">x</a>`],
  ["a select's handler in the markup", `<select onchange="app_shop.fn.change_url(this)"></select>`],
  ["the settings of the second factor", `<div class="mfa__configuration"></div>`],
])("%s needs them", (_, html) => {
  put(html);
  expect(needed()).toBe(true);
});

test("a use during parsing needs them, and so does a page that another bundle runs", () => {
  const runner = runnerOf();
  (page.app_shop as { run(handler: () => void): void }).run(() => {});
  expect(needed(runner)).toBe(true);
  Reflect.deleteProperty(page, "app_shop");
  const other = runnerOf();
  page.app_shop = { runApp() {} };
  expect(needed(other)).toBe(true);
});

test("the page is looked at again when its last files and the shopper's first input come", () => {
  let looks = 0;
  onLaterScripts(() => {
    looks += 1;
  });
  dispatchEvent(new Event("load"));
  expect(looks).toBe(1);
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("pointerdown"));
  expect(looks).toBe(2);
});
