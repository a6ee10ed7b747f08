import { chromium } from "playwright";
import { startShop } from "./fixtures/shop.ts";
const shop = await startShop();
shop.config.theme = "strict";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, width, height] of [["phone", 390, 844], ["desktop", 1366, 900]]) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${shop.url}/search.php?text=a&listing=theme&modules=1`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/listing-${name}.png` });
  await page.evaluate(() => document.querySelector(".deposit_tooltip")?.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/listing-${name}-deposit.png` });
  await page.goto(`${shop.url}/search.php?text=a&listing=theme`);
  await page.waitForTimeout(1000);
  await page.focus("#paging_setting_top select");
  await page.waitForTimeout(1000);
  await page.keyboard.press("ArrowDown");
  await page.evaluate(() => document.querySelector("#paging_setting_top button")?.focus());
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/listing-${name}-keyboard.png` });
}
await browser.close(); await shop.close(); process.exit(0);
