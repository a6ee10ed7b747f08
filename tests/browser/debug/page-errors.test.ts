/** Errors of the page's own scripts reach the shop's error log only if the shop enabled that (bars H1, S21). */
import { describe, expect, test } from "vitest";
import { expectReports } from "../runtime/nothing-lost";
import { PATH, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();
const on = { reportPageErrors: true };
const form = '<form><label>Imię <input name="who" value="Jan Kowalski"></label></form>';

function open(script: string, config: object) {
  put(b.shop, `<h1>Strona</h1>${form}<script>${script}</script>`);
  Object.assign(b.shop.config, { snippets: [], topLayers: {} });
  return b.visit({ path: `${PATH}?config=${encodeURIComponent(JSON.stringify(config))}` });
}
const told = () => b.shop.errorReports.map(({ stack }) => stack.split("\n")[0] ?? "");
describe("when the shop enables reports of page errors", () => {
  test("errors during parsing, in a runApp handler, in a timer and in a promise are reported", async () => {
    const { page, console: lines } = await open(
      `app_shop.run(() => { throw new Error("in a handler"); });
       setTimeout(() => { throw new TypeError("in a timer"); });
       Promise.reject(new RangeError("in a promise"));
       throw new Error("while parsing");`,
      on,
    );
    await expectReports(page, b.shop, 4);
    expect(told().sort()).toEqual([
      expect.stringMatching(/^wyspa [\d.]+\/text page: Error: in a handler$/),
      expect.stringMatching(/ page: Error: while parsing$/),
      expect.stringMatching(/ page: RangeError: in a promise$/),
      expect.stringMatching(/ page: TypeError: in a timer$/),
    ]);
    expect(lines.join("\n")).toContain("in a handler"); // the console shows it to its author, as without our script
  });

  test("at most five page errors are reported, each once, and our own errors are still reported", async () => {
    const { page } = await open(
      `for (let i = 0; i < 40; i++) setTimeout(() => { throw new Error("number " + (i >> 1)); });`,
      on,
    );
    await expectReports(page, b.shop, 5);
    expect(new Set(told()).size).toBe(5);
    await page.evaluate(() => window.wyspa.visit("javascript:0"));
    await expectReports(page, b.shop, 6);
    expect(told().at(-1)).toContain("VisitFault: The address of a visit is invalid");
  });

  test("a report contains no values of fields or cookies, no query strings and no e-mail addresses", async () => {
    const { page } = await open("document.cookie = 'session=' + 'a1b2-'.repeat(3);", on);
    await page.locator("[name=who]").fill("Żółta Łódź");
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error(`Żółta Łódź, ${document.cookie} of jan@shop.test at /a?token=1`);
        }),
    );
    await expectReports(page, b.shop, 1);
    const [{ stack } = { stack: "" }] = b.shop.errorReports;
    expect(stack).toContain(" page: Error: …, ");
    for (const secret of ["Łódź", "a1b2", "jan@", "token"]) expect(stack).not.toContain(secret);
  });

  test("errors of cross-origin scripts without details and errors of browser extensions are not reported", async () => {
    const { page } = await open("", on);
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
      const error = new Error("of an extension");
      error.stack = "Error: of an extension\n    at f (chrome-extension://abc/content.js:1:1)";
      dispatchEvent(new ErrorEvent("error", { error }));
      void Promise.reject();
    });
    await expectReports(page, b.shop, 0);
  });
});

test("without the switch, no error of the page's scripts is reported", async () => {
  const { page } = await open(
    `app_shop.run(() => { throw new Error("in a handler"); });
     Promise.reject(new RangeError("in a promise"));
     throw new Error("while parsing");`,
    {},
  );
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("later");
      }),
  );
  await expectReports(page, b.shop, 0);
});
