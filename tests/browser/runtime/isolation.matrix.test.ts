/**
 * An island fails in each phase of its life, and the others continue. The server's HTML returns or the UI stays, and
 * the shop's error log gets one report (bar R17).
 */
import { describe, expect, test } from "vitest";
import { sample } from "../sample";
import { bench, quietFor, type Visit } from "../support";
import { builtWithTestIslands } from "./built";
import { expectReports, watch } from "./nothing-lost";
import { fiftyOthers, PATH, props, put, sparing, twoOthers } from "./pages";

const b = bench({ dist: builtWithTestIslands() });

/** The shop's own HTML in the saboteur's host, with another script's listener on it. */
const inside = `
  <form class="server" action="/search.php"><input name="text" aria-label="tekst">
    <button name="provoke" type="button">Dalej</button><output>0</output></form>
  <a class="server-link" href="/login.php">Zaloguj się</a>`;

const otherScript = `<script>
  var sick = document.getElementById("sick");
  window.serverNodes = Array.prototype.slice.call(sick.childNodes);
  window.heard = { server: 0, errors: [], ready: 0 };
  sick.querySelector("output").addEventListener("click", function () { heard.server++ });
  document.addEventListener("wyspa:island-error", function (event) {
    heard.errors.push({ name: event.detail.name, phase: event.detail.phase, own: event.detail.host === sick,
      message: String(event.detail.error && event.detail.error.message) });
    if (window.handles) event.preventDefault();
  });
  document.addEventListener("wyspa:island-ready", function (event) {
    if (event.detail.host === sick) heard.ready++;
  });
</script>`;

interface Heard {
  readonly server: number;
  readonly ready: number;
  readonly errors: readonly { name: string; phase: string; own: boolean; message: string }[];
}

interface Sabotage {
  readonly island: "saboteur" | "saboteur-plain";
  readonly phase: string;
  readonly times?: number;
  readonly others: string;
  /** A script to add to the page. */
  readonly script?: string;
}

/** Opens the page with a text in the server's field and the focus there, before any failure. */
async function visited({ island, phase, times, others, script = "" }: Sabotage): Promise<Visit> {
  const host = `<div id="sick" data-island="${island}" ${props({ phase, data: "{", ...(times && { times }) })}>${inside}</div>`;
  const htmlScript = `<script>document.documentElement.dataset.sabotage = "${phase === "module evaluation" && island}"</script>`;
  put(b.shop, `${host}${others}${htmlScript}${otherScript}${script}`);
  const visit = await b.visit({
    path: PATH,
    before: sparing,
  });
  const { page } = visit;
  await expect
    .poll(() => page.locator("[data-island=counter]:not([data-island-status=ready])").count(), {
      timeout: 30_000,
    })
    .toBe(0);
  // The island starts on the first touch; its chunk is held until the text is typed.
  return visit;
}

/** Types into the server's field while the island's code loads, then releases the code. */
async function typeThenMount({ page }: Visit): Promise<void> {
  const chunks = b.shop.faults.hold("wyspa");
  const field = page.locator("#sick input[name=text]");
  await field.focus();
  await page.keyboard.type("kurtka");
  expect(await field.inputValue()).toBe("kurtka");
  await chunks.arrived();
  chunks.release();
}

const heard = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, "heard") as Heard);
const mounts = ({ page }: Visit) => page.locator("#sick").getAttribute("data-mounts").then(Number);
const count = ({ page }: Visit) => page.locator("#sick output").last().textContent();

/** Expects the server's own nodes, with the other script's listeners still on them. */
async function expectServerHtml(visit: Visit): Promise<void> {
  const { page } = visit;
  expect(
    await page.evaluate(() => {
      const now = [...(document.getElementById("sick")?.childNodes ?? [])];
      const sent = Reflect.get(window, "serverNodes") as Node[];
      return now.length === sent.length && now.every((node, index) => node === sent[index]);
    }),
  ).toBe(true);
  const before = (await heard(visit)).server;
  await page.locator("#sick output").dispatchEvent("click");
  expect((await heard(visit)).server).toBe(before + 1);
  expect(await page.locator(".saboteur, .saboteur-portal, .enhanced").count()).toBe(0);
}

