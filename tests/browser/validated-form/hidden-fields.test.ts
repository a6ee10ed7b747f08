/** A wrong field that the page hides or folds away: it is opened, or the problem is named in sight. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { bench } from "../support";

const b = bench();
const EMPTY = "Proszę wypełnić to pole.";
const UNSEEN = `Kod pocztowy: ${EMPTY} Tego pola nie widać teraz na stronie.`;
const row = (attributes = "", id = "zip", label = "Kod pocztowy") =>
  `<div class="f-feedback" ${attributes}><label for="${id}">${label}</label><input id="${id}" name="${id}" class="f-control --validate" required></div>`;

let pages = 0;
async function sent(content: string, start = 'class="cop"', script = ""): Promise<Page> {
  const path = `/hidden-${++pages}`;
  b.shop.page(path, (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `<form ${start} method="post" action="/sent"><p><input id="name" name="name" class="f-control" value="Ala"></p>
        ${content}<button id="go">Wyślij</button></form>${script && `<script>${script}</script>`}`,
    }),
  );
  const { page } = await b.visit({ path });
  await page.locator("#name").focus();
  await expect
    .poll(() => page.locator("form#f, form.cop, [data-island]").first().getAttribute("data-island-status"))
    .toBe("ready");
  await page.locator("#go").click();
  await expect.poll(() => page.locator("#zip").getAttribute("aria-invalid")).toBe("true");
  return page;
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

const HIDDEN: readonly (readonly [how: string, attributes: string])[] = [
  ["the attribute hidden", "hidden"],
  ["display: none", 'style="display: none"'],
  ["visibility: hidden", 'style="visibility: hidden"'],
  ["inert", "inert"],
];
for (const start of ['class="cop"', 'data-island="validated-form"'])
  for (const [how, attributes] of HIDDEN)
    test(`the only wrong field, hidden by ${how}, is named in sight: ${start}`, async () => {
      const page = await sent(row(attributes), start);
      const summary = page.locator(".f-summary");
      await expect.poll(() => summary.innerText()).toContain(UNSEEN);
      await expect.poll(() => focused(page)).toContain("f-summary");
      const box = await summary.boundingBox();
      expect(box && box.y >= 0 && box.y < 700).toBe(true);
      expect(page.url()).toContain("/hidden-");
    });

test("with a field in sight, the focus goes there, and the hidden one is named; its link says so again", async () => {
  const page = await sent(row("hidden") + row("", "city", "Miasto"));
  await expect.poll(() => focused(page)).toBe("city");
  const entries = page.locator(".f-summary li");
  await expect.poll(() => entries.allInnerTexts()).toEqual([UNSEEN, `Miasto: ${EMPTY}`]);
  await page.locator(".f-summary a", { hasText: "Miasto" }).click();
  await expect.poll(() => focused(page)).toBe("city");
  // The page shows the row: the link leads there, and the entry no longer says that it is hidden.
  await page.evaluate(() => document.querySelector("#zip")?.parentElement?.removeAttribute("hidden"));
  await page.locator(".f-summary a", { hasText: "Kod pocztowy" }).click();
  await expect.poll(() => focused(page)).toBe("zip");
});

test("a field that is hidden after the check gets its explanation when its link is pressed", async () => {
  const page = await sent(row() + row("", "city", "Miasto"));
  await expect.poll(() => focused(page)).toBe("zip");
  await page.evaluate(() => document.querySelector("#city")?.parentElement?.setAttribute("hidden", ""));
  await page.locator(".f-summary a", { hasText: "Miasto" }).click();
  await expect
    .poll(() => page.locator(".f-summary").innerText())
    .toContain(`Miasto: ${EMPTY} Tego pola nie widać teraz na stronie.`);
});

const toggle =
  'document.addEventListener("click", (event) => { const of = event.target.closest("[data-of]"); if (!of) return; event.preventDefault();' +
  ' const open = () => { document.getElementById(of.dataset.of).style.display = "block"; of.setAttribute(of.hasAttribute("aria-selected") ? "aria-selected" : "aria-expanded", "true"); };' +
  " of.dataset.late ? setTimeout(open, 150) : open(); });";
const FOLDED: readonly (readonly [how: string, content: string])[] = [
  ["closed details", `<details><summary>Adres</summary>${row()}</details>`],
  [
    "two levels of details",
    `<details><summary>A</summary><details><summary>B</summary>${row()}</details></details>`,
  ],
  [
    "a closed tab",
    `<button type="button" role="tab" aria-selected="false" aria-controls="p" data-of="p">Adres</button><div id="p" role="tabpanel" style="display:none">${row()}</div>`,
  ],
  [
    "a tab that names no panel",
    `<a href="#" id="t" role="tab" aria-selected="false" data-of="p">Adres</a><div id="p" role="tabpanel" aria-labelledby="t" style="display:none">${row()}</div>`,
  ],
  [
    "an accordion",
    `<button type="button" aria-expanded="false" aria-controls="p" data-of="p">Adres</button><div id="p" style="display:none">${row()}</div>`,
  ],
  [
    "an accordion that opens late",
    `<button type="button" aria-expanded="false" aria-controls="p" data-of="p" data-late="1">Adres</button><div id="p" style="display:none">${row()}</div>`,
  ],
  [
    "Bootstrap's collapse",
    `<a href="#p" data-bs-toggle="collapse" data-of="p">Adres</a><div id="p" style="display:none">${row()}</div>`,
  ],
  ["text that only the browser's search finds", `<div hidden="until-found">${row()}</div>`],
];
for (const [how, content] of FOLDED)
  test(`${how} around the wrong field is opened, and the field has the focus`, async () => {
    const page = await sent(content, 'class="cop"', toggle);
    await expect.poll(() => focused(page)).toBe("zip");
    expect(await page.locator("#zip").isVisible()).toBe(true);
    expect(await page.locator(".f-message").innerText()).toBe(EMPTY);
  });

test("a button that would send the form is not pressed to open a fold", async () => {
  const content = `<button aria-expanded="false" aria-controls="p" name="pressed">Adres</button><div id="p" style="display:none">${row()}</div>`;
  const page = await sent(content);
  await expect.poll(() => page.locator(".f-summary").innerText()).toContain(UNSEEN);
});

test("a choice that a library draws in place of a tiny list has the focus", async () => {
  const page = await sent(
    `<div class="f-feedback f-select --validate"><select id="zip" name="zip" class="f-control --validate" required style="position:absolute!important;width:1px!important;height:1px!important;min-height:0!important;padding:0!important;border:0!important;clip:rect(0 0 0 0)!important"><option value="">-</option><option>A</option></select><span class="select2"><span role="combobox" tabindex="0" id="drawn">-</span></span></div>`,
    'data-island="validated-form"',
  );
  await expect.poll(() => focused(page)).toBe("drawn");
});
