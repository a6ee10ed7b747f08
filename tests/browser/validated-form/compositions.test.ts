/** Input methods compose a text before it counts: meanwhile nothing is searched, checked or sent (bar R34). */
import type { CDPSession, Page } from "playwright";
import { expect, test } from "vitest";
import { parts } from "../search-panel/field";
import { bench, quietFor, type Visit } from "../support";

const b = bench();

interface Composing {
  /** The unfinished text, which the browser underlines. */
  compose(text: string): Promise<unknown>;
  commit(text: string): Promise<unknown>;
}

async function inputMethod({ context, page }: Visit): Promise<Composing> {
  const client: CDPSession = await context.newCDPSession(page);
  return {
    compose: (text) =>
      client.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text) => client.send("Input.insertText", { text }),
  };
}

test("search asks for the finished text only, once", async () => {
  const visit = await b.visit();
  const { page, errors } = visit;
  const { input, asked } = parts(b, visit);
  await input.click();
  await visit.ready("#menu_search");
  const { compose, commit } = await inputMethod(visit);
  for (const text of ["k", "ku", "kur", "kurt"]) await compose(text);
  await quietFor(page, 1_200); // longer than any pause before a request
  expect(asked()).toEqual([]);
  await commit("kurtka");
  await expect.poll(asked).toEqual(["kurtka"]);
  await page.locator(".search_result__item.--product").first().waitFor();
  expect([asked(), await input.inputValue(), errors]).toEqual([["kurtka"], "kurtka", []]);
});

const message = (page: Page, id: string) =>
  page.evaluate(
    (of) =>
      document.getElementById(of)?.closest(".f-feedback")?.querySelector(".f-message")?.textContent ?? "",
    id,
  );

test("a form judges no half-composed text, and the finished one as if it were typed", async () => {
  const visit = await b.visit({ path: "/client-new.php?register" });
  const { page, errors } = visit;
  await page.locator("#client_email").focus();
  await visit.ready("form.cop", "validated-form");
  const checks = () => b.shop.requests.filter(({ body }) => body.includes("validateClientData")).length;
  const { compose, commit } = await inputMethod(visit);
  for (const text of ["o", "ol", "ola@"]) await compose(text);
  await quietFor(page, 1_500);
  expect([checks(), await message(page, "client_email")]).toEqual([0, ""]);
  await commit("ola@");
  await page.keyboard.press("Tab");
  await expect.poll(() => message(page, "client_email")).not.toBe("");
  expect(await page.locator("#client_email").inputValue()).toBe("ola@");
  expect(errors).toEqual([]);
});

test("the filter of countries takes the finished text", async () => {
  b.shop.config.regions = {};
  const visit = await b.visit({ path: "/text-page" });
  const { page, errors } = visit;
  await page.locator(".select_language__open").click();
  const field = page.getByLabel("Szukaj kraju lub waluty");
  await field.click(); // once it is in sight
  const { compose, commit } = await inputMethod(visit);
  await compose("hiszp");
  expect(await field.inputValue()).toBe("hiszp"); // React has not taken the text away
  await commit("hiszpania");
  const labels = page.locator(".select_language__countries_select label");
  await expect.poll(() => labels.allInnerTexts()).toEqual([expect.stringContaining("Hiszpania")]);
  expect(errors).toEqual([]);
});
