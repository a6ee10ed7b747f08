import { chromium } from "playwright";
import { build } from "esbuild";
import { startShop } from "/work/main/fixtures/shop";
import { writeFileSync } from "node:fs";
const launchOptions = { args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"], executablePath: "/usr/bin/chromium" };
const probe = (await build({ entryPoints: ["/work/main/tests/bench/page/probe.ts"], bundle: true, write: false, format: "iife" })).outputFiles[0].text;
const browser = await chromium.launch(launchOptions);
const shop = await startShop({ dist: "/work/main/tests/.dist/bench" });
const n = Number(process.argv[2] ?? 5000), name = process.argv[3] ?? "bench-plain", traced = process.argv[4] === "trace";
const hosts = `<div data-island="${name}" data-island-when="load"><button type="button">waiting</button></div>\n`.repeat(n);
shop.page("/p", `<!doctype html><html data-hosts="${n}"><head><meta charset=utf-8><title>x</title><script src="/wyspa/wyspa.js" defer></script></head><body>${hosts}</body></html>`);
shop.page("/blank", "<!doctype html><title>x</title>");
for (let i = 0; i < 4; i++) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  page.on("console", (m) => console.log("console", m.text().slice(0,200)));
  page.on("pageerror", (e) => console.log("error", e));
  await page.addInitScript({ content: probe });
  await page.goto(shop.url + "/blank");
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  const before = Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map((m) => [m.name, m.value]));
  if (traced) await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute", "v8"] });
  await page.goto(shop.url + "/p");
  const at = await page.evaluate(() => window.bench.all);
  await new Promise((r) => setTimeout(r, 300));
  const after = Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map((m) => [m.name, m.value]));
  const b = await page.evaluate(() => ({ lt: window.bench.longTasks.map((t) => [Math.round(t.start), t.duration]), lf: window.bench.longFrames.map((f) => [Math.round(f.start), f.duration, ...f.scripts.map((s) => `${s.url.slice(-24)} ${s.invoker.slice(-40)} ${s.duration}`)]) }));
  const d = (k) => Math.round((after[k] - before[k]) * 1000);
  console.log({ at: Math.round(at), task: d("TaskDuration"), script: d("ScriptDuration"), layout: d("LayoutDuration"), style: d("RecalcStyleDuration"), heap: Math.round(after.JSHeapUsedSize / 1e6) }, JSON.stringify(b));
  if (traced) { const t = Date.now(); const buffer = await browser.stopTracing(); console.log("trace", buffer.length, Date.now() - t); if (i === 3) writeFileSync(`/tmp/trace-${name}-${n}.json`, buffer); }
  await context.close();
}
await browser.close(); await shop.close();
