/**
 * When islands load, and what happens to a click or submit before its island is mounted. It is queued and replayed
 * exactly once, or left to the server's HTML.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, phone, quietFor, type Visit, type VisitOptions } from "../support";
import { builtWithTestIslands } from "./built";
import { PATH, put, quiet, serverFields, sparing } from "./pages";

const b = bench({ dist: builtWithTestIslands() });

async function visited(content: string, options: VisitOptions = {}): Promise<Visit> {
  put(b.shop, content);
  return b.visit({ path: PATH, before: sparing, ...options });
}
const on = (when: string, id = "calm") => quiet(id, `data-island-when="${when}"`);
/** Longer than any wait of the runtime in these tests. */
const aWhile = (page: Page) => quietFor(page, 400);
const chunkOf = ({ requests }: Visit, name: string) =>
  requests.filter((path) => new RegExp(`/chunks/${name}-\\w+\\.js$`).test(path)).length;

describe("strategies", () => {
  test("load mounts at once, idle when the browser is idle; the chunk is fetched once for both", async () => {
    const visit = await visited(on("load", "now") + on("idle", "later"));
    await visit.ready("#now");
    await visit.ready("#later");
    expect(chunkOf(visit, "quiet")).toBe(1);
  });

  test("idle mounts even when the browser is never idle", async () => {
    const visit = await visited(on("idle"), {
      before: (page) =>
        page.addInitScript(() => {
          const busy = () => {
            const end = performance.now() + 12;
            while (performance.now() < end);
            setTimeout(busy);
          };
          busy();
        }),
    });
    await visit.ready("#calm");
  });

  test("visible waits far below the fold, fetches nothing, and mounts when the shopper scrolls near", async () => {
    const visit = await visited(
      `<div style="height:4000px"></div>${on("visible")}<div style="height:2000px"></div>`,
    );
    const { page } = visit;
    await aWhile(page);
    expect(await visit.status("#calm")).toBe("waiting");
    expect(chunkOf(visit, "quiet")).toBe(0);
    await page.mouse.wheel(0, 1_500);
    await aWhile(page);
    expect(await visit.status("#calm")).toBe("waiting");
    await page.evaluate(() => {
      const { top } = (document.getElementById("calm") as HTMLElement).getBoundingClientRect();
      scrollBy(0, top - innerHeight - 100); // near, but not yet visible
    });
    await visit.ready("#calm");
  });

  test("visible works on a host without a box of its own", async () => {
    const visit = await visited(
      `<div id="calm" style="display:contents" data-island="quiet" data-island-when="visible"><p>a</p></div>
       <div style="height:4000px"></div>
       <div id="far" style="display:contents" data-island="quiet" data-island-when="visible"><p>b</p></div>`,
    );
    await visit.ready("#calm");
    await aWhile(visit.page);
    expect(await visit.status("#far")).toBe("waiting");
    await visit.page.locator("#far p").scrollIntoViewIfNeeded();
    await visit.ready("#far");
  });

  for (const [sign, act] of Object.entries<(page: Page) => Promise<unknown>>({
    pointer: (page) => page.locator("#calm p").hover(),
    focus: (page) => page.locator("#calm a").focus(),
    "a click by a script": (page) => page.locator("#calm p").dispatchEvent("click"),
  }))
    test(`interaction waits for an event, and ${sign} is one; the neighbouring island keeps waiting`, async () => {
      const inside = '<p>cisza</p><a href="#calm">tu</a>';
      const attributes = 'data-island-when="interaction"';
      const visit = await visited(
        `<div style="height:300px"></div>${quiet("calm", attributes, inside)}<div style="height:99px"></div>${quiet("other", attributes, inside)}`,
      );
      await visit.page.mouse.move(3, 3);
      await aWhile(visit.page);
      expect([await visit.status("#calm"), chunkOf(visit, "quiet")]).toEqual(["waiting", 0]);
      await act(visit.page);
      await visit.ready("#calm");
      expect(await visit.status("#other")).toBe("waiting");
    });

  test("interaction counts a field that had the focus before the script loaded", async () => {
    const visit = await visited(
      quiet("calm", 'data-island-when="interaction"', '<input autofocus aria-label="pole">'),
    );
    await visit.ready("#calm");
  });

  test("media mounts at once when the query matches, and otherwise when the window comes to match", async () => {
    const visit = await visited(
      on("media (min-width: 757px)") +
        on("media (max-width: 756px)", "narrow") +
        on("media (nonsense", "odd"),
    );
    const { page } = visit;
    await visit.ready("#calm");
    await aWhile(page);
    expect([await visit.status("#narrow"), await visit.status("#odd")]).toEqual(["waiting", "waiting"]);
    await page.setViewportSize(phone);
    await visit.ready("#narrow");
    expect(await visit.status("#odd")).toBe("waiting");
    expect(visit.errors).toEqual([]);
  });
});

