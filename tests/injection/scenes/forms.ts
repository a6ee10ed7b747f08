/** Forms and product pages: the server's messages, the labels of fields, and what a product's sizes say. */
import { expect } from "vitest";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { escaped, inScript, seen } from "../stage";
import { hostsPage } from "./hosts";

const checked: Scene = {
  name: "validated-form: the server's messages",
  places: ["message", "message in the summary", "label in the summary"].map(
    (part) => `validated-form: ${part}`,
  ),
  async run(stage) {
    const { b, texts } = stage;
    b.shop.faults.set("graphql", (answer) => ({
      data: Object.fromEntries(
        Object.keys(Object(answer.data)).map((alias) => [
          alias,
          { messages: [{ code: "brand_new", message: texts[Number(alias.slice(1))] ?? "" }] },
        ]),
      ),
    }));
    const fields = texts.map(
      (text, index) =>
        `<p><label for="f${index}">${escaped(text)}</label> <input id="f${index}" name="n${index}" data-graphql="city"></p>`,
    );
    const { page } = await hostsPage(
      stage,
      `<form method="post" action="/sent" data-island="validated-form" data-island-when="load">${fields.join("")}<button>Wyślij</button></form>`,
      { ready: 1 },
    );
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>("form input")) {
        field.value = "x";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      document.querySelector("form")?.requestSubmit();
    });
    const filled = () =>
      page.locator("form p .f-message").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
    await expect.poll(async () => (await filled()).filter(Boolean).length).toBe(texts.length);
    stage.shows("validated-form: message", await filled(), "server");
    const links = page.locator(".f-summary__list a");
    await expect.poll(() => links.count()).toBe(texts.length);
    await stage.isClean(page);
    stage.takes("validated-form: message in the summary", await links.count());
    stage.takes("validated-form: label in the summary", await links.count());
  },
};

/** Characters; a longer name is no town (`runtime/platform/geocoding.ts`). */
const LONGEST_TOWN = 60;

const town: Scene = {
  name: "validated-form: the town of a postal code",
  places: ["validated-form: town of the service"],
  async run(stage) {
    const { b } = stage;
    b.shop.config.tiles = true;
    const { page } = await stage.open({ path: "/client-new.php?register" });
    const answer = { town: "", code: "" };
    await page.route("**/search?**", (route) =>
      route.fulfill({
        headers: { "Access-Control-Allow-Origin": "*" },
        json: [{ lat: "54", lon: "18", address: { postcode: answer.code, city: answer.town } }],
      }),
    );
    const postal = page.locator("#client_zipcode");
    const city = page.locator("#client_city");
    await page.locator("#client_firstname").focus();
    await page.locator("#client_zipcode[inputmode=numeric]").waitFor();
    await postal.focus();
    let shown = 0;
    for (const [index, text] of stage.texts.entries()) {
      Object.assign(answer, { town: text, code: `80-${100 + index}` });
      const answered = page.waitForResponse(/\/search\?/);
      await postal.fill("");
      await page.keyboard.type(answer.code.replace("-", ""));
      await answered;
      const name = asSent(seen(text, "server")).trim();
      const wanted = name.length > LONGEST_TOWN ? "" : name.replace(/[\r\n]/g, "");
      await expect
        .poll(async () => asSent(await city.inputValue()), { interval: 10, message: text })
        .toBe(wanted);
      shown += 1;
      await stage.isClean(page);
    }
    stage.takes("validated-form: town of the service", shown);
  },
};

const sizes: Scene = {
  name: "product-options: data of the sizes",
  places: ["availability", "picture of the availability", "text of a price by telephone"].map(
    (part) => `product-options: ${part}`,
  ),
  async run(stage) {
    stage.expectPictures();
    const { b, texts } = stage;
    const state = { text: "" };
    b.shop.faults.set("projector", () => ({
      sizeprices: { value: 5 },
      sizeavailability: {
        status: "enable",
        visible: "y",
        status_description: state.text,
        status_gfx: state.text,
        description_tel: state.text,
        icon_tel: state.text,
      },
    }));
    const shownOf = async (isByPhone: boolean, part: string) => {
      const data = texts.map((text, index) => ({
        id: `s${index}`,
        name: `S${index}`,
        amount: 3,
        phone_price: isByPhone,
        price: { price: { gross: { value: 5 }, net: { value: 4 } } },
        availability: {
          status: "enable",
          visible: "y",
          description: text,
          icon: text,
          description_tel: text,
          icon_tel: text,
        },
      }));
      const { page } = await hostsPage(
        stage,
        `<main id="content"><script data-page-own>product_config = { hasPricesPerSize: true };
          product_data = ${inScript([{ id: 7, type: "product_item", unit: { name: "szt.", sellBy: 1 }, sizes: data }])};</script>
        <form id="projector_form" data-product_id="7" method="post" action="/basketchange.php" data-island="product-options" data-island-when="load">
          <input type="hidden" name="product" value="7"><input type="hidden" id="projector_size_hidden" name="size" value="">
          <div class="projector_sizes">${data.map(({ id }) => `<a class="projector_sizes__item" href="#" data-size-type="${id}">${id}</a>`).join("")}</div>
          <div id="projector_prices_section"><strong id="projector_price_value">5,00 zł</strong></div>
          <div id="projector_status"><span id="projector_status_gfx_wrapper"><img id="projector_status_gfx" alt=""></span>
          <span id="projector_status_description"></span></div><button>Kup</button></form></main>`,
        { ready: 1 },
      );
      const shown: string[] = [];
      for (const [index, text] of texts.entries()) {
        state.text = text;
        const wanted = asSent(seen(text, "server")).trim();
        await page.locator(".projector_sizes__item").nth(index).dispatchEvent("click");
        await expect
          .poll(async () => asSent((await page.locator(part).first().textContent()) ?? "").trim(), {
            interval: 10,
          })
          .toBe(wanted);
        shown.push((await page.locator(part).first().textContent()) ?? "");
        await stage.isClean(page, { pictures: true });
      }
      return shown;
    };
    stage.shows(
      "product-options: availability",
      await shownOf(false, "#projector_status_description"),
      "server",
    );
    stage.takes("product-options: picture of the availability", texts.length);
    const byPhone = await shownOf(true, "#projector_price_value");
    stage.shows("product-options: text of a price by telephone", byPhone, "server");
  },
};

export const formScenes = [checked, town, sizes];
