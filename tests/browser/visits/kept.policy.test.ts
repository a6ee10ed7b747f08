/** What a visit keeps inside the sections that it replaces: islands, typed text, the focus (bar R39). */
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { builtWithTestIslands } from "../runtime/built";
import { counter as anyCounter, props, serverFields } from "../runtime/pages";
import { bench } from "../support";
import { focused, openPage, type Visiting } from "./visits";

const b = bench({ dist: builtWithTestIslands() });

/** Without style attributes, which a visit takes over from another page and every policy blocks. */
const fields = serverFields.replace(/ style="[^"]*"/g, "");
const counter = (id: string, attributes?: string) => anyCounter(id, attributes, fields);

/** Two pages of the same kind: forms, and islands of which some are the same on both. */
function pages(): void {
  for (const name of ["one", "two"])
    b.shop.page(`/${name}`, (context) =>
      renderEnvelope({
        context,
        pageType: "text",
        title: name,
        content: `<h1>${name}</h1><a class="other" href="/${name === "one" ? "two" : "one"}" data-visit>other</a>
          <div class="place-${name}">${counter("kept", `data-island-keep="kept" data-island-when="load" ${props({ start: 1 })}`)}</div>
          ${counter("changed", `data-island-when="load" ${props({ start: name === "one" ? 1 : 50 })}`)}
          ${counter(`only-${name}`)}
          <form id="question" method="post" action="/no-content.php"><input name="subject"><textarea name="words"></textarea><input name="server" value="${name}"></form>
          <form method="post" action="/no-content.php"><input name="twice"></form>
          <form method="post" action="/no-content.php"><input name="twice"></form>`,
      }),
    );
}

async function open(): Promise<Visiting> {
  pages();
  const on = await openPage(b, "/one");
  await on.ready("#kept");
  return on;
}
const go = async (on: Visiting, name: string) => {
  await on.page.evaluate(() => document.querySelector<HTMLElement>(".other")?.click());
  await on.page.locator("h1", { hasText: name }).waitFor();
};
const count = (on: Visiting, id: string) => on.page.locator(`#${id} [data-island-root] output`).textContent();

test("an island to keep stays alive with its state; others end, and new ones mount", async () => {
  const on = await open();
  const { page } = on;
  await page.locator("#kept [data-island-root] [name=more]").click();
  await page.locator("#changed [data-island-root] [name=more]").click();
  const before = await count(on, "kept");
  await page.evaluate(() => Object.assign(window, { host: document.querySelector("#kept") }));
  await go(on, "two");
  expect(
    await page.evaluate(() => Reflect.get(window, "host") === document.querySelector(".place-two > #kept")),
  ).toBe(true);
  await on.ready("#changed");
  await on.ready("#only-two");
  expect(await count(on, "kept")).toBe(before);
  expect(await page.locator("#only-one").count()).toBe(0);
  await page.locator("#kept [data-island-root] [name=more]").click();
  expect(Number(await count(on, "kept"))).toBe(Number(before) + 1);
  expect(await on.status("#kept")).toBe("ready");
  await page.goBack();
  await page.locator("h1", { hasText: "one" }).waitFor();
  expect(Number(await count(on, "kept"))).toBe(Number(before) + 1);
  expect([on.errors, on.console, on.navigations]).toEqual([[], [], []]);
});

test("the focused field keeps text, selection and focus; typed text stays, untouched fields get the server's values", async () => {
  const on = await open();
  const { page } = on;
  const question = page.locator("#question");
  await question.locator("[name=words]").fill("moje pytanie");
  await question.locator("[name=subject]").fill("temat");
  await page.locator("[name=twice]").first().fill("nie wiadomo czyje");
  await question.locator("[name=subject]").evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(1, 3);
  });
  b.shop.faults.latency("page", () => 300);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>(".other")?.click();
    scrollTo(0, 100);
  });
  await page.keyboard.type("i");
  await page.locator("h1", { hasText: "two" }).waitFor();
  expect(await focused(page)).toBe("subject");
  const [subject, selection] = await question
    .locator("[name=subject]")
    .evaluate((field: HTMLInputElement) => [field.value, [field.selectionStart, field.selectionEnd]]);
  expect([subject, selection]).toEqual(["tiat", [2, 2]]);
  expect(await question.locator("[name=words]").inputValue()).toBe("moje pytanie");
  expect(await question.locator("[name=server]").inputValue()).toBe("two");
  expect(await page.locator("[name=twice]").first().inputValue()).toBe("");
});

test("the focus stays where the shopper works outside the sections, and the page does not jump", async () => {
  const on = await open();
  const { page } = on;
  b.shop.faults.latency("page", () => 300);
  await page.evaluate(() => document.querySelector<HTMLElement>(".other")?.click());
  await page.locator("#menu_search input[name=text]").focus();
  await page.keyboard.type("kur");
  await page.locator("h1", { hasText: "two" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("text");
  expect(await page.locator("#menu_search input[name=text]").inputValue()).toBe("kur");
});

test("text and focus in a field of an island that stays are not touched", async () => {
  const on = await open();
  const { page } = on;
  const field = page.locator("#kept [data-island-root] [name=text]");
  await field.fill("w środku");
  await field.focus();
  await go(on, "two");
  expect(
    await page.evaluate(() => [
      document.activeElement?.getAttribute("name"),
      !!document.activeElement?.closest("#kept"),
    ]),
  ).toEqual(["text", true]);
  expect(await field.inputValue()).toBe("w środku");
});
