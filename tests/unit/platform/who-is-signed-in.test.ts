// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerOf } from "../../../runtime/platform/customer";
import { runs } from "../runs";

const said = (user: unknown) => customerOf({ response: { basket: { user } } });
const guest = { status: "guest", login: "" };

describe("the customer in the Basket block", () => {
  it.each([
    ["a login that is signed in", { login: "anna", logged: true }, { status: "signed-in", login: "anna" }],
    ["a login and a number", { login: "anna", logged: 1 }, { status: "signed-in", login: "anna" }],
    ["a login alone", { login: "anna@sklep.test" }, { status: "signed-in", login: "anna@sklep.test" }],
    ["a login that is not signed in", { login: "anna", logged: false }, guest],
    ["a login with the text of no", { login: "anna", logged: "0" }, guest],
    ["an empty login", { login: "" }, guest],
    ["an empty object", {}, guest],
    ["an empty list, as PHP writes an object without keys", [], guest],
    ["null", null, guest],
    ["false", false, guest],
    ["references", { login: "anna &amp; jan" }, { status: "signed-in", login: "anna & jan" }],
    ["a login of another type", { login: { html: "<b>" }, logged: true }, { status: "signed-in", login: "" }],
  ])("is read from %s", (_, user, expected) => expect(said(user)).toEqual(expected));

  it.each([
    ["a block without the part", { response: { basket: { products: [] } } }],
    ["a block without a basket", { response: {} }],
    ["no block", undefined],
    ["a list of something", { response: { basket: { user: ["anna"] } } }],
    ["a text", { response: { basket: { user: "anna" } } }],
    ["a number", { response: { basket: { user: 7 } } }],
  ])("is unknown from %s", (_, block) => expect(customerOf(block)).toBeNull());

  it("is always a status and a text of bounded length", () => {
    fc.assert(
      fc.property(fc.anything(), (user) => {
        const customer = said(user);
        if (!customer) return;
        expect(Object.keys(customer).sort()).toEqual(["login", "status"]);
        expect(["guest", "signed-in"]).toContain(customer.status);
        expect(typeof customer.login).toBe("string");
        expect(customer.login.length).toBeLessThanOrEqual(254);
      }),
      runs(),
    );
  });
});
