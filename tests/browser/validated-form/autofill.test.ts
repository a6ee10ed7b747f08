/**
 * The browser fills in a saved address. Every field is as the person saved it, with the right prefix and postal code. The
 * whole form is checked once.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, handPause, quietFor } from "../support";
import { autofill, type Saved, saved } from "./autofill";

const b = bench();

const pages = [
  ["registration", "/client-new.php?register"],
  ["order", "/order1.php?"],
] as const;

/** Runs in the page: a shop that also delivers to the United States. The demo shop's lists lack this country. */
function addUnitedStates(): void {
  const add = () => {
    for (const list of document.querySelectorAll("select"))
      if (list.querySelector('[value="+48"]') && !list.querySelector('[value="+1"]'))
        list.add(new Option("+1 USA", "+1"));
  };
  new MutationObserver(add).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: names the countries in the browser's own language, which alone it finds in a list. */
function nameInEnglish(): void {
  const names: Record<string, string> = {
    Polska: "Poland",
    Niemcy: "Germany",
    Czechy: "Czechia",
    Ukraina: "Ukraine",
  };
  const rename = () => {
    for (const option of document.querySelectorAll("option")) {
      const name = names[option.text.trim()];
      if (name) option.text = name;
    }
  };
  new MutationObserver(rename).observe(document, { childList: true, subtree: true });
}

async function fillIn(path: string, address: Saved, script: () => void) {
  const visit = await b.visit({ path, inWholeBrowser: true, before: (page) => page.addInitScript(script) });
  const { page } = visit;
  await page.locator("#client_firstname").click();
  await visit.ready("form.cop");
  for (const part of ["/forms-", "/page-"])
    await page.waitForFunction(
      (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
      part,
    );
  await handPause(page, 700); // until the browser knows the form, and a person has chosen an address
  const asked: string[] = [];
  // Only a routed request has its body.
  await page.route(/validateClientData/, (route) => {
    asked.push(route.request().postData() ?? "");
    return route.continue();
  });
  await autofill(page, "#client_firstname", address);
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await quietFor(page, 1_500);
  return { ...visit, asked };
}

const filled = (page: Page) =>
  page.evaluate(() => {
    const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value ?? "";
    return {
      first: value("client_firstname"),
      last: value("client_lastname"),
      prefix: value("client_phone_prefix"),
      phone: value("client_phone").replace(/\s/g, ""),
      zip: value("client_zipcode"),
      city: value("client_city"),
    };
  });
const asSaved = ({ email: _email, country: _country, ...rest }: Saved) => rest;

for (const [name, path] of pages)
  for (const modules of [0, 1])
    describe(`on the ${name}, ${modules ? "with" : "without"} page modules`, () => {
      test.each(Object.keys(saved))("an address in %s is filled in as it was saved", async (country) => {
        const address = saved[country] as Saved;
        const { page, asked, errors } = await fillIn(`${path}&modules=${modules}`, address, addUnitedStates);
        expect(await filled(page)).toEqual(asSaved(address));
        expect(asked.filter((query) => query.split("validateClientData(").length > 2)).toHaveLength(1);
        expect(errors).toEqual([]);
      });
    });

describe("with a list of countries that the browser can read,", () => {
  test.each(["PL", "DE", "CZ", "UA"])(
    "an address in %s has its own postal code and no error",
    async (country) => {
      const address = saved[country] as Saved;
      const { page, asked } = await fillIn(`${pages[0][1]}&modules=0`, address, nameInEnglish);
      expect(await filled(page)).toEqual(asSaved(address));
      await expect.poll(() => page.locator(".f-feedback.--error").count()).toBe(0);
      expect(asked.filter((query) => query.split("validateClientData(").length > 2)).toHaveLength(1);
    },
  );
});
