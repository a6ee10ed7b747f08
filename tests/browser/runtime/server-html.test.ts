/**
 * A shopper's input in the server's HTML is transferred to the island when it mounts, and back when it unmounts (bar
 * R18).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, phone, type Visit } from "../support";
import { builtWithTestIslands } from "./built";
import { counter, PATH, put, quiet, serverFields, sparing } from "./pages";

const b = bench({ dist: builtWithTestIslands() });

/** A host that starts on the first touch, with every kind of control that has state. */
async function visited(attributes = "", inside = serverFields): Promise<Visit> {
  put(
    b.shop,
    `${counter("over", attributes, inside)}${quiet("calm")}<input id="elsewhere" aria-label="obok">`,
  );
  const visit = await b.visit({ path: PATH, before: sparing });
  await visit.ready("#calm");
  return visit;
}

/** Holds the island's code while the shopper acts, then releases it. */
async function whileLoading(visit: Visit, act: (page: Page) => Promise<unknown>): Promise<void> {
  const chunks = b.shop.faults.hold("wyspa");
  await visit.page.locator("#over [name=text], #over [name=unknown]").first().focus();
  await chunks.arrived();
  await act(visit.page);
  expect(await visit.status("#over")).toBe("loading");
  chunks.release();
  await visit.ready("#over");
}

const field = (page: Page, name: string) => page.locator(`#over [name=${name}]`);
const leave = (page: Page) => page.locator("#over").evaluate((host) => host.removeAttribute("data-island"));
const gone = async (page: Page) => {
  await leave(page);
  await expect.poll(() => page.locator("#over [data-island-root]").count()).toBe(0);
};
const state = (page: Page) =>
  page.evaluate(() => {
    const host = document.getElementById("over") as HTMLElement;
    const find = <Kind extends Element>(selector: string) => host.querySelector(selector) as Kind;
    const text = find<HTMLInputElement>("[name=text]");
    return {
      text: text.value,
      selection: [text.selectionStart, text.selectionEnd, text.selectionDirection],
      focus: document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName,
      agree: find<HTMLInputElement>("[name=agree]").checked,
      pick: find<HTMLInputElement>("[name=pick]:checked")?.value,
      colour: find<HTMLSelectElement>("[name=colour]").value,
      note: find<HTMLTextAreaElement>("[name=note]").value,
      open: find<HTMLDetailsElement>("details").open,
    };
  });
type State = Awaited<ReturnType<typeof state>>;

/** Fills in every control. */
async function fillIn(page: Page): Promise<void> {
  await field(page, "agree").check();
  await page.locator("#over [name=pick][value=b]").check();
  await field(page, "colour").selectOption("blue");
  await field(page, "note").fill("proszę\no fakturę");
  await page.locator("#over summary").click();
  await field(page, "text").click();
  await page.keyboard.type("kurtka zimowa");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
}

const filledIn: State = {
  text: "kurtka zimowa",
  selection: [1, 3, "forward"],
  focus: "text",
  agree: true,
  pick: "b",
  colour: "blue",
  note: "proszę\no fakturę",
  open: true,
};

describe("when an island mounts", () => {
  test("text, selection, focus, choices and open details survive the mount over the server's fields", async () => {
    const visit = await visited();
    await whileLoading(visit, fillIn);
    expect(await visit.page.locator("#over .counter").count()).toBe(1);
    expect(await state(visit.page)).toEqual(filledIn);
    expect(visit.errors).toEqual([]);
  });

  test("the island receives what was typed and chosen as if it had been mounted", async () => {
    const visit = await visited();
    await whileLoading(visit, fillIn);
    const island = visit.page.locator("#over .counter");
    await expect.poll(() => island.getAttribute("data-text")).toBe("kurtka zimowa");
    expect(await island.getAttribute("data-agreed")).toBe("true");
  });

  test("typing continues in the same place, letter by letter, across the mount", async () => {
    const visit = await visited();
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await field(page, "text").click();
    await chunks.arrived();
    const typing = page.keyboard.type("abcdefghijklmnopqrstuvwxyz0123456789", { delay: 25 });
    chunks.release();
    await typing;
    await visit.ready("#over");
    expect(await field(page, "text").inputValue()).toBe("abcdefghijklmnopqrstuvwxyz0123456789");
    await expect.poll(() => page.locator("#over .counter").getAttribute("data-text")).toHaveLength(36);
  });

  test("untouched fields stay as they are: an empty field does not overwrite a value of the island", async () => {
    const visit = await visited(
      "",
      serverFields.replace('<input name="text">', '<input name="text" value="z serwera">'),
    );
    await whileLoading(visit, async () => {});
    expect(await field(visit.page, "text").inputValue()).toBe("z serwera");
    expect(await state(visit.page)).toMatchObject({ agree: false, colour: "red", note: "", open: false });
  });

  test("a focus that has moved elsewhere meanwhile is not moved back", async () => {
    const visit = await visited();
    await whileLoading(visit, async (page) => {
      await page.keyboard.type("tu");
      await page.locator("#elsewhere").click();
    });
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe("elsewhere");
    expect(await field(visit.page, "text").inputValue()).toBe("tu");
  });

  test("the page does not jump: it keeps its scroll position", async () => {
    put(b.shop, `<div style="height:1500px"></div>${counter("over", "")}<div style="height:1500px"></div>`);
    const visit = await b.visit({ path: PATH, viewport: phone, before: sparing });
    await whileLoading(visit, async (page) => {
      await page.keyboard.type("w");
      await page.evaluate(() => scrollTo(0, 1_400));
    });
    expect(await visit.page.evaluate(() => Math.round(scrollY))).toBe(1_400);
  });

  test("fields that are not the island's stay the server's own", async () => {
    const other =
      '<input name="unknown" aria-label="inne"><input name="text" type="password" aria-label="hasło">';
    const visit = await visited('data-island-props="{}"', other);
    await whileLoading(visit, (page) => page.locator("#over [name=unknown]").fill("zostaje"));
    await gone(visit.page);
    expect(await visit.page.locator("#over [name=unknown]").inputValue()).toBe("zostaje");
  });

  test("hosts, templates and scripts inside the host stay in place", async () => {
    const visit = await visited(
      "",
      `${serverFields}<template id="part"><b>część</b></template><script type="application/json">{"a":1}</script>
       <section>przed <div id="inner" data-island="quiet">w środku</div></section>`,
    );
    await whileLoading(visit, fillIn);
    expect(await visit.status("#inner")).toBe("ready");
    expect(await visit.page.locator("#over > template#part, #over > script").count()).toBe(2);
    expect(await visit.page.locator("#over > section > #inner").isVisible()).toBe(true);
  });
});

