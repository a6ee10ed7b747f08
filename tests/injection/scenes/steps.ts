/** Names of the old script that modules of the order and of accounts call: prefixes, deposits, and page links. */
import { expect } from "vitest";
import { visitModule } from "../../browser/page-module";
import type { Scene } from "../scene";
import { escaped, inScript } from "../stage";
import { attribute, flat, textsOf } from "./hosts";

/** The module reads the payloads from the page, and says when it has done its part. */
const module = (code: string) =>
  `app_shop.run(() => { const texts = JSON.parse(document.querySelector("#texts").text); ${code} document.body.dataset.end = "reached"; }, "all");`;
const given = (texts: readonly string[]) =>
  `<script type="application/json" id="texts">${inScript(texts)}</script>`;
const END = "body[data-end]";

const prefixes: Scene = {
  name: "phone prefixes of the old script",
  places: ["phone prefix: list", "phone prefix: value of an option", "phone prefix: words about the list"],
  async run(stage) {
    const options = stage.texts.map((text) => `<option${attribute("value", text)}>${escaped(text)}</option>`);
    const visit = await visitModule(stage.b, {
      module: "cop_modules_client",
      content: `${given(stage.texts)}<form action="/thank-you.php"><div class="client_prefix__wrapper"><select class="client_prefix__select f-select"><option value="+48">+48</option>${options.join("")}</select>
        <input class="client_prefix__input" id="client_phone_prefix" name="prefix" aria-label="Inny"></div>
        <p><label for="client_phone">Telefon</label> <input id="client_phone" name="phone"></p>
        ${stage.texts.map((_, index) => `<div class="p${index}__wrapper"><select class="p${index}__select f-select"><option value="+48">+48</option></select><input class="p${index}__input" aria-label="x"></div>`).join("")}</form>`,
      code: module(`new SetPrefixOnPhoneInput({}).init();
        texts.forEach((text, index) => new SetPrefixOnPhoneInput({ ariaLabelTxt: text }).init({ prefixName: ".p" + index, phoneInput: "#none" + index }));`),
      before: stage.watched,
    });
    const { page } = visit;
    await page.locator(END).waitFor({ state: "attached" });
    const items = page.locator(".client_prefix__wrapper .f-dropdown-item");
    await expect.poll(() => items.count()).toBe(stage.texts.length + 1);
    const shown = (await items.allTextContents()).slice(1);
    stage.shows("phone prefix: list", flat(stage, shown, "markup"));
    const chosen = await items.evaluateAll((all) =>
      all.slice(1).map((item) => {
        (item as HTMLElement).click();
        return document.querySelector<HTMLInputElement>("#client_phone_prefix")?.value ?? "";
      }),
    );
    // A field of one line drops line breaks.
    const oneLine = stage.texts.map((text, index) =>
      escaped(text).replace(/\n/g, "") === escaped(chosen[index] ?? "").replace(/\n/g, "")
        ? text
        : (chosen[index] ?? ""),
    );
    stage.shows("phone prefix: value of an option", oneLine);
    const words = await page
      .locator(".f-dropdown-toggle[aria-description]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-description")));
    stage.shows("phone prefix: words about the list", words);
    await stage.isClean(page);
  },
};

const deposits: Scene = {
  name: "deposits of the old script",
  places: ["deposit: amount in the page", "deposit: amount in data", "deposit: amount of a module"],
  async run(stage) {
    const spans = stage.texts.map(
      (text, index) =>
        `<p><span class="of-page">${escaped(text)}</span></p><p><span class="of-data"${attribute("data-price", text)}>x</span></p><p><span class="m${index}">x</span></p>`,
    );
    const visit = await visitModule(stage.b, {
      module: "search_promo_products",
      content: given(stage.texts) + spans.join(""),
      code: module(`for (const one of [".of-page", ".of-data"]) app_shop.fn.addDepositInfo(one);
        texts.forEach((text, index) => app_shop.fn.addDepositInfo(".m" + index, { priceDirect: text }));`),
      before: stage.watched,
    });
    const { page } = visit;
    await page.locator(END).waitFor({ state: "attached" });
    const tips = page.locator(".deposit_tooltip__content");
    await expect.poll(() => tips.count()).toBe(stage.texts.length * 3);
    await stage.isClean(page);
    const inPage = await textsOf(visit, ".of-page + .deposit_tooltip .deposit_tooltip__content");
    stage.shows("deposit: amount in the page", flat(stage, inPage, "markup"));
    const inData = await textsOf(visit, ".of-data + .deposit_tooltip .deposit_tooltip__content");
    stage.shows("deposit: amount in data", flat(stage, inData, "markup"));
    const ofModule = await textsOf(visit, "[class^=m] + .deposit_tooltip .deposit_tooltip__content");
    // Layout of a module's message is dropped, and character references are decoded: some texts become shorter.
    stage.takes("deposit: amount of a module", ofModule.length);
  },
};

const pages: Scene = {
  name: "associated clients of the old script",
  places: ["associated clients: page in the address", "associated clients: code and text of a message"],
  async run(stage) {
    const visit = await visitModule(stage.b, {
      module: "client_new_associated",
      content: `${given(stage.texts)}<ul class="pagination" id="list"></ul>`,
      code: `var clientNewErrorCode = {}, clientFormTxt = {};
        app_shop.txt.errorCode = {};
        for (const text of JSON.parse(document.querySelector("#texts").text)) Object.defineProperty(app_shop.txt.errorCode, text, { value: text, enumerable: true, configurable: true });
        ${module(`const list = document.querySelector("#list");
          window.hashes = texts.map((text) => {
            const pages = new Pagination();
            pages.setActive("#" + text);
            list.replaceChildren();
            pages.init(list, { resultPage: 3 });
            return location.hash;
          });`)}`,
      before: stage.watched,
    });
    const { page } = visit;
    await page.locator(END).waitFor({ state: "attached" });
    const hashes = await page.evaluate(() => Reflect.get(window, "hashes") as string[]);
    stage.takes("associated clients: page in the address", hashes.filter((hash) => hash.length > 1).length);
    expect(new URL(page.url()).origin).toBe(stage.b.shop.url);
    await stage.isClean(page);
    const table = await page.evaluate(() => {
      const codes = Reflect.get(window, "clientNewErrorCode") as Record<string, string>;
      const texts: string[] = JSON.parse(document.querySelector<HTMLScriptElement>("#texts")?.text ?? "[]");
      return texts.map((text) =>
        text === "__proto__" ? Object.getPrototypeOf(codes) === Object.prototype : codes[text] === text,
      );
    });
    stage.takes("associated clients: code and text of a message", table.filter(Boolean).length);
  },
};

export const stepScenes = [prefixes, deposits, pages];
