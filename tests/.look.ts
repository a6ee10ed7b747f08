import { chromium } from "playwright";
import { startShop } from "../fixtures/shop";
const shop = await startShop();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
page.setDefaultTimeout(12000);
const attempt = async (name: string, run: () => Promise<unknown>) => {
  try { await run(); console.log(name, "ok"); } catch (error) { console.log(name, String(error).slice(0, 1500)); }
};
shop.config.regions = { show: true };
await attempt("languages", async () => {
  await page.goto(`${shop.url}/text-page`);
  await page.getByRole("dialog").waitFor();
  await page.getByLabel("Wybierz region dostawy").selectOption("Azja i Oceania");
  await page.getByLabel("Wybierz region dostawy").selectOption("Ameryka Północna i Południowa");
  await page.getByRole("radio", { name: /Kanada/ }).check();
  await page.locator(".select_language__languages_select").getByRole("radio", { name: /Français/ }).check();
  await page.getByRole("group", { name: "Wybierz język" }).getByRole("radio", { name: /English/ }).check();
});
await page.screenshot({ path: "/tmp/look1.png" });
shop.config.regions = { recommended: "deu", recommendedLanguage: "ger", show: true } as never;
await attempt("back", async () => {
  await page.goto(`${shop.url}/text-page?regions=1&show_select=true&recommended=deu&recommended_lang=ger`);
  await page.getByRole("button", { name: "Anderes Land wählen" }).click();
  await page.getByRole("button", { name: "Zurück" }).click();
  await page.getByRole("button", { name: "Anderes Land wählen" }).waitFor();
});
await page.screenshot({ path: "/tmp/look2.png" });
await browser.close();
await shop.close();