/** Faults that prevent every mount: three attempts, then the server's HTML. */
const renderFaults = [
  ["saboteur", "module evaluation", /^(module|load)$/, 0],
  ["saboteur", "props parsing", /^(props|mount)$/, 3],
  ["saboteur", "render", /^(render|mount)$/, 3],
  ["saboteur", "effect", /^(effect|update|mount)$/, 3],
  ["saboteur", "layout effect", /^(effect|update|mount)$/, 3],
  ["saboteur", "ref callback", /^(render|effect|update|mount)$/, 3],
  ["saboteur", "portal child", /^(render|mount)$/, 3],
  ["saboteur-plain", "module evaluation", /^(module|load)$/, 0],
  ["saboteur-plain", "props parsing", /^(props|mount)$/, 3],
  ["saboteur-plain", "mount", /^mount$/, 3],
  ["saboteur-plain", "late mount", /^mount$/, 3],
  ["saboteur-plain", "update", /^update$/, 3],
] as const;

/** Faults in event handlers: the mounted UI stays. */
const useFaults = [
  ["saboteur", "event handler", /^handler$/],
  ["saboteur", "async handler", /^async$/],
  ["saboteur", "timer", /^(timer|handler)$/],
  ["saboteur-plain", "event handler", /^handler$/],
  ["saboteur-plain", "async handler", /^async$/],
  ["saboteur-plain", "timer", /^(timer|handler)$/],
] as const;

/**
 * Faults during unmount: the phase in the event, and the number of reports. React ignores `setState` after unmount. An
 * island that is gone has no host that an event could name.
 */
const endFaults = [
  ["saboteur", "state after unmount", null, 0],
  ["saboteur", "unmount cleanup", /^cleanup$/, 1],
  ["saboteur-plain", "timer after unmount", null, 1],
  ["saboteur-plain", "unmount cleanup", /^cleanup$/, 1],
] as const;

const planted = /^planted: |JSON/;

