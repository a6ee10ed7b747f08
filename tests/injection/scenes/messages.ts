/** Messages: alerts, dialogs, the old script's names, and what the server says about a shopper's action. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { visitBare } from "../../browser/bare-page";
import { asShopper, filled } from "../../browser/mini-basket/shop";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import type { Stage } from "../stage";
import { seen } from "../stage";

/** The payloads for code in the page. The protocol would change halves of surrogate pairs; escapes of JSON do not. */
const give = async (stage: Stage, page: Page): Promise<void> => {
  await page.evaluate((json) => {
    Object.assign(window, {
      payloads: JSON.parse(json),
      /** Two frames later, React has rendered. */
      painted: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      /** Waits for a condition, at most some seconds. */
      until: async (isSo: () => unknown) => {
        for (let frame = 0; !isSo(); frame++)
          if (frame > 200) throw new Error(`This has not come: ${isSo}`);
          else await new Promise(requestAnimationFrame);
      },
    });
  }, JSON.stringify(stage.texts));
};

declare const payloads: readonly string[];
declare const painted: () => Promise<void>;
declare const until: (isSo: () => unknown) => Promise<void>;
interface OldNames {
  readonly Alertek: Record<"Error" | "Info" | "End", (text?: string) => void>;
  readonly Modal: new (options: object) => unknown;
}

const alerts: Scene = {
  name: "alerts, dialogs and the loading cover",
  places: ["alert", "alert: log", "alert: announcement", "dialog: title", "dialog: text", "loading cover"],
  async run(stage) {
    const { page, said } = await stage.open();
    await give(stage, page);
    const shown = await page.evaluate(async () => {
      const of = (selector: string) => document.querySelector(selector)?.textContent ?? "";
      const all: string[][] = [];
      for (const text of payloads) {
        window.wyspa.alert(text);
        await until(() => of(".alertek__text").trim() === text.trim());
        const log = [...document.querySelectorAll("[data-wyspa-log] p")].at(-1)?.textContent ?? "";
        const opened = await window.wyspa.modal({ title: text, text });
        await painted();
        all.push([of(".alertek__text"), log, of("dialog[open] :is(h1, h2)"), of("dialog[open] p")]);
        if (opened) opened.close();
        await until(() => !document.querySelector("dialog[open]"));
      }
      return all;
    });
    for (const [index, place] of ["alert", "alert: log", "dialog: title", "dialog: text"].entries())
      stage.shows(
        place,
        shown.map((one) => one[index] ?? ""),
      );
    await stage.isClean(page);
    const heard = new Set((await said()).map(asSent));
    stage.takes("alert: announcement", stage.texts.filter((text) => heard.has(asSent(text).trim())).length);
    const covers = await page.evaluate(async () => {
      const all: string[] = [];
      for (const text of payloads) {
        window.wyspa.loading(true, text);
        const cover = () => document.querySelector("#ajaxLoadSite")?.textContent ?? "";
        await until(() => cover().includes(text.trim()));
        all.push(cover());
        window.wyspa.loading(false);
        await painted();
      }
      return all;
    });
    stage.shows("loading cover", covers);
    await stage.isClean(page);
  },
};

const oldNames: Scene = {
  name: "the old script's names",
  places: ["old names: Alertek", "old names: alert with a link", "old names: Modal", "old names: errorLog"],
  async run(stage) {
    stage.expectPictures();
    const { page } = await stage.open({ path: "/?modules=1" });
    await give(stage, page);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const shop = Reflect.get(window, "app_shop");
          shop.run(() => done(), "all");
        }),
    );
    const linked = await page.evaluate(async () => {
      const { Alertek } = window as unknown as OldNames;
      let count = 0;
      for (const text of payloads) {
        Alertek.Error(text);
        await painted();
        const attribute = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
        Alertek.Error(`Dodano. <a class="alertek__link" href="${attribute}">Dalej</a>`);
        await painted();
        await painted();
        count += 1;
      }
      return count;
    });
    stage.takes("old names: Alertek", linked);
    stage.takes("old names: alert with a link", linked);
    await stage.isClean(page);
    const dialogs = await page.evaluate(async () => {
      const { Modal } = window as unknown as OldNames;
      const log = Reflect.get(window, "errorLog");
      let count = 0;
      for (const text of payloads) {
        log?.(text);
        new Modal({ html: `<h2>Okno</h2><p>${text}</p>` });
        await until(() => document.querySelector("#modal h2"));
        await painted();
        for (const link of document.querySelectorAll<HTMLElement>(
          "#modal [onclick], #modal [onmouseover], #modal [onfocus]",
        ))
          link.focus();
        document.querySelector<HTMLElement>("#modal .modal__close")?.click();
        await until(() => !document.querySelector("#modal h2"));
        count += 1;
      }
      return count;
    });
    // Markup of a page's script may contain elements; none of them may run code.
    stage.takes("old names: Modal", dialogs);
    stage.takes("old names: errorLog", dialogs);
  },
};

