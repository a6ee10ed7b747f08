/** Fields without a value are marked as empty before any validation (contract B a.1). */
import { expect, test } from "vitest";
import { bench, desktop, phone } from "../support";

const b = bench();

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} empty fields are marked from the start, until they are filled in`, async () => {
    const { page, ready } = await b.visit({ path: "/client-new.php?register", viewport });
    const holder = page.locator(".f-feedback", { has: page.locator("#client_email") });
    await page.locator("#client_firstname").focus();
    await ready("form.cop");
    await expect.poll(() => holder.getAttribute("class")).toContain("--empty");
    expect(await holder.getAttribute("class")).not.toMatch(/--(success|error)/);
    await page.locator("#client_email").fill("jan@kowalski.example");
    await expect.poll(() => holder.getAttribute("class")).not.toContain("--empty");
    await page.locator("#client_email").fill("");
    await expect.poll(() => holder.getAttribute("class")).toContain("--empty");
  });
