/** A copy of a form that is being submitted is independent of the original. */
import { describe, expect, test } from "vitest";
import { bench } from "../support";
import { type FormPage, formPage, kinds } from "./form-page";

const b = bench();
const inside = `<div class="f-feedback"><input id="city" name="city" class="f-control --validate" required value="Sopot">
  <div class="f-message"></div></div><button id="go" name="go" value="1">Wyślij</button>`;

/** Copies the form and inserts the copy after it, as themes do for a second column. */
const copy = (made: FormPage) =>
  made.run((form) => {
    const copied = form.cloneNode(true) as HTMLFormElement;
    copied.id = "copy";
    for (const inner of copied.querySelectorAll("[id]"))
      if (!/^wyspa/.test(inner.id)) inner.id = `copy-${inner.id}`;
    form.after(copied);
  });
const ours = (made: FormPage, id: string) =>
  made.page.evaluate((of) => {
    const form = document.getElementById(of) as HTMLFormElement;
    const names = ["aria-busy", "aria-disabled", "novalidate", "data-handled", "data-wyspa-marks"];
    return [form, ...form.querySelectorAll("*")].flatMap((element) => [
      ...names.filter((name) => element.hasAttribute(name)),
      ...[...element.classList].filter((name) => /^--(submitting|loading)$/.test(name)),
    ]);
  }, id);

describe.each(kinds)("of %s", (_, attributes) => {
  test("a copy made during the submit carries none of our marks and can be sent itself", async () => {
    const made = await formPage(b, attributes, inside);
    await made.press("go");
    await expect.poll(() => made.sent.length).toBe(1);
    await expect.poll(() => ours(made, "form")).toContain("aria-busy");
    await copy(made);
    await expect.poll(() => ours(made, "copy")).toEqual([]);
    // The original is still being submitted.
    expect(await ours(made, "form")).toContain("--submitting");
    await made.press("copy-go");
    await expect.poll(() => made.sent).toEqual(Array.from({ length: 2 }, () => "POST /sent city=Sopot&go=1"));
    expect(await made.settled()).toHaveLength(2);
    expect(made.errors).toEqual([]);
  });

  test("a copy made inside the submit listener and inserted later is clean, too", async () => {
    const made = await formPage(b, attributes, inside);
    await made.run((form) =>
      form.addEventListener("submit", () => {
        const copied = form.cloneNode(true) as HTMLFormElement;
        copied.id = "copy";
        setTimeout(() => form.after(copied), 300);
      }),
    );
    await made.press("go");
    await made.page.locator("#copy").waitFor();
    await expect.poll(() => ours(made, "copy")).toEqual([]);
  });
});

test("an error in a copy is shown in the copy, and nowhere else", async () => {
  const made = await formPage(b, 'class="cop"', inside);
  const { page } = made;
  await page.locator("#city").fill("");
  await made.press("go");
  await expect.poll(() => page.locator("#form .f-message").textContent()).toBe("Proszę wypełnić to pole.");
  await copy(made);
  await page.locator("#city").fill("Sopot");
  await expect.poll(() => page.locator("#form .--error").count()).toBe(0);
  await page.locator("#copy-city").focus();
  await expect.poll(() => page.locator("#copy").getAttribute("data-island-status")).toBe("ready");
  // The copy has not been validated yet.
  await expect.poll(() => page.locator("#copy .--error, #copy [aria-invalid]").count()).toBe(0);
  await made.press("copy-go");
  await expect.poll(() => page.locator("#copy .f-message").textContent()).toBe("Proszę wypełnić to pole.");
  expect(await page.locator("#form .f-message").textContent()).toBe("");
  const names = await page.evaluate(() => {
    const field = document.getElementById("copy-city") as HTMLInputElement;
    const box = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    return box?.closest("form")?.id;
  });
  expect(names).toBe("copy");
});