const refusals: Scene = {
  name: "the server's refusals",
  places: ["add-to-basket: reason of a refusal", "delivery-place: reason of a refusal"],
  async run(stage) {
    const { b } = stage;
    const state = { text: "" };
    filled(b, 0);
    const { page } = await visitBare(
      b,
      `<form id="add" method="post" action="/basketchange.php" data-island="add-to-basket" data-island-when="load">
        <input type="hidden" name="product" value="1002"><input type="hidden" name="size" value="uniw"><input type="hidden" name="mode" value="1">
        <input name="number" value="1" aria-label="Sztuk"><button id="buy">Kup</button></form>
      <form id="place" action="/nowhere" data-island="delivery-place" data-island-when="load"><label>Kod <input name="zip" value="00-950"></label><button>Zmień</button></form>`,
      { skin: false, context: asShopper(b), before: stage.watched },
    );
    await page.locator("#add[data-island-status=ready]").waitFor();
    await page.locator("#place[data-island-status=ready]").waitFor();
    const error = () => ({ code: 1, message: state.text });
    b.shop.faults.set("graphql", () => ({
      data: {
        validateClientData: { messages: [] },
        setTemporaryZipcode: { status: "error", error: error() },
        addProductsToBasket: { status: "error", results: [{ status: "error", error: error() }] },
      },
    }));
    const shown: string[][] = [];
    for (const text of stage.texts) {
      state.text = text;
      const wanted = asSent(seen(text, "server")).trim();
      await page.evaluate((name) => {
        document.querySelector("#add")?.setAttribute("data-name", name);
        for (const id of ["#place", "#add"]) document.querySelector<HTMLFormElement>(id)?.requestSubmit();
      }, text);
      const parts = () =>
        page.evaluate(() =>
          ["#place .f-message", ".add_to_basket__card.--error"].map(
            (part) => document.querySelector(part)?.textContent ?? "",
          ),
        );
      await expect
        .poll(async () => (await parts()).filter((part) => asSent(part).includes(wanted)).length, {
          interval: 10,
          message: text,
        })
        .toBe(2);
      shown.push([
        (await page.locator("#place .f-message").textContent()) ?? "",
        (await page.locator(".add_to_basket__card").last().textContent()) ?? "",
      ]);
    }
    stage.shows(
      "delivery-place: reason of a refusal",
      shown.map(([text = ""]) => text),
      "server",
    );
    stage.contains(
      "add-to-basket: reason of a refusal",
      shown.map(([, text = ""]) => text),
      "server",
    );
    await stage.isClean(page);
  },
};

const codes: Scene = {
  name: "passkey: the code step's messages",
  places: ["passkey: time of a limit", "passkey: typed login"],
  async run(stage) {
    const { b } = stage;
    const state = { text: "" };
    b.shop.faults.set("graphql", (answer) =>
      "expressCheckoutGenerateOtp" in Object(answer.data)
        ? {
            data: {
              expressCheckoutGenerateOtp: {
                isLimitExceeded: true,
                exceededLimits: [{ timeLimit: { eventRemainingBLockTime: state.text } }],
              },
            },
          }
        : answer,
    );
    const { page } = await stage.open({ path: "/login.php?passkey=code" });
    await page.locator(".passkey__button", { hasText: /kodem/ }).click();
    const box = page.locator(".passkey__box.--code");
    const shown: string[] = [];
    for (const text of stage.texts) {
      state.text = text;
      await box.locator("[autocomplete=username]").fill(text.replace(/[\r\n]/g, ""));
      await box.locator("[data-press=send]").dispatchEvent("click");
      const wanted = asSent(seen(text, "server")).trim();
      const line = async () => asSent((await box.locator(".passkey__line").textContent()) ?? "");
      await expect.poll(line, { interval: 10, message: text }).toContain(wanted);
      shown.push((await box.locator(".passkey__line").textContent()) ?? "");
      await stage.isClean(page);
    }
    stage.contains("passkey: time of a limit", shown, "server");
    stage.takes("passkey: typed login", shown.length);
  },
};

export const messageScenes = [alerts, oldNames, refusals, codes];
