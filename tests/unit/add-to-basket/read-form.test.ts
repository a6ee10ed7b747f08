// @vitest-environment page
import { describe, expect, it } from "vitest";
import { quantityField, readForm, readQuantity } from "../../../islands/add-to-basket/read-form";

function form(fields: string, around = ""): HTMLFormElement {
  document.body.innerHTML = `<form id="f" action="/basketchange.php">${fields}</form>${around}`;
  return document.querySelector("form") as HTMLFormElement;
}
const PLAIN = `<input name="product" value="12"><input name="size" value="uniw"><input name="number" value="2">`;

describe("a product form", () => {
  it("is read as a product, a size and a quantity", () =>
    expect(readForm(form(PLAIN), null)).toEqual({ id: "12", size: "uniw", quantity: 2, fields: {} }));

  it("may have its fields outside of it", () => {
    const outside = `<input name="number" value="3" form="f"><input name="additional" value="x" form="f">`;
    const inside = `<input name="product" value="12"><input name="size" value="uniw">`;
    expect(readForm(form(inside, outside), null)).toMatchObject({ quantity: 3, fields: { additional: "x" } });
  });

  it("passes on its other fields and the pressed button, but not what the platform layer sets", () => {
    const more = `<input name="mode" value="1"><input name="getAjax" value="true"><input name="additional" value="grawer">`;
    const one = form(`${PLAIN}${more}<button name="how" value="now">Kup</button>`);
    expect(readForm(one, one.querySelector("button"))?.fields).toEqual({ additional: "grawer", how: "now" });
    expect(readForm(one, null)?.fields).toEqual({ additional: "grawer" });
  });

  it("uses the last of several fields with one name, as the server does", () =>
    expect(
      readForm(form(`${PLAIN}<select name="size"><option value="7" selected></select>`), null)?.size,
    ).toBe("7"));

  it("has no quantity when no field is above zero, and the shopper must correct it", () => {
    for (const value of ["", "0", "-1", "dwa", "Infinity"]) {
      const fields = PLAIN.replace('value="2"', `value="${value}"`);
      expect(readForm(form(fields), null)?.quantity).toBeNaN();
    }
  });

  it.each([
    ["no product", PLAIN.replace('name="product"', "")],
    ["an empty product", PLAIN.replace('value="12"', 'value=""')],
    ["no size", PLAIN.replace('name="size"', "")],
    ["a size that is not chosen", PLAIN.replace('value="uniw"', 'value=""')],
    ["no quantity", PLAIN.replace('name="number"', "")],
    ["several products", `${PLAIN}<input name="product[1]" value="13">`],
    ["a subscription", `${PLAIN}<input name="subscription" value="1">`],
    ["points instead of money", `${PLAIN}<input name="forpoints" value="1">`],
    ["an exchange", `${PLAIN}<input name="exchange_id" value="7"><input name="change" value="change">`],
  ])("with %s is left to the browser", (_, fields) => expect(readForm(form(fields), null)).toBeNull());

  it("is a plain form when the shopper chooses no subscription", () => {
    const none = `<input name="subscription" value="0"><input name="days_in_period" value="30">`;
    expect(readForm(form(PLAIN + none), null)?.fields).toEqual({});
  });

  it.each(["formaction", "formmethod", "formtarget"])(
    "sent by a button with %s is left to the browser",
    (attribute) => {
      const one = form(`${PLAIN}<button ${attribute}="x">Kup</button>`);
      expect(readForm(one, one.querySelector("button"))).toBeNull();
    },
  );

  it("with hostile field names is still read", () => {
    const names = ["elements", "submit", "action", "id", "method", "reset", "__proto__", "constructor"];
    const one = form(PLAIN + names.map((name) => `<input name="${name}" value="1">`).join(""));
    expect(readForm(one, null)).toMatchObject({ id: "12", quantity: 2 });
    expect(Object.keys(readForm(one, null)?.fields ?? {})).toEqual(names);
    expect(quantityField(one)?.value).toBe("2");
  });
});

describe("a quantity", () => {
  it.each([
    ["1", 1],
    ["1,5", 1.5],
    [" 2.25 ", 2.25],
    ["", Number.NaN],
    ["0", Number.NaN],
    ["-3", Number.NaN],
    ["x", Number.NaN],
  ])("%j is %d", (text, quantity) => expect(readQuantity(text)).toBe(quantity));
});
