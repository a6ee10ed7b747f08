/** Slow, broken and missing answers: the last text wins, and the shopper can always continue. */
import { describe, expect, it } from "vitest";
import { type FaultName, faultNames } from "../../../fixtures/faults/kinds";
import { sample } from "../sample";
import { bench, handPause, quietFor } from "../support";
import { search } from "./field";

const b = bench();

it("shows the last text's results when the first text's response arrives after them", async () => {
  const made = await search(b);
  const hold = b.shop.faults.hold("graphql");
  await made.type("kurtka");
  await hold.arrived(1);
  await made.type("buty");
  await expect.poll(() => made.asked()).toEqual(["kurtka", "buty"]);
  hold.releaseAt(-1);
  await made.options.first().waitFor();
  hold.release();
  await quietFor(made.page, 500);
  expect(await made.options.locator("b").first().textContent()).toMatch(/^buty$/i);
  expect(made.errors).toEqual([]);
  expect(made.console).toEqual([]);
  expect(b.shop.errorReports).toEqual([]);
});

it("aborts without an error or a flicker of the loader", async () => {
  b.shop.faults.latency("graphql", 1_500);
  const made = await search(b);
  await made.page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { __loading: seen });
    const form = document.querySelector("#menu_search") as HTMLElement;
    new MutationObserver(() => {
      const now = form.classList.contains("--loading");
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(form, { attributeFilter: ["class"] });
  });
  await made.type("but");
  await handPause(made.page, 1_100);
  await made.page.keyboard.type("y");
  await handPause(made.page, 1_100);
  await made.page.keyboard.type(" ");
  await made.page.keyboard.type("t");
  await made.options.first().waitFor();
  const seen = await made.page.evaluate(() => (window as unknown as { __loading: boolean[] }).__loading);
  expect(seen.filter((one, index) => one !== seen[index - 1])).toEqual(
    seen[0] ? [true, false] : [false, true, false],
  );
  expect(made.errors).toEqual([]);
  expect(made.console).toEqual([]);
  expect(b.shop.errorReports).toEqual([]);
});

it("shows the loader, a message some seconds later, and stops on Escape", async () => {
  const answers = b.shop.faults.hold("graphql");
  const made = await search(b);
  await made.type("buty");
  await expect.poll(() => made.form.getAttribute("class")).toContain("--loading");
  await made.page.getByText("Wczytywanie wyników").first().waitFor();
  expect(await made.input.isEditable()).toBe(true);
  await made.page.keyboard.press("Escape");
  expect(await made.form.getAttribute("class")).not.toContain("--loading");
  expect(await made.list.isVisible()).toBe(false);
  answers.release();
  await quietFor(made.page, 500);
  expect(await made.options.count()).toBe(0);
});

/** Faults that leave a usable answer, which is displayed. */
const bearable = new Set<FaultName>(["huge", "bom", "wrong-charset", "partial", "keys-missing"]);
/** Faults that do not apply to GraphQL, or that wait for the transport's own deadline. */
const others = new Set<FaultName>(["hang", "key-error", "key-wrong-type", "response-null", "503", "429"]);

describe("a broken answer", () => {
  it.each(
    sample(
      faultNames.filter((name) => !bearable.has(name) && !others.has(name)),
      4,
    ),
  )("shows an error with a retry button, and Enter still submits: %s", async (fault) => {
    b.shop.faults.set("graphql", fault);
    const made = await search(b);
    await made.type("buty");
    const again = made.page.getByRole("button", { name: "Spróbuj ponownie" });
    await again.waitFor({ timeout: 20_000 });
    expect(await made.form.getAttribute("class")).not.toContain("--loading");
    expect(made.errors).toEqual([]);
    b.shop.faults.clear();
    await again.click();
    await made.options.first().waitFor();
    expect(await made.page.evaluate(() => document.activeElement?.className)).toBe("menu_search__input");
    b.shop.faults.set("graphql", fault);
    await made.type("kurtka");
    await again.waitFor({ timeout: 20_000 });
    await made.page.keyboard.press("Enter");
    await made.page.waitForURL(/\/search\.php\?text=kurtka$/);
  });

  it.each(
    sample(
      [...bearable].filter((name) => name !== "keys-missing"),
      2,
    ),
  )("shows its valid parts: %s", async (fault) => {
    b.shop.faults.set("graphql", fault);
    const made = await search(b);
    await made.type("buty");
    await made.options.first().waitFor({ timeout: 20_000 });
    expect(made.errors).toEqual([]);
  });
});

it("retries once when the network is back", async () => {
  const made = await search(b);
  await made.context.setOffline(true);
  await made.page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".search_result__retry")) return;
      observer.disconnect();
      Object.assign(window, { saidBefore: [...Reflect.get(window, "__said")] });
    }).observe(document, { childList: true, subtree: true }),
  );
  await made.input.fill("buty"); // at once: a slow machine would search for the beginning of a typed text, too
  await made.page.getByRole("button", { name: "Spróbuj ponownie" }).waitFor({ timeout: 20_000 });
  expect(await made.page.evaluate(() => Reflect.get(window, "saidBefore"))).toEqual([]);
  await expect.poll(() => made.said()).toEqual(["Nie udało się wczytać wyników"]);
  await made.context.setOffline(false);
  await made.options.first().waitFor();
  expect(made.asked()).toEqual(["buty"]);
  expect(made.errors).toEqual([]);
});

it("shows an error when the code that sends requests cannot be loaded, and Enter still submits", async () => {
  b.shop.faults.set("wyspa", "404", { path: /transport/ });
  const made = await search(b);
  await made.type("buty");
  await made.page.getByRole("button", { name: "Spróbuj ponownie" }).waitFor({ timeout: 20_000 });
  expect(made.errors).toEqual([]);
  await made.page.keyboard.press("Enter");
  await made.page.waitForURL(/\/search\.php\?text=buty$/);
});
