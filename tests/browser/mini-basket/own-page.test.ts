/** The mini basket on a page without the theme: its host is not positioned, and its panel is in the flow. On phones the link opens a sheet. */
import { describe, expect, it } from "vitest";
import { box } from "../strict-theme/strict-theme";
import { bench, desktop, phone } from "../support";
import { asShopper, filled, header } from "./shop";

const b = bench();

const markup = (link: string, host: string) => `<!DOCTYPE html><html lang="pl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Własna</title>
<header><h1>Sklep</h1><nav id="menu_basket" data-island="mini-basket" ${host}><a class="top_basket__sub" href="/basketedit.php" ${link}>Koszyk
<span class="badge">0</span> <strong class="top_basket__price"></strong></a></nav></header>
<main><p>Treść</p></main><script src="/wyspa/wyspa.js" defer></script></html>`;

async function ownPage(link: string, viewport: typeof desktop, host = "") {
  filled(b, 3);
  const visit = await b.visit({
    viewport,
    path: "/wlasna.html",
    context: asShopper(b),
    before: (page) =>
      page.route("**/wlasna.html", (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: markup(link, host) }),
      ),
  });
  return { ...visit, ...header(visit.page) };
}

describe.each([
  ["an inline link", "", desktop, ""],
  ["an inline link on a phone without the sheet", "", phone, `data-island-props='{"sheet":false}'`],
  ["a link with its own row", "data-row", desktop, ""],
])("beside %s", (_, attributes, viewport, host) => {
  it("the toggle is large enough, next to its link, and opens the panel", async () => {
    const made = await ownPage(attributes, viewport, host);
    await made.toggle.waitFor();
    if (attributes.includes("data-row"))
      await made.page.addStyleTag({ content: "[data-row] { display: block }" });
    const [toggle, link] = [
      await box(made.page, ".top_basket__toggle"),
      await box(made.page, "a.top_basket__sub"),
    ];
    expect(toggle.height).toBeGreaterThanOrEqual(24);
    expect(toggle.height).toBeLessThanOrEqual(44);
    expect(Math.abs(toggle.top - link.top)).toBeLessThanOrEqual(4);
    await made.toggle.click();
    await made.rows.nth(2).waitFor();
    expect(await box(made.page, ".top_basket__toggle")).toEqual(toggle);
    expect(made.errors).toEqual([]);
  });
});

it("on a phone the link opens the sheet, and there is no toggle", async () => {
  const made = await ownPage("", phone);
  await expect.poll(() => made.link.getAttribute("aria-haspopup")).toBe("dialog");
  expect(await made.toggle.isVisible()).toBe(false);
  await made.link.click();
  await made.page.locator("dialog#modal.--sheet li.top_basket__product").nth(2).waitFor();
  expect(new URL(made.page.url()).pathname).toBe("/wlasna.html");
  expect(made.errors).toEqual([]);
});
