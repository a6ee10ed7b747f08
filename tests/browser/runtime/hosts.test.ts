/**
 * Hosts that come and go, move, are cloned, nested or wrongly marked. Each is a separate island while it is in the
 * page, and none disturbs another (bars R19, R20).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, quietFor, type Visit } from "../support";
import { builtWithTestIslands } from "./built";
import { counter, PATH, props, put, quiet } from "./pages";

const b = bench({ dist: builtWithTestIslands() });

async function visited(content: string): Promise<Visit> {
  put(b.shop, `${content}<div id="place"></div>`);
  return b.visit({ path: PATH });
}
const insert = (page: Page, html: string) =>
  page.evaluate((text) => document.getElementById("place")?.insertAdjacentHTML("beforeend", text), html);
const said = (visit: Visit, text: string) => visit.console.filter((line) => line.includes(text));
const more = (page: Page, host = "#one") => page.locator(`${host} [data-island-root] [name=more]`).click();
const count = (page: Page, host = "#one") => page.locator(`${host} [data-island-root] output`).textContent();
const tally = (page: Page) => page.evaluate(() => window.quiet ?? { mounted: 0, cleaned: 0 });
const server = '<p class="server">z serwera</p>';

describe("hosts that come and go", () => {
  test("a host that is added later mounts, alone or deep inside the inserted nodes", async () => {
    const visit = await visited("");
    await insert(visit.page, `${quiet("late")}<section><ul><li>${counter("one")}</li></ul></section>`);
    await visit.ready("#late");
    await visit.ready("#one");
    await more(visit.page);
    await expect.poll(() => count(visit.page)).toBe("1");
    expect(visit.errors).toEqual([]);
  });

  test("a host that is removed is cleaned up, and mounts again when it is put back", async () => {
    const visit = await visited(`<div id="box">${quiet("calm")}</div>`);
    const { page } = visit;
    await visit.ready("#calm");
    await page.evaluate(() => {
      const box = document.getElementById("box") as HTMLElement;
      Reflect.set(window, "kept", box.firstElementChild);
      box.textContent = "";
    });
    await expect.poll(() => tally(page)).toEqual({ mounted: 1, cleaned: 1 });
    await page.evaluate(() =>
      document.getElementById("place")?.append(Reflect.get(window, "kept") as Element),
    );
    await expect.poll(() => tally(page)).toEqual({ mounted: 2, cleaned: 1 });
    await visit.ready("#calm");
  });

  test("a React host that is removed gives its nodes back to the server's HTML", async () => {
    const visit = await visited(counter("one"));
    await visit.ready("#one");
    await visit.page.evaluate(() => {
      const host = document.getElementById("one") as HTMLElement;
      Reflect.set(window, "kept", host);
      host.remove();
    });
    const inside = () => visit.page.evaluate(() => (Reflect.get(window, "kept") as Element).innerHTML);
    await expect.poll(inside).toContain("Więcej (serwer)");
    expect(await inside()).not.toContain("data-island-root");
  });

  test("a host that is moved keeps its state and does not mount again", async () => {
    const visit = await visited(`${counter("one")}${quiet("calm")}`);
    const { page } = visit;
    await visit.ready("#one");
    await more(page);
    await page.evaluate(() => {
      for (const id of ["one", "calm"])
        document.getElementById("place")?.append(document.getElementById(id) as Element);
    });
    await quietFor(page, 200); // longer than the runtime waits for the page to settle
    await more(page);
    await expect.poll(() => count(page)).toBe("2");
    expect(await tally(page)).toEqual({ mounted: 1, cleaned: 0 });
  });

  test("a host that is removed while its code loads and comes back mounts once", async () => {
    const visit = await visited(`<div id="box">${counter("one", "")}</div>`);
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#one [name=text]").focus();
    await page.evaluate(async () => {
      const host = document.getElementById("one") as HTMLElement;
      host.remove();
      await new Promise((done) => setTimeout(done, 200));
      document.getElementById("box")?.append(host);
    });
    await expect.poll(() => visit.status("#one")).toBe("waiting");
    await page.locator("#one [name=text]").focus();
    chunks.release();
    await visit.ready("#one");
    expect(await page.locator("#one [data-island-root]").count()).toBe(1);
    expect(await page.locator("#one output").count()).toBe(1);
    expect(visit.errors).toEqual([]);
  });

  test("a clone is a new island with its own state, not an inert copy", async () => {
    const visit = await visited(counter("one"));
    const { page } = visit;
    await visit.ready("#one");
    await more(page);
    await page.evaluate(() => {
      const twin = document.getElementById("one")?.cloneNode(true) as HTMLElement;
      twin.id = "twin";
      document.getElementById("place")?.append(twin);
    });
    await expect.poll(() => page.locator("#twin [data-island-root]").count()).toBe(1);
    await expect.poll(() => count(page, "#twin")).toBe("0");
    await more(page, "#twin");
    await expect.poll(() => count(page, "#twin")).toBe("1");
    expect(await count(page)).toBe("1");
  });

  test("a host in a template is ignored until it is put into the page", async () => {
    const visit = await visited(`<template id="stencil">${quiet("inner")}</template>${quiet("calm")}`);
    const { page } = visit;
    await visit.ready("#calm");
    expect(await tally(page)).toMatchObject({ mounted: 1 });
    await page.evaluate(() => {
      const { content } = document.getElementById("stencil") as HTMLTemplateElement;
      document.getElementById("place")?.append(content.cloneNode(true));
    });
    await visit.ready("#inner");
    const stencil = page.locator("#stencil");
    expect(await stencil.evaluate((element) => (element as HTMLTemplateElement).innerHTML)).not.toContain(
      "data-island-status",
    );
  });
});

describe("markers of hosts", () => {
  test("nested hosts both work: the outer one does not destroy the inner one", async () => {
    const visit = await visited(
      counter("one", 'data-island-when="load"', `<p>zewnątrz</p>${counter("inner")}`),
    );
    const { page } = visit;
    await visit.ready("#one");
    await visit.ready("#inner");
    await page.locator("#inner [data-island-root] [name=more]").click();
    await expect.poll(() => count(page, "#inner")).toBe("1");
    await page.locator("#one > [data-island-root] [name=more]").click();
    await expect.poll(() => page.locator("#one > [data-island-root] output").textContent()).toBe("1");
    expect(await count(page, "#inner")).toBe("1");
  });

  test("when the outer of two nested hosts is removed, the inner one keeps its state", async () => {
    const visit = await visited(
      counter("one", 'data-island-when="load"', `<p>zewnątrz</p>${counter("inner")}`),
    );
    const { page } = visit;
    await visit.ready("#one");
    await visit.ready("#inner");
    await more(page, "#inner");
    await page.locator("#one").evaluate((host) => host.removeAttribute("data-island"));
    await expect.poll(() => page.locator("#one > [data-island-root]").count()).toBe(0);
    expect(await page.getByText("zewnątrz").isVisible()).toBe(true);
    await more(page, "#inner");
    await expect.poll(() => count(page, "#inner")).toBe("2");
  });

  test("twenty hosts of one name and one id are twenty islands", async () => {
    const visit = await visited(Array.from({ length: 20 }, () => counter("one")).join(""));
    const { page } = visit;
    await expect.poll(() => page.locator("#one[data-island-status=ready]").count()).toBe(20);
    await page.locator("#one [data-island-root] [name=more]").nth(7).click();
    const all = page.locator("#one [data-island-root] output");
    await expect.poll(() => all.nth(7).textContent()).toBe("1");
    expect((await all.allTextContents()).filter((text) => text === "1")).toHaveLength(1);
  });

  test("a host may have several names, each with its own status", async () => {
    const visit = await visited("");
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await insert(
      page,
      '<div id="two" data-island="  quiet   counter quiet " data-island-when="load">x</div>',
    );
    await expect.poll(() => visit.status("#two")).toBe("quiet:loading counter:loading");
    chunks.release();
    await expect.poll(() => visit.status("#two")).toBe("quiet:ready counter:ready");
    expect(await page.locator("#two").getAttribute("data-quiet")).toBe("here");
    await more(page, "#two");
    await expect.poll(() => count(page, "#two")).toBe("1");
    expect(await tally(page)).toMatchObject({ mounted: 1 });
  });

  test("a marker that is changed, added or removed takes effect", async () => {
    const visit = await visited(
      `${quiet("calm")}<div id="two" data-island="quiet counter" data-island-when="load">x</div><div id="new">y</div>`,
    );
    const { page } = visit;
    await visit.ready("#calm");
    await expect.poll(() => visit.status("#two")).toBe("quiet:ready counter:ready");
    await page.evaluate(() => {
      document.getElementById("calm")?.removeAttribute("data-island");
      document.getElementById("two")?.setAttribute("data-island", "quiet");
      document.getElementById("new")?.setAttribute("data-island", "quiet");
    });
    await visit.ready("#new");
    expect(await visit.status("#two")).toBe("ready");
    expect(await page.locator("#two [data-island-root]").count()).toBe(0);
    expect(await visit.status("#calm")).toBeNull();
    expect(await tally(page)).toEqual({ mounted: 3, cleaned: 1 });
  });

  test("data-island-when overrides the island's own strategy, and an unknown word keeps it", async () => {
    const visit = await visited(
      `${counter("now")}${counter("touched", "")}${counter("odd", 'data-island-when="sometime"')}`,
    );
    await visit.ready("#now");
    expect([await visit.status("#touched"), await visit.status("#odd")]).toEqual(["waiting", "waiting"]);
    await visit.page.locator("#odd [name=text]").focus();
    await visit.ready("#odd");
    expect(await visit.status("#touched")).toBe("waiting");
  });
});

describe("invalid hosts", () => {
  test("an unknown name leaves the server's HTML, and one warning lists the valid ones", async () => {
    const wrong = `<div class="wrong" data-island="nonesuch">${server}</div>`;
    const visit = await visited(
      `${wrong}${wrong}<div id="both" data-island="nonesuch quiet">${server}</div>`,
    );
    await visit.ready("#both", "quiet");
    await insert(visit.page, wrong);
    await expect.poll(() => said(visit, "nonesuch")).toHaveLength(1);
    await quietFor(visit.page, 300);
    expect(said(visit, "nonesuch")).toHaveLength(1);
    for (const name of ["counter", "quiet", "mini-basket", "search-panel"])
      expect(said(visit, "nonesuch")[0]).toContain(name);
    expect(await visit.page.locator(".wrong .server").count()).toBe(3);
    expect(await visit.status(".wrong")).toBeNull();
    expect(visit.errors).toEqual([]);
    expect(b.shop.errorReports).toEqual([]);
  });

  test("names of built-in properties and of our own chunks are not islands either", async () => {
    const names = ["__proto__", "constructor", "toString", "core", "transport", "mini-basket/shell"];
    const wrong = names.map((name) => `<div class="wrong" data-island="${name}">${server}</div>`).join("");
    const visit = await visited(`${wrong}${quiet("calm")}`);
    await visit.ready("#calm");
    for (const name of names) await expect.poll(() => said(visit, `"${name}"`)).toHaveLength(1);
    expect(await visit.page.locator(".wrong[data-island-status]").count()).toBe(0);
    expect(visit.errors).toEqual([]);
  });

  for (const [what, text] of [
    ["half a JSON text", '{"word": '],
    ["a list", '["word"]'],
    ["a bare word", "word"],
  ] as const)
    test(`props that are ${what} give the defaults and one warning`, async () => {
      const attribute = `data-island-props="${text.replaceAll('"', "&quot;")}"`;
      const visit = await visited(quiet("calm", attribute));
      await visit.ready("#calm");
      expect(await visit.page.locator("#calm").getAttribute("data-quiet")).toBe("here");
      await expect.poll(() => said(visit, "data-island-props")).toHaveLength(1);
      expect(b.shop.errorReports).toEqual([]);
    });

  test("props of the wrong type or name are ignored with one warning, the others apply", async () => {
    const values = { start: "7", label: 3, size: "huge", colour: "red" };
    const visit = await visited(counter("one", `data-island-when="load" ${props(values)}`));
    await visit.ready("#one");
    await expect.poll(() => count(visit.page)).toBe("7");
    for (const word of ["label", "size", "colour"])
      await expect.poll(() => said(visit, `"${word}"`)).toHaveLength(1);
    expect(said(visit, '"size"')[0]).toContain("small, large");
    expect(said(visit, '"colour"')[0]).toContain("label, size, start");
  });

  test("props may be in a child script, and in an attribute that was escaped twice", async () => {
    const child = '<script type="application/json" data-island-props>{"word":"dziecko"}</script>';
    const visit = await visited(
      `${quiet("child", "", child)}${quiet("twice", 'data-island-props="{&amp;quot;word&amp;quot;:&amp;quot;dwa&amp;quot;}"')}`,
    );
    for (const id of ["child", "twice"]) await visit.ready(`#${id}`);
    expect(await visit.page.locator("#child").getAttribute("data-quiet")).toBe("dziecko");
    expect(await visit.page.locator("#twice").getAttribute("data-quiet")).toBe("dwa");
    expect(visit.console).toEqual([]);
  });

  test("marked elements of SVG, noscript and a shadow root are ignored without a warning", async () => {
    const visit = await visited(
      `<svg id="svg" data-island="quiet" width="9" height="9"><g id="g" data-island="quiet"></g></svg>
       <noscript>${quiet("none")}</noscript>
       <div id="shadow"><template shadowrootmode="open">${quiet("shady")}</template></div>
       <div style="display:none">${quiet("hidden")}</div>`,
    );
    await visit.ready("#hidden");
    await quietFor(visit.page, 200);
    expect(await tally(visit.page)).toMatchObject({ mounted: 1 });
    expect([await visit.status("#svg"), await visit.status("#g")]).toEqual([null, null]);
    expect(visit.console).toEqual([]);
    expect(visit.errors).toEqual([]);
  });
});

test("5,000 hosts all mount, and each of our tasks mounts only a part of them", async () => {
  put(b.shop, Array.from({ length: 5_000 }, (_, index) => quiet(`q${index}`)).join("\n"));
  const visit = await b.visit({
    path: `${PATH}?script=late`, // after the page itself has been parsed and laid out
    bare: true,
    before: (page) =>
      page.addInitScript(() => {
        /** Number of mounts in each task. */
        const tasks: number[] = [];
        Object.assign(window, { tasks });
        const { port1, port2 } = new MessageChannel();
        let isSame = false;
        port1.onmessage = () => {
          isSame = false;
        };
        document.addEventListener("wyspa:island-ready", () => {
          if (!isSame) tasks.push(0);
          tasks.push((tasks.pop() ?? 0) + 1);
          if (!isSame) port2.postMessage(null);
          isSame = true;
        });
      }),
  });
  const { page } = visit;
  const standing = () => page.evaluate(() => document.querySelectorAll("[data-island-status=ready]").length);
  await expect.poll(standing, { timeout: 30_000, interval: 500 }).toBeGreaterThanOrEqual(5_000);
  expect(await tally(page)).toEqual({ mounted: 5_000, cleaned: 0 });
  const largest = () => page.evaluate(() => Math.max(...(Reflect.get(window, "tasks") as number[])));
  expect(await largest()).toBeLessThan(2_500);
  // The positive control: work in one task is counted as one task.
  await page.evaluate(() => {
    for (let count = 0; count < 3_000; count += 1) document.dispatchEvent(new Event("wyspa:island-ready"));
  });
  expect(await largest()).toBeGreaterThanOrEqual(3_000);
  expect(visit.errors).toEqual([]);
});
