// @vitest-environment page
/** The town of a postal code: when the service is asked, what is filled in, and how the shopper keeps the last word. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIELD_SET } from "../../../runtime/forms/field-set";
import { endHelp, field, formOf, type Options, page, trusted } from "./helping-support";

const geocodeUrl = "https://geo.test";
const answerOf = (town: string) => ({ ok: true, data: { lat: 1, lng: 1, town } });
const found = (town: string) => vi.fn(async (..._asked: unknown[]) => answerOf(town));
const settled = () => vi.advanceTimersByTimeAsync(0);
const start = async (options: Options) => {
  const shop = page({ geocodeUrl, ...options });
  await settled();
  return shop;
};
/** A service whose answers the test gives, in any order. */
function slowService() {
  const asked: { question: string; signal: AbortSignal; answer(town: string): Promise<unknown> }[] = [];
  const geocode = (question: unknown, signal: unknown) =>
    new Promise((resolve) =>
      asked.push({
        question: String(question),
        signal: signal as AbortSignal,
        answer(town) {
          resolve(answerOf(town));
          return settled();
        },
      }),
    );
  return { asked, geocode };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endHelp();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the town of a postal code", () => {
  it("is asked about with the complete code and its country, and filled in, once", async () => {
    const geocode = found("Warszawa");
    const { get, type, said, note } = await start({ geocode });
    type("client_zipcode", "0095");
    expect(geocode).not.toHaveBeenCalled();
    type("client_zipcode", "0");
    await settled();
    expect(geocode).toHaveBeenCalledTimes(1);
    expect(geocode).toHaveBeenCalledWith("00-950, Polska", expect.anything(), { town: true });
    expect(get("client_city").value).toBe("Warszawa");
    expect(said).toEqual(["Wpisano miejscowość Warszawa."]);
    note("client_city")?.click();
    expect(get("client_city").value).toBe("");
    get("client_zipcode").dispatchEvent(trusted(new Event("change", { bubbles: true })));
    await settled();
    expect(get("client_city").value).toBe("");
    expect(geocode).toHaveBeenCalledTimes(1);
  });

  it("has a note beside it that says where it comes from, and takes it out again", async () => {
    const { get, type, note } = await start({ geocode: found("Warszawa") });
    const inputs: string[] = [];
    get("client_city").addEventListener("input", () => inputs.push(get("client_city").value));
    type("client_zipcode", "00950");
    await settled();
    expect(document.querySelector(".f-note")?.textContent).toBe("Z kodu pocztowego.Cofnij");
    expect(get("client_city").getAttribute("aria-describedby")).toBe(document.querySelector(".f-note")?.id);
    note("client_city")?.click();
    expect([note("client_city"), document.activeElement]).toEqual([null, get("client_city")]);
    expect(inputs).toEqual(["Warszawa", ""]);
  });

  it("never overwrites what is typed, before or during the request", async () => {
    const geocode = found("Warszawa");
    const { get, type } = await start({ geocode });
    type("client_zipcode", "00950");
    get("client_city").value = "W";
    await settled();
    expect(get("client_city").value).toBe("W");
    get("client_zipcode").value = "";
    type("client_zipcode", "00951");
    await settled();
    expect(geocode).toHaveBeenCalledTimes(1);
  });

  it("is selected when the shopper is in its field, so that typing replaces it", async () => {
    const { asked, geocode } = slowService();
    const { get, type } = await start({ geocode });
    type("client_zipcode", "00950");
    const select = vi.spyOn(get("client_city"), "select");
    get("client_city").focus();
    await asked[0]?.answer("Warszawa");
    expect([get("client_city").value, select.mock.calls.length]).toEqual(["Warszawa", 1]);
  });

  it("is not selected when the shopper is elsewhere", async () => {
    const { get, type } = await start({ geocode: found("Warszawa") });
    const select = vi.spyOn(get("client_city"), "select");
    type("client_zipcode", "00950");
    await settled();
    expect(get("client_city").value).toBe("Warszawa");
    expect(select).not.toHaveBeenCalled();
  });

  it("that is typed over is the shopper's: no note, and another code leaves it", async () => {
    const { get, type, note } = await start({ geocode: found("Warszawa") });
    type("client_zipcode", "00950");
    await settled();
    type("client_city", " Wola");
    expect(note("client_city")).toBeNull();
    get("client_zipcode").value = "00-95";
    get("client_zipcode").dispatchEvent(trusted(new Event("input", { bubbles: true })));
    expect(get("client_city").value).toBe("Warszawa Wola");
  });

  it("of another code does not stay: it is taken out at the first changed digit, and replaced", async () => {
    const geocode = vi.fn(async (question: unknown) => answerOf(`Miasto ${question}`));
    const { get, type, note } = await start({ geocode });
    type("client_zipcode", "00950");
    await settled();
    get("client_zipcode").value = "00-95";
    get("client_zipcode").dispatchEvent(trusted(new Event("input", { bubbles: true })));
    expect([get("client_city").value, note("client_city")]).toEqual(["", null]);
    type("client_zipcode", "1");
    await settled();
    expect(get("client_city").value).toBe("Miasto 00-951, Polska");
    expect(note("client_city")).not.toBeNull();
  });

  it("of another country does not stay: it is taken out with the country, and the new one is asked about", async () => {
    const countries = `<select id="client_region" name="client_region"><option value="3">Niemcy</option><option value="4">Francja</option><option value="5">Austria</option></select>`;
    const towns: Record<string, string> = { "10115, Niemcy": "Berlin", "10115, Francja": "Laubressel" };
    const geocode = vi.fn(async (question: unknown) => answerOf(towns[String(question)] ?? ""));
    const { get, type, change, said, note } = await start({ geocode, markup: formOf(countries) });
    type("client_zipcode", "10115");
    await settled();
    expect(get("client_city").value).toBe("Berlin");
    change("client_region", "4");
    vi.advanceTimersByTime(0); // the listeners that pass the country on to its address are first
    expect(get("client_city").value).toBe("");
    await settled();
    expect(get("client_city").value).toBe("Laubressel");
    expect(note("client_city")).not.toBeNull();
    // In Austria the five digits are no code.
    change("client_region", "5");
    await settled();
    expect([get("client_city").value, note("client_city")]).toEqual(["", null]);
    expect(said.filter((text) => text.includes("usuni") || text.includes("Usuni"))).toHaveLength(2);
    expect(geocode).toHaveBeenCalledTimes(2);
  });

  it.each<[string, (list: HTMLSelectElement, code: HTMLElement) => void]>([
    [
      "is chosen without an event of the browser",
      (list) => {
        list.value = "4";
        list.dispatchEvent(new CustomEvent(FIELD_SET, { bubbles: true }));
      },
    ],
    ["is set by a script", (_, code) => code.setAttribute("data-region", "fr")],
  ])("of another country does not stay when the country %s", async (_, choose) => {
    const countries = `<select id="client_region" name="client_region"><option value="3">Niemcy</option><option value="4">Francja</option></select>`;
    const list = choose.length === 1 ? countries : "";
    const markup = formOf(list).replaceAll("1143020143", list ? "" : "de");
    const geocode = vi.fn(async (question: unknown) => answerOf(`Miasto ${question}`));
    const { get, type } = await start({ geocode, markup });
    type("client_zipcode", "10115");
    await settled();
    expect(get("client_city").value).toBe("Miasto 10115, Niemcy");
    choose(get("client_region") as unknown as HTMLSelectElement, get("client_zipcode"));
    await settled();
    expect(get("client_city").value).toBe("Miasto 10115, Francja");
  });

  it("is asked about when the country that makes the digits a code is chosen after them", async () => {
    const geocode = found("Wien");
    const countries = `<select id="client_region" name="client_region"><option value="5">Polska</option><option value="6">Austria</option></select>`;
    const { get, type, change } = await start({ geocode, markup: formOf(countries) });
    type("client_zipcode", "1010");
    await settled();
    expect(geocode).not.toHaveBeenCalled();
    change("client_region", "6");
    await settled();
    expect(get("client_city").value).toBe("Wien");
  });

  it("that the shopper has typed stays with another country", async () => {
    const geocode = found("Berlin");
    const { get, type, change } = await start({ geocode });
    type("client_city", "Mitte");
    type("client_zipcode", "10115");
    change("client_region", "3");
    await settled();
    expect(get("client_city").value).toBe("Mitte");
    expect(geocode).not.toHaveBeenCalled();
  });

  it("comes back with the same code after a deleted digit, and its end is told", async () => {
    const { get, type, said } = await start({ geocode: found("Warszawa") });
    type("client_zipcode", "00950");
    await settled();
    get("client_zipcode").value = "00-95";
    get("client_zipcode").dispatchEvent(trusted(new Event("input", { bubbles: true })));
    expect(said).toEqual(["Wpisano miejscowość Warszawa.", "Usunięto miejscowość."]);
    type("client_zipcode", "0");
    await settled();
    expect(get("client_city").value).toBe("Warszawa");
  });

  it("comes with the same code when its answer came while a digit was missing", async () => {
    const { asked, geocode } = slowService();
    const { get, type } = await start({ geocode });
    type("client_zipcode", "00950");
    get("client_zipcode").value = "00-95";
    await asked[0]?.answer("Warszawa");
    type("client_zipcode", "0");
    await asked[1]?.answer("Warszawa");
    expect(get("client_city").value).toBe("Warszawa");
  });

  it("is not taken out when a script of the page has written another one", async () => {
    const { get, type, note } = await start({ geocode: found("Warszawa") });
    type("client_zipcode", "00950");
    await settled();
    get("client_city").value = "Wola";
    note("client_city")?.click();
    expect([get("client_city").value, note("client_city")]).toEqual(["Wola", null]);
  });

  it("stays empty when the service fails or knows several", async () => {
    for (const answer of [{ ok: false, kind: "network" }, answerOf("")]) {
      const { get, type, said } = await start({ geocode: async () => answer });
      type("client_zipcode", "00950");
      await settled();
      expect(get("client_city").value).toBe("");
      expect(said).toEqual([]);
    }
  });
});

