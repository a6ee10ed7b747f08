/** The submit uses the pressed button, whatever the page does to it after the press (bars R28, R36). */
import { describe, expect, test } from "vitest";
import { bench } from "../support";
import { formPage, kinds } from "../validated-form/form-page";

const b = bench();
const inside = `<div class="f-feedback"><input id="city" name="city" value="Sopot"></div>
  <button id="save" name="go" value="save">Zapisz</button>
  <button id="pay" name="go" value="pay">Zapłać</button>
  <button id="other" name="go" value="other" formaction="/sent-other" formmethod="get">Inaczej</button>`;

/** Actions of scripts against double submits, on click or on submit. */
const changes: Readonly<Record<string, (form: HTMLFormElement) => unknown>> = {
  "is disabled at the submit": (form) =>
    form.addEventListener("submit", ({ submitter }) => submitter?.setAttribute("disabled", "")),
  "is disabled just after the click": (form) =>
    form.addEventListener("click", ({ target }) =>
      setTimeout(() => (target as HTMLElement).setAttribute("disabled", "")),
    ),
  "turns into a plain button": (form) =>
    form.addEventListener("click", ({ target }) =>
      setTimeout(() => (target as HTMLElement).setAttribute("type", "button")),
    ),
  "is removed": (form) =>
    form.addEventListener("click", ({ target }) => setTimeout(() => (target as HTMLElement).remove())),
  "is replaced by another element": (form) =>
    form.addEventListener("click", ({ target }) =>
      setTimeout(() => (target as HTMLElement).replaceWith(document.createElement("span"))),
    ),
};

describe.each(kinds)("%s is sent with the value of its button", (_, attributes) => {
  for (const [what, change] of Object.entries(changes))
    test(`that ${what}`, async () => {
      const made = await formPage(b, attributes, inside);
      await made.run(change);
      await made.press("pay");
      await expect.poll(() => made.sent).toEqual(["POST /sent city=Sopot&go=pay"]);
      expect(await made.settled()).toHaveLength(1);
      // Our code leaves no element behind.
      expect(await made.run((form) => form.querySelectorAll("[hidden], [type=hidden]").length)).toBe(0);
      expect(made.errors).toEqual([]);
    });

  test("and uses the action and method that the button names", async () => {
    const made = await formPage(b, attributes, inside);
    await made.run((form) =>
      form.addEventListener("click", ({ target }) => setTimeout(() => (target as HTMLElement).remove())),
    );
    await made.press("other");
    await expect.poll(() => made.sent).toEqual(["GET /sent-other?city=Sopot&go=other"]);
  });

  test("and a page script that reads the form does not get the value twice", async () => {
    const made = await formPage(b, attributes, inside);
    await made.run((form) =>
      form.addEventListener("submit", () => {
        Object.assign(window, { read: new FormData(form).getAll("go") });
      }),
    );
    await made.press("pay");
    await expect.poll(() => made.sent).toEqual(["POST /sent city=Sopot&go=pay"]);
    expect(await made.page.evaluate(() => Reflect.get(window, "read"))).toEqual([]);
  });
});
