/** A visit without named sections replaces those that both pages have (bar S11). */
import { describe, expect, test } from "vitest";
import { bench } from "../support";
import { heading, openPage } from "./visits";

const b = bench();
const path = "#breadcrumbs [aria-current]";
/** Home and basket have no breadcrumbs. */
const bare = ["/", "/basketedit.php"];

describe.each(bare)("a visit from %s", (address) => {
  test("shows the other page in place, reports no error, and Back restores the first page", async () => {
    const on = await openPage(b, address);
    const before = await on.page.locator("#content").innerText();
    expect(await on.page.locator(path).count()).toBe(0);
    expect(await on.page.evaluate(() => window.wyspa.visit("/visits/a"))).toBe(true);
    await on.stands("a");
    expect(await on.page.evaluate(() => window.wyspa.visit("/visits/b"))).toBe(true);
    await on.stands("b");
    await on.page.evaluate(() => history.go(-2));
    await expect.poll(() => on.page.locator("#content").innerText()).toBe(before);
    expect(new URL(on.page.url()).pathname).toBe(address);
    expect([await on.isSame(), on.navigations, b.shop.errorReports, on.errors]).toEqual([true, [], [], []]);
  });

  test("removes the previous page's breadcrumbs on the way there, and keeps their place for the next page", async () => {
    const on = await openPage(b, "/visits/a");
    expect(await on.page.evaluate((to) => window.wyspa.visit(to), address)).toBe(true);
    expect(new URL(on.page.url()).pathname).toBe(address);
    expect(await on.page.locator("#breadcrumbs:visible, .breadcrumbs:visible").count()).toBe(0);
    expect(await on.page.evaluate(() => window.wyspa.visit("/visits/b"))).toBe(true);
    await on.stands("b");
    expect(await on.page.locator(path).textContent()).toBe(heading("b"));
    await on.page.goBack();
    await expect.poll(() => on.page.locator("#breadcrumbs:visible").count()).toBe(0);
    await on.page.goBack();
    await on.stands("a");
    expect(await on.page.locator(path).textContent()).toBe(heading("a"));
    expect([await on.isSame(), on.navigations, b.shop.errorReports, on.errors]).toEqual([true, [], [], []]);
  });

  test("by a marked link without sections is in place", async () => {
    const on = await openPage(b, address);
    await on.page.evaluate(() => {
      const link = document.createElement("a");
      Object.assign(link, { href: "/visits/c", textContent: "Dalej" });
      link.setAttribute("data-visit", "");
      document.querySelector("#content")?.prepend(link);
    });
    await on.page.getByRole("link", { name: "Dalej", exact: true }).click();
    await on.stands("c");
    expect([await on.isSame(), on.navigations, b.shop.errorReports]).toEqual([true, [], []]);
  });

  test("with the breadcrumbs as a section is a full navigation", async () => {
    const on = await openPage(b, address);
    void on.page
      .evaluate(() => window.wyspa.visit("/visits/a", { sections: ["#content", "#breadcrumbs"] }))
      .catch(() => {}); // the page is left
    await on.stands("a");
    expect([await on.isSame(), on.navigations]).toEqual([false, ["/visits/a"]]);
  });
});
