// @vitest-environment page
/** The help while a form is filled in, on a form of the theme. */
import { afterEach, describe, expect, it } from "vitest";
import { loadHelp } from "../../../islands/validated-form/parts";
import { getCustomError } from "../../../runtime/forms/custom-error";
import { endHelp, field, formOf, POLAND, page } from "./helping-support";

afterEach(endHelp);

describe("a typed postal code", () => {
  it("takes its shape, and a composition does not", () => {
    const { get, type } = page();
    type("client_zipcode", "00950");
    expect(get("client_zipcode").value).toBe("00-950");
    get("client_zipcode").value = "";
    const composed = new InputEvent("beforeinput", {
      data: "00950",
      inputType: "insertText",
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(composed, "isComposing", { value: true });
    get("client_zipcode").dispatchEvent(composed);
    expect(composed.defaultPrevented).toBe(false);
    expect(get("client_zipcode").value).toBe("");
  });

  it("follows the chosen country", () => {
    const { get, type } = page();
    get("client_zipcode").dataset.region = "2";
    get("client_region").value = "2";
    type("client_zipcode", "11000");
    expect(get("client_zipcode").value).toBe("110 00");
    get("client_zipcode").value = "";
    get("client_region").value = "3";
    type("client_zipcode", "10115");
    expect(get("client_zipcode").value).toBe("10115");
  });

  it("follows the list of prefixes where the page has no list of countries", () => {
    const list = `<select><option value="+420" date-region="${POLAND}">+420</option></select>`;
    const { get, type } = page({ markup: formOf(list) });
    type("client_zipcode", "11000");
    expect(get("client_zipcode").value).toBe("110 00");
  });

  it.each([
    ["pl", "zł", "00-950"],
    ["pl", "€", "00950"],
    ["en", "zł", "00950"],
  ])("on a page without countries depends on language %s and currency %s", (language, currency, expected) => {
    const { get, type } = page({ markup: formOf(""), language, currency });
    type("client_zipcode", "00950");
    expect(get("client_zipcode").value).toBe(expected);
  });

  it("is left as typed once the server refuses a guessed shape", () => {
    const { get, type } = page({ markup: formOf("") });
    type("client_zipcode", "10115");
    const detail = {
      form: document.forms[0],
      field: get("client_zipcode"),
      valid: false,
      codes: ["incorect_zipcode"],
    };
    document.dispatchEvent(new CustomEvent("wyspa:validated", { detail }));
    expect(get("client_zipcode").value).toBe("10115");
    get("client_zipcode").value = "";
    type("client_zipcode", "10115");
    expect(get("client_zipcode").value).toBe("10115");
  });

  it("obeys the page's own pattern and length", () => {
    const { get, type } = page();
    get("client_zipcode").pattern = "\\d{5}";
    type("client_zipcode", "00950");
    expect(get("client_zipcode").value).toBe("00950");
    get("client_zipcode").removeAttribute("pattern");
    get("client_zipcode").value = "";
    get("client_zipcode").maxLength = 5;
    type("client_zipcode", "00950");
    expect(get("client_zipcode").value).toBe("00950");
    get("client_phone").pattern = "\\d{9}";
    type("client_phone", "500600700");
    expect(get("client_phone").value).toBe("500600700");
  });

  it("shows an example while it has the focus, and the keyboard of digits", () => {
    const { get } = page();
    expect(get("client_zipcode").inputMode).toBe("numeric");
    get("client_zipcode").focus();
    expect(get("client_zipcode").placeholder).toBe("np. 00-950");
    get("client_zipcode").blur();
    expect(get("client_zipcode").hasAttribute("placeholder")).toBe(false);
    endHelp();
    expect(get("client_zipcode").hasAttribute("inputmode")).toBe(false);
  });
});

describe("a pasted phone number", () => {
  it.each([
    ["+48500600700", "+48 500 600 700"],
    ["0048 500-600-700", "+48 500 600 700"],
    ["500600700", "500 600 700"],
    ["+4915112345678", "+4915112345678"],
  ])("%s becomes %s", (pasted, expected) => {
    const { get, type } = page();
    type("client_phone", pasted, "insertFromPaste");
    expect(get("client_phone").value).toBe(expected);
  });

  it("keeps what a script of the page sets", () => {
    const { get } = page();
    get("client_phone").value = "500600700";
    get("client_phone").dispatchEvent(new Event("change", { bubbles: true }));
    expect(get("client_phone").value).toBe("500600700");
  });
});

describe("a mistyped e-mail", () => {
  const question = "Czy chodziło Ci o anna@gmail.com?";

  it("is asked about once it is complete, accepted, and undone for good", () => {
    const { change, get, note, said } = page();
    change("client_email", "anna@gmial.com");
    expect(note("client_email")?.textContent).toBe(question);
    expect(get("client_email").getAttribute("aria-describedby")).toBe(document.querySelector(".f-note")?.id);
    note("client_email")?.click();
    expect(get("client_email").value).toBe("anna@gmail.com");
    expect(note("client_email")?.textContent).toBe("Cofnij");
    note("client_email")?.click();
    expect(get("client_email").value).toBe("anna@gmial.com");
    expect(note("client_email")).toBeNull();
    expect(get("client_email").hasAttribute("aria-describedby")).toBe(false);
    change("client_email");
    expect(note("client_email")).toBeNull();
    expect(said).toEqual([question, "Wpisano adres anna@gmail.com."]);
  });

  it("is not asked about in a field that the shopper cannot change, nor when a script fills it in", () => {
    const { change, get, note } = page();
    get("client_email").value = "anna@gmial.com";
    get("client_email").dispatchEvent(new Event("change", { bubbles: true }));
    expect(note("client_email")).toBeNull();
    get("client_email").readOnly = true;
    change("client_email");
    expect(note("client_email")).toBeNull();
  });

  it.each([
    ['type="email"', true],
    ['data-graphql="phone email"', true],
    ['data-graphql="emails"', false],
    ["", false],
  ])("is asked about in a field with %j: %s", (attributes, isAsked) => {
    const { change, note } = page({ markup: `<form>${field("mail", attributes)}</form>` });
    change("mail", "anna@gmial.com");
    expect(!!note("mail")).toBe(isAsked);
  });

  it("is asked about only in this form, and only where the shop wants it", () => {
    const { change } = page();
    document.body.insertAdjacentHTML("beforeend", field("other", 'type="email"'));
    change("other", "anna@gmial.com");
    expect(document.querySelector(".f-note")).toBeNull();
    const off = page({ props: { suggestEmail: false } });
    off.change("client_email", "anna@gmial.com");
    expect(off.note("client_email")).toBeNull();
  });

  it("is asked about anew for another address: one question stands, and a right address has none", () => {
    const { change, said } = page();
    change("client_email", "anna@gmial.com");
    change("client_email", "anna@wp.lp");
    const notes = () => [...document.querySelectorAll(".f-note")].map(({ textContent }) => textContent);
    expect(notes()).toEqual(["Czy chodziło Ci o anna@wp.pl?"]);
    change("client_email", "anna@wp.pl");
    expect(notes()).toEqual([]);
    expect(said).toEqual([question, "Czy chodziło Ci o anna@wp.pl?"]);
  });

  it("that is kept is not asked about again, while another one is", () => {
    const { change, note } = page();
    change("client_email", "anna@gmial.com");
    note("client_email")?.click();
    note("client_email")?.click();
    change("client_email", "anna@gmial.com");
    expect(note("client_email")).toBeNull();
    change("client_email", "ola@gmial.com");
    expect(note("client_email")?.textContent).toBe("Czy chodziło Ci o ola@gmail.com?");
  });

  it("is no longer asked about while it is changed", () => {
    const { change, get, note } = page();
    change("client_email", "anna@gmial.com");
    get("client_email").dispatchEvent(new Event("input", { bubbles: true }));
    expect(note("client_email")).toBeNull();
  });
});

describe("a tax number", () => {
  it("that is wrong is told as soon as it is complete; incomplete and guessed ones are left to the server", () => {
    const { get, type } = page();
    type("client_nip", "525244576");
    expect(getCustomError(get("client_nip"))).toBe("");
    type("client_nip", "8");
    expect(getCustomError(get("client_nip"))).toBe(
      "W tym numerze NIP jest pomyłka. Porównaj go cyfra po cyfrze.",
    );
    const other = page({ markup: formOf("") });
    other.type("client_nip", "5252445768");
    expect(getCustomError(other.get("client_nip"))).toBe("");
  });

  it("that is wrong is known before the form's own check of the field", () => {
    const { get, type } = page();
    const seen: string[] = [];
    get("client_nip").addEventListener("input", () => seen.push(getCustomError(get("client_nip"))));
    type("client_nip", "5252445768");
    expect(seen.slice(-2).map((text) => text !== "")).toEqual([false, true]);
  });

  it("that is right switches to a company once, and the shopper's own choice stays", () => {
    const { get, note, said, type, change } = page();
    type("client_nip", "5252445767");
    expect(get("firm").checked).toBe(true);
    expect(said).toEqual(["Kupujesz na firmę."]);
    note("client_nip")?.click();
    expect(get("private").checked).toBe(true);
    expect(document.activeElement?.id).toBe("private");
    change("client_nip");
    expect(get("private").checked).toBe(true);
    expect(said).toHaveLength(1);
  });
});

describe("the choice of a company by a tax number", () => {
  const RIGHT = "5252445767";
  const kind = (choice: string, nip = 'data-graphql="nip" data-region="pl"') =>
    page({ markup: `<form><p id="choice">${choice}</p>${field("nip", nip)}</form>` });
  const list = (options = "<option>private</option><option>firm</option>") =>
    `<select id="kind" name="client_type">${options}</select>`;

  it("is made in a list as the shopper would make it, and taken back with the focus in it", () => {
    const { type, note, get } = kind(list());
    const told: string[] = [];
    for (const name of ["input", "change"])
      document
        .querySelector("form")
        ?.addEventListener(
          name,
          ({ target }) => target === get("kind") && told.push(`${name} ${get("kind").value}`),
        );
    type("nip", RIGHT);
    expect(note("nip")?.parentElement?.textContent).toBe("Kupujesz na firmę.Cofnij");
    note("nip")?.click();
    expect(told).toEqual(["input firm", "change firm", "input private", "change private"]);
    expect([note("nip"), document.activeElement?.id]).toEqual([null, "kind"]);
  });

  it.each([
    ["a company already", list("<option>firm</option><option>private</option>")],
    ["no company", list("<option>private</option><option>other</option>")],
    [
      "another question",
      '<select id="kind" name="kind"><option>private</option><option>firm</option></select>',
    ],
    ["a disabled list", list().replace("<select", "<select disabled")],
    ["only a company, by a hidden field", '<input type="hidden" id="kind" name="client_type" value="firm">'],
    ["nothing", ""],
  ])("is not made where there is %s", (_, choice) => {
    const { type, said } = kind(choice);
    const before = document.querySelector<HTMLSelectElement>("#kind")?.value;
    type("nip", RIGHT);
    expect([said, document.querySelector<HTMLSelectElement>("#kind")?.value]).toEqual([[], before]);
  });

  it.each([
    'data-name="nip" data-region="pl"',
    'data-graphql="nip" data-region="pl"',
    'data-graphql="nip firm" data-region="pl"',
  ])("is made by a field with %s, and by the theme's name for the choice", (attributes) => {
    const { type, said } = kind(
      '<select data-name="type"><option>private</option><option>firm</option></select>',
      attributes,
    );
    type("nip", RIGHT);
    expect(said).toEqual(["Kupujesz na firmę."]);
  });

  it("is made by a field whose id says so, and by no other", () => {
    const choice = `<form>${list()}${field("client_nip", 'data-region="pl"')}${field("client_nip2", 'data-region="pl"')}</form>`;
    const { type, said } = page({ markup: choice });
    type("client_nip2", RIGHT);
    expect(said).toEqual([]);
    type("client_nip", RIGHT);
    expect(said).toEqual(["Kupujesz na firmę."]);
  });

  it("is not made for a number of another form, nor where the shop does not want it", () => {
    const { type, said } = kind(list());
    document.body.insertAdjacentHTML("beforeend", field("other_nip", 'data-region="pl"'));
    type("other_nip", RIGHT);
    expect(said).toEqual([]);
    const off = page({ props: { taxNumber: false } });
    off.type("client_nip", RIGHT);
    expect(off.said).toEqual([]);
  });

  it("has no note any more once the number is changed, and one note for the next number", () => {
    const { type, note, get, change } = kind(list());
    type("nip", RIGHT);
    get("nip").value = "525244576";
    change("nip");
    expect(note("nip")).not.toBeNull();
    type("nip", "");
    get("nip").dispatchEvent(new Event("input", { bubbles: true }));
    expect(note("nip")).toBeNull();
    get("kind").value = "private";
    type("nip", "7");
    expect(document.querySelectorAll(".f-note")).toHaveLength(1);
  });

  it("is made where no button is chosen yet, and taken back to none", () => {
    const { type, get, note } = kind(
      '<input type="radio" name="client_type" id="p" value="private"><input type="radio" name="client_type" id="f" value="firm">',
    );
    type("nip", RIGHT);
    const told: string[] = [];
    get("f").addEventListener("change", () => told.push(String(get("f").checked)));
    expect([get("p").checked, get("f").checked]).toEqual([false, true]);
    note("nip")?.click();
    expect([get("p").checked, get("f").checked]).toEqual([false, false]);
    expect([told, document.activeElement?.id]).toEqual([["false"], "f"]);
  });
});

describe("the help", () => {
  it("is loaded once the form has a field for it, and not when everything is off", () => {
    const { root, context, loaded } = page({ markup: "<form><input id=a></form>" });
    loadHelp(root, context);
    root.dispatchEvent(new Event("focus", { bubbles: true }));
    expect(loaded).toEqual([]);
    root.insertAdjacentHTML("beforeend", field("client_zipcode", 'data-graphql="zipcode"'));
    for (let times = 0; times < 2; times++) root.dispatchEvent(new Event("focus", { bubbles: true }));
    expect(loaded).toEqual(["helping"]);
    const off = page({ props: { shape: false, town: false, suggestEmail: false, taxNumber: false } });
    loadHelp(off.root, off.context);
    expect(off.loaded).toEqual([]);
  });
});
