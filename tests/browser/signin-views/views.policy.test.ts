/** The sign-in page's own views: a new password and back, further ways to sign in (contract D 8). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { faultsIn } from "../overlays/overlays";
import { bench, desktop, phone } from "../support";

const b = bench();
const link = (page: Page) => page.locator("a.password_reminder_signin");
const email = (page: Page) => page.locator("#password_recover_email");
const login = (page: Page) => page.locator("#signin_login");

for (const [name, viewport] of Object.entries({ phone, desktop }))
  describe(`on a ${name}`, () => {
    for (const how of ["a press", "Enter", "Space"])
      test(`the form for a new password opens by ${how}, focuses its field, and leads back`, async () => {
        const { page, errors, ready } = await b.visit({ path: "/signin.php", viewport });
        if (how === "a press") await link(page).click();
        else {
          await link(page).focus();
          await ready("#signin-form");
          await link(page).press(how);
        }
        await email(page).waitFor();
        expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true);
        expect(await login(page).isVisible()).toBe(false);
        expect(new URL(page.url()).hash).toBe("");
        expect(await faultsIn(page, "#signin-form")).toEqual([]);
        await page.getByRole("button", { name: "Wróć do logowania" }).click();
        expect(await login(page).isVisible()).toBe(true);
        expect(await email(page).isVisible()).toBe(false);
        expect(errors).toEqual([]);
      });
  });

test("a press before the island's file has loaded is not lost", async () => {
  const hold = b.shop.faults.hold("wyspa", pathOf("signin-views"));
  const { page } = await b.visit({ path: "/signin.php", viewport: phone });
  await link(page).click();
  await hold.arrived(1);
  expect(await email(page).isVisible()).toBe(false);
  hold.release();
  await email(page).waitFor();
  expect(new URL(page.url()).hash).toBe("");
});

test("further ways to sign in are shown, and their button disappears", async () => {
  const { page, ready } = await b.visit({ path: "/signin.php", viewport: phone });
  const more = page.locator(".cookie_login_social_more_social");
  await more.focus();
  await ready(".cookie_login_social_more_social");
  await more.press("Enter");
  await page.locator("#cookie_login_social_more a").waitFor();
  expect(await more.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest("#cookie_login_social_more")?.id)).toBe(
    "cookie_login_social_more",
  );
});

test("page scripts switch the views by app_shop.fn.switchSigninView, with the radio button or a list of radio buttons", async () => {
  const { page, errors } = await b.visit({ path: "/signin.php", viewport: desktop });
  const call = (id: string, asList: boolean) =>
    page.evaluate(
      ([of, list]) => {
        const radio = document.getElementById(of as string);
        const shop = Reflect.get(window, "app_shop") as { fn: { switchSigninView(radio: unknown): void } };
        shop.fn.switchSigninView(list ? [radio] : radio);
      },
      [id, asList] as const,
    );
  await call("signin-form_radio2", false);
  await email(page).waitFor();
  await call("signin-form_radio1", true);
  await login(page).waitFor();
  await call("nothing", false);
  expect(await login(page).isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