for (const [company, others] of [
  ["alone with two others", twoOthers],
  ["among 50 other islands", fiftyOthers],
] as const)
  describe(company, () => {
    for (const [island, phase, expected, tries] of others === fiftyOthers
      ? sample(renderFaults, 3)
      : sample(renderFaults, 6))
      test(`${island} failing in "${phase}": the server's HTML returns with the typed text, the other islands keep working, one report is sent`, async () => {
        const visit = await visited({ island, phase, others });
        const watched = await watch(visit, b.shop, "#sick");
        await typeThenMount(visit);
        await expect.poll(async () => (await heard(visit)).errors.length).toBe(tries || 1);
        await expect.poll(() => visit.status("#sick")).toBe("failed");

        await expectServerHtml(visit);
        expect(await visit.page.locator("#sick input[name=text]").inputValue()).toBe("kurtka");
        expect(await mounts(visit)).toBe(tries);
        for (const error of (await heard(visit)).errors) {
          expect(error).toMatchObject({ name: island, own: true });
          expect(error.phase).toMatch(expected);
          expect(error.message).toMatch(planted);
        }
        expect(await visit.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("text");
        await watched.expectNothingLost({
          planted,
          named: island,
          focusOr: ["#sick input[name=text]"],
          link: ".server-link",
        });
      });

    for (const [island, phase, expected] of others === fiftyOthers
      ? sample(useFaults, 1)
      : sample(useFaults, 3))
      test(`${island} failing in "${phase}": the mounted UI stays and works, the other islands too, one report is sent`, async () => {
        const visit = await visited({ island, phase, others });
        await typeThenMount(visit);
        await visit.ready("#sick");
        const watched = await watch(visit, b.shop, "#sick");
        const button = visit.page.locator("#sick [name=provoke]");
        await button.click();
        await expect.poll(async () => (await heard(visit)).errors.length).toBe(1);
        const [error] = (await heard(visit)).errors;
        expect(error).toMatchObject({ name: island, own: true, message: `planted: ${phase}` });
        expect(error?.phase).toMatch(expected);
        expect(await visit.status("#sick")).toBe("ready");
        expect(await count(visit)).toBe("1");
        await button.click();
        await expect.poll(() => count(visit)).toBe("2");
        expect(await mounts(visit)).toBe(1);
        expect(visit.errors.map(({ message }) => message)).toContain(`planted: ${phase}`);
        await watched.expectNothingLost({ planted, named: island, focusOr: ["#sick [name=provoke]"] });
      });

    for (const [island, phase, expected, reports] of others === fiftyOthers
      ? sample(endFaults, 1)
      : sample(endFaults, 2))
      test(`${island} failing in "${phase}": the server's HTML still returns, and the other islands keep working`, async () => {
        const visit = await visited({ island, phase, others });
        await typeThenMount(visit);
        await visit.ready("#sick");
        const watched = await watch(visit, b.shop, "#sick");
        await visit.page.locator("#sick").evaluate((host) => host.removeAttribute("data-island"));
        await expect.poll(() => visit.page.locator(".saboteur, .saboteur-portal, .enhanced").count()).toBe(0);
        if (expected) {
          await expect.poll(async () => (await heard(visit)).errors.length).toBe(1);
          expect((await heard(visit)).errors[0]?.phase).toMatch(expected);
        }
        await expectServerHtml(visit);
        await watched.expectNothingLost({
          planted,
          reports,
          named: island,
          focusOr: ["#sick input[name=text]", "#sick output", "body"],
          link: ".server-link",
        });
      });
  });

test("without a planted fault the same page has no error, no report and a live island", async () => {
  const visit = await visited({ island: "saboteur", phase: "none", others: twoOthers });
  await typeThenMount(visit);
  await visit.ready("#sick");
  expect(await visit.page.locator("#sick .saboteur input").inputValue()).toBe("kurtka");
  await visit.page.locator("#sick [name=provoke]").click();
  await expect.poll(() => count(visit)).toBe("1");
  expect(await heard(visit)).toMatchObject({ errors: [], ready: 1 });
  await expectReports(visit.page, b.shop, 0);
});

for (const [island, times] of sample(
  (["saboteur", "saboteur-plain"] as const).flatMap((name) => [1, 2].map((count) => [name, count] as const)),
  2,
))
  test(`${island} that fails ${times}× remounts by itself, with the text typed in the meantime`, async () => {
    const phase = island === "saboteur" ? "render" : "mount";
    const visit = await visited({ island, phase, times, others: twoOthers });
    await typeThenMount(visit);
    await visit.ready("#sick");
    expect(await mounts(visit)).toBe(times + 1);
    expect(await visit.page.locator("#sick input[name=text]").inputValue()).toBe("kurtka");
    await visit.page.locator("#sick [name=provoke]").click();
    await expect.poll(() => count(visit)).toBe("1");
    await expectReports(visit.page, b.shop, 1, island);
  });

test("a listener that prevents the default of wyspa:island-error stops the remounts and the report", async () => {
  const visit = await visited({
    island: "saboteur",
    phase: "render",
    others: twoOthers,
    script: "<script>window.handles = true</script>",
  });
  await typeThenMount(visit);
  await expect.poll(() => visit.status("#sick")).toBe("failed");
  await quietFor(visit.page, 3_500); // longer than both back-offs
  expect(await mounts(visit)).toBe(1);
  expect((await heard(visit)).errors).toHaveLength(1);
  await expectServerHtml(visit);
  await expectReports(visit.page, b.shop, 0);
});

test("a React island that fails during an update returns to the server's HTML with the text typed in it", async () => {
  const visit = await visited({ island: "saboteur", phase: "update", others: twoOthers });
  await typeThenMount(visit);
  await visit.ready("#sick");
  const field = visit.page.locator("#sick input[name=text]");
  await field.fill("buty zimowe");
  await visit.page.evaluate(() => Reflect.set(window, "handles", true));
  await visit.page.locator("#sick [name=provoke]").click();
  await expect.poll(() => visit.status("#sick")).toBe("failed");
  await expectServerHtml(visit);
  expect(await field.inputValue()).toBe("buty zimowe");
});

test("of two hosts of one island, the error event names the one whose handler failed", async () => {
  const visit = await visited({
    island: "saboteur",
    phase: "none",
    others: `<div id="second" data-island="saboteur" ${props({ phase: "event handler" })}>${inside}</div>`,
    script: `<script>window.hosts = []; document.addEventListener("wyspa:island-error",
      function (event) { hosts.push(event.detail.host.id) })</script>`,
  });
  await typeThenMount(visit);
  await visit.ready("#sick");
  await visit.page.locator("#second input").focus();
  await visit.ready("#second");
  await visit.page.locator("#second [name=provoke]").click();
  await expect.poll(() => visit.page.evaluate(() => Reflect.get(window, "hosts"))).toEqual(["second"]);
  await expectReports(visit.page, b.shop, 1, "saboteur");
});

test("an error of another script is not attributed to an island, and is not reported", async () => {
  const visit = await visited({ island: "saboteur", phase: "none", others: twoOthers });
  await visit.page.evaluate(() => {
    setTimeout(() => {
      throw new Error("of the theme");
    });
    void Promise.reject(new Error("of the theme, too"));
  });
  await expect.poll(() => visit.errors.length).toBe(2);
  expect((await heard(visit)).errors).toEqual([]);
  await expectReports(visit.page, b.shop, 0);
});
