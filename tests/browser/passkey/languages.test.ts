/** The button's message for each failure, in each of the nine languages. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Fault, FaultName } from "../../../fixtures/faults/kinds";
import { texts } from "../../../islands/passkey/texts";
import { sample } from "../sample";
import { bench } from "../support";
import { visitWithDevice, withoutSuggestions } from "./passkeys";

const b = bench();
type Key = keyof typeof texts;

const languages = ["pol", "eng", "ger", "fre", "cze", "slo", "hun", "rum", "ukr"];
/** Number of languages in `npm test`. */
const SOME = 2;

const wordsIn = (language: string): Readonly<Record<Key, string>> =>
  language === "pol"
    ? texts
    : JSON.parse(
        readFileSync(resolve(import.meta.dirname, `../../../islands/passkey/texts/${language}.json`), "utf8"),
      );

const answers =
  (own: Record<string, unknown>): Fault =>
  (answer) => ({ ...answer, ...own });

interface Failure {
  readonly fault: Fault | FaultName;
  readonly key: Key;
  readonly values?: Readonly<Record<string, string>>;
}

/** Pairs of failures, because the button disappears after the second. */
const pairs: readonly (readonly [Failure, Failure])[] = [
  [
    {
      fault: answers({ status: "error", errorMsg: "Przerwa" }),
      key: "passkey.refused-because",
      values: { reason: "Przerwa" },
    },
    { fault: answers({ status: "error" }), key: "passkey.failed" },
  ],
  [
    { fault: "200-html", key: "passkey.no-data" },
    { fault: answers({ loginToken: null }), key: "passkey.no-session" },
  ],
  [
    { fault: "503", key: "passkey.status", values: { status: "503" } },
    { fault: "reset", key: "passkey.connection" },
  ],
];

test.each(sample(languages, SOME))("in %s each failure has its own message", async (language) => {
  const { page } = await visitWithDevice(b, {
    path: "/text-page",
    userLogin: "anna",
    before: withoutSuggestions,
  });
  const words = wordsIn(language);
  const said: string[] = [];
  for (const pair of pairs) {
    await page.goto(`${b.shop.url}/login.php?passkey=button&language=${language}`);
    const button = page.locator(".passkey__button");
    await expect.poll(() => button.innerText()).toBe(words["passkey.sign-in"]);
    for (const { fault, key, values = {} } of pair) {
      b.shop.faults.clear();
      b.shop.faults.set("accounts", fault as Fault, { path: /\/login\.php/ });
      const text = words[key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
      await button.click();
      await expect.poll(() => page.locator(".passkey__line").textContent(), { timeout: 30_000 }).toBe(text);
      said.push(text);
      // The next press counts only when this one is over.
      if (key === pair[0].key) await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
    }
    b.shop.faults.clear();
    expect(await button.count()).toBe(0);
  }
  expect(new Set(said).size).toBe(6);
});