describe("the service for towns", () => {
  it("needs to be configured and switched on", async () => {
    expect((await start({ geocodeUrl: "" })).loaded).toEqual([]);
    expect((await start({ props: { town: false } })).loaded).toEqual([]);
    expect((await start({ geocode: found("") })).loaded).toEqual(["town"]);
  });

  it("has four seconds to answer", async () => {
    const { asked, geocode } = slowService();
    const { type } = await start({ geocode });
    type("client_zipcode", "00950");
    await vi.advanceTimersByTimeAsync(3_999);
    expect(asked[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("is no longer waited for about a code that was changed, also when its answer comes last", async () => {
    const { asked, geocode } = slowService();
    const { get, type } = await start({ geocode });
    type("client_zipcode", "00950");
    get("client_zipcode").value = "";
    type("client_zipcode", "80001");
    expect(asked.map(({ question }) => question)).toEqual(["00-950, Polska", "80-001, Polska"]);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await asked[1]?.answer("Gdańsk");
    await asked[0]?.answer("Warszawa");
    expect(get("client_city").value).toBe("Gdańsk");
  });

  it("is not waited for after the island has ended", async () => {
    const { asked, geocode } = slowService();
    const { get, type, said } = await start({ geocode });
    type("client_zipcode", "00950");
    endHelp();
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer("Warszawa");
    expect([get("client_city").value, said]).toEqual(["", []]);
  });

  it("is asked when a browser has filled the code in, and not when a script of the page has", async () => {
    const geocode = found("Warszawa");
    const { get, change } = await start({ geocode });
    get("client_zipcode").value = "00-950";
    get("client_zipcode").dispatchEvent(new Event("input", { bubbles: true }));
    expect(geocode).not.toHaveBeenCalled();
    change("client_zipcode", "00950");
    await settled();
    expect(get("client_city").value).toBe("Warszawa");
    expect(geocode).toHaveBeenCalledOnce();
  });

  it("is asked about a code that was typed before this part arrived", async () => {
    // happy-dom does not know `:user-valid`, which browsers keep until then.
    const own = Element.prototype.querySelectorAll;
    vi.spyOn(Element.prototype, "querySelectorAll").mockImplementation(function (this: Element, selector) {
      const isTyped = selector.includes(":user-valid");
      return own.call(this, isTyped ? "#client_zipcode, #client_email" : selector) as NodeListOf<Element>;
    });
    const geocode = found("Warszawa");
    const shop = page({ geocodeUrl, geocode });
    shop.get("client_zipcode").value = "00-950";
    await settled();
    await settled();
    expect(geocode).toHaveBeenCalledOnce();
    expect(shop.get("client_city").value).toBe("Warszawa");
  });

  it.each<[string, (city: HTMLInputElement) => void]>([
    ["only the server may change", (city) => city.setAttribute("readonly", "")],
    ["is disabled", (city) => city.setAttribute("disabled", "")],
    [
      "is a list",
      (city) => city.replaceWith(Object.assign(document.createElement("select"), { id: "client_city" })),
    ],
    ["is filled in", (city) => city.setAttribute("value", "Gdynia")],
    ["is missing", (city) => city.remove()],
  ])("is not asked about a town whose field %s", async (_, prepare) => {
    const geocode = found("Warszawa");
    const { get, type } = await start({ geocode });
    prepare(get("client_city"));
    type("client_zipcode", "00950");
    await settled();
    expect(geocode).not.toHaveBeenCalled();
  });

  it("is not asked about a code in another form, nor about digits that are no code", async () => {
    const geocode = found("Warszawa");
    const { type } = await start({ geocode });
    document.body.insertAdjacentHTML(
      "beforeend",
      `<form>${field("delivery_zipcode", 'data-graphql="zipcode" data-region="pl"')}${field("delivery_city", 'data-graphql="city"')}</form>`,
    );
    type("delivery_zipcode", "80-001");
    type("client_nip", "00950");
    await settled();
    expect(geocode).not.toHaveBeenCalled();
  });

  it("is not asked about a code whose country is unknown", async () => {
    const geocode = found("Warszawa");
    const { get, type } = await start({ geocode, markup: formOf(""), language: "en", currency: "$" });
    get("client_zipcode").pattern = "\\d\\d-\\d{3}";
    type("client_zipcode", "00950");
    await settled();
    expect(geocode).not.toHaveBeenCalled();
  });
});

describe("in a form with two addresses", () => {
  it("the town belongs to the address of the code", async () => {
    const delivery =
      field("delivery_zipcode", 'data-graphql="zipcode" data-region="pl"') +
      field("delivery_city", 'data-graphql="city"');
    const { get, type } = await start({ markup: formOf(delivery), geocode: found("Gdańsk") });
    type("delivery_zipcode", "80001");
    await settled();
    expect([get("delivery_city").value, get("client_city").value]).toEqual(["Gdańsk", ""]);
  });
});

it("fields without the theme's names are found by what browsers fill in", async () => {
  const fields = `<form>${field("code", 'autocomplete="shipping postal-code" data-region="de"')}
    ${field("place", 'autocomplete="shipping address-level2"')}</form>`;
  const geocode = found("Berlin");
  const { get, type } = await start({ markup: fields, geocode });
  type("code", "10115");
  await settled();
  expect(geocode).toHaveBeenCalledWith("10115, Niemcy", expect.anything(), { town: true });
  expect(get("place").value).toBe("Berlin");
});
