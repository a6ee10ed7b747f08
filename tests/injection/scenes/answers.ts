/** What the server answers about a registration: a proposed login, the format of a postal code. */
import { expect } from "vitest";
import { asSent } from "../../unit/any-text";
import type { Scene } from "../scene";
import { seen } from "../stage";
import { hostsPage } from "./hosts";

/** The kind of the field, and the server's answer about it. */
const places = {
  "validated-form: proposed login": {
    kind: "login",
    answer: (text: string) => ({
      messages: [{ code: "login_taken_login_propose", message: "" }],
      clientProposedLogin: text,
    }),
  },
  "validated-form: format of a postal code": {
    kind: "zipcode",
    answer: (text: string) => ({
      messages: [
        { code: "incorect_zipcode", message: "" },
        { code: "incorect_zipcode", message: text },
      ],
    }),
  },
};

/** Each payload has a form of its own, because a form that is changed waits before it asks again. */
const form = (kind: string, index: number) =>
  `<form id="form${index}" method="post" action="/sent" data-island="validated-form" data-island-when="load"><p><label for="f${index}">Pole</label> <input id="f${index}" name="f" data-graphql="${kind}" data-region="1143020003"></p><button>Wyślij</button></form>`;

const registration: Scene = {
  name: "validated-form: proposals and hints",
  places: Object.keys(places),
  async run(stage) {
    for (const [place, { kind, answer }] of Object.entries(places)) {
      const state = { text: "" };
      stage.b.shop.faults.set("graphql", () => ({ data: { validateClientData: answer(state.text) } }));
      const { page } = await hostsPage(stage, (_, index) => form(kind, index));
      const shown: string[] = [];
      for (const [index, text] of stage.texts.entries()) {
        state.text = text;
        await page.evaluate((at) => {
          const field = document.querySelector<HTMLInputElement>(`#f${at}`);
          if (field) field.value = `00-${String(at).padStart(3, "0")}`;
          field?.dispatchEvent(new Event("input", { bubbles: true }));
          document.querySelector<HTMLFormElement>(`#form${at}`)?.requestSubmit();
        }, index);
        let told = "";
        const read = async () => {
          told = (await page.locator(`#form${index} p .f-message`).allTextContents()).join("");
          return asSent(told);
        };
        const wanted = asSent(seen(text, "server")).trim();
        await expect.poll(read, { interval: 10, message: text }).toContain(wanted);
        shown.push(told);
      }
      await stage.isClean(page);
      stage.contains(place, shown, "server");
    }
  },
};

export const answerScenes = [registration];