const clicks = (id: string, inside = '<button type="button">Dalej</button>') =>
  `<div id="${id}" data-island="clicks">${inside}</div>`;
const form = `<form action="/search.php"><input name="text" value="kurtka" aria-label="tekst">
  <button name="how" value="first">Szukaj</button><button name="how" value="second">Szukaj inaczej</button></form>`;
const heard = (page: Page, id = "early", key = "clicks") =>
  page.locator(`#${id}`).getAttribute(`data-${key}`);
/** The island is mounted, and the queued event was replayed once. */
async function countsOne({ page, ready }: Visit): Promise<void> {
  await ready("#early");
  await expect.poll(() => heard(page)).toBe("1");
  await aWhile(page);
  expect(await heard(page)).toBe("1");
}

describe("events before the island has mounted", () => {
  test("a first click is queued, not lost, and replayed exactly once", async () => {
    const visit = await visited(
      `${clicks("early")}<script>window.bubbled = 0; document.addEventListener("click", function () { bubbled++ })</script>`,
    );
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#early button").click();
    await chunks.arrived();
    expect(await page.evaluate(() => Reflect.get(window, "bubbled"))).toBe(0);
    chunks.release();
    await visit.ready("#early");
    await expect.poll(() => heard(page)).toBe("1");
    await quietFor(page, 3_200); // the 3 s deadline must not replay it again
    expect(await heard(page)).toBe("1");
    expect(await page.evaluate(() => Reflect.get(window, "bubbled"))).toBe(1);
    await page.locator("#early button").click();
    expect(await heard(page)).toBe("2");
  });

  test("repeated clicks on one button count once", async () => {
    const visit = await visited(clicks("early"));
    const chunks = b.shop.faults.hold("wyspa");
    await visit.page.locator("#early button").click({ clickCount: 4 });
    await chunks.arrived();
    chunks.release();
    await countsOne(visit);
  });

  test("a click on an icon is a click on its button", async () => {
    const drawn = '<svg width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';
    const visit = await visited(clicks("early", `<button type="button">${drawn} Dalej</button>`));
    const chunks = b.shop.faults.hold("wyspa");
    await visit.page.locator("#early path").click();
    await expect.poll(() => visit.page.locator("#early button").getAttribute("aria-busy")).toBe("true");
    await chunks.arrived();
    chunks.release();
    await countsOne(visit);
  });

  test("repeated clicks on a button's icon and on its edge count once", async () => {
    const visit = await visited(
      clicks("early", '<button type="button" style="padding:20px"><i>+</i> Dalej</button>'),
    );
    const chunks = b.shop.faults.hold("wyspa");
    await visit.page.locator("#early i").click();
    await visit.page.locator("#early button").click({ position: { x: 4, y: 4 } });
    await chunks.arrived();
    chunks.release();
    await countsOne(visit);
  });

  test("a click on a server's button that React replaces reaches the island's button of that name", async () => {
    const visit = await visited(`<div id="early" data-island="counter-held">${serverFields}</div>`);
    const chunks = b.shop.faults.hold("wyspa");
    await visit.page.locator("#early [name=more]").click();
    await chunks.arrived();
    chunks.release();
    await visit.ready("#early");
    await expect.poll(() => visit.page.locator("#early .counter output").textContent()).toBe("1");
  });

  test("a click on one host is not lost when another is clicked while both load", async () => {
    const visit = await visited(clicks("early") + clicks("second"));
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#early button").click();
    await page.locator("#second button").click();
    await chunks.arrived();
    chunks.release();
    for (const id of ["early", "second"]) await expect.poll(() => heard(page, id)).toBe("1");
    await aWhile(page);
    expect([await heard(page), await heard(page, "second")]).toEqual(["1", "1"]);
  });

  test("clicks with a modifier or another mouse button go to the browser at once", async () => {
    const visit = await visited(
      `${clicks("early")}<script>window.seen = []; document.addEventListener("click", function (e) { seen.push(e.defaultPrevented) })</script>`,
    );
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    for (const key of ["Control", "Shift", "Alt", "Meta"] as const)
      await page.locator("#early button").click({ modifiers: [key] });
    await chunks.arrived();
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([false, false, false, false]);
    chunks.release();
    await visit.ready("#early");
    await aWhile(page);
    expect(await heard(page)).toBeNull();
  });

  test("links, fields, labels and details work at once while the island loads", async () => {
    const visit = await visited(
      clicks("early", `${serverFields}<a class="real" href="/login.php">konto</a>`),
      { inWholeBrowser: true }, // the headless shell sends no move of a mouse that has not been used
    );
    const { page } = visit;
    // Lets the page frame's own islands load first. Held together with this one, they would use all connections to the
    // shop. The link could then not navigate (HTTP/1.1).
    await page.mouse.move(2, 2);
    await expect
      .poll(() => page.locator("body").getAttribute("data-island-status"))
      .not.toMatch(/waiting|loading/);
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#early [name=agree]").click();
    await chunks.arrived();
    await page.locator("#early summary").click();
    await page.locator("#early label", { hasText: /^b/ }).click();
    expect(await page.locator("#early [name=agree]").isChecked()).toBe(true);
    expect(await page.locator("#early [name=pick][value=b]").isChecked()).toBe(true);
    expect(await page.locator("#early details").evaluate((one) => (one as HTMLDetailsElement).open)).toBe(
      true,
    );
    await page.locator("#early .real").click();
    await page.waitForURL(/login\.php/, { waitUntil: "commit" }); // that page's own script is held too
  });

  test("a submit is queued and replayed once with the button that sent it", async () => {
    const visit = await visited(clicks("early", form));
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#early [value=second]").click();
    await chunks.arrived();
    chunks.release();
    await visit.ready("#early");
    await expect.poll(() => heard(page, "early", "submits")).toBe("1");
    await quietFor(page, 3_200);
    expect(await heard(page, "early", "submits")).toBe("1");
    expect(await heard(page, "early", "submitter")).toBe("second");
    expect(page.url()).toContain(PATH);
  });

  test("Enter in a field whose island is loading is a queued submit too", async () => {
    const visit = await visited(clicks("early", form.replace(/<form/, '<form id="f"')));
    const { page } = visit;
    const chunks = b.shop.faults.hold("wyspa");
    await page.locator("#early [name=text]").press("Enter");
    await chunks.arrived();
    chunks.release();
    await expect.poll(() => heard(page, "early", "submits")).toBe("1");
    expect(await heard(page, "early", "submitter")).toBe("first");
  });

  test("a chunk that hangs leaves the submit to the browser after 3 s, with its button, even beside clobbering names", async () => {
    const clobbered = form.replace(
      "</form>",
      '<input name="requestSubmit"><input name="submit"><input name="action"></form>',
    );
    const visit = await visited(clicks("early", clobbered));
    const { page } = visit;
    b.shop.faults.set("wyspa", "hang", { path: /clicks-\w+\.js/ });
    const start = Date.now();
    await page.locator("#early [value=second]").click({ noWaitAfter: true });
    await quietFor(page, 1_500);
    expect(page.url()).toContain(PATH); // still queued
    await page.waitForURL(/search\.php\?text=kurtka&how=second/);
    expect(Date.now() - start).toBeGreaterThan(2_500);
  });

  test("an island whose code fails for good leaves the queued submit to the browser", async () => {
    b.shop.faults.set("wyspa", "404", { path: /clicks-\w+\.js|manifest/ });
    const visit = await visited(clicks("early", form));
    await visit.page.locator("#early [value=first]").click({ noWaitAfter: true });
    await visit.page.waitForURL(/search\.php\?text=kurtka&how=first/);
  });

  test("a submit that the browser refuses (a required field is empty) is not queued", async () => {
    const visit = await visited(clicks("early", form.replace('value="kurtka"', "required")));
    const { page } = visit;
    await page.locator("#early [value=first]").click();
    await visit.ready("#early");
    await aWhile(page);
    expect(await heard(page, "early", "submits")).toBeNull();
    expect(page.url()).toContain(PATH);
  });
});
