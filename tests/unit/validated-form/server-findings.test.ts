// @vitest-environment page
/** What the server is asked about a field, and which fields its answer is about. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkOf, findingsOf } from "../../../islands/validated-form/server";
import { GERMANY, good, POLAND, validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

const FORM = `<form class="cop">
  <p class="f-feedback"><input id="street" class="f-control --validate" data-graphql="street" data-concat-from="#number" data-region="${POLAND}"></p>
  <p class="f-feedback"><input id="number" class="f-control --validate" data-concat-to="#street"></p>
  <p class="f-feedback"><input id="lone" class="f-control --validate" data-graphql="street"></p>
  <p class="f-feedback"><input id="login" class="f-control --validate" data-graphql="login" data-concat-password="#password"></p>
  <p class="f-feedback"><input id="password" class="f-control --validate" data-graphql="password" data-concat-login="#login"></p>
  <p class="f-feedback"><input id="city" class="f-control --validate" data-graphql="city" data-region="?"></p>
  <button value="1">Wyślij</button></form>`;
const get = (id: string) => document.getElementById(id) as HTMLInputElement;
const show = (values: Record<string, string> = {}) => {
  document.body.innerHTML = FORM;
  for (const [id, value] of Object.entries(values)) get(id).value = value;
  return document.forms[0] as HTMLFormElement;
};

describe("the question about", () => {
  const asked = (id: string, values: Record<string, string>) => checkOf(show(values), get(id), () => {});

  it("a street contains its house number and its country", () =>
    expect(asked("street", { street: "Długa", number: "5" })).toEqual({
      id: "street",
      type: "street",
      value: "Długa 5",
      country: POLAND,
      other: undefined,
    }));

  it("a street without a field for the number ends with a blank", () =>
    expect(asked("lone", { lone: "Długa" })).toMatchObject({ value: "Długa ", country: "" }));

  it("a login contains the password, and about a password the login", () => {
    const values = { login: "anna", password: "tajne1" };
    expect(asked("login", values)).toMatchObject({ value: "anna", other: "tajne1" });
    expect(asked("password", values)).toMatchObject({ value: "tajne1", other: "anna" });
  });

  it("a field with an invalid country has none, which is reported once per page", () => {
    const fail = vi.fn();
    const root = show({ city: "Łódź" });
    for (let times = 0; times < 2; times++)
      expect(checkOf(root, get("city"), fail)).toMatchObject({ value: "Łódź", country: "" });
    expect(fail.mock.calls.map(([phase, error]) => [phase, (error as Error).message])).toEqual([
      ["async", 'The data-region of the field "city" is not a region code, so it is ignored.'],
    ]);
  });
});

describe("the answer about", () => {
  const found = (id: string, type: string, codes: string[], other?: string) => {
    const root = document.forms[0] as HTMLFormElement;
    return findingsOf(root, get(id), { id, type, value: "", other }, wrong(...codes)).map(
      ([control, messages]) => [control.id, ...messages.map(({ code }) => code)],
    );
  };

  it.each([
    ["street", [], [["street"], ["number"]]],
    ["street", ["no_street"], [["street", "no_street"]]],
    ["street", ["no_street_number"], [["street"], ["number", "no_street_number"]]],
    ["street", ["no_street", "no_street_number"], [["street", "no_street", "no_street_number"]]],
    ["lone", ["no_street_number"], [["lone", "no_street_number"]]],
    ["lone", [], [["lone"]]],
  ])("a street is about its number when that is missing: %s %j", (id, codes, findings) => {
    show();
    expect(found(id, "street", codes)).toEqual(findings);
  });

  it.each([
    ["tajne1", [], [["login"], ["password"]]],
    ["tajne1", ["login_taken"], [["login", "login_taken"], ["password"]]],
    ["tajne1", ["password_to_short"], [["login"], ["password", "password_to_short"]]],
    [
      "tajne1",
      ["login_taken", "login_equals_password"],
      [
        ["login", "login_taken"],
        ["password", "login_equals_password"],
      ],
    ],
    ["starehaslo", ["password_to_short"], [["login"]]],
    [undefined, [], [["login"]]],
  ])("a login is also about the password that it was asked with (%s): %j", (other, codes, findings) => {
    show({ password: "tajne1" });
    expect(found("login", "login", codes, other)).toEqual(findings);
  });

  it.each([
    [["login_taken"], [["password"]]],
    [["login_taken", "password_to_short"], [["password", "password_to_short"]]],
    [["login_equals_password"], [["password", "login_equals_password"]]],
    [["brand_new"], [["password", "brand_new"]]],
  ])("a password leaves the login's faults out: %j", (codes, findings) => {
    show();
    expect(found("password", "password", codes)).toEqual(findings);
  });

  it("any other field is about that field alone", () => {
    show();
    const codes = ["no_city", "login_taken", "password_to_short"];
    expect(found("city", "city", codes)).toEqual([["city", ...codes]]);
  });
});

describe("an answer about two fields", () => {
  const ask = async (values: Record<string, string>, id: string, codes: string[], more = FORM) => {
    const of = validated(more);
    for (const [name, value] of Object.entries(values)) of.get(name).value = value;
    of.type(id, of.get(id).value);
    await of.pass(500);
    of.asked[0]?.answer([codes.length ? wrong(...codes) : good]);
    await of.pass(0);
    return of;
  };

  it("makes the house number wrong, and the street right", async () => {
    const of = await ask({ street: "Długa" }, "street", ["no_street_number"]);
    expect([of.state("street"), of.state("number"), of.message("number")]).toEqual([
      "success",
      "error",
      "Podaj nr domu.",
    ]);
  });

  it("says at the street that the number is missing, where the number is not validated", async () => {
    const form = FORM.replace('id="number" class="f-control --validate"', 'id="number"');
    const of = await ask({ street: "Długa" }, "street", ["no_street_number"], form);
    expect([of.state("street"), of.message("street")]).toEqual(["error", "Podaj nr domu."]);
  });

  it("says nothing about a number that is empty, or that is wrong by itself", async () => {
    const empty = await ask({ street: "Długa 5" }, "street", []);
    expect([empty.state("street"), empty.state("number")]).toEqual(["success", "neutral"]);
    const short = FORM.replace('id="number"', 'id="number" minlength="3"');
    const of = await ask({ street: "Długa 5", number: "5" }, "street", [], short);
    expect([of.state("street"), of.state("number")]).toEqual(["success", "neutral"]);
  });

  it("makes a filled-in number right", async () => {
    const of = await ask({ street: "Długa", number: "5" }, "street", []);
    expect([of.state("street"), of.state("number")]).toEqual(["success", "success"]);
  });

  it("about one of them is dropped when the other has changed meanwhile", async () => {
    const of = validated(FORM);
    of.get("street").value = "Długa";
    of.type("street", "Długa");
    await of.pass(500);
    of.get("number").value = "5";
    of.asked[0]?.answer([wrong("no_street_number")]);
    await of.pass(0);
    expect([of.state("street"), of.state("number")]).toEqual(["neutral", "neutral"]);
    of.get("street").dataset.region = GERMANY;
    await of.pass(0);
    expect(of.asked[0]?.checks).toMatchObject([{ value: "Długa 5", country: GERMANY }]);
  });

  it("proposes a login", async () => {
    const of = validated(FORM);
    of.type("login", "anna");
    await of.pass(500);
    of.asked[0]?.answer([{ ...wrong("login_taken_login_propose"), proposedLogin: "anna7" }]);
    await of.pass(0);
    expect(of.message("login")).toBe("Podany login jest już zajęty.Proponowany login: anna7");
  });
});
