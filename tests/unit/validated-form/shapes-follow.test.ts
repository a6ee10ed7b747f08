// @vitest-environment page
/** Shapes and verdicts of our own code are taken back with the country or the prefix that they followed from. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { helpWhileTyping } from "../../../islands/validated-form/helping";
import { getCustomError } from "../../../runtime/forms/custom-error";
import { FIELD_SET } from "../../../runtime/forms/field-set";
import { endHelp, field, formOf, page, trusted } from "./helping-support";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endHelp();
  vi.useRealTimers();
});

/** A form whose country follows from its list alone. */
const FORM = formOf().replaceAll(/ data-region="\d+"/g, "");
const choose = (of: ReturnType<typeof page>, label: string, type = "change") => {
  const list = of.get("client_region") as unknown as HTMLSelectElement;
  list.selectedIndex = [...list.options].findIndex(({ text }) => text === label);
  list.dispatchEvent(trusted(new Event(type, { bubbles: true })));
  vi.runAllTimers();
};

describe("a postal code", () => {
  it.each([
    ["10115", "Niemcy", "10-115", "10115"],
    ["11000", "Czechy", "11-000", "110 00"],
    ["00950", "Polska", "00-950", "00-950"],
  ])("%s, typed before %s is chosen, is right for the country", (typed, country, before, after) => {
    const of = page({ markup: FORM });
    of.type("client_zipcode", typed);
    expect(of.get("client_zipcode").value).toBe(before);
    choose(of, country);
    expect(of.get("client_zipcode").value).toBe(after);
    choose(of, "Polska");
    expect(of.get("client_zipcode").value).toBe(before);
  });

  it("gets its own blank back that was filled in", () => {
    const of = page({ markup: FORM });
    of.change("client_zipcode", "110 00");
    expect(of.get("client_zipcode").value).toBe("11-000");
    choose(of, "Czechy");
    expect(of.get("client_zipcode").value).toBe("110 00");
  });

  it("follows a choice without an event of the browser, and a country that the page's script writes", async () => {
    const of = page({ markup: FORM });
    of.type("client_zipcode", "10115");
    choose(of, "Niemcy", FIELD_SET);
    expect(of.get("client_zipcode").value).toBe("10115");
  });

  it("that the shopper has written with a separator stays", () => {
    const of = page({ markup: FORM });
    choose(of, "Niemcy");
    of.type("client_zipcode", "10 115");
    choose(of, "Polska");
    expect(of.get("client_zipcode").value).toBe("10 115");
  });

  it("of another country, shaped after it was left, is whole digits again where codes have letters", () => {
    const of = page({ markup: FORM.replace("Niemcy", "Wielka Brytania") });
    of.type("client_zipcode", "10115");
    choose(of, "Wielka Brytania");
    expect(of.get("client_zipcode").value).toBe("10115");
  });
});

describe("a phone", () => {
  const PHONE = `<form>${field("prefix", 'data-graphql="phone" data-concat-to="#phone" value="+48"')}
    ${field("phone", 'data-graphql="phone" data-concat-from="#prefix" type="tel"')}</form>`;
  const prefixed = (of: ReturnType<typeof page>, prefix: string) => {
    of.change("prefix", prefix);
    vi.runAllTimers();
    return of.get("phone").value;
  };

  it("has groups when it is whole, and loses them with its last digit or its prefix", () => {
    const of = page({ markup: PHONE });
    of.type("phone", "60010020");
    expect(of.get("phone").value).toBe("60010020");
    of.type("phone", "0");
    expect(of.get("phone").value).toBe("600 100 200");
    of.type("phone", "1");
    expect(of.get("phone").value).toBe("6001002001");
    of.get("phone").value = "";
    of.type("phone", "600100200");
    expect(prefixed(of, "+49")).toBe("600100200");
    expect(prefixed(of, "+48")).toBe("600 100 200");
  });

  it("of three digits stays as it is", () => {
    const of = page({ markup: PHONE });
    of.type("phone", "123");
    expect(of.get("phone").value).toBe("123");
  });
});

describe("a value from before the help", () => {
  it("is shaped, judged and asked about as if it were typed", () => {
    const { root, context, get, note } = page({ markup: FORM });
    endHelp();
    get("client_zipcode").value = "00950";
    get("client_phone").value = "600100200";
    get("client_email").value = "anna@gmial.com";
    get("client_nip").value = "5252445768";
    helpWhileTyping(root, { ...context, signal: new AbortController().signal });
    expect(get("client_zipcode").value).toBe("00-950");
    expect(note("client_email")?.textContent).toContain("anna@gmail.com");
    expect(getCustomError(get("client_nip"))).not.toBe("");
  });

  it("of a right tax number switches to a company", () => {
    const { root, context, get } = page({ markup: FORM });
    endHelp();
    get("client_nip").value = "5252445767";
    helpWhileTyping(root, { ...context, signal: new AbortController().signal });
    expect(get("firm").checked).toBe(true);
  });
});

describe("the error of a tax number", () => {
  it("ends with the country that it depended on, and comes back with it", () => {
    const of = page({ markup: FORM });
    of.type("client_nip", "5261040829");
    const error = () => getCustomError(of.get("client_nip"));
    expect(error()).not.toBe("");
    choose(of, "Czechy");
    expect(error()).toBe("");
    choose(of, "Polska");
    expect(error()).not.toBe("");
    endHelp();
    expect(error()).toBe("");
  });
});
