// @vitest-environment page
/** The interdependent parts of an address form: country and provinces, person and company, the phone's prefix. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followBlocks } from "../../../islands/validated-form/blocks";

let life: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

const get = <Of extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Of;
const fire = (id: string, type: string) => get(id).dispatchEvent(new Event(type, { bubbles: true }));
const choose = (id: string, value: string, type = "change") => {
  get(id).value = value;
  fire(id, type);
};
function follow(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.forms[0] as HTMLFormElement;
  followBlocks(form, life.signal);
  return {
    form,
    reset() {
      form.reset();
      vi.runAllTimers();
    },
  };
}
const isOpen = (id: string) => {
  const inside = [...get(id).querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const isHidden = get(id).classList.contains("--hidden");
  expect(inside.map(({ disabled }) => disabled)).toEqual(inside.map(() => isHidden));
  return !isHidden;
};

describe("a chosen country", () => {
  const countries = (id: string, chosen: string) =>
    `<select id="${id}">${["", "1", "2"].map((value) => `<option ${value === chosen ? "selected" : ""}>${value}</option>`).join("")}</select>`;
  const FORM = `${countries("client_region", "1")}
    <input id="client_zipcode" data-region="0"><input id="client_city"><input id="delivery_zipcode" data-region="0">
    <div id="ones" data-region-province="1"><select id="client_province"></select><textarea></textarea></div>
    <div id="twos" data-region-province="2"><select id="client_province2"></select></div>
    <div id="words" data-region-province="2"><b>Prowincja</b></div>
    <div id="other" data-region-province="2"><select id="delivery_province"></select></div>`;
  const regions = () =>
    [...document.querySelectorAll("[data-region]")].map((one) => one.getAttribute("data-region"));

  it("from before the island is applied to the fields of its address, and to no others", () => {
    follow(FORM);
    expect(regions()).toEqual(["1", "0"]);
    expect(get("client_city").hasAttribute("data-region")).toBe(false);
    expect([isOpen("ones"), isOpen("twos"), isOpen("words"), isOpen("other")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("opens its provinces and closes the others, whose fields are then not sent", () => {
    follow(FORM);
    choose("client_region", "2");
    expect(regions()).toEqual(["2", "0"]);
    expect([isOpen("ones"), isOpen("twos"), isOpen("words")]).toEqual([false, true, true]);
    choose("client_region", "1");
    expect([isOpen("ones"), isOpen("twos"), isOpen("words")]).toEqual([true, false, false]);
  });

  it("is that of the server again after a reset", () => {
    const { reset } = follow(FORM);
    choose("client_region", "2");
    reset();
    expect([regions(), isOpen("ones"), isOpen("twos")]).toEqual([["1", "0"], true, false]);
  });

  it("that is none yet changes nothing", () => {
    follow(FORM.replace(countries("client_region", "1"), countries("client_region", "")));
    expect([regions(), isOpen("twos")]).toEqual([["0", "0"], true]);
  });

  it.each([
    [
      "its theme's name",
      '<select id="client_land" data-name="region" data-region="9"><option>1</option><option>2</option></select>',
    ],
    [
      "its name",
      '<select name="client_region" id="" data-region="9"><option>1</option><option>2</option></select>',
    ],
  ])("is recognised by %s, and keeps its own attribute", (_, list) => {
    follow(`${list}<input id="client_zipcode" data-region="0">`);
    const select = document.querySelector("select") as HTMLSelectElement;
    expect(regions()).toEqual(["9", "1"]);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(regions()).toEqual(["9", "2"]);
  });

  it("is no part of the page that only looks like a list", () => {
    follow(FORM);
    const text = document.createElement("p");
    text.id = "client_land_region";
    document.forms[0]?.append(text);
    expect(() => fire("client_land_region", "change")).not.toThrow();
    expect(regions()).toEqual(["1", "0"]);
  });

  it("of another list, or of another form, changes nothing", () => {
    follow(`${FORM}<select id="client_regions"><option>1</option><option>2</option></select>`);
    document.body.insertAdjacentHTML("beforeend", `<form>${countries("client2_region", "1")}</form>`);
    choose("client_regions", "2");
    choose("client2_region", "2");
    expect(regions()).toEqual(["1", "0"]);
  });

  it("is no longer followed when the island has ended, nor begun after it", () => {
    follow(FORM);
    life.abort();
    choose("client_region", "2");
    expect(regions()).toEqual(["1", "0"]);
    follow(FORM);
    expect(regions()).toEqual(["0", "0"]);
  });
});

describe("the choice between a person and a company", () => {
  const PARTS = `<div id="firm" data-firm="show"><input id="client_firm"></div>
    <div id="private" data-firm="hide"><input id="client_sex"></div>
    <input id="client_firstname"><input id="client_lastname"><input id="client_lastname2"><input id="new_client_lastname">`;
  const radios = (checked: "p" | "f" | "") =>
    `<input type="radio" name="client_type" id="p" value="private" ${checked === "p" ? "checked" : ""}>
     <input type="radio" name="client_type" id="f" value="firm" ${checked === "f" ? "checked" : ""}>`;
  const press = (id: string) => {
    get(id).checked = true;
    fire(id, "change");
  };
  const required = () =>
    ["client_firstname", "client_lastname", "client_lastname2"].map((id) => get(id).required);

  it.each([
    ["p", false, [true, true, false]],
    ["f", true, [false, false, false]],
  ] as const)("from before the island is applied: %s", (checked, isFirm, names) => {
    follow(radios(checked) + PARTS);
    expect([isOpen("firm"), isOpen("private"), required()]).toEqual([isFirm, !isFirm, names]);
    expect(get("new_client_lastname").required).toBe(false);
  });

  it("closes the other's fields, and requires names of persons only", () => {
    const { reset } = follow(radios("p") + PARTS);
    press("f");
    expect([isOpen("firm"), isOpen("private"), required()]).toEqual([true, false, [false, false, false]]);
    press("p");
    expect([isOpen("firm"), isOpen("private"), required()]).toEqual([false, true, [true, true, false]]);
    press("f");
    reset();
    expect([isOpen("firm"), isOpen("private")]).toEqual([false, true]);
  });

  it("that is open yet changes nothing", () => {
    follow(radios("") + PARTS);
    expect([isOpen("firm"), isOpen("private"), required()]).toEqual([true, true, [false, false, false]]);
  });

  it.each(["data-name='type' name='kind'", "name='client_type'"])("may be a list: %s", (attributes) => {
    follow(`<select id="type" ${attributes}><option>private</option><option>firm</option></select>${PARTS}`);
    expect([isOpen("firm"), isOpen("private")]).toEqual([false, true]);
    choose("type", "firm");
    expect([isOpen("firm"), isOpen("private")]).toEqual([true, false]);
  });

  it("is no other list with such a value", () => {
    follow(`<select id="type" name="type"><option>private</option><option>firm</option></select>${PARTS}`);
    choose("type", "firm");
    expect([isOpen("firm"), isOpen("private")]).toEqual([true, true]);
  });
});

it("a prefix outside the form that belongs to it by its attribute is restored as one inside is", () => {
  document.body.innerHTML = `<form id="own"><input id="phone" data-concat-from="#prefix"></form>
    <input id="prefix" form="own" class="client_prefix__input" data-concat-to="#phone" value="+48">`;
  followBlocks(document.forms[0] as HTMLFormElement, life.signal);
  expect(get("prefix").getAttribute("autocomplete")).toBe("tel-country-code");
  fire("prefix", "focus");
  expect(get("prefix").value).toBe("");
  fire("prefix", "blur");
  expect(get("prefix").value).toBe("+48");
});

describe("the prefix of a phone", () => {
  const PREFIX = `<div class="client_prefix__wrapper"><select id="list"><option></option><option selected>+49</option><option>+48</option><option>+1</option><option>+1809</option></select>
      <input id="prefix" class="client_prefix__input" data-concat-to="#phone" data-graphql="phone" value="+48"></div>
    <input id="phone" data-graphql="phone" data-concat-from="#prefix">`;
  let inputs: string[];
  const start = (html = PREFIX) => {
    const shop = follow(html);
    inputs = [];
    get("prefix").addEventListener("input", () => inputs.push(get("prefix").value));
    return shop;
  };
  const leave = () => fire("prefix", "blur");

  it("is that of the list until one is typed", () => {
    start(PREFIX.replace(' value="+48"', ""));
    expect(get("prefix").value).toBe("+49");
    start();
    expect(get("prefix").value).toBe("+48");
    document.body.innerHTML = `<form><input id="prefix" class="client_prefix__input"></form>`;
    followBlocks(document.forms[0] as HTMLFormElement, life.signal);
    expect(get("prefix").value).toBe("");
  });

  it("is cleared while it is typed, and comes back unless a known one is typed", () => {
    start();
    fire("prefix", "focus");
    expect(get("prefix").value).toBe("");
    leave();
    expect([get("prefix").value, inputs]).toEqual(["+48", []]);
    fire("prefix", "focus");
    get("prefix").value = "+999";
    leave();
    expect([get("prefix").value, inputs]).toEqual(["+48", []]);
    fire("prefix", "focus");
    get("prefix").value = " +49 ";
    leave();
    expect([get("prefix").value, inputs]).toEqual(["+49", ["+49"]]);
  });

  it("stays empty when it has nothing to come back to, and is left alone without a focus before", () => {
    start();
    get("prefix").value = "";
    fire("prefix", "focus");
    leave();
    expect(get("prefix").value).toBe("");
    get("prefix").value = "+7";
    leave();
    expect(get("prefix").value).toBe("+7");
  });

  it("is put back by Enter only, of the keys", () => {
    start();
    fire("prefix", "focus");
    get("prefix").dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
    expect(get("prefix").value).toBe("");
    get("prefix").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(get("prefix").value).toBe("+48");
  });

  it("is put back by Enter also where the page keeps keys to itself, until the island has ended", () => {
    const { form } = start();
    const enter = () =>
      get("prefix").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    form.addEventListener("keydown", (event) => event.stopPropagation());
    fire("prefix", "focus");
    enter();
    expect(get("prefix").value).toBe("+48");
    fire("prefix", "focus");
    life.abort();
    enter();
    expect(get("prefix").value).toBe("");
  });

  it("comes back in a field that stands without a list, whatever was typed", () => {
    follow('<input id="prefix" class="client_prefix__input" value="+48">');
    fire("prefix", "focus");
    get("prefix").value = "+49";
    leave();
    expect(get("prefix").value).toBe("+48");
  });

  it("follows the list, and tells the form once", () => {
    start();
    choose("list", "+49");
    choose("list", "+49");
    expect([get("prefix").value, inputs]).toEqual(["+49", ["+49"]]);
    choose("list", "");
    expect([get("prefix").value, inputs]).toEqual(["+49", ["+49"]]);
  });

  it.each([
    ["+49 151 123", "+49", "151 123", ["+49"]],
    ["0049151", "+49", "151", ["+49"]],
    ["+48500", "+48", "500", []],
    ["+1", "+48", "+1", []],
    ["+1809 5", "+1809", "5", ["+1809"]],
    ["+999 5", "+48", "+999 5", []],
    ["500600700", "+48", "500600700", []],
    ["48601234567", "+48", "601234567", []],
    ["4915112345678", "+49", "15112345678", ["+49"]],
    ["48 363 12 34", "+48", "48 363 12 34", []],
    ["+49 (0)30 123456", "+49", "30 123456", ["+49"]],
    ["+49‑151‑123", "+49", "151-123", ["+49"]],
    ["(0)22 123 45 67", "+48", "22 123 45 67", []],
  ])("that is typed before the number moves to its own field: %s", (typed, prefix, rest, told) => {
    start();
    choose("phone", typed, "input");
    expect([get("prefix").value, get("phone").value, inputs]).toEqual([prefix, rest, told]);
  });

  it("that is split off is chosen in the list, too, whose button follows its change", () => {
    start();
    const list = () => (get("list") as unknown as HTMLSelectElement).value;
    const changes: string[] = [];
    get("list").addEventListener("change", () => changes.push(list()));
    choose("phone", "+1809 5", "input");
    expect([list(), changes, inputs]).toEqual(["+1809", ["+1809"], ["+1809"]]);
    fire("prefix", "focus");
    get("prefix").value = "+49";
    leave();
    expect([list(), changes, inputs]).toEqual(["+49", ["+1809", "+49"], ["+1809", "+49"]]);
  });

  it("is not split off what is typed into its own field", () => {
    start();
    choose("prefix", "+49 1", "input");
    expect(get("prefix").value).toBe("+49 1");
  });

  it("is left to the page's own script, where there is one", () => {
    start(PREFIX.replace('id="prefix"', 'id="prefix" data-prev="+48"'));
    fire("prefix", "focus");
    expect(get("prefix").value).toBe("+48");
    choose("list", "+49");
    choose("phone", "+49151", "input");
    expect([get("prefix").value, get("phone").value]).toEqual(["+48", "+49151"]);
  });

  it("of another form, and after the end of the island, is left alone", () => {
    start();
    document.body.insertAdjacentHTML(
      "beforeend",
      PREFIX.replaceAll('id="', 'id="other_').replaceAll("#", "#other_"),
    );
    fire("other_prefix", "focus");
    choose("other_list", "+49");
    choose("other_phone", "+49151", "input");
    expect([get("other_prefix").value, get("other_phone").value]).toEqual(["+48", "+49151"]);
    life.abort();
    fire("prefix", "focus");
    expect(get("prefix").value).toBe("+48");
  });
});
