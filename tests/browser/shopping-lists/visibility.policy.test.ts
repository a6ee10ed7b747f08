/** Who sees a new list: said and decided in the chooser by touch and by keys, and on the list's own page. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { violations } from "../axe";
import { asShopper } from "../mini-basket/shop";
import { shifts } from "../shifts";
import { bench, phone } from "../support";
import { chooser, listButton, listsOf, plain, withList } from "./shop";

const b = bench();
const finger = () => ({ ...asShopper(b), hasTouch: true, isMobile: true });

async function open() {
  b.shop.page("/polecamy", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `<h1>Polecamy</h1>${listButton(plain(b)[0]?.id)}`,
    }),
  );
  const visit = await b.visit({ path: "/polecamy", viewport: phone, context: finger() });
  await visit.page.locator(".to_list").tap();
  await chooser(visit.page).dialog.waitFor();
  return visit;
}
const box = (page: Page) => page.getByRole("checkbox", { name: "Udostępnij tę listę" });
const message = (page: Page) => expect.poll(() => page.locator(".alertek__text").textContent());

describe.each([0, 1_200])("by touch, at %i ms", (latency) => {
  test("the first list is private after one tap, and is announced as such once", async () => {
    b.shop.faults.latency("graphql", latency);
    const { page, said, errors } = await open();
    expect(await violations(page)).toEqual([]);
    await chooser(page).offer.getByRole("button").tap();
    await message(page).toBe("Dodano do listy Lista zakupowa. Lista jest prywatna.");
    expect(listsOf(b).map(({ isPublic }) => isPublic)).toEqual([false]);
    const heard = async () => (await said()).filter((text) => text.includes("prywatna")).length;
    await expect.poll(heard).toBe(1);
    expect(await shifts(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test("a new list is shared by a tap on its box", async () => {
    withList(b, "Remont");
    b.shop.faults.latency("graphql", latency);
    const { page } = await open();
    const { create, name, make } = chooser(page);
    await create.tap();
    await name.fill("Ślub");
    expect((await page.locator(".sl_visibility__label").boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.locator(".sl_visibility__label").tap();
    expect(await violations(page)).toEqual([]);
    await make.tap();
    await message(page).toBe("Utworzono listę Ślub. Lista jest udostępniona: zobaczy ją każdy, kto ma link.");
    expect(listsOf(b).at(-1)).toMatchObject({ name: "Ślub", isPublic: true });
  });
});

test("by keys the box comes between the name and the button, and its note describes it", async () => {
  withList(b, "Remont");
  const { page } = await open();
  const { create, name } = chooser(page);
  await create.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Ogród");
  await page.keyboard.press("Tab");
  expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await box(page).getAttribute("aria-describedby")).toBe(
    await page.locator(".sl_visibility__note").getAttribute("id"),
  );
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await message(page).toContain("Lista jest udostępniona");
  expect(listsOf(b).at(-1)).toMatchObject({ name: "Ogród", isPublic: true });
});

test("on the list's page a tap shares it, and another one makes it private again", async () => {
  const list = withList(b, "Remont");
  const { page } = await b.visit({
    path: `/shoppinglist.php?id=${list.id}`,
    viewport: phone,
    context: finger(),
  });
  const share = page.getByRole("button", { name: "Udostępnianie" });
  expect(await violations(page)).toEqual([]);
  await share.tap();
  await message(page).toContain("Lista jest udostępniona");
  expect([list.isPublic, await share.getAttribute("aria-pressed")]).toEqual([true, "true"]);
  await share.tap();
  await message(page).toBe("Lista jest prywatna.");
  expect(list.isPublic).toBe(false);
});
