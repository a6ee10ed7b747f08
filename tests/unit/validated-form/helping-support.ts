/** A page with a form of the theme whose help while typing has started; typing on it is like a browser's. */
import { helpWhileTyping } from "../../../islands/validated-form/helping";
import { followTown, type TownTools } from "../../../islands/validated-form/town";
import type { IslandContext } from "../../../runtime/contracts/island";

export const POLAND = "1143020143";
export const field = (id: string, attributes = "") =>
  `<div class="f-feedback" id="${id}_holder"><input id="${id}" name="${id}" ${attributes}><label for="${id}">${id}</label></div>`;
const COUNTRIES = `<select id="client_region" name="client_region"><option value="${POLAND}">Polska</option><option value="2">Czechy</option><option value="3">Niemcy</option></select>`;
export const formOf = (countries = COUNTRIES) => `<form>
  <input type="radio" id="private" name="client_type" value="private" checked><input type="radio" id="firm" name="client_type" value="firm">
  ${field("client_zipcode", `data-graphql="zipcode" data-region="${POLAND}"`)}
  ${field("client_city", 'data-graphql="city"')}
  ${field("client_phone", `data-graphql="phone" type="tel" data-region="${POLAND}"`)}
  ${field("client_email", 'data-graphql="email" type="email"')}
  ${field("client_nip", `data-graphql="nip" data-region="${POLAND}"`)}
  ${countries}</form>`;

let life = new AbortController();
/** Ends the help of the last page. */
export const endHelp = () => life.abort();

export interface Options {
  readonly markup?: string;
  readonly props?: object;
  readonly geocodeUrl?: string;
  readonly language?: string;
  readonly currency?: string;
  readonly geocode?: (...asked: unknown[]) => Promise<unknown>;
}

/** Opens a page with a form, whose help has started. */
export function page({
  markup = formOf(),
  props = {},
  geocodeUrl = "",
  language = "pl",
  currency = "zł",
  geocode,
}: Options = {}) {
  endHelp();
  life = new AbortController();
  document.body.innerHTML = markup;
  const root = document.querySelector("form") as HTMLFormElement;
  const said: string[] = [];
  const loaded: string[] = [];
  const context = {
    props,
    signal: life.signal,
    announce: (text: string) => void said.push(text),
    texts:
      (table: Record<string, string>) =>
      (key: string, slots: Record<string, string> = {}) =>
        (table[key] ?? "").replace(/\{(\w+)\}/g, (_, name) => slots[name] ?? ""),
    store: {
      getState: () => ({
        shop: { languageSymbol: language, currency: { symbol: currency }, tiles: { geocodeUrl } },
      }),
    },
    platform: { geocode },
    load: async (part: string) => {
      loaded.push(part);
      return { followTown: (tools: TownTools) => followTown(tools), helpWhileTyping: () => {} };
    },
  } as unknown as IslandContext;
  helpWhileTyping(root, context);
  const get = (id: string) => document.getElementById(id) as HTMLInputElement;
  return {
    root,
    context,
    said,
    loaded,
    get,
    /** Types at the end, like a browser: `beforeinput`, the text, `input`. */
    type(id: string, keys: string, inputType = "insertText") {
      const one = get(id);
      one.focus();
      for (const data of inputType === "insertText" ? keys : [keys]) {
        one.setSelectionRange(one.value.length, one.value.length);
        const event = new InputEvent("beforeinput", { data, inputType, bubbles: true, cancelable: true });
        if (!one.dispatchEvent(event)) continue;
        one.value += data;
        one.dispatchEvent(trusted(new InputEvent("input", { data, inputType, bubbles: true })));
      }
    },
    change(id: string, value = get(id).value) {
      get(id).value = value;
      get(id).dispatchEvent(trusted(new Event("change", { bubbles: true })));
    },
    note: (id: string) => document.querySelector<HTMLButtonElement>(`#${id}_holder .f-note__button`),
  };
}
/** Events of tests count as the shopper's. */
export function trusted<Of extends Event>(event: Of): Of {
  Object.defineProperty(event, "isTrusted", { value: true });
  return event;
}