describe("when an island ends", () => {
  test("every change in the island is in the server's fields", async () => {
    const visit = await visited();
    await whileLoading(visit, async () => {});
    await fillIn(visit.page);
    await gone(visit.page);
    expect(await visit.page.locator("#over .counter").count()).toBe(0);
    expect(await state(visit.page)).toEqual(filledIn);
  });

  test("mounting and ending leaves the server's nodes as they were: the same nodes, in their order, without traces", async () => {
    const visit = await visited();
    const { page } = visit;
    await page.evaluate(() =>
      Reflect.set(window, "sent", [...(document.getElementById("over")?.childNodes ?? [])]),
    );
    const before = await page.locator("#over").evaluate((host) => host.innerHTML);
    await whileLoading(visit, async () => {});
    expect(await page.locator("#over").evaluate((host) => host.innerHTML)).not.toBe(before);
    await gone(page);
    expect(await page.locator("#over").evaluate((host) => host.innerHTML)).toBe(before);
    expect(
      await page.evaluate(() => {
        const now = document.getElementById("over")?.childNodes ?? [];
        return (Reflect.get(window, "sent") as Node[]).every((node, index) => node === now[index]);
      }),
    ).toBe(true);
  });

  test("a scroll position from before the mount is restored after the end", async () => {
    const visit = await visited();
    const scroller = visit.page.locator("#over .scroller");
    await whileLoading(visit, () => scroller.evaluate((element) => element.scrollTo(0, 120)));
    await gone(visit.page);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(120);
  });

  test("other scripts' listeners on the server's nodes still fire, before and after", async () => {
    const visit = await visited();
    const { page } = visit;
    await page.evaluate(() => {
      Reflect.set(window, "heard", 0);
      document.querySelector("#over [name=more]")?.addEventListener("click", () => {
        Reflect.set(window, "heard", Reflect.get(window, "heard") + 1);
      });
    });
    await whileLoading(visit, async () => {});
    await page.locator("#over [name=more]").click();
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toBe(0); // the island's own button
    await gone(page);
    await page.locator("#over [name=more]").click();
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toBe(1);
  });

  test("the text survives a mount, an end and another mount", async () => {
    const visit = await visited();
    const { page } = visit;
    await whileLoading(visit, (of) => of.keyboard.type("raz"));
    await field(page, "text").fill("raz dwa");
    await gone(page);
    expect(await field(page, "text").inputValue()).toBe("raz dwa");
    await page.locator("#over").evaluate((host) => host.setAttribute("data-island", "counter"));
    await field(page, "text").hover();
    await visit.ready("#over");
    expect(await page.locator("#over .counter").getAttribute("data-text")).toBe("raz dwa");
    expect(await page.locator("#over [data-island-root]").count()).toBe(1);
  });
});

describe("the real search", () => {
  test("text typed into the header's search before it mounts is searched for afterwards", async () => {
    const visit = await b.visit({ before: sparing });
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator(".menu_search__input").focus();
    await page.keyboard.type("kurtka");
    await chunks.arrived();
    chunks.release();
    await visit.ready("#menu_search");
    expect(await page.locator(".menu_search__input").inputValue()).toBe("kurtka");
    await expect.poll(() => page.locator("#menu_search [role=option]").count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("menu_search__input");
  });

  test("while its code hangs, the form works as the server sent it", async () => {
    const visit = await b.visit({ before: sparing });
    const { page } = visit;
    // Hangs only the island's own code: HTTP/1.1 allows six connections, and the next page needs one of them.
    b.shop.faults.set("wyspa", "hang", { path: /search-panel-/ });
    await page.locator(".menu_search__input").focus();
    await page.keyboard.type("kurtka");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\.php\?text=kurtka/, { waitUntil: "commit" });
  });
});
