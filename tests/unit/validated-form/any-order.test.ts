// @vitest-environment page
/**
 * A model test of forms (bar R31), for any sequence of actions and any order of answers. No error is shown for a value
 * that the field no longer has. No form known to be invalid is sent, and no form stays blocked.
 */
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { ClientCheck, Verdict } from "../../../runtime/contracts/client-data";
import { runs } from "../runs";
import { type Bench, GERMANY, good, POLAND, validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

/** Simple server rules; each depends on everything in its request. */
function verdictOn({ type, value, country, other }: ClientCheck): Verdict {
  switch (type) {
    case "firstname":
      return value.includes("!") ? wrong("illegal_characters_client_firstname") : good;
    case "firm":
      return value.includes("!") ? wrong("no_firmname") : good;
    case "street":
      return !value.startsWith("u")
        ? wrong("no_street")
        : /\d/.test(value)
          ? good
          : wrong("no_street_number");
    case "zipcode":
      return (country === POLAND ? /^\d\d-\d{3}$/ : /^\d{5}$/).test(value)
        ? good
        : wrong("incorect_zipcode", "format");
    case "nip":
      return value.endsWith(country === POLAND ? "0" : "1") ? good : wrong("incorect_nip");
    case "phone":
      return value.startsWith(country === POLAND ? "+48" : "+49") ? good : wrong("incorect_phone");
    case "email":
      return value.includes("@") ? good : wrong("incorect_email");
    case "login":
      if (value === "anna") return wrong("login_taken");
      return other === value ? wrong("login_equals_password") : good;
    case "password":
      return other === value ? wrong("login_equals_password") : good;
    default:
      return good;
  }
}

const values: Readonly<Record<string, readonly string[]>> = {
  client_firstname: ["", "Ala", "Ola!", "Ala1"],
  client_firm: ["", "ab", "abc", "ab!", "abcdefghi"],
  client_street: ["", "u", "u 1", "x"],
  client_street_number: ["", "5"],
  client_zipcode: ["", "80-001", "10115", "x"],
  client_nip: ["", "10", "11"],
  client_phone_prefix: ["+48", "+49"],
  client_phone: ["", "500600700", "1"],
  client_email: ["", "a@b.pl", "a"],
  client_login: ["", "anna", "marek77", "tajnehaslo"],
  client_password: ["", "abc", "tajnehaslo", "innehaslo"],
};
const rights: Readonly<Record<string, string>> = {
  client_firstname: "Ala",
  client_firm: "abc",
  client_street: "u",
  client_street_number: "5",
  client_zipcode: "80-001",
  client_nip: "10",
  client_phone_prefix: "+48",
  client_phone: "500600700",
  client_email: "a@b.pl",
  client_login: "marek77",
  client_password: "innehaslo",
};
const ids = Object.keys(values);

type Command = { readonly name: string; run(bench: Bench): Promise<void> | void };
const command = (name: string, run: Command["run"]): Command => ({ name, run });

/** As a script of the page does, which hides a part of the form. */
const disable = (of: Bench, id: string, isDisabled: boolean) =>
  void of.get(id).toggleAttribute("disabled", isDisabled);

/** Types into only a few fields, because combinations that are rare among all of them are common among three. */
const typing = (few: readonly string[]) =>
  fc
    .constantFrom(...few)
    .chain((id) =>
      fc
        .constantFrom(...(values[id] ?? []))
        .map((value) => command(`${id} = "${value}"`, (of) => of.type(id, value))),
    );
const commands = (few: readonly string[]): fc.Arbitrary<Command> =>
  fc.oneof(
    { weight: 8, arbitrary: typing(few) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(POLAND, GERMANY)
        .map((country) => command(`country ${country}`, (of) => of.change("client_region", country))),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...few)
        .chain((id) =>
          fc
            .boolean()
            .map((on) => command(`${id} ${on ? "disabled" : "enabled"}`, (of) => disable(of, id, on))),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.boolean().map((on) => command(`terms ${on}`, (of) => of.check("terms_agree", on))),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom("1", "2")
        .map((button) => command(`submit ${button}`, (of) => of.submit(button))),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(0, 100, 499, 500, 700).map((ms) => command(`${ms} ms`, (of) => of.pass(ms))),
    },
    {
      weight: 8,
      arbitrary: fc.tuple(fc.nat(4), fc.integer({ min: 0, max: 5 })).map(([index, luck]) =>
        command(`answer ${index}${luck ? "" : " (lost)"}`, (of) => {
          const asked = of.asked[index % Math.max(1, of.asked.length)];
          asked?.answer(asked.checks.map((check) => (luck ? verdictOn(check) : null)));
        }),
      ),
    },
  );

/** Whether the field's current value is invalid, by the server's or the form's own rules. */
function isWrongNow(of: Bench, id: string): boolean {
  const value = (name: string) => of.get(name).value;
  const field = of.get(id);
  const own = value(id);
  if (field.disabled) return false;
  if (id === "terms_agree") return !field.checked;
  if (own === "") {
    const street = `${value("client_street")} `;
    return field.required || (id === "client_street_number" && street.startsWith("u") && !/\d/.test(street));
  }
  const country = field.getAttribute("data-region") ?? "";
  const check = (type: string, asked: string, other?: string) =>
    verdictOn({ id, type, value: asked, country, other }).messages.length > 0;
  switch (id) {
    case "client_firstname":
      return /\d/.test(own) || check("firstname", own);
    case "client_firm":
      return own.length < 3 || own.length > 8 || check("firm", own);
    case "client_street": {
      const whole = `${own} ${value("client_street_number")}`;
      // A number that takes no part cannot show that it is missing.
      const isShownHere = !whole.startsWith("u") || of.get("client_street_number").disabled;
      return check("street", whole) && isShownHere;
    }
    case "client_street_number":
      return false; // a number always contains a digit
    case "client_phone":
      return check("phone", value("client_phone_prefix") + own);
    case "client_login":
      return own === "anna";
    case "client_password":
      return own.length < 6 || own === value("client_login");
    default:
      return check(id.replace("client_", ""), own);
  }
}
const shown = ["terms_agree", ...ids.filter((id) => id !== "client_phone_prefix")];

const holds = (of: Bench, sentBefore: number) => {
  for (const id of shown) if (of.state(id) === "error") expect([id, isWrongNow(of, id)]).toEqual([id, true]);
  if (of.sent.length > sentBefore) expect(shown.filter((id) => of.state(id) === "error")).toEqual([]);
};

const settle = async (of: Bench) => {
  for (let round = 0; round < 12; round++) {
    await of.pass(600);
    for (const asked of [...of.asked]) asked.answer(asked.checks.map(verdictOn));
    await of.pass(0);
  }
};

const journeys = fc
  .subarray([...ids], { minLength: 1, maxLength: 3 })
  .chain((few) => fc.array(commands(few), { minLength: 1, maxLength: 30 }));

it("a form never shows an error for another value, never sends invalid data, and never stays blocked", async () => {
  await fc.assert(
    fc.asyncProperty(journeys, async (list) => {
      const of = validated();
      // Starts with a valid form, so that one edit is enough to make it invalid.
      for (const id of ids) of.get(id).value = rights[id] ?? "";
      of.get("terms_agree").checked = true;
      for (const { run } of list) {
        const before = of.sent.length;
        await run(of);
        await of.pass(0);
        holds(of, before);
      }
      await settle(of);
      holds(of, of.sent.length);
      // After all errors are corrected, the form is sent once, by the pressed button.
      of.change("client_region", POLAND);
      for (const id of ids) disable(of, id, false);
      for (const id of ids) of.type(id, rights[id] ?? "");
      of.check("terms_agree", true);
      const before = of.sent.length;
      of.submit("2");
      await settle(of);
      expect(of.sent.slice(before)).toEqual(["2"]);
      of.end();
    }),
    runs(0.1),
  );
}, 120_000);

it("this test detects an error that is shown for a replaced value", () => {
  const of = validated();
  of.type("client_firstname", "Ala");
  of.get("client_firstname").closest(".f-feedback")?.classList.add("--error");
  expect(() => holds(of, 0)).toThrow();
});
