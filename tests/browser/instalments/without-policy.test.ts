/** The instalment calculator where handlers in attributes run: under the strict policy they never do. */
import { expect, test } from "vitest";
import { bench, quietFor } from "../support";
import { bank, opened, parts, productVisit } from "./shop";

const b = bench();

test("a handler with further code runs once, and the calculator opens once", async () => {
  const { page } = await productVisit(b, { providers: [{ ...bank, call: "mixed" }] });
  await parts(page).link.click();
  await expect.poll(async () => (await opened(page)).length).toBe(1);
  expect(await page.locator("body").getAttribute("data-counted")).toBe("yes");
  await quietFor(page, 500);
  expect((await opened(page)).length).toBe(1);
});

// Under the policy there is no handler that could show the message: the link stays unchanged, and the next press
// retries.
test("a missing calculator file is reported, and the next press opens the calculator", async () => {
  b.shop.faults.set("wyspa", "500-html", { path: /chunks\/instalments-(?!toggle)/ });
  const { page } = await productVisit(b, { providers: [bank] });
  await parts(page).link.click();
  await expect.poll(() => parts(page).alert.innerText()).toContain("Kalkulator rat nie jest teraz dostępny");
  expect(await opened(page)).toEqual([]);
  b.shop.faults.clear();
  await parts(page).link.click();
  await expect.poll(() => opened(page)).toHaveLength(1);
});
